// The place that data comes from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "pipeline/pieces.h"

namespace tandem::pipeline {

/// The result of a read.
struct ReadResult {
  std::size_t bytes = 0;
  /// Null if the caller's memory holds the data; otherwise they are in one piece in the source's own, which stays
  /// unchanged while the source lives.
  const std::uint8_t* lent = nullptr;
  int os_error = 0;  ///< errno; then nothing else counts
};

/// Input of a pipeline. Does not throw.
class Source {
 public:
  Source() = default;
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  virtual ~Source() = default;

  /// Returns the bytes in total, if that is known before reading. A source that knows can be read at any offset below
  /// it by several threads at once; the others are read by one thread, in order, without gaps.
  [[nodiscard]] virtual std::optional<std::uint64_t> size() const = 0;

  /// Reads at byte `offset` as much as `into` holds; less only where the input ends.
  virtual ReadResult read(std::uint64_t offset, Pieces into) = 0;
};

}  // namespace tandem::pipeline
