#include "pipeline/s2_cut/chunk.h"

#include <new>

#include "engine/wipe.h"

namespace tandem::pipeline {
namespace {

constexpr std::size_t kPageBytes = 4096;

std::size_t in_whole_pages(std::size_t bytes) { return (bytes + kPageBytes - 1) / kPageBytes * kPageBytes; }

}  // namespace

ChunkPool::ChunkPool(std::size_t chunks, const ChunkShape& shape)
    : memory_(static_cast<std::uint8_t*>(
          ::operator new(chunks* in_whole_pages(shape.buffer_bytes), std::align_val_t{kPageBytes}))),
      chunks_(chunks) {
  for (std::size_t i = 0; i < chunks; ++i) {
    chunks_[i].buffer = {memory_.get() + i * in_whole_pages(shape.buffer_bytes), shape.buffer_bytes};
    chunks_[i].tasks.resize(shape.tasks);
    for (Task& task : chunks_[i].tasks) task.user = &chunks_[i];
  }
}

ChunkPool::~ChunkPool() {
  for (Chunk& chunk : chunks_) {
    for (Task& task : chunk.tasks) wipe(task.key.data(), task.key.size());
  }
}

void ChunkPool::Free::operator()(std::uint8_t* memory) const {
  ::operator delete(memory, std::align_val_t{kPageBytes});
}

}  // namespace tandem::pipeline
