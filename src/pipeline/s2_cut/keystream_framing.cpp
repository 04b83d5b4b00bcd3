#include "pipeline/s2_cut/keystream_framing.h"

#include <algorithm>
#include <cassert>

namespace tandem::pipeline {

constexpr std::size_t kBlockBytes = 64;

KeystreamFraming::KeystreamFraming(const Keystream& keystream, std::size_t chunk_bytes)
    : keystream_(keystream), chunk_bytes_(chunk_bytes) {
  assert(chunk_bytes > 0 && chunk_bytes % kBlockBytes == 0);
}

ChunkShape KeystreamFraming::shape() const {
  return {.input_bytes = chunk_bytes_, .buffer_bytes = chunk_bytes_, .tasks = 1};
}

void KeystreamFraming::prepare(Chunk& chunk) const {
  const std::uint64_t max_bytes = keystream_.max_bytes();
  if (chunk.offset > max_bytes || chunk.bytes > max_bytes - chunk.offset) {
    chunk.failure = {.stage = Stage::cut, .offset = chunk.offset, .status = Status::counter_overflow};
    return;
  }
  Task& task = chunk.tasks[0];
  task.algorithm = Algorithm::chacha20;
  task.key_bytes = static_cast<std::uint8_t>(keystream_.key.size());
  task.key = keystream_.key;
  const auto counter = static_cast<std::uint32_t>(keystream_.counter + chunk.offset / kBlockBytes);
  for (unsigned i = 0; i < 4; ++i) task.iv[i] = static_cast<std::uint8_t>(counter >> (8 * i));
  std::copy(keystream_.nonce.begin(), keystream_.nonce.end(), task.iv.begin() + 4);
  task.source = chunk.lent != nullptr ? chunk.lent : chunk.buffer.data();
  task.destination = chunk.buffer.data();
  task.len_bits = std::uint64_t{8} * chunk.bytes;
  chunk.task_count = 1;
  chunk.output = chunk.buffer.first(chunk.bytes);
  chunk.output_offset = chunk.offset;
}

std::size_t KeystreamFraming::output_bytes(const Chunk& chunk, std::size_t tasks) const {
  return tasks == 0 ? 0 : chunk.bytes;
}

}  // namespace tandem::pipeline
