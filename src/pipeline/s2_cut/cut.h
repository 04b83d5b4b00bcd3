// Cuts the input into numbered chunks and writes each one's task.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "pipeline/s2_cut/chunk.h"
#include "pipeline/s2_cut/keystream.h"

namespace tandem::pipeline {

class Cut {
 public:
  /// keystream: outlives the cut. chunk_bytes: a multiple of the 64-byte block. size: of the input if it is known.
  Cut(const Keystream& keystream, std::size_t chunk_bytes, std::optional<std::uint64_t> size);

  /// Makes `chunk` the next slice: index, offset, and the bytes that it should have (less at the end of a known size).
  /// False past the end of a known size. From any thread: whoever asks first gets the lower index.
  bool next(Chunk& chunk);

  /// Writes the task of a chunk whose `bytes` bytes of input are at `data`. Returns counter_overflow if the keystream
  /// is too short for it.
  Status prepare(Chunk& chunk, const std::uint8_t* data) const;

  /// Number of chunks that a known size has.
  [[nodiscard]] std::optional<std::uint64_t> chunks() const;

 private:
  const Keystream& keystream_;
  std::size_t chunk_bytes_;
  std::optional<std::uint64_t> size_;
  std::atomic<std::uint64_t> next_index_{0};
};

}  // namespace tandem::pipeline
