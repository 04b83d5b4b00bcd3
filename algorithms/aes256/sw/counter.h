// Counter blocks. Private to this folder. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::aes256 {

inline constexpr std::size_t kKeyBytes = 32;
inline constexpr std::size_t kBlockBytes = 16;
inline constexpr std::size_t kRounds = 14;
/// Bytes of the IV in a counter block; a 32-bit block number follows, most significant byte first.
inline constexpr std::size_t kPrefixBytes = 12;
/// This bit in byte 0 of the IV separates the blocks for the keys of a tag from those for a text; both count from 0.
inline constexpr std::uint8_t kTagBit = 1;

}  // namespace tandem::aes256
