// How a chunk of input becomes tasks, and their results output: what differs between the formats that a run can make.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pipeline/pieces.h"
#include "pipeline/s2_cut/chunk.h"

namespace tandem::pipeline {

/// Says for one format what a chunk needs and writes its tasks. Called by several threads at once; chunks in any order.
class Framing {
 public:
  Framing() = default;
  Framing(const Framing&) = delete;
  Framing& operator=(const Framing&) = delete;
  virtual ~Framing() = default;

  [[nodiscard]] virtual ChunkShape shape() const = 0;

  /// Whether the last chunk is made differently from the others; then there is one even where the input is empty, and
  /// `prepare` needs to know it by `Chunk::last`. Else the input's end is nothing special.
  [[nodiscard]] virtual bool ends_explicitly() const = 0;

  /// Where in the chunk's buffer `chunk.bytes` bytes of input belong.
  [[nodiscard]] virtual Pieces input(const Chunk& chunk) const = 0;

  /// Writes what is to be done with a chunk whose input has been read: its tasks, `output`, `output_offset`, and
  /// `failure` where the input is wrong after what the tasks cover. index, offset, bytes, last and lent are set.
  virtual void prepare(Chunk& chunk) const = 0;

  /// Where in the input the part of a chunk begins that a task stands for.
  [[nodiscard]] virtual std::uint64_t input_offset(const Chunk& chunk, std::size_t task) const = 0;

  /// Bytes of output that a prepared chunk's first `tasks` tasks make.
  [[nodiscard]] virtual std::size_t output_bytes(const Chunk& chunk, std::size_t tasks) const = 0;
};

}  // namespace tandem::pipeline
