// Puts finished chunks back into the order of the input.
//
// Source      the thesis' section 5.2.5: an array of one-element queues, chunk i in place i mod N
#pragma once

#include <condition_variable>
#include <cstdint>
#include <limits>
#include <mutex>
#include <vector>

#include "pipeline/s2_cut/chunk.h"

namespace tandem::pipeline {

class Order {
 public:
  /// places: at least as many as there are chunks in the run; then a place is always free when its chunk comes.
  explicit Order(std::size_t places) : places_(places, nullptr) {}

  /// Hands in a finished chunk; never blocks.
  void put(Chunk* chunk);

  /// Says that the chunks 0 .. count-1 are all there will be.
  void end_at(std::uint64_t count);

  /// Waits for the chunk whose turn it is. Returns nullptr after the last one, or after shut_down.
  Chunk* take();

  void shut_down();

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Chunk*> places_;
  std::uint64_t next_ = 0;
  std::uint64_t count_ = std::numeric_limits<std::uint64_t>::max();
  bool shut_down_ = false;
};

}  // namespace tandem::pipeline
