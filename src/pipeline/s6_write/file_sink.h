// A regular file as a sink.
#pragma once

#include "pipeline/s6_write/sink.h"

namespace tandem::pipeline {

/// Writes with pwritev, which several threads may do at once. Why not mmap or io_uring: docs/adr/0001-file-io.md.
class FileSink final : public Sink {
 public:
  /// fd: regular file open for writing without O_APPEND, not owned.
  explicit FileSink(int fd) : fd_(fd) {}

  [[nodiscard]] bool random_access() const override { return true; }
  [[nodiscard]] int write(std::uint64_t offset, Pieces data) override;

 private:
  int fd_;
};

}  // namespace tandem::pipeline
