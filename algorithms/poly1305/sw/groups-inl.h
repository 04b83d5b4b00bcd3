// Poly1305 over groups of blocks in vectors, for kernels: powers of r, and a queue of groups to absorb.
//
// Included once per Highway target. A message of n blocks is extended at its front by zero blocks, which count nothing,
// to whole groups. With L lanes, Horner's rule runs over groups with r^L, and the last group is multiplied by the
// powers r^L .. r^1 that its blocks need. To reduce less often, up to kMaxProducts groups make a window: the first of W
// groups is multiplied by r^WL, the next by r^(W-1)L and so on; their sum is reduced once.
//
// Windows stand in a queue, so that a kernel can run one beside other work.
//
// Standard    RFC 8439, section 2.5
// Timing      independent of the numbers
// Checked by  poly1305_test.cpp
#if defined(TANDEM_POLY1305_GROUPS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_POLY1305_GROUPS_INL_H_
#undef TANDEM_POLY1305_GROUPS_INL_H_
#else
#define TANDEM_POLY1305_GROUPS_INL_H_
#endif

#include <algorithm>

#include "algorithms/poly1305/sw/field-inl.h"
#include "engine/wipe.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
HWY_BEFORE_NAMESPACE();
namespace tandem::poly1305 {
namespace HWY_NAMESPACE {
namespace {

/// The state of one message.
struct Mac {
  Factor* factors;     ///< [0]: r^L .. r^1 by lanes; [w]: r^wL in all lanes, 1 <= w <= window
  std::size_t window;  ///< 1, 2, 4 or 8
  Number h;
  std::uint64_t s[2];
  std::size_t groups;  ///< of the whole message
  std::size_t queued;  ///< of them
};

/// Factors that a message of `groups` groups is worth, the one by lanes included.
constexpr std::size_t window_for(std::size_t groups) {
  return groups <= 3 ? 1 : groups <= 6 ? 2 : groups <= 48 ? 4 : kMaxProducts;
}

/// (the sum of all lanes, modulo 2^130 - 5) + s, its low 128 bits.
HWY_INLINE void finish(const Mac& mac, std::uint8_t* tag) {
  const Lanes d;
  Number sum;
  for (int i = 0; i < kLimbs; ++i) sum.limb[i] = hn::SumOfLanes(d, mac.h.limb[i]);
  const Words128 words = finish(sum, {hn::Set(d, mac.s[0]), hn::Set(d, mac.s[1])});
  const std::uint64_t bytes[2] = {hn::GetLane(words.low), hn::GetLane(words.high)};
  __builtin_memcpy(tag, bytes, sizeof bytes);
}

/// The powers of up to L keys at once, one key per lane.
class Powers {
 public:
  Powers() = default;
  Powers(const Powers&) = delete;
  Powers& operator=(const Powers&) = delete;
  ~Powers() {
    wipe(r_, sizeof r_);
    wipe(power_, used_ * sizeof power_[0]);
  }

  /// r of the key in `lane`, clamped, and its s.
  void set_key(std::size_t lane, const std::uint8_t* key, std::uint64_t s[2]) {
    std::uint64_t words[4];
    __builtin_memcpy(words, key, sizeof words);
    r_[0][lane] = words[0] & 0x0ffffffc0fffffff;
    r_[1][lane] = words[1] & 0x0ffffffc0ffffffc;
    s[0] = words[2];
    s[1] = words[3];
    wipe(words, sizeof words);
  }

  /// Powers for windows of up to `window` groups.
  HWY_INLINE void compute(std::size_t window) {
    const Lanes d;
    store(0, split(hn::Load(d, r_[0]), hn::Load(d, r_[1]), hn::Zero(d)));
    // Each step extends r .. r^n by r^(n+1) .. r^2n.
    for (std::size_t have = 1; have < kGroupBlocks; have *= 2) double_powers(0, have);
    // The same for the strides r^L, r^2L ..
    for (std::size_t have = 1; have < window; have *= 2) double_powers(kGroupBlocks - 1, have);
  }

  /// Writes the 1 + window factors of the key in `lane`.
  HWY_INLINE void factors_of(std::size_t lane, std::size_t window, Factor* factors) const {
    const Lanes d;
    Number by_lanes;
    for (int i = 0; i < kLimbs; ++i) {
      alignas(64) std::uint64_t limb[kGroupBlocks];
      for (std::size_t l = 0; l < kGroupBlocks; ++l) limb[l] = power_[kGroupBlocks - 1 - block_in_lane(l)][i][lane];
      by_lanes.limb[i] = hn::Load(d, limb);
      wipe(limb, sizeof limb);
    }
    factors[0] = factor(by_lanes);
    for (std::size_t w = 1; w <= window; ++w) {
      Number stride;
      for (int i = 0; i < kLimbs; ++i) stride.limb[i] = hn::Set(d, power_[kGroupBlocks + w - 2][i][lane]);
      factors[w] = factor(stride);
    }
  }

 private:
  /// Multiplies the `have` powers from `at` on by the last of them, to as many after them.
  HWY_INLINE void double_powers(std::size_t at, std::size_t have) {
    const Factor top = factor(load(at + have - 1));
    for (std::size_t i = at; i < at + have; ++i) store(i + have, multiply(load(i), top));
  }
  HWY_INLINE void store(std::size_t at, const Number& n) {
    for (int i = 0; i < kLimbs; ++i) hn::Store(n.limb[i], Lanes(), power_[at][i]);
    used_ = at + 1;
  }
  HWY_INLINE Number load(std::size_t at) const {
    Number n;
    for (int i = 0; i < kLimbs; ++i) n.limb[i] = hn::Load(Lanes(), power_[at][i]);
    return n;
  }

  alignas(64) std::uint64_t r_[2][kGroupBlocks] = {};
  std::size_t used_ = 0;
  /// r^1 .. r^L, then r^2L, r^3L ..
  alignas(64) std::uint64_t power_[kGroupBlocks + kMaxProducts - 1][kLimbs][kGroupBlocks];
};

/// The keys of up to kMessages messages, as factors.
template <std::size_t kMessages>
class Keys {
 public:
  Keys() = default;
  Keys(const Keys&) = delete;
  Keys& operator=(const Keys&) = delete;
  ~Keys() { wipe(factors_, ever_used_ * sizeof factors_[0]); }

  /// Begins messages 0 to `count` - 1: mac_of(i), whose `groups` is set already, gets the 32 bytes at key_of(i). As
  /// many messages at once as there are lanes get their powers of r computed.
  template <class MacOf, class KeyOf>
  HWY_INLINE void begin(std::size_t count, const MacOf& mac_of, const KeyOf& key_of) {
    std::size_t used = 0;
    const std::size_t room = std::bit_floor(std::min(kFactors / count - 1, kMaxProducts));
    for (std::size_t first = 0; first < count; first += kGroupBlocks) {
      const std::size_t end = std::min(count, first + kGroupBlocks);
      Powers powers;
      std::size_t longest = 1;
      for (std::size_t i = first; i < end; ++i) {
        Mac& mac = mac_of(i);
        mac.window = std::min(room, window_for(mac.groups));
        mac.factors = factors_ + used;
        mac.queued = 0;
        mac.h = zero_number();
        used += 1 + mac.window;
        longest = std::max(longest, mac.window);
        powers.set_key(i - first, key_of(i), mac.s);
      }
      powers.compute(longest);
      for (std::size_t i = first; i < end; ++i) powers.factors_of(i - first, mac_of(i).window, mac_of(i).factors);
    }
    ever_used_ = std::max(ever_used_, used);
  }

 private:
  /// Room for windows of four groups of all messages; fewer messages have longer windows.
  static constexpr std::size_t kFactors = 5 * kMessages;

  std::size_t ever_used_ = 0;
  Factor factors_[kFactors];
};

/// Up to Mac::window groups, one after the other in memory, that are absorbed together.
struct Window {
  Mac* mac;
  const std::uint8_t* blocks;
  std::size_t groups;
  const std::uint64_t* top;  ///< of the first group; the others are whole
  const Factor* factor;      ///< of the first group; each of the others has the one before
};

/// A window of kMaxProducts groups in steps that a kernel can put between other work.
class LargeWindowWork {
 public:
  explicit LargeWindowWork(const Window& window) : window_(window) {}

  static constexpr int kGroupUnits = 1 + kLimbs;
  static constexpr int kUnits = static_cast<int>(kMaxProducts) * kGroupUnits + 1;
  static constexpr int kReadUnits = kUnits - 1 - kLimbs;

  template <int kUnit>
  HWY_INLINE void unit() {
    if constexpr (kUnit == 0) sum_ = zero_sum();
    if constexpr (kUnit + 1 == kUnits) {
      window_.mac->h = reduce(sum_);
    } else {
      // Group 0 comes last, as it waits for the window before.
      constexpr std::size_t kGroup = (1 + kUnit / kGroupUnits) % kMaxProducts;
      constexpr int kInGroup = kUnit % kGroupUnits;
      if constexpr (kInGroup == 0) {
        const U top = kGroup == 0 ? hn::Load(Lanes(), window_.top) : hn::Set(Lanes(), kTopBit);
        group_ = load_group(window_.blocks + kGroup * kGroupBytes, top);
        if constexpr (kGroup == 0) group_ = add(group_, window_.mac->h);
      } else {
        multiply_limb<kInGroup - 1>(sum_, group_, *(window_.factor - kGroup));
      }
    }
  }

 private:
  const Window window_;
  Sum sum_;
  Number group_;
};

/// Windows that wait to be absorbed.
class Queue {
 public:
  Queue() {
    for (std::uint64_t& top : whole_) top = kTopBit;
  }
  Queue(const Queue&) = delete;
  Queue& operator=(const Queue&) = delete;
  ~Queue() { wipe(staged_, used_ * sizeof staged_[0]); }

  /// The next `groups` groups of `mac`, at most mac.window, are at `blocks`, which stay as they are until the queue has
  /// run.
  HWY_INLINE void push(Mac& mac, const std::uint8_t* blocks, std::size_t groups) { push(mac, blocks, groups, whole_); }

  /// The next group of `mac` is put together by the caller in the place that this returns, kGroupBytes zero bytes.
  /// front: how many blocks at its beginning do not exist. short_end: its last block has its own 1 bit.
  HWY_INLINE std::uint8_t* push_staged(Mac& mac, std::size_t front, bool short_end) {
    if (end_ == kCapacity) run_all();
    Staged& staged = staged_[end_];
    if (used_ <= end_) used_ = end_ + 1;
    hn::Store(hn::Zero(LaneBytes()), LaneBytes(), staged.bytes);
    hn::Store(hn::Zero(LaneBytes()), LaneBytes(), staged.bytes + kHalfGroup);
    for (std::size_t lane = 0; lane < kGroupBlocks; ++lane) {
      const std::size_t block = block_in_lane(lane);
      const bool whole = block >= front && !(short_end && block == kGroupBlocks - 1);
      staged.top[lane] = whole ? kTopBit : 0;
    }
    push(mac, staged.bytes, 1, staged.top);
    return staged.bytes;
  }

  [[nodiscard]] bool empty() const { return first_ == end_; }

  /// The only window in the queue, if it is as large as windows get; the caller then runs it, and calls `clear`.
  [[nodiscard]] const Window* single_large() const {
    return end_ - first_ == 1 && windows_[first_].groups == kMaxProducts ? &windows_[first_] : nullptr;
  }
  void clear() { first_ = end_ = 0; }

  /// A part of what is in the queue: a window. All of it takes as many steps as there are windows, whatever kSteps.
  template <std::size_t /*kSteps*/>
  HWY_INLINE void run_step() {
    if (empty()) return;
    run(windows_[first_++]);
    if (empty()) clear();
  }
  HWY_INLINE void run_all() {
    while (first_ < end_) run(windows_[first_++]);
    clear();
  }

 private:
  static constexpr std::size_t kCapacity = 32;

  struct Staged {
    alignas(64) std::uint8_t bytes[kGroupBytes];
    alignas(64) std::uint64_t top[kGroupBlocks];
  };

  static HWY_INLINE void run(const Window& window) {
    Sum sum = zero_sum();
    for (std::size_t i = 1; i < window.groups; ++i) {
      const Number blocks = load_group(window.blocks + i * kGroupBytes, hn::Set(Lanes(), kTopBit));
      multiply_add(sum, blocks, *(window.factor - i));
    }
    // The first group comes last: it alone waits for the windows before it.
    const Number blocks = load_group(window.blocks, hn::Load(Lanes(), window.top));
    multiply_add(sum, add(blocks, window.mac->h), *window.factor);
    window.mac->h = reduce(sum);
  }

  HWY_INLINE void push(Mac& mac, const std::uint8_t* blocks, std::size_t groups, const std::uint64_t* top) {
    if (end_ == kCapacity) run_all();
    mac.queued += groups;
    // The last group of a message is a separate window.
    const Factor* factor = mac.factors + (mac.queued == mac.groups ? 0 : groups);
    windows_[end_++] = {&mac, blocks, groups, top, factor};
  }

  alignas(64) std::uint64_t whole_[kGroupBlocks];
  Window windows_[kCapacity];
  Staged staged_[kCapacity];
  std::size_t used_ = 0;  ///< of staged_, ever
  std::size_t first_ = 0;
  std::size_t end_ = 0;
};

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
