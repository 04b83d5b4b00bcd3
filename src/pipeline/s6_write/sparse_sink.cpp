#include "pipeline/s6_write/sparse_sink.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace tandem::pipeline {
namespace {

constexpr std::array<std::uint8_t, SparseSink::kBlockBytes> kZeros{};

/// Returns whether the first block of `data`, of at least a block, is zero, in whatever pieces it lies.
bool begins_with_zeros(Pieces data) {
  std::size_t left = SparseSink::kBlockBytes;
  while (left > 0) {
    const auto piece = data[0];
    const std::size_t part = std::min(piece.size(), left);
    if (std::memcmp(piece.data(), kZeros.data(), part) != 0) return false;
    data.drop_front(part);
    left -= part;
  }
  return true;
}

}  // namespace

std::size_t SparseSink::run_at(std::uint64_t offset, const Pieces& data, bool& zero) {
  // The bytes before the first whole block are written as they are.
  std::size_t bytes = std::min<std::size_t>((kBlockBytes - offset % kBlockBytes) % kBlockBytes, data.bytes());
  Pieces rest = data;
  rest.drop_front(bytes);
  zero = bytes == 0 && rest.bytes() >= kBlockBytes && begins_with_zeros(rest);
  while (rest.bytes() >= kBlockBytes && begins_with_zeros(rest) == zero) {
    rest.drop_front(kBlockBytes);
    bytes += kBlockBytes;
  }
  // The bytes left behind the last one are written so, too.
  return !zero && rest.bytes() < kBlockBytes ? data.bytes() : bytes;
}

int SparseSink::write(std::uint64_t offset, Pieces data) {
  const std::uint64_t end = offset + data.bytes();
  while (!data.empty()) {
    bool zero = false;
    const std::size_t bytes = run_at(offset, data, zero);
    if (!zero) {
      Pieces part = data;
      part.keep_front(bytes);
      if (const int error = file_.write(offset, part); error != 0) return error;
    }
    data.drop_front(bytes);
    offset += bytes;
  }
  std::uint64_t before = end_.load(std::memory_order_relaxed);
  while (before < end && !end_.compare_exchange_weak(before, end, std::memory_order_relaxed)) {
  }
  return 0;
}

int SparseSink::finish() {
  while (::ftruncate(fd_, static_cast<off_t>(end_.load())) != 0) {
    if (errno != EINTR) return errno;
  }
  return 0;
}

}  // namespace tandem::pipeline
