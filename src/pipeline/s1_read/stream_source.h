// A pipe, socket, terminal or device as a source.
#pragma once

#include "pipeline/event.h"
#include "pipeline/s1_read/source.h"

namespace tandem::pipeline {

/// Reads in order until the end of the stream, and then no more: a terminal that is asked again wants a second Ctrl-D.
/// A read in progress returns ECANCELED as soon as `stop` is set.
class StreamSource final : public Source {
 public:
  /// fd: open for reading, not owned, blocking or not.
  StreamSource(int fd, const Event& stop) : fd_(fd), stop_(stop) { widen_pipe(fd); }

  [[nodiscard]] std::optional<std::uint64_t> size() const override { return std::nullopt; }
  ReadResult read(std::uint64_t offset, Pieces into) override;

 private:
  int fd_;
  const Event& stop_;
  bool ended_ = false;
};

}  // namespace tandem::pipeline
