// The stub source: input without a file, for measurement.
#pragma once

#include <vector>

#include "pipeline/s1_read/source.h"

namespace tandem::pipeline {

/// `bytes` bytes of value `value`. Costs nothing to read: every read lends the same memory.
class ConstantSource final : public Source {
 public:
  /// chunk_bytes: most bytes that one read will ask for.
  ConstantSource(std::uint64_t bytes, std::size_t chunk_bytes, std::uint8_t value)
      : bytes_(bytes), block_(chunk_bytes, value) {}

  [[nodiscard]] std::optional<std::uint64_t> size() const override { return bytes_; }
  ReadResult read(std::uint64_t /*offset*/, Pieces into) override {
    return {.bytes = into.bytes(), .lent = block_.data()};
  }

 private:
  std::uint64_t bytes_;
  std::vector<std::uint8_t> block_;
};

}  // namespace tandem::pipeline
