// GF(2^8) as a tower of quadratic extensions, on bits of any width: one gate sequence serves as many bytes as a word
// has bits. Freestanding.
//
// Level n + 1 adds X with X^2 = x X + 1, where x is the X of level n, and 1 below the lowest level: D. Wiedemann, "An
// iterated quadratic extension of GF(2)", Fibonacci Quarterly 26 (1988).
//
// Timing      independent of the bits
// Checked by  snow3g_test.cpp
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace tandem::snow3g {

/// Bit i of `sizeof(Bits) * 8` bytes, i = 0 the least significant.
template <class Bits>
using Slices = std::array<Bits, 8>;

/// Elements of kBits bits each, high X + low.
template <class Bits, std::size_t kBits>
struct Tower {
  using Half = Tower<Bits, kBits / 2>;
  Half low, high;

  static constexpr Tower from(const Bits* slices) { return {Half::from(slices), Half::from(slices + kBits / 2)}; }
  constexpr void to(Bits* slices) const {
    low.to(slices);
    high.to(slices + kBits / 2);
  }

  constexpr Tower operator^(const Tower& other) const { return {low ^ other.low, high ^ other.high}; }

  constexpr Tower operator*(const Tower& other) const {
    const Half lows = low * other.low;
    const Half highs = high * other.high;
    const Half all = (low ^ high) * (other.low ^ other.high);
    return {lows ^ highs, all ^ lows ^ highs ^ highs.times_x()};
  }

  /// Times the X of this level.
  [[nodiscard]] constexpr Tower times_x() const { return {high, low ^ high.times_x()}; }

  [[nodiscard]] constexpr Tower square() const {
    const Half highs = high.square();
    return {low.square() ^ highs, highs.times_x()};
  }

  /// 0 for 0. The conjugate over the norm.
  [[nodiscard]] constexpr Tower inverse() const {
    const Half conjugate = low ^ high.times_x();
    const Half over_norm = (low * conjugate ^ high.square()).inverse();
    return {conjugate * over_norm, high * over_norm};
  }
};

template <class Bits>
struct Tower<Bits, 1> {
  Bits bit;

  static constexpr Tower from(const Bits* slices) { return {slices[0]}; }
  constexpr void to(Bits* slices) const { slices[0] = bit; }
  constexpr Tower operator^(const Tower& other) const { return {static_cast<Bits>(bit ^ other.bit)}; }
  constexpr Tower operator*(const Tower& other) const { return {static_cast<Bits>(bit & other.bit)}; }
  [[nodiscard]] constexpr Tower times_x() const { return *this; }
  [[nodiscard]] constexpr Tower square() const { return *this; }
  [[nodiscard]] constexpr Tower inverse() const { return *this; }
};

template <class Bits>
using TowerByte = Tower<Bits, 8>;

/// A linear map of bytes: the image of each bit, least significant first.
using LinearMap = std::array<std::uint8_t, 8>;

constexpr std::uint8_t apply(const LinearMap& map, std::uint8_t x) {
  std::uint8_t sum = 0;
  for (std::size_t i = 0; i < 8; ++i) sum ^= (x >> i & 1) != 0 ? map[i] : 0;
  return sum;
}

/// The map that does `first`, then `second`.
constexpr LinearMap after(const LinearMap& first, const LinearMap& second) {
  LinearMap both{};
  for (std::size_t i = 0; i < 8; ++i) both[i] = apply(second, first[i]);
  return both;
}

constexpr LinearMap inverse(const LinearMap& map) {
  LinearMap result{};
  for (unsigned x = 0; x < 256; ++x) {
    const std::uint8_t y = apply(map, static_cast<std::uint8_t>(x));
    for (std::size_t i = 0; i < 8; ++i) {
      if (y == 1U << i) result[i] = static_cast<std::uint8_t>(x);
    }
  }
  return result;
}

namespace detail {

template <LinearMap kMap, std::size_t kBit, class Bits, std::size_t... kIndex>
constexpr Bits mapped_bit(const Slices<Bits>& x, std::index_sequence<kIndex...>) {
  return static_cast<Bits>(((kMap[kIndex] >> kBit & 1 ? x[kIndex] : Bits{0}) ^ ...));
}

template <LinearMap kMap, class Bits, std::size_t... kBit>
constexpr Slices<Bits> mapped(const Slices<Bits>& x, std::index_sequence<kBit...> all) {
  return {mapped_bit<kMap, kBit>(x, all)...};
}

}  // namespace detail

/// kMap of every byte, as XORs of slices that are known at compile time.
template <LinearMap kMap, class Bits>
constexpr Slices<Bits> mapped(const Slices<Bits>& x) {
  return detail::mapped<kMap>(x, std::make_index_sequence<8>());
}

/// Maps the field of bytes modulo x^8 + `field` into the tower: x becomes a root of that polynomial.
constexpr LinearMap into_tower(std::uint8_t field) {
  for (unsigned candidate = 2; candidate < 256; ++candidate) {
    LinearMap powers{};
    Slices<std::uint8_t> bits{};
    for (std::size_t i = 0; i < 8; ++i) bits[i] = candidate >> i & 1;
    const auto root = TowerByte<std::uint8_t>::from(bits.data());
    TowerByte<std::uint8_t> power{};
    power.low.low.low.bit = 1;
    std::uint8_t sum = 0;  // of the polynomial's terms below x^8
    for (std::size_t i = 0; i <= 8; ++i, power = power * root) {
      power.to(bits.data());
      std::uint8_t byte = 0;
      for (std::size_t j = 0; j < 8; ++j) byte = static_cast<std::uint8_t>(byte | bits[j] << j);
      if (i == 8 && byte == sum) return powers;
      if (i == 8) break;
      powers[i] = byte;
      if ((field >> i & 1) != 0) sum ^= byte;
    }
  }
  return {};
}

}  // namespace tandem::snow3g
