// A regular file as a source.
#pragma once

#include <atomic>

#include "pipeline/s1_read/source.h"

namespace tandem::pipeline {

/// Reads with preadv, which several threads may do at once. Why not mmap or io_uring: docs/adr/0001-file-io.md.
class FileSource final : public Source {
 public:
  /// fd: open regular file, not owned. base: where in the file the input begins; bytes: how long it is.
  FileSource(int fd, std::uint64_t base, std::uint64_t bytes) : fd_(fd), base_(base), bytes_(bytes) {}

  [[nodiscard]] std::optional<std::uint64_t> size() const override { return bytes_; }
  ReadResult read(std::uint64_t offset, Pieces into) override;

  /// Returns where in the file the input ends that has been read: behind the last byte, whatever was left out before
  /// it.
  [[nodiscard]] std::uint64_t read_to() const { return base_ + read_bytes_; }

 private:
  int fd_;
  std::uint64_t base_;
  std::uint64_t bytes_;
  std::atomic<std::uint64_t> read_bytes_{0};  ///< of the input, up to the last that was read
};

}  // namespace tandem::pipeline
