// A pipe, socket, terminal, device or redirected file as a sink.
#pragma once

#include <cstddef>

#include "pipeline/event.h"
#include "pipeline/s6_write/sink.h"

namespace tandem::pipeline {

/// Writes in order; a write in progress returns ECANCELED as soon as `stop` is set, whether or not the other end reads.
/// The process must ignore SIGPIPE; a closed other end is then EPIPE.
class StreamSink final : public Sink {
 public:
  /// fd: open for writing, not owned, blocking or not.
  StreamSink(int fd, const Event& stop);
  ~StreamSink() override;

  [[nodiscard]] bool random_access() const override { return false; }
  [[nodiscard]] int write(std::uint64_t offset, Pieces data) override;

 private:
  int fd_;
  /// The pipe or device of `fd_`, opened once more without blocking, so that processes that share `fd_` keep its mode;
  /// or -1.
  int nonblocking_fd_;
  std::size_t most_bytes_;  ///< per write(2)
  const Event& stop_;
};

}  // namespace tandem::pipeline
