// EVAL of UIA2 by carry-less multiplication, in vectors of pairs of 64-bit polynomials; for kernels.
//
// Included once per kernel, between its target attributes. Ops names the instructions:
//   Pairs, kPairs                     the vector, and how many pairs it has: 1 or 4
//   broadcast(number)                 to both places of every pair
//   low_by_low(a, b), high_by_low(a, b), high_by_high(a, b)    a product of 128 bits per pair
//   interleave_low(a, b)              the low ones of a's and b's pairs
//   xor2(a, b), xor3(a, b, c)
//   load(at)                          whole blocks from memory, the first in the low place of the first pair
//   load_part(message, len_bits, at)  blocks from byte `at` of a message on, at may be below 0: what lies outside is 0
//   later<n>(a)                       pair n in place of the first, n + 1 in that of the second ..; of four
//   low(a)                            the low place of the first pair
//
// A message is extended at its front by zero blocks, which count nothing, to whole vectors. A pair of blocks times
// [p^2 p] is a sum of 128 bits, which is reduced once, at the very end: by v it is multiplied as v times its lower half
// and x^64 v times its upper one, a "mover" by v. Each place of the vectors has its own sum, by Horner's rule over
// vectors, or, in long messages, over groups of four that have their powers of p. In the end the places are joined.
//
// Standard    TS 35.215, section 4.4
// Byte order  see ../README.md
// Timing      independent of p, q and the message; depends only on its length
// Checked by  snow3g_kernels_test.cpp
#pragma once

#include <hwy/base.h>

#include <cstddef>
#include <cstdint>

namespace tandem::snow3g {
namespace {

template <class Ops>
class Evaluation {
 public:
  static HWY_INLINE std::uint64_t run(std::uint64_t p, std::uint64_t q, const std::uint8_t* message,
                                      std::uint64_t len_bits) {
    const std::uint64_t bytes = len_bits / 8 + (len_bits % 8 != 0);
    const std::uint64_t vectors = (bytes + kVectorBytes - 1) / kVectorBytes;
    const std::uint64_t front = (vectors * kVectorBytes - bytes) / 8 * 8;  // bytes of the blocks before the message
    Powers powers = make_powers(p, vectors);
    const Pairs to_q = mover(Ops::broadcast(q));
    Pairs sums = Ops::broadcast(0);
    std::size_t following = (vectors - 1) & (powers.group - 1);  // vectors of the group after this one
    for (std::uint64_t i = 0; i < vectors; ++i) {
      const auto at = static_cast<std::ptrdiff_t>(i * kVectorBytes) - static_cast<std::ptrdiff_t>(front);
      if (powers.group == kGroup && following == kGroup - 1 && i > 0 && i + kGroup < vectors) {
        sums = products(with_group(sums, message + at, powers), powers.to_group);
        i += kGroup - 1;
        continue;
      }
      const bool whole = i > 0 && i < vectors - 1;
      const Pairs blocks = whole ? Ops::load(message + at) : Ops::load_part(message, len_bits, at);
      sums = plus_products(sums, blocks, powers.of[following]);
      if (following-- == 0 && i < vectors - 1) {
        sums = products(sums, powers.to_group);
        following = powers.group - 1;
      }
    }
    sums = joined(sums, powers);
    wipe_powers(powers);
    // EVAL + LENGTH, times q.
    sums = Ops::xor2(sums, Ops::interleave_low(Ops::broadcast(len_bits), Ops::broadcast(0)));
    return Ops::low(reduced(products(sums, to_q)));
  }

 private:
  using Pairs = typename Ops::Pairs;
  static constexpr std::size_t kVectorBytes = 16 * Ops::kPairs;
  static constexpr std::size_t kGroup = 4;
  /// Vectors from which on groups are worth their powers.
  static constexpr std::uint64_t kWorthGroups = Ops::kPairs == 1 ? 12 : 32;
  static constexpr std::uint64_t kModulus = 0x1b;  ///< x^64

  struct Powers {
    std::size_t group;  ///< 1 or kGroup
    Pairs of[kGroup];   ///< of the vectors of a group, the last one's first
    Pairs to_group;     ///< moves sums on by a group
    Pairs p2, p4;
  };

  /// Wipes the powers; tandem::wipe takes as long as a short message.
  static HWY_INLINE void wipe_powers(Powers& powers) {
    for (Pairs& v : powers.of) v = Ops::broadcast(0);
    powers.to_group = powers.p2 = powers.p4 = Ops::broadcast(0);
    asm volatile("" : : "r"(&powers) : "memory");
  }

  /// Reduces pairs of 128 bits modulo the polynomial, into their low places.
  static HWY_INLINE Pairs reduced(Pairs v) {
    const Pairs modulus = Ops::broadcast(kModulus);
    const Pairs over = Ops::high_by_low(v, modulus);
    return Ops::xor3(v, over, Ops::high_by_low(over, modulus));
  }
  static HWY_INLINE Pairs square(Pairs v) { return reduced(Ops::low_by_low(v, v)); }
  static HWY_INLINE Pairs mover(Pairs v) {
    const Pairs modulus = Ops::broadcast(kModulus);
    const Pairs product = Ops::low_by_low(v, modulus);
    return Ops::interleave_low(v, Ops::xor2(product, Ops::high_by_low(product, modulus)));
  }
  static HWY_INLINE Pairs products(Pairs a, Pairs b) {
    return Ops::xor2(Ops::low_by_low(a, b), Ops::high_by_high(a, b));
  }
  static HWY_INLINE Pairs plus_products(Pairs sum, Pairs a, Pairs b) {
    return Ops::xor3(sum, Ops::low_by_low(a, b), Ops::high_by_high(a, b));
  }

  /// Adds a group of whole vectors.
  static HWY_INLINE Pairs with_group(Pairs sums, const std::uint8_t* at, const Powers& powers) {
    for (std::size_t i = 0; i < kGroup; ++i) {
      sums = plus_products(sums, Ops::load(at + i * kVectorBytes), powers.of[kGroup - 1 - i]);
    }
    return sums;
  }

  /// Multiplies both halves of each pair by the low half of v.
  static HWY_INLINE Pairs multiplied(Pairs pairs, Pairs v) {
    return Ops::interleave_low(reduced(Ops::low_by_low(pairs, v)), reduced(Ops::high_by_low(pairs, v)));
  }

  static HWY_INLINE Powers make_powers(std::uint64_t p, std::uint64_t vectors) {
    const Pairs p1 = Ops::broadcast(p);
    Powers powers;
    powers.p2 = square(p1);
    powers.p4 = Ops::kPairs == 1 ? powers.p2 : square(powers.p2);
    const Pairs first = Ops::interleave_low(powers.p2, p1);
    const Pairs step = Ops::kPairs == 1 ? powers.p2 : square(powers.p4);
    powers.group = 1;
    powers.of[0] = first;
    if (vectors < kWorthGroups) {
      powers.to_group = mover(step);
      return powers;
    }
    const Pairs step2 = square(step);
    powers.group = kGroup;
    powers.of[1] = multiplied(first, step);
    powers.of[2] = multiplied(first, step2);
    powers.of[3] = multiplied(powers.of[1], step2);
    powers.to_group = mover(square(step2));
    return powers;
  }

  /// The sum of the whole message from those of the places, in the first: ((s0 p^2 + s1) p^4 + (s2 p^2 + s3)).
  static HWY_INLINE Pairs joined(Pairs sums, const Powers& powers) {
    if constexpr (Ops::kPairs == 1) {
      return sums;
    } else {
      const Pairs two = Ops::xor2(products(sums, mover(powers.p2)), Ops::template later<1>(sums));
      return Ops::xor2(products(two, mover(powers.p4)), Ops::template later<2>(two));
    }
  }
};

}  // namespace
}  // namespace tandem::snow3g
