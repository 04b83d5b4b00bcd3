// The arithmetic that SNOW 3G's tables are made of, evaluated at compile time. Freestanding.
//
// Standard    TS 35.216, sections 3.1, 3.3, 3.4 and 5; FIPS 197, section 4.2 and 5.1.1
// Checked by  snow3g_test.cpp
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace tandem::snow3g {

/// The low byte of the polynomials of degree 8 that make bytes a field.
inline constexpr std::uint8_t kRijndaelField = 0x1b;  ///< of S1
inline constexpr std::uint8_t kSqField = 0x69;        ///< of S2
inline constexpr std::uint8_t kAlphaField = 0xa9;     ///< of the LFSR

/// Section 3.1.1: V times x.
constexpr std::uint8_t mulx(std::uint8_t v, std::uint8_t c) {
  return static_cast<std::uint8_t>(v << 1 ^ ((v & 0x80) != 0 ? c : 0));
}

/// Section 3.1.2: V times x^i.
constexpr std::uint8_t mulx_pow(std::uint8_t v, int i, std::uint8_t c) {
  for (; i > 0; --i) v = mulx(v, c);
  return v;
}

constexpr std::uint8_t multiply(std::uint8_t a, std::uint8_t b, std::uint8_t c) {
  std::uint8_t product = 0;
  for (int i = 7; i >= 0; --i) product = static_cast<std::uint8_t>(mulx(product, c) ^ ((b >> i & 1) != 0 ? a : 0));
  return product;
}

/// a^254: the inverse, and 0 for 0.
constexpr std::uint8_t inverse(std::uint8_t a, std::uint8_t c) {
  std::uint8_t result = 1;
  for (int i = 1; i < 8; ++i) {
    a = multiply(a, a, c);
    result = multiply(result, a, c);
  }
  return result;
}

/// Sections 3.4.2 and 3.4.3: the product of a byte that leaves the LFSR with alpha or its inverse.
constexpr std::uint32_t bytes_times(std::uint8_t c, const std::array<int, 4>& powers) {
  std::uint32_t word = 0;
  for (const int i : powers) word = word << 8 | mulx_pow(c, i, kAlphaField);
  return word;
}
constexpr std::uint32_t mul_alpha(std::uint8_t c) { return bytes_times(c, {23, 245, 48, 239}); }
constexpr std::uint32_t div_alpha(std::uint8_t c) { return bytes_times(c, {16, 39, 6, 64}); }

/// Section 5.1: the S-box of Rijndael, FIPS 197, section 5.1.1: the inverse, then an affine map.
constexpr std::uint8_t sr(std::uint8_t x) {
  const std::uint8_t b = inverse(x, kRijndaelField);
  return static_cast<std::uint8_t>(b ^ std::rotl(b, 1) ^ std::rotl(b, 2) ^ std::rotl(b, 3) ^ std::rotl(b, 4) ^ 0x63);
}

/// Section 5.2: the Dickson polynomial g49, and a constant.
constexpr std::uint8_t sq(std::uint8_t x) {
  std::uint8_t sum = 0x25;
  std::uint8_t power = 1;
  int exponent = 0;
  for (const int term : {1, 9, 13, 15, 33, 41, 45, 47, 49}) {
    for (; exponent < term; ++exponent) power = multiply(power, x, kSqField);
    sum ^= power;
  }
  return sum;
}

/// f(0) .. f(255).
template <class Result>
consteval std::array<Result, 256> tabulate(Result (*f)(std::uint8_t)) {
  std::array<Result, 256> table{};
  for (unsigned x = 0; x < 256; ++x) table[x] = f(static_cast<std::uint8_t>(x));
  return table;
}

inline constexpr std::array<std::uint8_t, 256> kSr = tabulate(sr);
inline constexpr std::array<std::uint8_t, 256> kSq = tabulate(sq);

}  // namespace tandem::snow3g
