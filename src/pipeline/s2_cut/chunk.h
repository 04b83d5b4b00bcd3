// A slice of the input on its way through the pipeline, and the constant number of them that a run owns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/task.h"

namespace tandem::pipeline {

struct Chunk {
  std::uint64_t index = 0;   ///< 0, 1, 2... in the order of the input
  std::uint64_t offset = 0;  ///< of its first byte in the input
  std::size_t bytes = 0;
  std::span<std::uint8_t> buffer;  ///< chunk_bytes long, aligned to a page; holds the result, and mostly the input
  Task task;                       ///< user points back to the chunk
};

/// All chunks of a run, so that its memory does not depend on the input's size. Keys are wiped at the end.
class ChunkPool {
 public:
  /// Throws std::bad_alloc.
  ChunkPool(std::size_t chunks, std::size_t chunk_bytes);
  ~ChunkPool();

  [[nodiscard]] std::span<Chunk> chunks() { return chunks_; }

 private:
  struct Free {
    void operator()(std::uint8_t* memory) const;
  };
  std::unique_ptr<std::uint8_t, Free> memory_;
  std::vector<Chunk> chunks_;
};

}  // namespace tandem::pipeline
