// The tag of GCM-SST on vectors of one block or more. A kernel defines its vectors, and then includes this once:
//
//   TANDEM_SST_KERNEL   the namespace
//   TANDEM_SST_BEGIN    from here to TANDEM_SST_END functions may use what the kernel needs
//   V                   a vector
//   kLanes              blocks in a vector: 1 or 4
//   functions on them   those of tag_avx512.cpp
//
// A sum of products is reduced once for up to kPowers blocks: each of them is multiplied by the power of H that is due
// at the end of the sum. Zeros stand behind the last power, so that a vector may have fewer blocks than it has room
// for. Every message has an H of its own, so only as many powers are made as the message has blocks.
//
// Standard  RFC 8452, section 3
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/gcm_sst/sw/tag.h"
#include "engine/wipe.h"

TANDEM_SST_BEGIN
namespace tandem::gcm_sst::TANDEM_SST_KERNEL {

constexpr std::size_t kPowers = 16;
constexpr std::size_t kGroupBytes = kPowers * kBlockBytes;

constexpr std::size_t blocks_of(std::size_t bytes) { return (bytes + kBlockBytes - 1) / kBlockBytes; }

/// A factor, and the sum of its halves in both of them, for Karatsuba's method.
struct Factor {
  V value, halves;

  HWY_INLINE explicit Factor(V a) : value(a), halves(xored(a, swapped(a))) {}
  HWY_INLINE Factor(V a, V sums) : value(a), halves(sums) {}
};

/// Products without carries of vectors' blocks, not yet reduced.
struct Sum {
  V low, middle, high;

  HWY_INLINE Sum() : low(zero()), middle(low), high(low) {}

  HWY_INLINE void add(V a, const Factor& b) {
    low = xored(low, product<0, 0>(a, b.value));
    middle = xored(middle, product<0, 0>(xored(a, swapped(a)), b.halves));
    high = xored(high, product<1, 1>(a, b.value));
  }
  /// Times x^-128, modulo x^128 + x^127 + x^126 + x^121 + 1: x^64 at a time from below.
  [[nodiscard]] HWY_INLINE V reduced() const {
    const V polynomial = words(0xc2'0000'0000'0000'00);
    const V inner = xored(middle, low, high);
    V a = xored(low, up64(inner));
    a = xored(swapped(a), product<0, 0>(a, polynomial));
    a = xored(swapped(a), product<0, 0>(a, polynomial));
    return xored(a, high, down64(inner));
  }
};

HWY_INLINE V dot(V a, V b) {
  Sum sum;
  sum.add(a, Factor(b));
  return sum.reduced();
}

/// H^kLanes, the next lower power ... H. A template, as kernels of one lane have no functions on several.
template <class Vector>
HWY_INLINE Vector first_powers(Vector h) {
  if constexpr (kLanes == 1) {
    return h;
  } else {
    const Vector one = broadcast(h);
    const Vector two = dot(one, one);
    const Vector low = pair(two, one);
    return quad(dot(low, two), low);
  }
}

/// The powers of H, from the highest that was made down to H, then zeros. Wiped at the end.
class Powers {
 public:
  /// blocks: the most that will be added at once.
  HWY_INLINE Powers(const std::uint8_t* h, std::size_t blocks) {
    keep(0, zero());
    keep(1, first_powers(load_first(h, kBlockBytes)));
    for (std::size_t i = 2; kLanes * i < std::min(blocks, kPowers) + kLanes; ++i) {
      keep(i, dot(vector(i - i / 2).value, everywhere(i / 2).value));
    }
  }
  Powers(const Powers&) = delete;
  Powers& operator=(const Powers&) = delete;
  HWY_INLINE ~Powers() {
    wipe(values_, sizeof values_);
    wipe(halves_, sizeof halves_);
  }

  /// A vector of powers from H^power down.
  [[nodiscard]] HWY_INLINE Factor from(std::size_t power) const {
    const std::size_t at = kEnd - power * kBlockBytes;
    return {load(values_ + at), load(halves_ + at)};
  }
  /// H^(kLanes i) in every lane.
  [[nodiscard]] HWY_INLINE Factor everywhere(std::size_t i) const {
    const Factor first = vector(i);
    return {broadcast(first.value), broadcast(first.halves)};
  }

 private:
  static constexpr std::size_t kEnd = kGroupBytes;

  /// The vector that begins with H^(kLanes i).
  [[nodiscard]] HWY_INLINE Factor vector(std::size_t i) const { return from(kLanes * i); }
  HWY_INLINE void keep(std::size_t i, V powers) {
    const Factor factor(powers);
    store(values_ + kEnd - i * sizeof(V), factor.value);
    store(halves_ + kEnd - i * sizeof(V), factor.halves);
  }

  alignas(64) std::uint8_t values_[kGroupBytes + sizeof(V)];
  alignas(64) std::uint8_t halves_[kGroupBytes + sizeof(V)];
};

/// x = (x + first block) H^n + second block H^(n-1) ...; up to kGroupBytes bytes, of which the last block is filled up.
HWY_INLINE V absorb(const Powers& powers, V x, const std::uint8_t* bytes, std::size_t count) {
  std::size_t power = blocks_of(count);
  Sum sum;
  for (; count >= sizeof(V); count -= sizeof(V), bytes += sizeof(V), power -= kLanes) {
    sum.add(xored(load(bytes), x), powers.from(power));
    x = zero();
  }
  if (count > 0) sum.add(xored(load_first(bytes, count), x), powers.from(power));
  return folded(sum.reduced());
}

/// The same for kGroupBytes bytes and more. Between groups nothing moves between lanes: every lane sums up the blocks
/// that come in it, the last vector of which is still to be multiplied, by other powers at the end than on the way.
HWY_INLINE V absorb_long(const Powers& powers, V x, const std::uint8_t* bytes, std::size_t count) {
  constexpr std::size_t kVectors = kPowers / kLanes;
  const auto next = [&] {
    const V vector = load(bytes);
    bytes += sizeof(V);
    count -= sizeof(V);
    return vector;
  };
  V pending = xored(next(), x);
  while (count >= kGroupBytes) {
    Sum sum;
    // The pending vector comes last: it is what a group waits for.
#pragma GCC unroll 8
    for (std::size_t i = kVectors - 1; i > 0; --i) sum.add(next(), powers.everywhere(i));
    sum.add(pending, powers.everywhere(kVectors));
    pending = xored(sum.reduced(), next());
  }
  // The loop ends when the rest, with the pending vector, has no more blocks than there are powers.
  while (blocks_of(count) + kLanes > kPowers) {
    Sum sum;
    sum.add(pending, powers.everywhere(1));
    pending = xored(sum.reduced(), next());
  }
  std::size_t power = blocks_of(count) + kLanes;
  Sum sum;
  sum.add(pending, powers.from(power));
  power -= kLanes;
  while (count >= sizeof(V)) {
    sum.add(next(), powers.from(power));
    power -= kLanes;
  }
  if (count > 0) sum.add(load_first(bytes, count), powers.from(power));
  return folded(sum.reduced());
}

/// Absorbs any positive number of bytes.
HWY_INLINE V absorb_all(const Powers& powers, V x, const std::uint8_t* bytes, std::size_t count) {
  return count > kGroupBytes ? absorb_long(powers, x, bytes, count) : absorb(powers, x, bytes, count);
}

void make_tag(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
              std::uint8_t* tag) {
  const std::size_t blocks = blocks_of(aad.size()) + blocks_of(text.size());
  V x = zero();
  if (blocks > 0) {
    const Powers powers(keys, std::min(blocks, kPowers));
    const std::uint8_t* at = aad.data();
    std::size_t left = aad.size();
    const std::uint8_t* next = text.data();
    std::size_t rest = text.size();
    if (rest > 0) {
      // The rest of the aad behind whole groups and the beginning of the text go into one sum.
      const std::size_t whole = left / kGroupBytes * kGroupBytes;
      if (whole > 0) x = absorb_all(powers, x, at, whole);
      at += whole;
      left -= whole;
      if (left > 0) {
        alignas(64) std::uint8_t both[kGroupBytes];
        const std::size_t before = blocks_of(left) * kBlockBytes;
        const std::size_t behind = std::min(rest, kGroupBytes - before);
        std::fill_n(std::copy_n(at, left, both), before - left, std::uint8_t{0});
        std::copy_n(next, behind, both + before);
        x = absorb(powers, x, both, before + behind);
        next += behind;
        rest -= behind;
      }
      if (rest > 0) x = absorb_all(powers, x, next, rest);
    } else {
      x = absorb_all(powers, x, at, left);
    }
  }
  const std::uint64_t lengths[2] = {8 * std::uint64_t{text.size()}, 8 * std::uint64_t{aad.size()}};
  x = xored(x, load_first(reinterpret_cast<const std::uint8_t*>(lengths), sizeof lengths));
  x = dot(x, load_first(keys + kBlockBytes, kBlockBytes));
  store_block(tag, xored(x, load_first(keys + 2 * kBlockBytes, kBlockBytes)));
}

}  // namespace tandem::gcm_sst::TANDEM_SST_KERNEL
TANDEM_SST_END
