// The tag of GCM-SST on vectors of one block or more. A kernel includes it once, after it has said what its vectors
// are:
//
//   TANDEM_SST_KERNEL   the namespace
//   TANDEM_SST_BEGIN    from here to TANDEM_SST_END functions may use what the kernel needs
//   V                   a vector
//   kLanes              blocks in a vector: 1 or 4
//   functions on them   those of tag_avx512.cpp
//
// A sum of products is reduced once for up to kPowers blocks: each of them is multiplied by the power of H that is due
// where the sum ends. Behind the last power stand zeros, so that a vector may have fewer blocks than it has room for.
// H is another for every message, so that no more powers are made than it is long.
//
// Standard  RFC 8452, section 3
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/gcm_sst/tag.h"
#include "engine/wipe.h"

TANDEM_SST_BEGIN
namespace tandem::gcm_sst::TANDEM_SST_KERNEL {

constexpr std::size_t kPowers = 16;
constexpr std::size_t kGroupBytes = kPowers * kBlockBytes;

constexpr std::size_t blocks_of(std::size_t bytes) { return (bytes + kBlockBytes - 1) / kBlockBytes; }

/// Products without carries of vectors' blocks, not yet reduced: low + middle x^64 + high x^128.
struct Sum {
  V low, middle, high;

  HWY_INLINE Sum() : low(zero()), middle(low), high(low) {}
  HWY_INLINE void add(V a, V b) {
    low = xored(low, product<0, 0>(a, b));
    middle = xored(middle, product<0, 1>(a, b), product<1, 0>(a, b));
    high = xored(high, product<1, 1>(a, b));
  }
  /// Times x^-128, modulo x^128 + x^127 + x^126 + x^121 + 1: x^64 at a time from below.
  [[nodiscard]] HWY_INLINE V reduced() const {
    const V polynomial = words(0xc2'0000'0000'0000'00);
    V a = xored(low, up64(middle));
    a = xored(swapped(a), product<0, 0>(a, polynomial));
    a = xored(swapped(a), product<0, 0>(a, polynomial));
    return xored(a, xored(high, down64(middle)));
  }
};

HWY_INLINE V dot(V a, V b) {
  Sum sum;
  sum.add(a, b);
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
    store(bytes_ + kEnd, zero());
    store(at(1), first_powers(load_first(h, kBlockBytes)));
    for (std::size_t i = 2; kLanes * i < std::min(blocks, kPowers) + kLanes; ++i) {
      store(at(i), dot(load(at((i + 1) / 2)), broadcast(load(at(i / 2)))));
    }
  }
  Powers(const Powers&) = delete;
  Powers& operator=(const Powers&) = delete;
  HWY_INLINE ~Powers() { wipe(bytes_, sizeof bytes_); }

  /// The powers for `blocks` blocks: H^blocks, the next lower one ...
  [[nodiscard]] HWY_INLINE const std::uint8_t* for_blocks(std::size_t blocks) const {
    return bytes_ + kEnd - blocks * kBlockBytes;
  }

 private:
  static constexpr std::size_t kEnd = kGroupBytes;
  /// The vector that begins with H^(kLanes i).
  HWY_INLINE std::uint8_t* at(std::size_t i) { return bytes_ + kEnd - i * sizeof(V); }

  alignas(64) std::uint8_t bytes_[kGroupBytes + sizeof(V)];
};

/// x = (x + first block) H^n + second block H^(n-1) ...; up to kGroupBytes bytes, of which the last block is filled up.
HWY_INLINE V absorb(const Powers& powers, V x, const std::uint8_t* bytes, std::size_t count) {
  const std::uint8_t* power = powers.for_blocks(blocks_of(count));
  Sum sum;
  for (; count >= sizeof(V); count -= sizeof(V), bytes += sizeof(V), power += sizeof(V)) {
    sum.add(xored(load(bytes), x), load(power));
    x = zero();
  }
  if (count > 0) sum.add(xored(load_first(bytes, count), x), load(power));
  return folded(sum.reduced());
}

void make_tag(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
              std::uint8_t* tag) {
  const std::size_t blocks = blocks_of(aad.size()) + blocks_of(text.size());
  V x = zero();
  if (blocks > 0) {
    const Powers powers(keys, std::min(blocks, kPowers));
    const std::uint8_t* at = aad.data();
    std::size_t left = aad.size();
    for (; left >= kGroupBytes; left -= kGroupBytes, at += kGroupBytes) x = absorb(powers, x, at, kGroupBytes);
    if (left > 0 && text.empty()) {
      x = absorb(powers, x, at, left);
    }
    const std::uint8_t* next = text.data();
    std::size_t rest = text.size();
    if (left > 0 && rest > 0) {
      // What is left of the aad and the beginning of the text in one sum.
      alignas(64) std::uint8_t both[kGroupBytes];
      const std::size_t before = blocks_of(left) * kBlockBytes;
      const std::size_t behind = std::min(rest, kGroupBytes - before);
      std::fill_n(std::copy_n(at, left, both), before - left, std::uint8_t{0});
      std::copy_n(next, behind, both + before);
      x = absorb(powers, x, both, before + behind);
      next += behind;
      rest -= behind;
    }
    for (; rest >= kGroupBytes; rest -= kGroupBytes, next += kGroupBytes) {
      x = absorb(powers, x, next, kGroupBytes);
    }
    if (rest > 0) x = absorb(powers, x, next, rest);
  }
  const std::uint64_t lengths[2] = {8 * std::uint64_t{text.size()}, 8 * std::uint64_t{aad.size()}};
  x = xored(x, load_first(reinterpret_cast<const std::uint8_t*>(lengths), sizeof lengths));
  x = dot(x, load_first(keys + kBlockBytes, kBlockBytes));
  store_block(tag, xored(x, load_first(keys + 2 * kBlockBytes, kBlockBytes)));
}

}  // namespace tandem::gcm_sst::TANDEM_SST_KERNEL
TANDEM_SST_END
