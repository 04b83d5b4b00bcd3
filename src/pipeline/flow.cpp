#include "pipeline/flow.h"

namespace tandem::pipeline {

Flow::Flow(std::span<Chunk> chunks, Event& stop)
    : free(chunks.size()), scheduled(chunks.size()), finished(chunks.size()), stop_(stop) {
  for (Chunk& chunk : chunks) free.push(&chunk);
}

void Flow::fail(const Failure& failure) {
  {
    const std::lock_guard lock(mutex_);
    if (!failure_ && !stop_.is_set()) failure_ = failure;
  }
  stop();
}

void Flow::stop() {
  stop_.set();
  free.shut_down();
  scheduled.shut_down();
  finished.shut_down();
}

}  // namespace tandem::pipeline
