// A regular file as a source.
#pragma once

#include "pipeline/s1_read/source.h"

namespace tandem::pipeline {

/// Reads with preadv, which several threads may do at once. Why not mmap or io_uring: docs/adr/0001-file-io.md.
class FileSource final : public Source {
 public:
  /// fd: open regular file, not owned. base: where in the file the input begins; bytes: how long it is.
  FileSource(int fd, std::uint64_t base, std::uint64_t bytes) : fd_(fd), base_(base), bytes_(bytes) {}

  [[nodiscard]] std::optional<std::uint64_t> size() const override { return bytes_; }
  ReadResult read(std::uint64_t offset, Pieces into) override;

 private:
  int fd_;
  std::uint64_t base_;
  std::uint64_t bytes_;
};

}  // namespace tandem::pipeline
