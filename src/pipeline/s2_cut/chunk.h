// A slice of the input on its way through the pipeline, and the constant number of them that a run owns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/task.h"
#include "pipeline/failure.h"
#include "pipeline/pieces.h"

namespace tandem::pipeline {

struct Chunk {
  std::uint64_t index = 0;   ///< 0, 1, 2... in the order of the input
  std::uint64_t offset = 0;  ///< of its first byte in the input
  std::size_t bytes = 0;     ///< of input
  bool last = false;         ///< the input ends with it; only for framings that end explicitly

  std::span<std::uint8_t> buffer;  ///< aligned to a page; holds the result, and mostly the input
  std::vector<Task> tasks;         ///< as many as a chunk may have; each one's user points back to the chunk

  const std::uint8_t* lent = nullptr;  ///< the input, where it is not in the buffer but in the source's memory

  std::size_t task_count = 0;       ///< of tasks to run; 0 only together with a failure
  Pieces output;                    ///< what to write when every task is ok
  std::uint64_t output_offset = 0;  ///< where in the output
  /// Ends the run once `output` is written: the input is wrong behind it, or a task failed and `output` is what the
  /// tasks before it gave.
  std::optional<Failure> failure;

  std::size_t submitted = 0;   ///< tasks that the engine has accepted
  std::size_t finished = 0;    ///< tasks that it has handed back
  std::size_t good_tasks = 0;  ///< tasks before the first that failed; all of them if none has
};

/// The memory that a chunk needs.
struct ChunkShape {
  std::size_t input_bytes = 0;   ///< of a full chunk
  std::size_t buffer_bytes = 0;  ///< input and output have room in it
  std::size_t tasks = 1;         ///< at most
};

/// All chunks of a run, so that its memory does not depend on the input's size. Keys are wiped at the end.
class ChunkPool {
 public:
  /// Throws std::bad_alloc.
  ChunkPool(std::size_t chunks, const ChunkShape& shape);
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
