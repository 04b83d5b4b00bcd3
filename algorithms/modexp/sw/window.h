// Raising to a power, over any arithmetic of Montgomery's method. Private to this folder.
//
// Timing      secret exponents: depends only on their lengths; each window reads the whole table
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "algorithms/modexp/sw/words.h"
#include "engine/wipe.h"

namespace tandem::modexp {

inline constexpr unsigned kWindowBits = 5;
inline constexpr std::size_t kPowers = std::size_t{1} << kWindowBits;

/// Window `index` of an exponent, from the lowest.
inline Word window(Octets exponent, std::size_t index) {
  const std::size_t bit = kWindowBits * index;
  const auto byte = [&](std::size_t place) {
    return place < exponent.size() ? Word{exponent[exponent.size() - 1 - place]} : Word{0};
  };
  return (byte(bit / 8) | byte(bit / 8 + 1) << 8) >> bit % 8 & (kPowers - 1);
}

/// Doublings and then squarings that turn 1 into R = 2^bits: bits = doublings 2^squarings. In Montgomery's form, where
/// 1 is R, they give R^2.
struct Ladder {
  unsigned doublings;
  unsigned squarings;
};
constexpr Ladder ladder_to(unsigned bits) {
  Ladder ladder{bits, 0};
  while (ladder.doublings % 2 == 0 && ladder.doublings > kWordBits) {
    ladder.doublings /= 2;
    ++ladder.squarings;
  }
  return ladder;
}

/// x = x^exponent, for Field::kCount numbers side by side, in Montgomery's form; exponents have the same length.
///
/// Field: Element; kCount; multiply(product, a, b), which may lie in one place; set_one(a); select(a, table, indices)
/// copies an element of a table for each of the numbers, and reads all of it.
template <class Field>
void raise_secret(const Field& field, typename Field::Element& x, const std::array<Octets, Field::kCount>& exponents) {
  using Element = typename Field::Element;
  Element table[kPowers];
  field.set_one(table[0]);
  table[1] = x;
  for (std::size_t i = 2; i < kPowers; ++i) field.multiply(table[i], table[i / 2], table[i - i / 2]);
  std::array<Word, Field::kCount> indices;
  Element power;
  const std::size_t windows = (8 * exponents[0].size() + kWindowBits - 1) / kWindowBits;
  for (std::size_t i = windows; i-- > 0;) {
    for (std::size_t k = 0; k < Field::kCount; ++k) indices[k] = window(exponents[k], i);
    if (i + 1 == windows) {
      field.select(x, table, indices);
      continue;
    }
    for (unsigned k = 0; k < kWindowBits; ++k) field.multiply(x, x, x);
    field.select(power, table, indices);
    field.multiply(x, x, power);
  }
  wipe(table, sizeof table);
  wipe(&power, sizeof power);
  wipe(&indices, sizeof indices);
}

/// x = x^exponent for an exponent that everybody knows and that is not 0, in a time that depends on it.
template <class Field>
void raise_public(const Field& field, typename Field::Element& x, Octets exponent) {
  const typename Field::Element base = x;
  std::size_t bit = 8 * exponent.size();
  const auto is_set = [&](std::size_t place) {
    return (exponent[exponent.size() - 1 - place / 8] >> place % 8 & 1) != 0;
  };
  while (bit > 0 && !is_set(bit - 1)) --bit;
  for (--bit; bit-- > 0;) {
    field.multiply(x, x, x);
    if (is_set(bit)) field.multiply(x, x, base);
  }
}

}  // namespace tandem::modexp
