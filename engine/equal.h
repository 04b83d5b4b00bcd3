// Comparing secrets. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/reveal.h"

namespace tandem {

/// Returns whether two ranges of `bytes` bytes are equal, in a time that does not depend on where they differ. The
/// result is public.
inline bool equal_in_constant_time(const std::uint8_t* a, const std::uint8_t* b, std::size_t bytes) {
  std::uint64_t difference = 0;
  std::size_t i = 0;
  for (; i + sizeof difference <= bytes; i += sizeof difference) {
    std::uint64_t words[2];
    __builtin_memcpy(&words[0], a + i, sizeof words[0]);
    __builtin_memcpy(&words[1], b + i, sizeof words[1]);
    difference |= words[0] ^ words[1];
  }
  for (; i < bytes; ++i) difference |= static_cast<std::uint64_t>(a[i] ^ b[i]);
  asm volatile("" : : "r"(&difference) : "memory");  // the compiler must not see that only one bit of it is used
  reveal(&difference, sizeof difference);
  return difference == 0;
}

}  // namespace tandem
