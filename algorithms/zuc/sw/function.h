// 128-EEA3 and 128-EIA3 around the keystream: what every variant shares. Private to this folder.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 1, sections 3 and 4; Document 2, section 3.5
// Byte order  see ../README.md
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "algorithms/zuc/sw/zuc.h"
#include "engine/lanes/kernel.h"
#include "engine/wipe.h"

namespace tandem::zuc {

/// Four bytes as a number, most significant first.
inline std::uint32_t load_word(const std::uint8_t* bytes) {
  std::uint32_t word = 0;
  std::memcpy(&word, bytes, sizeof word);
  return std::endian::native == std::endian::little ? __builtin_bswap32(word) : word;
}

/// The reverse of load_word.
inline void store_word(std::uint8_t* bytes, std::uint32_t word) {
  if constexpr (std::endian::native == std::endian::little) word = __builtin_bswap32(word);
  std::memcpy(bytes, &word, sizeof word);
}

/// An initialisation vector: bytes 0..7 and 8..15, most significant first.
struct Iv {
  std::uint64_t high, low;
};

/// Document 1, sections 3.3 and 4.3: COUNT, BEARER and DIRECTION.
inline Iv iv_eea3(const Pdu& pdu) {
  const std::uint64_t half =
      std::uint64_t{pdu.count} << 32 | std::uint64_t{pdu.bearer} << 27 | std::uint64_t{pdu.direction} << 26;
  return {half, half};
}
inline Iv iv_eia3(const Pdu& pdu) {
  const std::uint64_t half = std::uint64_t{pdu.count} << 32 | std::uint64_t{pdu.bearer} << 27;
  const std::uint64_t direction = pdu.direction;
  return {half, half ^ direction << 63 ^ direction << 15};
}

/// eprint 2021/1439: the constants of a load with 256 bits of key, at their place in a cell.
inline constexpr std::uint32_t kD256[kCells] = {0x640000, 0x430000, 0x7b0000, 0x2a0000, 0x110000, 0x050000,
                                                0x510000, 0x420000, 0x1a0000, 0x310000, 0x180000, 0x660000,
                                                0x140000, 0x2e0000, 0x010000, 0x5c0000};

/// Sources of bits 15 to 8 and of bits 7 to 0 of a cell: places in the second half of the key and, from 16 on, in the
/// initialisation vector.
alignas(16) inline constexpr std::uint8_t kMiddle256[kCells] = {0, 1, 2, 3, 4, 5, 6, 16, 17, 18, 19, 20, 21, 22, 23, 7};
alignas(16) inline constexpr std::uint8_t kLow256[kCells] = {8,  9,  10, 11, 12, 13, 14, 24,
                                                             25, 26, 27, 28, 29, 30, 31, 15};

/// Document 2, section 3.5: the constants d0 .. d15, at their place in a cell.
inline constexpr std::uint32_t kD[kCells] = {0x44d700, 0x26bc00, 0x626b00, 0x135e00, 0x578900, 0x35e200,
                                             0x713500, 0x09af00, 0x4d7800, 0x2f1300, 0x6bc400, 0x1af100,
                                             0x5e2600, 0x3c4d00, 0x789a00, 0x47ac00};

/// Document 2, section 3.5: key and initialisation vector into the column of a stream; R1 and R2 are 0.
inline void load_column(const std::uint8_t* key, const Iv& iv, std::uint32_t* column, std::size_t stride) {
#pragma GCC unroll 16
  for (std::size_t i = 0; i < kCells; ++i) {
    const std::uint32_t byte = (i < 8 ? iv.high : iv.low) >> (56 - 8 * (i % 8)) & 0xff;
    column[i * stride] = std::uint32_t{key[i]} << 23 | kD[i] | byte;
  }
  column[kR1 * stride] = 0;
  column[kR2 * stride] = 0;
}

/// Word `index` of the message that EIA3 sums windows over: the message itself, then a bit that is set, which stands
/// for the window z_LENGTH, then zeros. index <= len_bits / 32.
inline std::uint32_t message_word(const Pdu& pdu, std::uint64_t index) {
  const std::uint8_t* from = pdu.source + 4 * index;
  const std::uint64_t bits = pdu.len_bits - 32 * index;
  if (bits >= 32) return load_word(from);
  std::uint8_t bytes[4] = {};
  std::memcpy(bytes, from, static_cast<std::size_t>((bits + 7) / 8));
  const std::uint32_t end = 0x80000000U >> bits;  // bits 0 .. 31 of the word come before it
  const std::uint32_t word = (load_word(bytes) & ~(end - 1)) | end;
  wipe(bytes, sizeof bytes);
  return word;
}

/// EIA3's share of Job::accumulator.
enum Carried : std::uint8_t {
  kTag,       ///< T so far
  kLastWord,  ///< the last keystream word of the slice before, the first of a window that crosses into the next
};

/// eprint 2021/1439: 32 bytes of key and 16 of initialisation vector into the column of a stream; R1 and R2 are 0.
inline void load_column_256(const std::uint8_t* key, const std::uint8_t* iv, std::uint32_t* column,
                            std::size_t stride) {
  const auto byte = [&](std::uint8_t place) -> std::uint32_t { return place < 16 ? key[16 + place] : iv[place - 16]; };
  for (std::size_t i = 0; i < kCells; ++i) {
    column[i * stride] = std::uint32_t{key[i]} << 23 | kD256[i] | byte(kMiddle256[i]) << 8 | byte(kLow256[i]);
  }
  column[kR1 * stride] = 0;
  column[kR2 * stride] = 0;
}

// Members of lanes::Function. engine/lanes/xor.h has the other ones of EEA3; EIA3's absorb belongs to a variant.
void load_eea3(const Pdu& pdu, std::uint32_t* column, std::size_t stride);
void load_eia3(const Pdu& pdu, std::uint32_t* column, std::size_t stride);
/// Loads a column for 256-NEA6, 256-NIA6 and 256-NCA6.
void load_256(const Pdu& pdu, std::uint32_t* column, std::size_t stride);
std::uint64_t keystream_words_eia3(std::uint64_t len_bits);

}  // namespace tandem::zuc
