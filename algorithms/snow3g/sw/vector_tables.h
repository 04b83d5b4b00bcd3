// Constants of the vector kernels, evaluated at compile time. Freestanding.
//
// Standard    TS 35.216, sections 3.1, 3.3, 3.4
// Checked by  snow3g_kernels_test.cpp
#pragma once

#include <array>
#include <cstdint>

#include "algorithms/snow3g/sw/field.h"

namespace tandem::snow3g {

constexpr std::uint8_t double_in_sq_field(std::uint8_t x) { return mulx(x, kSqField); }

/// The operand of GFNI's affine transformation that computes the linear function f: byte 7 - i is row i, the bits of x
/// whose sum is bit i of f(x).
template <class Function>
constexpr std::uint64_t affine_matrix(Function f) {
  std::uint64_t matrix = 0;
  for (int column = 0; column < 8; ++column) {
    const std::uint8_t image = f(static_cast<std::uint8_t>(1 << column));
    for (int row = 0; row < 8; ++row) matrix |= std::uint64_t{image >> row & 1U} << (8 * (7 - row) + column);
  }
  return matrix;
}

inline constexpr auto kDoubleSq = static_cast<std::int64_t>(affine_matrix(double_in_sq_field));

/// The same for each byte of a word that is linear in one byte, byte 0 the least significant.
template <std::uint32_t (*kTimes)(std::uint8_t)>
consteval std::array<std::int64_t, 4> word_matrices() {
  std::array<std::int64_t, 4> matrices{};
  for (int byte = 0; byte < 4; ++byte) {
    const auto part = [byte](std::uint8_t x) { return static_cast<std::uint8_t>(kTimes(x) >> 8 * byte); };
    matrices[static_cast<std::size_t>(byte)] = static_cast<std::int64_t>(affine_matrix(part));
  }
  return matrices;
}

/// Returns the sources of a block's bytes that undo the row shift of AES (FIPS 197, section 5.1.2).
consteval std::array<std::uint8_t, 16> undo_row_shift() {
  std::array<std::uint8_t, 16> places{};
  for (std::size_t column = 0; column < 4; ++column) {
    for (std::size_t row = 0; row < 4; ++row) {
      places[4 * ((column + row) % 4) + row] = static_cast<std::uint8_t>(4 * column + row);
    }
  }
  return places;
}
alignas(16) inline constexpr std::array<std::uint8_t, 16> kUndoRowShift = undo_row_shift();

/// Tables of 16 bytes for a word that is linear in one byte: table i is for bits 2 i and 2 i + 1, and has what they add
/// to byte b of the word at 4 b + those bits.
template <std::uint32_t (*kTimes)(std::uint8_t)>
consteval std::array<std::array<std::uint8_t, 16>, 4> piece_tables() {
  std::array<std::array<std::uint8_t, 16>, 4> tables{};
  for (std::size_t i = 0; i < 4; ++i) {
    for (unsigned at = 0; at < 16; ++at) {
      const auto bits = static_cast<std::uint8_t>(at % 4 << 2 * i);
      tables[i][at] = static_cast<std::uint8_t>(kTimes(bits) >> 8 * (at / 4));
    }
  }
  return tables;
}
alignas(16) inline constexpr auto kMulAlphaPieces = piece_tables<mul_alpha>();
alignas(16) inline constexpr auto kDivAlphaPieces = piece_tables<div_alpha>();

/// 4 b for byte b of every word.
alignas(16) inline constexpr std::array<std::uint8_t, 16> kPieceOfByte = {0, 4, 8, 12, 0, 4, 8, 12,
                                                                          0, 4, 8, 12, 0, 4, 8, 12};

/// SQ by 16 bytes: those of its lower and its upper half in turn.
consteval std::array<std::uint8_t, 256> sq_by_halves() {
  std::array<std::uint8_t, 256> table{};
  for (std::size_t at = 0; at < 256; ++at) table[at % 128 / 16 * 32 + at / 128 * 16 + at % 16] = kSq[at];
  return table;
}
alignas(32) inline constexpr std::array<std::uint8_t, 256> kSqByHalves = sq_by_halves();

/// Tables of sources for a shuffle of bytes: place i of word w takes byte (i + turn) mod 4 of w, or `byte` in every
/// place.
consteval std::array<std::uint8_t, 16> rotate_words(std::size_t turn) {
  std::array<std::uint8_t, 16> places{};
  for (std::size_t i = 0; i < 16; ++i) places[i] = static_cast<std::uint8_t>(i / 4 * 4 + (i + turn) % 4);
  return places;
}
consteval std::array<std::uint8_t, 16> byte_of_words(std::size_t byte) {
  std::array<std::uint8_t, 16> places{};
  for (std::size_t i = 0; i < 16; ++i) places[i] = static_cast<std::uint8_t>(i / 4 * 4 + byte);
  return places;
}
alignas(16) inline constexpr std::array<std::uint8_t, 16> kRotateWords8 = rotate_words(1);
alignas(16) inline constexpr std::array<std::uint8_t, 16> kRotateWords16 = rotate_words(2);
alignas(16) inline constexpr std::array<std::uint8_t, 16> kByte0OfWords = byte_of_words(0);
alignas(16) inline constexpr std::array<std::uint8_t, 16> kByte3OfWords = byte_of_words(3);

/// Sources of bytes that turn words of 32 bits, or blocks of 64, from big to little endian.
alignas(16) inline constexpr std::array<std::uint8_t, 16> kSwapWords = {3,  2,  1, 0, 7,  6,  5,  4,
                                                                        11, 10, 9, 8, 15, 14, 13, 12};
alignas(16) inline constexpr std::array<std::uint8_t, 16> kSwapBlocks = {7,  6,  5,  4,  3,  2,  1, 0,
                                                                         15, 14, 13, 12, 11, 10, 9, 8};

}  // namespace tandem::snow3g
