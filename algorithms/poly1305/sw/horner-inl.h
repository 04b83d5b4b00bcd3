// Poly1305 in scalar registers, for short messages, and for kernels whose vector unit is busy with a cipher.
//
// Included once per Highway target. It has the names of groups-inl.h, for groups of one block: no powers of r, no zero
// blocks in front. Horner's rule runs block by block; what a vector would gain, the other work hides.
//
// Numbers have two words of 64 bits and the bits above. r is clamped: the two low bits of its high word are 0, so that
// 2^128 times that word is 5/4 of it, exactly.
//
// Standard    RFC 8439, section 2.5
// Timing      independent of key and data
// Checked by  poly1305_test.cpp, chacha20_poly1305_test.cpp
#if defined(TANDEM_POLY1305_HORNER_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_POLY1305_HORNER_INL_H_
#undef TANDEM_POLY1305_HORNER_INL_H_
#else
#define TANDEM_POLY1305_HORNER_INL_H_
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/wipe.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128 && TANDEM_PRODUCTS_OF_128_BITS
HWY_BEFORE_NAMESPACE();
namespace tandem::poly1305 {
namespace HWY_NAMESPACE {
namespace scalar {
namespace {

constexpr std::size_t kGroupBlocks = 1;
constexpr std::size_t kGroupBytes = 16;
/// Blocks of a batch of ChaCha20: a block of 64 bytes in each lane.
constexpr std::size_t kMaxWindow = 4 * HWY_LANES(std::uint32_t);

struct Number {
  std::uint64_t low, high, top;
};

/// The state of one message.
struct Mac {
  std::uint64_t r[2];
  std::uint64_t folded;  ///< 5/4 of r[1]
  std::uint64_t s[2];
  Number h;
  std::size_t groups;  ///< of the whole message
  std::size_t queued;  ///< of them
  std::size_t window;  ///< the longest
};

/// Begins a message, whose `groups` is set already, with the 32 bytes of a key.
HWY_INLINE void begin(Mac& mac, const std::uint8_t* key) {
  std::uint64_t words[4];
  __builtin_memcpy(words, key, sizeof words);
  mac.r[0] = words[0] & 0x0ffffffc0fffffff;
  mac.r[1] = words[1] & 0x0ffffffc0ffffffc;
  mac.folded = mac.r[1] + (mac.r[1] >> 2);
  mac.s[0] = words[2];
  mac.s[1] = words[3];
  mac.h = {0, 0, 0};
  mac.queued = 0;
  mac.window = kMaxWindow;
  wipe(words, sizeof words);
}

/// The keys of up to kMessages messages.
template <std::size_t kMessages>
class Keys {
 public:
  /// Begins messages 0 to `count` - 1: mac_of(i), whose `groups` is set already, gets the 32 bytes at key_of(i).
  template <class MacOf, class KeyOf>
  HWY_INLINE void begin(std::size_t count, const MacOf& mac_of, const KeyOf& key_of) {
    for (std::size_t i = 0; i < count; ++i) scalar::begin(mac_of(i), key_of(i));
  }
};

/// n += high:low. The compiler makes worse of carries than the machine has.
HWY_INLINE void add(Number& n, std::uint64_t low, std::uint64_t high, std::uint64_t top) {
#if HWY_ARCH_ARM_A64
  asm("adds %0, %0, %3\n\tadcs %1, %1, %4\n\tadc %2, %2, %5"
      : "+&r"(n.low), "+&r"(n.high), "+r"(n.top)
      : "r"(low), "r"(high), "r"(top)
      : "cc");
#else
  asm("add %3, %0\n\tadc %4, %1\n\tadc %5, %2"
      : "+&r"(n.low), "+&r"(n.high), "+r"(n.top)
      : "r"(low), "re"(high), "re"(top)
      : "cc");
#endif
}

/// h = (h + block) r; the result is below 2^130 + 2^68. top: bit 128 of the block.
HWY_INLINE void absorb(Number& h, const std::uint64_t r[2], std::uint64_t folded, const std::uint8_t* block,
                       std::uint64_t top = 1) {
  __extension__ using Wide = unsigned __int128;
  std::uint64_t words[2];
  __builtin_memcpy(words, block, sizeof words);
  add(h, words[0], words[1], top);
  const Wide product0 = Wide{h.low} * r[0] + Wide{h.high} * folded;
  Wide product1 = Wide{h.low} * r[1] + Wide{h.high} * r[0];
  product1 += h.top * folded + static_cast<std::uint64_t>(product0 >> 64);  // these two are below 2^64
  const std::uint64_t over = h.top * r[0] + static_cast<std::uint64_t>(product1 >> 64);
  h = {static_cast<std::uint64_t>(product0), static_cast<std::uint64_t>(product1), over & 3};
  add(h, (over >> 2) + (over & ~std::uint64_t{3}), 0, 0);
}

/// (h modulo 2^130 - 5) + s, its low 128 bits.
HWY_INLINE void finish(const Mac& mac, std::uint8_t* tag) {
  // h - p where that is not negative: h + 5 has its bit 130 then.
  Number less = mac.h;
  add(less, 5, 0, 0);
  const std::uint64_t take = 0 - (less.top >> 2);
  Number sum{(less.low & take) | (mac.h.low & ~take), (less.high & take) | (mac.h.high & ~take), 0};
  add(sum, mac.s[0], mac.s[1], 0);
  std::uint64_t words[2] = {sum.low, sum.high};
  __builtin_memcpy(tag, words, sizeof words);
  wipe(words, sizeof words);
}

/// Absorbs bytes with zeros behind them up to whole blocks, as section 2.8 pads aad and ciphertext.
HWY_INLINE void absorb_padded(Mac& mac, const std::uint8_t* source, std::size_t bytes) {
  Number h = mac.h;
  for (; bytes >= kGroupBytes; bytes -= kGroupBytes, source += kGroupBytes) absorb(h, mac.r, mac.folded, source);
  if (bytes > 0) {
    std::uint8_t last[kGroupBytes] = {};
    __builtin_memcpy(last, source, bytes);
    absorb(h, mac.r, mac.folded, last);
  }
  mac.h = h;
}

/// Absorbs what is left behind the whole blocks of a message, less than one, with its own 1 bit.
HWY_INLINE void absorb_end(Mac& mac, const std::uint8_t* source, std::size_t bytes) {
  if (bytes == 0) return;
  std::uint8_t last[kGroupBytes] = {};
  __builtin_memcpy(last, source, bytes);
  last[bytes] = 1;
  absorb(mac.h, mac.r, mac.folded, last, 0);
  wipe(last, sizeof last);
}

/// The tag of a whole message.
HWY_INLINE void authenticate(const std::uint8_t* key, const std::uint8_t* source, std::size_t bytes,
                             std::uint8_t* tag) {
  Mac mac;
  begin(mac, key);
  const std::size_t whole = bytes / kGroupBytes * kGroupBytes;
  absorb_padded(mac, source, whole);
  absorb_end(mac, source + whole, bytes - whole);
  finish(mac, tag);
  wipe(&mac, sizeof mac);
}

#if TANDEM_SCALAR_BESIDE_VECTORS
/// Up to kMaxWindow blocks, one after the other in memory.
struct Window {
  Mac* mac;
  const std::uint8_t* blocks;
  std::size_t groups;
};

/// A window of kMaxWindow blocks in scalar parts, beside the rounds of a cipher: all of them in eight double rounds.
class LargeWindowWork {
 public:
  explicit LargeWindowWork(const Window& window)
      : mac_(*window.mac), blocks_(window.blocks), r_{mac_.r[0], mac_.r[1]}, folded_(mac_.folded), h_(mac_.h) {}

  static constexpr int kUnits = 0;
  static constexpr int kReadUnits = 0;
  template <int kUnit>
  HWY_INLINE void unit() {}

  template <int kPart, bool kLast>
  HWY_INLINE void scalar_part(int double_round) {
    constexpr int kPerRound = kMaxWindow / 8;
    if constexpr (!kLast && kPart % (4 / kPerRound) == 0) {
      absorb(h_, r_, folded_, blocks_ + (kPerRound * double_round + kPart * kPerRound / 4) * kGroupBytes);
    }
  }
  HWY_INLINE void scalar_end() { mac_.h = h_; }

 private:
  Mac& mac_;
  const std::uint8_t* const blocks_;
  const std::uint64_t r_[2];
  const std::uint64_t folded_;
  Number h_;
};

/// Windows that wait to be absorbed.
class Queue {
 public:
  Queue() = default;
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;
  ~Queue() { wipe(staged_, used_ * sizeof staged_[0]); }

  /// The next `groups` blocks of `mac`, at most mac.window, are at `blocks`, which stay as they are until the queue has
  /// run.
  HWY_INLINE void push(Mac& mac, const std::uint8_t* blocks, std::size_t groups) {
    if (end_ == kCapacity) run_all();
    mac.queued += groups;
    blocks_ += groups;
    windows_[end_++] = {&mac, blocks, groups};
  }

  /// The next block of `mac` is put together by the caller in the place that this returns, kGroupBytes zero bytes.
  HWY_INLINE std::uint8_t* push_staged(Mac& mac, std::size_t /*front: 0*/, bool /*short_end: false*/) {
    if (end_ == kCapacity) run_all();
    std::uint8_t* const staged = staged_[end_];
    if (used_ <= end_) used_ = end_ + 1;
    __builtin_memset(staged, 0, kGroupBytes);
    push(mac, staged, 1);
    return staged;
  }

  [[nodiscard]] bool empty() const { return first_ == end_; }

  /// The only window in the queue, if it is as large as windows get; the caller then runs it, and calls `clear`.
  [[nodiscard]] const Window* single_large() const {
    return end_ - first_ == 1 && windows_[first_].groups == kMaxWindow ? &windows_[first_] : nullptr;
  }
  void clear() { first_ = end_ = blocks_ = 0; }

  /// A part of what is in the queue, of kSteps about equal ones.
  template <std::size_t kSteps>
  HWY_INLINE void run_step() {
    std::size_t blocks = (blocks_ + kSteps - 1) / kSteps;
    while (blocks > 0 && !empty()) {
      Window& window = windows_[first_];
      const std::size_t part = std::min(blocks, window.groups);
      run({window.mac, window.blocks, part});
      window.blocks += part * kGroupBytes;
      window.groups -= part;
      blocks -= part;
      if (window.groups == 0) ++first_;
    }
  }
  HWY_INLINE void run_all() {
    while (first_ < end_) run(windows_[first_++]);
    clear();
  }

 private:
  static constexpr std::size_t kCapacity = 64;

  static HWY_INLINE void run(const Window& window) {
    Number h = window.mac->h;
    for (std::size_t i = 0; i < window.groups; ++i) {
      absorb(h, window.mac->r, window.mac->folded, window.blocks + i * kGroupBytes);
    }
    window.mac->h = h;
  }

  Window windows_[kCapacity];
  std::uint8_t staged_[kCapacity][kGroupBytes];
  std::size_t used_ = 0;    ///< of staged_, ever
  std::size_t blocks_ = 0;  ///< pushed since the queue was empty
  std::size_t first_ = 0;
  std::size_t end_ = 0;
};
#endif

}  // namespace
}  // namespace scalar
}  // namespace HWY_NAMESPACE
}  // namespace tandem::poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
