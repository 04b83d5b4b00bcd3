// Text that is pasted or typed at a terminal, as a source.
#pragma once

#include <string>
#include <string_view>

#include "pipeline/event.h"
#include "pipeline/s1_read/source.h"

namespace tandem::pipeline {

/// The text ends behind its last line, or where Ctrl-D says so. The first read returns once all of it is there, so that
/// nothing that is shown or asked for comes between its lines; text of more than kHeldBytes is a stream.
///
/// A read in progress returns ECANCELED as soon as `stop` is set.
class TypedSource final : public Source {
 public:
  static constexpr std::size_t kHeldBytes = std::size_t{16} << 20;

  /// fd: a terminal, not owned. last_line: without its line end; outlives this. What has been typed behind it by then
  /// is thrown away, or it would be taken for an answer or a command.
  TypedSource(int fd, std::string_view last_line, const Event& stop) : fd_(fd), last_line_(last_line), stop_(stop) {}

  [[nodiscard]] std::optional<std::uint64_t> size() const override { return std::nullopt; }
  ReadResult read(std::uint64_t offset, Pieces into) override;

 private:
  /// Appends what one call to the system gives. Returns 0 or errno.
  int read_some();
  void forget_given();
  /// Returns whether the last line is among the lines that begin at `line_`.
  bool find_last_line();

  int fd_;
  std::string_view last_line_;
  const Event& stop_;
  std::string text_;
  std::size_t line_ = 0;   ///< where in text_ the newest line begins
  std::size_t given_ = 0;  ///< of text_
  bool ended_ = false;
};

}  // namespace tandem::pipeline
