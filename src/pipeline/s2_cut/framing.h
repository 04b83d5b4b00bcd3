// Makes tasks of a chunk of input, and output of their results: the part in which the formats of a run differ.
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

  /// Returns whether the last chunk is made differently from the others; then there is one even if the input is empty,
  /// and `prepare` needs to know it by `Chunk::last`. Otherwise the input's end is nothing special.
  [[nodiscard]] virtual bool ends_explicitly() const = 0;

  /// Returns where in the chunk's buffer `chunk.bytes` bytes of input belong.
  [[nodiscard]] virtual Pieces input(const Chunk& chunk) const = 0;

  /// Writes what is to be done with a chunk whose input has been read: its tasks, `output`, `output_offset`, and
  /// `failure` where the input is wrong after what the tasks cover. index, offset, bytes, last and lent are set.
  virtual void prepare(Chunk& chunk) const = 0;

  /// Returns the input offset of the part of the chunk that a task covers.
  [[nodiscard]] virtual std::uint64_t input_offset(const Chunk& chunk, std::size_t task) const = 0;

  /// Returns the bytes of output that a prepared chunk's first `tasks` tasks make.
  [[nodiscard]] virtual std::size_t output_bytes(const Chunk& chunk, std::size_t tasks) const = 0;
};

}  // namespace tandem::pipeline
