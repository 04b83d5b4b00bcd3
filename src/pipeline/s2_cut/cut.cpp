#include "pipeline/s2_cut/cut.h"

#include <algorithm>
#include <cassert>

namespace tandem::pipeline {

constexpr std::size_t kBlockBytes = 64;

Cut::Cut(const Keystream& keystream, std::size_t chunk_bytes, std::optional<std::uint64_t> size)
    : keystream_(keystream), chunk_bytes_(chunk_bytes), size_(size) {
  assert(chunk_bytes > 0 && chunk_bytes % kBlockBytes == 0);
}

bool Cut::next(Chunk& chunk) {
  chunk.index = next_index_.fetch_add(1, std::memory_order_relaxed);
  chunk.offset = chunk.index * chunk_bytes_;
  chunk.bytes = chunk_bytes_;
  if (!size_) return true;
  if (chunk.offset >= *size_) return false;
  chunk.bytes = static_cast<std::size_t>(std::min<std::uint64_t>(chunk_bytes_, *size_ - chunk.offset));
  return true;
}

Status Cut::prepare(Chunk& chunk, const std::uint8_t* data) const {
  const std::uint64_t max_bytes = keystream_.max_bytes();
  if (chunk.offset > max_bytes || chunk.bytes > max_bytes - chunk.offset) return Status::counter_overflow;
  Task& task = chunk.task;
  task.algorithm = Algorithm::chacha20;
  task.key_bytes = static_cast<std::uint8_t>(keystream_.key.size());
  task.key = keystream_.key;
  const auto counter = static_cast<std::uint32_t>(keystream_.counter + chunk.offset / kBlockBytes);
  for (unsigned i = 0; i < 4; ++i) task.iv[i] = static_cast<std::uint8_t>(counter >> (8 * i));
  std::copy(keystream_.nonce.begin(), keystream_.nonce.end(), task.iv.begin() + 4);
  task.source = data;
  task.destination = chunk.buffer.data();
  task.len_bits = std::uint64_t{8} * chunk.bytes;
  task.user = &chunk;
  return Status::ok;
}

std::optional<std::uint64_t> Cut::chunks() const {
  if (!size_) return std::nullopt;
  return *size_ / chunk_bytes_ + (*size_ % chunk_bytes_ != 0);
}

}  // namespace tandem::pipeline
