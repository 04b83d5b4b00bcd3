// A new regular file as a sink, with holes where the data are zero.
#pragma once

#include <atomic>
#include <cstdint>

#include "pipeline/s6_write/file_sink.h"
#include "pipeline/s6_write/sink.h"

namespace tandem::pipeline {

/// Leaves out blocks of zeros: kBlockBytes long, and as far from the file's beginning as a multiple of that.
class SparseSink final : public Sink {
 public:
  /// Pages of most machines and blocks of most file systems; one that has larger blocks fills them up with zeros.
  static constexpr std::size_t kBlockBytes = 4096;

  /// fd: as FileSink takes it, of a file without content.
  explicit SparseSink(int fd) : fd_(fd), file_(fd) {}

  [[nodiscard]] bool random_access() const override { return true; }
  [[nodiscard]] int write(std::uint64_t offset, Pieces data) override;

  /// Gives the file its length where it ends with a hole. Once all is written. Returns 0 or errno.
  [[nodiscard]] int finish();

 private:
  /// Returns how many bytes at the front of `data`, at `offset`, are to be written, or (`zero`) left out.
  static std::size_t run_at(std::uint64_t offset, const Pieces& data, bool& zero);

  int fd_;
  FileSink file_;
  std::atomic<std::uint64_t> end_{0};  ///< of what has been written or left out
};

}  // namespace tandem::pipeline
