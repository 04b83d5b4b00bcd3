// Published vectors are texts. Freestanding.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace tandem::selftest {

/// Writes the bytes that `hex` stands for, and returns how many; those that do not fit are dropped.
inline std::size_t parse(std::string_view hex, std::span<std::uint8_t> bytes) {
  const auto digit = [](char c) { return static_cast<unsigned>(c <= '9' ? c - '0' : c - 'a' + 10); };
  const std::size_t count = std::min(hex.size() / 2, bytes.size());
  for (std::size_t i = 0; i < count; ++i) {
    bytes[i] = static_cast<std::uint8_t>(digit(hex[2 * i]) << 4 | digit(hex[2 * i + 1]));
  }
  return count;
}

}  // namespace tandem::selftest
