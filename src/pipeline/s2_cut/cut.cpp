#include "pipeline/s2_cut/cut.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace tandem::pipeline {

Cut::Cut(const Framing& framing, std::optional<std::uint64_t> size)
    : chunk_bytes_(framing.shape().input_bytes), size_(size) {
  assert(chunk_bytes_ > 0);
  if (!size) return;
  chunks_ = *size / chunk_bytes_ + (*size % chunk_bytes_ != 0);
  if (framing.ends_explicitly()) chunks_ = std::max<std::uint64_t>(*chunks_, 1);
}

bool Cut::next(Chunk& chunk) {
  chunk.index = next_index_.fetch_add(1, std::memory_order_relaxed);
  chunk.offset = chunk.index * chunk_bytes_;
  chunk.bytes = chunk_bytes_;
  chunk.last = false;
  chunk.task_count = 0;
  chunk.output = {};
  chunk.failure.reset();
  chunk.submitted = 0;
  chunk.finished = 0;
  chunk.good_tasks = std::numeric_limits<std::size_t>::max();
  if (!chunks_) return true;
  if (chunk.index >= *chunks_) return false;
  chunk.bytes = static_cast<std::size_t>(std::min<std::uint64_t>(chunk_bytes_, *size_ - chunk.offset));
  chunk.last = chunk.index + 1 == *chunks_;
  return true;
}

}  // namespace tandem::pipeline
