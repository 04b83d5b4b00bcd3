// EVAL of UIA2 by carry-less multiplication, in vectors of pairs of 64-bit polynomials; for kernels.
//
// Included once per kernel, between its target attributes. Ops names the instructions:
//   Pairs, kPairs                     the vector, and how many pairs it has
//   broadcast(number)                 to both places of every pair
//   low_by_low(a, b), high_by_low(a, b), high_by_high(a, b)    a product of 128 bits per pair
//   interleave_low(a, b), interleave_high(a, b)                one half of a's pair, then the same of b's
//   xor3(a, b, c)
//   overflow(a)                       numbers below 16, times kModulus
//   first_powers(p, step)             p^B .. p^1 in their order in a vector of B blocks; step becomes p^B
//   load(at)                          B blocks from memory, the first in the low place of the first pair
//   load_part(message, len_bits, at)  B blocks from byte `at` of a message on, at may be below 0: what lies outside is
//   0 sum(a)                            of the pairs, in the first low(a)                            the low place of
//   the first pair
//
// A message is extended at its front by zero blocks, which count nothing, to whole vectors. Horner's rule runs over
// groups of up to four vectors, each multiplied by its own powers of p. Nothing is reduced on the way: two products, by
// p^4B and by x^64 p^4B, move the 128 bits of a sum on by a group.
//
// Standard    TS 35.215, section 4.4
// Byte order  see ../README.md
// Timing      independent of p, q and the message; depends on its length alone
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
    const Powers powers = make_powers(p, vectors);
    const Pairs to_q = mover(Ops::broadcast(q));
    Pairs sum = Ops::broadcast(0);
    std::size_t following = (vectors - 1) % kGroup;  // vectors of the group after this one
    for (std::uint64_t i = 0; i < vectors; ++i) {
      const auto at = static_cast<std::ptrdiff_t>(i * kVectorBytes) - static_cast<std::ptrdiff_t>(front);
      const bool whole = i > 0 && i < vectors - 1;
      const Pairs blocks = whole ? Ops::load(message + at) : Ops::load_part(message, len_bits, at);
      sum = plus_products(sum, blocks, powers.of[following]);
      if (following-- == 0 && i < vectors - 1) {
        sum = plus_products(Ops::broadcast(0), sum, powers.group);
        following = kGroup - 1;
      }
    }
    // EVAL + LENGTH, times q.
    sum = Ops::xor3(Ops::sum(sum), Ops::interleave_low(Ops::broadcast(len_bits), Ops::broadcast(0)), Ops::broadcast(0));
    sum = plus_products(Ops::broadcast(0), sum, to_q);
    return Ops::low(reduce(sum, Ops::interleave_high(sum, sum)));
  }

 private:
  using Pairs = typename Ops::Pairs;
  static constexpr std::size_t kVectorBytes = 16 * Ops::kPairs;
  static constexpr std::size_t kGroup = 4;
  static constexpr std::uint64_t kModulus = 0x1b;  ///< x^64

  /// Of the vectors of a group, the last one's first; and what moves a sum on by a group. As far as they are needed.
  struct Powers {
    Pairs of[kGroup];
    Pairs group;
  };

  /// high x^64 + low, each in the low places of its vector and in those of the one for the high places.
  static HWY_INLINE Pairs reduce(Pairs low, Pairs high) {
    const Pairs modulus = Ops::broadcast(kModulus);
    const Pairs even = Ops::low_by_low(high, modulus);
    const Pairs odd = Ops::high_by_low(high, modulus);
    return Ops::xor3(low, Ops::interleave_low(even, odd), Ops::overflow(Ops::interleave_high(even, odd)));
  }
  /// Both of each pair of `a`, by the low one of `b`.
  static HWY_INLINE Pairs multiply(Pairs a, Pairs b) {
    const Pairs even = Ops::low_by_low(a, b);
    const Pairs odd = Ops::high_by_low(a, b);
    return reduce(Ops::interleave_low(even, odd), Ops::interleave_high(even, odd));
  }
  /// For 128 bits that shall be multiplied by v: v, and x^64 v.
  static HWY_INLINE Pairs mover(Pairs v) { return Ops::interleave_low(v, multiply(v, Ops::broadcast(kModulus))); }

  static HWY_INLINE Pairs plus_products(Pairs sum, Pairs a, Pairs b) {
    return Ops::xor3(sum, Ops::low_by_low(a, b), Ops::high_by_high(a, b));
  }

  static HWY_INLINE Powers make_powers(std::uint64_t p, std::uint64_t vectors) {
    Pairs step;
    const Pairs first = Ops::template first_powers<multiply>(Ops::broadcast(p), step);
    Powers powers = {{first, first, first, first}, first};
    if (vectors >= 2) powers.of[1] = multiply(first, step);
    if (vectors >= 3) {
      step = multiply(step, step);
      powers.of[2] = multiply(first, step);
      powers.of[3] = multiply(powers.of[1], step);
    }
    if (vectors > kGroup) powers.group = mover(multiply(step, step));
    return powers;
  }
};

}  // namespace
}  // namespace tandem::snow3g
