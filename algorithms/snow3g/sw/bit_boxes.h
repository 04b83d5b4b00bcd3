// The byte substitutions of S1 and S2 without tables, on slices. Freestanding.
//
// g49 of S2 is the Dickson polynomial D49 = D7(D7(x)), and D7 = x^7 + x^5 + x = x (x^3 + x^2 + 1)^2: in a field that
// is cheap to multiply in, four products.
//
// Standard    TS 35.216, section 5
// Timing      independent of the bytes
// Checked by  snow3g_test.cpp
#pragma once

#include <bit>

#include "algorithms/snow3g/sw/field.h"
#include "algorithms/snow3g/sw/tower.h"

namespace tandem::snow3g {

/// FIPS 197, section 5.1.1, without its constant.
consteval LinearMap rijndael_affine() {
  LinearMap map{};
  for (int i = 0; i < 8; ++i) map[static_cast<std::size_t>(i)] = std::rotl(std::uint8_t{0x1f}, i);
  return map;
}

inline constexpr LinearMap kSrIn = into_tower(kRijndaelField);
inline constexpr LinearMap kSrOut = after(inverse(kSrIn), rijndael_affine());
inline constexpr LinearMap kSqIn = into_tower(kSqField);
inline constexpr LinearMap kSqOut = inverse(kSqIn);

/// Adds a constant to every byte.
template <std::uint8_t kConstant, class Bits>
constexpr void add_constant(Slices<Bits>& x) {
  for (std::size_t i = 0; i < 8; ++i) {
    if ((kConstant >> i & 1) != 0) x[i] = static_cast<Bits>(~x[i]);
  }
}

/// The S-box of Rijndael.
template <class Bits>
constexpr Slices<Bits> sr(const Slices<Bits>& x) {
  Slices<Bits> y{};
  TowerByte<Bits>::from(mapped<kSrIn>(x).data()).inverse().to(y.data());
  y = mapped<kSrOut>(y);
  add_constant<0x63>(y);
  return y;
}

template <class Bits>
constexpr TowerByte<Bits> dickson7(const TowerByte<Bits>& x) {
  const TowerByte<Bits> square = x.square();
  TowerByte<Bits> sum = x * square ^ square;
  sum.low.low.low.bit = static_cast<Bits>(~sum.low.low.low.bit);  // + 1
  return x * sum.square();
}

/// The S-box SQ.
template <class Bits>
constexpr Slices<Bits> sq(const Slices<Bits>& x) {
  Slices<Bits> y{};
  dickson7(dickson7(TowerByte<Bits>::from(mapped<kSqIn>(x).data()))).to(y.data());
  y = mapped<kSqOut>(y);
  add_constant<0x25>(y);
  return y;
}

}  // namespace tandem::snow3g
