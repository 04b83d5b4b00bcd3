// The bytes of a text that fill no block. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::gcm_sst {

/// destination = source ^ keystream, `bytes` bytes, fewer than 16; source may be destination.
inline void xor_bytes(std::uint8_t* destination, const std::uint8_t* source, const std::uint8_t* keystream,
                      std::size_t bytes) {
  std::size_t at = 0;
  const auto take = [&]<class Word>(Word a) {
    Word b;
    __builtin_memcpy(&a, source + at, sizeof a);
    __builtin_memcpy(&b, keystream + at, sizeof b);
    a = static_cast<Word>(a ^ b);
    __builtin_memcpy(destination + at, &a, sizeof a);
    at += sizeof a;
  };
  if ((bytes & 8) != 0) take(std::uint64_t{});
  if ((bytes & 4) != 0) take(std::uint32_t{});
  if ((bytes & 2) != 0) take(std::uint16_t{});
  if ((bytes & 1) != 0) take(std::uint8_t{});
}

}  // namespace tandem::gcm_sst
