// Cuts the input into numbered chunks.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "pipeline/s2_cut/chunk.h"
#include "pipeline/s2_cut/framing.h"

namespace tandem::pipeline {

class Cut {
 public:
  /// size: of the input if it is known.
  Cut(const Framing& framing, std::optional<std::uint64_t> size);

  /// Makes `chunk` the next slice: index, offset, the bytes that it should have (less at the end of a known size),
  /// whether it is the last of a known size; nothing to run yet. Returns false past the end of a known size. Any thread
  /// may call it: the first to ask gets the lower index.
  bool next(Chunk& chunk);

  /// Returns the number of chunks that a known size has.
  [[nodiscard]] std::optional<std::uint64_t> chunks() const { return chunks_; }

 private:
  std::size_t chunk_bytes_;
  std::optional<std::uint64_t> size_;
  std::optional<std::uint64_t> chunks_;
  std::atomic<std::uint64_t> next_index_{0};
};

}  // namespace tandem::pipeline
