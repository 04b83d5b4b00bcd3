// Tells whether a character or a value is in a range, without a branch: for text of secrets.
#pragma once

#include <cstdint>

#include "engine/opaque.h"

namespace tandem::container {

/// Returns all ones if first <= x <= last, else 0. All are below 2^31.
inline std::uint32_t within(std::uint32_t x, std::uint32_t first, std::uint32_t last) {
  return opaque(((x - first) | (last - x)) >> 31) - 1;
}

/// Does so with a character, as a number from 0 to 255.
inline std::uint32_t within(char c, char first, char last) {
  const auto number = [](char one) { return std::uint32_t{static_cast<unsigned char>(one)}; };
  return within(number(c), number(first), number(last));
}

}  // namespace tandem::container
