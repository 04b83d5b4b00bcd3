#include "pipeline/s2_cut/chunk.h"

#include <new>

#include "engine/wipe.h"

namespace tandem::pipeline {

constexpr std::align_val_t kAlignment{4096};

ChunkPool::ChunkPool(std::size_t chunks, std::size_t chunk_bytes)
    : memory_(static_cast<std::uint8_t*>(::operator new(chunks* chunk_bytes, kAlignment))), chunks_(chunks) {
  for (std::size_t i = 0; i < chunks; ++i) chunks_[i].buffer = {memory_.get() + i * chunk_bytes, chunk_bytes};
}

ChunkPool::~ChunkPool() {
  for (Chunk& chunk : chunks_) wipe(chunk.task.key.data(), chunk.task.key.size());
}

void ChunkPool::Free::operator()(std::uint8_t* memory) const { ::operator delete(memory, kAlignment); }

}  // namespace tandem::pipeline
