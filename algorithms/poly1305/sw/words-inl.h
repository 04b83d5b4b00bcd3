// Poly1305 on the words of 32 bits that memory has, for kernels with few registers and products of 32 by 32 bits
// (AVX2).
//
// Included once per Highway target. It has the names of groups-inl.h, for groups of one block. What costs there is to
// cut each block into limbs of 26 bits. Here a block stays as it is: word i is multiplied by the limbs of 2^32i times
// the power of r that its block needs, which takes 20 products instead of 25, and no cutting. A vector is two blocks;
// its lanes of 64 bits have words 0 and 2 in their low halves, words 1 and 3 in their high ones:
//
//   lane of 64 bits      0                1                2                3
//   block, word          first: 1 0       first: 3 2       second: 1 0      second: 3 2
//   low halves times     r^k              2^64 r^k         r^(k-1)          2^64 r^(k-1)
//   high halves times    2^32 r^k         2^96 r^k         2^32 r^(k-1)     2^96 r^(k-1)
//
// A block times its power of r is summed up over a whole run of blocks, then reduced once: 32 words of below 2^32 by
// limbs of little over 2^26 stay below 2^64. A row is four blocks, two vectors with a sum each, so that one load of a
// factor serves both; the first sum stands for r^2 times what it is. The 1 bits above the blocks come to the same for
// each run of n rows, so they are where its sums begin.
//
// Standard    RFC 8439, section 2.5
// Timing      independent of the numbers
// Checked by  poly1305_test.cpp, chacha20_poly1305_test.cpp
#if defined(TANDEM_POLY1305_WORDS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_POLY1305_WORDS_INL_H_
#undef TANDEM_POLY1305_WORDS_INL_H_
#else
#define TANDEM_POLY1305_WORDS_INL_H_
#endif

#include <algorithm>

#include "algorithms/poly1305/sw/field-inl.h"
#include "algorithms/poly1305/sw/horner-inl.h"
#include "engine/wipe.h"

#if HWY_TARGET == HWY_AVX2
HWY_BEFORE_NAMESPACE();
namespace tandem::poly1305 {
namespace HWY_NAMESPACE {
namespace words {
namespace {

constexpr std::size_t kBlockBytes = 16;
/// Blocks that share factors.
constexpr std::size_t kRowBlocks = 4;
constexpr std::size_t kMaxRows = 16;

/// The powers of r pay from this length of a message on.
constexpr std::size_t kWorthBytes = 4 * 1024;
/// Rows in a run of a message: longer runs need more powers.
constexpr std::size_t run_for(std::size_t bytes) { return bytes < 32 * 1024 ? kMaxRows / 2 : kMaxRows; }

/// Factors of the two vectors of a row.
struct Entry {
  Number low;
  Number high;
};

/// The state of a long message.
struct Mac {
  const Entry* entries;  ///< [i]: r^(4i + 2) and r^(4i + 1), of the row that i rows follow
  std::size_t run;       ///< entries, which are rows in a run
  Factor up;             ///< the power of r for a whole run
  Sum tops;              ///< what the 1 bits above the blocks of each vector come to in a whole run
  Number h[2];           ///< of the first and the second vectors; a part in each lane
};

// The compiler copies whole numbers in halves of vectors, and what is then loaded waits for both: so limb by limb.

HWY_INLINE void copy(const Number& from, Number& to) {
  for (int i = 0; i < kLimbs; ++i) to.limb[i] = from.limb[i];
}
HWY_INLINE void copy(const Factor& from, Factor& to) {
  for (int i = 0; i < kLimbs; ++i) to.limb[i] = from.limb[i];
  for (int i = 0; i + 1 < kLimbs; ++i) to.folded[i] = from.folded[i];
}

/// Copies the number in lane kLane to all lanes.
template <int kLane>
HWY_INLINE Number all_lanes(const Number& n) {
  Number all;
  for (int i = 0; i < kLimbs; ++i) all.limb[i] = U{_mm256_permute4x64_epi64(n.limb[i].raw, 0x55 * kLane)};
  return all;
}

/// 2^32 n.
HWY_INLINE Number next_word(const Number& n) {
  // Six bits and a limb; 15 bits or so over each limb, so all carries at once.
  U limb[kLimbs];
  for (int i = 0; i < kLimbs; ++i) limb[i] = hn::ShiftLeft<6>(n.limb[(i + 4) % kLimbs]);
  limb[0] = times_fold(limb[0]);
  Number next;
  for (int i = 0; i < kLimbs; ++i) {
    const U over = hn::ShiftRight<26>(limb[(i + 4) % kLimbs]);
    next.limb[i] = hn::Add(low_bits<26>(limb[i]), i == 0 ? times_fold(over) : over);
  }
  return next;
}

/// The limbs of two numbers, in lanes 0 and 1 and in lanes 2 and 3.
HWY_INLINE Number in_halves(const scalar::Number& low, const scalar::Number& high) {
  const auto pair = [](std::uint64_t a, std::uint64_t b)
                        HWY_ATTR { return hn::ConcatLowerLower(Lanes(), hn::Set(Lanes(), b), hn::Set(Lanes(), a)); };
  return split(pair(low.low, high.low), pair(low.high, high.high), hn::ShiftLeft<24>(pair(low.top, high.top)));
}

/// r^(4 `rows`), with the entries of as many rows.
HWY_INLINE Number power_of_rows(const Entry* entries, std::size_t rows) {
  return multiply(all_lanes<0>(entries[rows - 1].low), factor(all_lanes<0>(entries[0].low)));
}

/// Writes the `count` entries of a key: a power of two.
HWY_INLINE void set_entries(const scalar::Mac& key, std::size_t count, Entry* entries) {
  constexpr std::uint8_t kZeros[kBlockBytes] = {};
  const scalar::Number r{key.r[0], key.r[1], 0};
  scalar::Number square = r;
  scalar::absorb(square, key.r, key.folded, kZeros, 0);
  const Number powers = in_halves(square, r);
  const Number shifted = next_word(next_word(powers));
  for (int i = 0; i < kLimbs; ++i) entries[0].low.limb[i] = hn::OddEven(shifted.limb[i], powers.limb[i]);
  for (std::size_t have = 1; have < count; have *= 2) {
    const Factor up = factor(power_of_rows(entries, have));
    for (std::size_t i = 0; i < have; ++i) copy(multiply(entries[i].low, up), entries[have + i].low);
  }
  for (std::size_t i = 0; i < count; ++i) copy(next_word(entries[i].low), entries[i].high);
}

/// Adds what the 1 bits above the blocks of a row come to, in the lanes where `here` is all ones.
HWY_INLINE void add_tops(const Entry& entry, U here, Sum& sum) {
  // 2^128 is 2^24 four limbs up.
  U limb[kLimbs];
  for (int i = 0; i < kLimbs; ++i) limb[i] = hn::ShiftLeft<24>(hn::And(entry.low.limb[i], here));
  sum.product[4] = hn::Add(sum.product[4], limb[0]);
  for (int i = 1; i < kLimbs; ++i) sum.product[i - 1] = hn::Add(sum.product[i - 1], times_fold(limb[i]));
}

/// Even lanes have the powers of r.
HWY_INLINE U even_lanes() { return hn::OddEven(hn::Zero(Lanes()), hn::Set(Lanes(), ~std::uint64_t{0})); }

/// The sums of a run, which begin with the 1 bits above the blocks.
struct Sums {
  explicit Sums(const Sum& tops) {
    for (int i = 0; i < kLimbs; ++i) first.product[i] = second.product[i] = tops.product[i];
  }
  Sum first;
  Sum second;
};

// This is assembly because ten sums, four vectors to multiply and two of products take all registers that there are,
// and the compiler would not find that allocation.

// Limb `limb` of both sums, plus the factor at `at` times registers `first` and `second`.
#define TANDEM_MULTIPLY(limb, at, first, second)                               \
  "vmovdqa " #at                                                               \
  "(%[factor]),%%ymm14\n\t"                                                    \
  "vpmuludq %%ymm14,%%ymm" #first ",%%ymm15\n\tvpmuludq %%ymm14,%%ymm" #second \
  ",%%ymm14\n\t"                                                               \
  "vpaddq %%ymm15,%[a" #limb "],%[a" #limb "]\n\tvpaddq %%ymm14,%[b" #limb "],%[b" #limb "]\n\t"
#define TANDEM_SUMS(a, b)                                                                                  \
  [a0] "+x"(a[0].raw), [a1] "+x"(a[1].raw), [a2] "+x"(a[2].raw), [a3] "+x"(a[3].raw), [a4] "+x"(a[4].raw), \
      [b0] "+x"(b[0].raw), [b1] "+x"(b[1].raw), [b2] "+x"(b[2].raw), [b3] "+x"(b[3].raw), [b4] "+x"(b[4].raw)

/// Multiplies `rows` rows, at least one, the first by *entry, and the next by the one before.
HWY_INLINE void multiply_rows(Sums& sums, const std::uint8_t* blocks, const Entry* entry, std::size_t rows) {
  static_assert(sizeof(Number) == 160 && sizeof(Entry) == 320 && kRowBlocks * kBlockBytes == 64);
  U* const a = sums.first.product;
  U* const b = sums.second.product;
  asm(".p2align 4\n1:\n\t"
      "vmovdqu (%[blocks]),%%ymm10\n\tvmovdqu 32(%[blocks]),%%ymm11\n\t"
      "vpsrlq $32,%%ymm10,%%ymm12\n\tvpsrlq $32,%%ymm11,%%ymm13\n\t"   //
      TANDEM_MULTIPLY(0, 0, 10, 11) TANDEM_MULTIPLY(1, 32, 10, 11)     //
      TANDEM_MULTIPLY(2, 64, 10, 11) TANDEM_MULTIPLY(3, 96, 10, 11)    //
      TANDEM_MULTIPLY(4, 128, 10, 11) TANDEM_MULTIPLY(0, 160, 12, 13)  //
      TANDEM_MULTIPLY(1, 192, 12, 13) TANDEM_MULTIPLY(2, 224, 12, 13)  //
      TANDEM_MULTIPLY(3, 256, 12, 13) TANDEM_MULTIPLY(4, 288, 12, 13)  //
      "add $64,%[blocks]\n\tsub $320,%[factor]\n\tsub $1,%[rows]\n\tjne 1b"
      : TANDEM_SUMS(a, b), [blocks] "+r"(blocks), [factor] "+r"(entry), [rows] "+r"(rows)
      :
      : "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "cc", "memory");
}

/// Multiplies both parts of h, as multiply_add does with one.
HWY_INLINE void multiply_both(Sums& sums, const Number h[2], const Factor& factor) {
  static_assert(sizeof(Factor) == 288 && kLimbs == 5);
  U* const a = sums.first.product;
  U* const b = sums.second.product;
#define TANDEM_LOAD(at) "vmovdqa " #at "(%[h]),%%ymm10\n\tvmovdqa 160+" #at "(%[h]),%%ymm11\n\t"
  asm(TANDEM_LOAD(0) TANDEM_MULTIPLY(0, 0, 10, 11) TANDEM_MULTIPLY(1, 32, 10, 11) TANDEM_MULTIPLY(2, 64, 10, 11)
          TANDEM_MULTIPLY(3, 96, 10, 11) TANDEM_MULTIPLY(4, 128, 10, 11) TANDEM_LOAD(32) TANDEM_MULTIPLY(1, 0, 10, 11)
              TANDEM_MULTIPLY(2, 32, 10, 11) TANDEM_MULTIPLY(3, 64, 10, 11) TANDEM_MULTIPLY(4, 96, 10, 11)
                  TANDEM_MULTIPLY(0, 256, 10, 11) TANDEM_LOAD(64) TANDEM_MULTIPLY(2, 0, 10, 11)
                      TANDEM_MULTIPLY(3, 32, 10, 11) TANDEM_MULTIPLY(4, 64, 10, 11) TANDEM_MULTIPLY(0, 224, 10, 11)
                          TANDEM_MULTIPLY(1, 256, 10, 11) TANDEM_LOAD(96) TANDEM_MULTIPLY(3, 0, 10, 11) TANDEM_MULTIPLY(
                              4, 32, 10, 11) TANDEM_MULTIPLY(0, 192, 10, 11) TANDEM_MULTIPLY(1, 224, 10, 11)
                              TANDEM_MULTIPLY(2, 256, 10, 11) TANDEM_LOAD(128) TANDEM_MULTIPLY(4, 0, 10, 11)
                                  TANDEM_MULTIPLY(0, 160, 10, 11) TANDEM_MULTIPLY(1, 192, 10, 11)
                                      TANDEM_MULTIPLY(2, 224, 10, 11) TANDEM_MULTIPLY(3, 256, 10, 11)
      : TANDEM_SUMS(a, b)
      : [h] "r"(h), [factor] "r"(&factor)
      : "xmm10", "xmm11", "xmm14", "xmm15", "memory");
#undef TANDEM_LOAD
}
#undef TANDEM_SUMS
#undef TANDEM_MULTIPLY

/// The `rows` rows at `blocks`, behind what `sums` has, and h, which is to be multiplied by `up`.
HWY_INLINE void finish_run(Number h[2], Sums& sums, const Entry* entries, std::size_t rows, const Factor& up,
                           const std::uint8_t* blocks) {
  // h comes from a long chain and begins another: it is in the middle, where other work hides both.
  const std::size_t before = rows / 2;
  if (before > 0) multiply_rows(sums, blocks, entries + rows - 1, before);
  multiply_both(sums, h, up);
  if (rows > 0)
    multiply_rows(sums, blocks + before * kRowBlocks * kBlockBytes, entries + rows - before - 1, rows - before);
  copy(reduce(sums.first), h[0]);
  copy(reduce(sums.second), h[1]);
}

/// A run of `count` blocks, fewer than a whole one.
HWY_NOINLINE void short_run(Mac& mac, const std::uint8_t* blocks, std::size_t count) {
  const std::size_t rows = (count + kRowBlocks - 1) / kRowBlocks;
  const std::size_t missing = rows * kRowBlocks - count;  // at the front of the first row
  const Entry& entry = mac.entries[rows - 1];
  const Entry& square_and_r = mac.entries[0];
  Number power = missing == 3 ? all_lanes<2>(entry.low) : all_lanes<0>(entry.low);
  if (missing == 1) power = multiply(power, factor(all_lanes<2>(square_and_r.low)));
  if (missing == 0) power = multiply(power, factor(all_lanes<0>(square_and_r.low)));
  const Factor up = factor(power);
  Sum tops = zero_sum();
  for (std::size_t i = 0; i + 1 < rows; ++i) add_tops(mac.entries[i], even_lanes(), tops);
  Sums sums(tops);
  const std::uint64_t all = ~std::uint64_t{0};
  alignas(32) const std::uint64_t here[2][4] = {{missing < 1 ? all : 0, 0, missing < 2 ? all : 0, 0},
                                                {missing < 3 ? all : 0, 0, all, 0}};
  add_tops(entry, hn::Load(Lanes(), here[0]), sums.first);
  add_tops(entry, hn::Load(Lanes(), here[1]), sums.second);
  if (missing == 0) return finish_run(mac.h, sums, mac.entries, rows, up, blocks);

  alignas(32) std::uint8_t front[kRowBlocks * kBlockBytes] = {};
  const std::size_t there = (kRowBlocks - missing) * kBlockBytes;
  __builtin_memcpy(front + missing * kBlockBytes, blocks, there);
  multiply_rows(sums, front, &entry, 1);
  finish_run(mac.h, sums, mac.entries, rows - 1, up, blocks + there);
}

/// The next `count` blocks, one after the other in memory: any number, best whole runs.
HWY_INLINE void absorb(Mac& mac, const std::uint8_t* blocks, std::size_t count) {
  const std::size_t whole = kRowBlocks * mac.run;
  for (; count >= whole; count -= whole, blocks += whole * kBlockBytes) {
    Sums sums(mac.tops);
    finish_run(mac.h, sums, mac.entries, mac.run, mac.up, blocks);
  }
  if (count > 0) short_run(mac, blocks, count);
}

/// Goes on with what `alone` is at, in runs of `run` rows, a power of two up to kMaxRows, which `entries` has room for.
HWY_INLINE void begin(Mac& mac, const scalar::Mac& alone, std::size_t run, Entry* entries) {
  mac.entries = entries;
  mac.run = run;
  set_entries(alone, run, entries);
  copy(factor(power_of_rows(entries, run)), mac.up);
  Sum tops = zero_sum();
  for (std::size_t i = 0; i < run; ++i) add_tops(entries[i], even_lanes(), tops);
  for (int i = 0; i < kLimbs; ++i) mac.tops.product[i] = tops.product[i];
  const Number h = in_halves(alone.h, alone.h);
  for (int i = 0; i < kLimbs; ++i) {
    mac.h[0].limb[i] = hn::Zero(Lanes());
    mac.h[1].limb[i] = hn::IfThenElseZero(hn::FirstN(Lanes(), 1), h.limb[i]);
  }
}

/// Leaves the sum of all lanes in `alone`, which goes on from there.
HWY_INLINE void end(const Mac& mac, scalar::Mac& alone) {
  const Number all = add(multiply(mac.h[0], factor(all_lanes<0>(mac.entries[0].low))), mac.h[1]);
  std::uint64_t limb[kLimbs];
  for (int i = 0; i < kLimbs; ++i) limb[i] = hn::GetLane(hn::SumOfLanes(Lanes(), all.limb[i]));
  scalar::Number h{limb[0], limb[2] >> 12, limb[4] >> 24};
  scalar::add(h, limb[1] << 26, limb[1] >> 38, 0);
  scalar::add(h, limb[2] << 52, limb[3] << 14, limb[3] >> 50);
  scalar::add(h, 0, limb[4] << 40, 0);
  // Now top is below 2^5.
  const std::uint64_t over = h.top >> 2;
  h.top &= 3;
  scalar::add(h, 5 * over, 0, 0);
  alone.h = h;
}

}  // namespace
}  // namespace words
}  // namespace HWY_NAMESPACE
}  // namespace tandem::poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
