// A part of another source.
#pragma once

#include "pipeline/s1_read/source.h"

namespace tandem::pipeline {

/// A source of `bytes` bytes from `base` on of a source that knows its size.
class WindowSource final : public Source {
 public:
  /// whole: outlives the window, which lies within it.
  WindowSource(Source& whole, std::uint64_t base, std::uint64_t bytes) : whole_(whole), base_(base), bytes_(bytes) {}

  [[nodiscard]] std::optional<std::uint64_t> size() const override { return bytes_; }
  ReadResult read(std::uint64_t offset, Pieces into) override { return whole_.read(base_ + offset, into); }

 private:
  Source& whole_;
  std::uint64_t base_;
  std::uint64_t bytes_;
};

}  // namespace tandem::pipeline
