// Counter blocks. Private to this folder. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::aes256 {

inline constexpr std::size_t kKeyBytes = 32;
inline constexpr std::size_t kBlockBytes = 16;
inline constexpr std::size_t kRounds = 14;
/// What a counter block has of the IV; a number of 32 bits follows, most significant byte first.
inline constexpr std::size_t kPrefixBytes = 12;
/// In byte 0 of the IV: it tells the blocks for the keys of a tag from those of a text, both of which count from 0.
inline constexpr std::uint8_t kTagBit = 1;

}  // namespace tandem::aes256
