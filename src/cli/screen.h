// Output that appears on a terminal at once.
#pragma once

#include <vector>

#include "pipeline/s6_write/sink.h"

namespace tandem::cli {

/// Holds the output back until it is complete, and shows it only if it is a short text: text that others have
/// encrypted must not send control characters to a terminal, and what is typed must not stand between its lines.
class Screen final : public pipeline::Sink {
 public:
  static constexpr std::size_t kMaxBytes = std::size_t{1} << 20;

  /// terminal: shows the text; outlives this.
  explicit Screen(pipeline::Sink& terminal) : terminal_(terminal) {}
  /// Wipes the text.
  ~Screen() override;

  [[nodiscard]] bool random_access() const override { return false; }
  /// Returns EFBIG beyond kMaxBytes.
  [[nodiscard]] int write(std::uint64_t offset, pipeline::Pieces data) override;

  /// Returns whether there are no control characters but tabs and line ends.
  [[nodiscard]] bool is_text() const;
  /// Returns 0 or errno.
  [[nodiscard]] int show();

 private:
  pipeline::Sink& terminal_;
  std::vector<std::uint8_t> text_;
};

}  // namespace tandem::cli
