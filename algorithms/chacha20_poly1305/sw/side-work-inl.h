// Poly1305 of L messages, one per lane, cut into steps that the rounds of a cipher can be woven with (side-inl.h): the
// powers of their keys, and windows of four blocks of theirs.
//
// Included once per Highway target.
//
// Standard    RFC 8439, section 2.5
// Timing      independent of key and data
// Checked by  chacha20_poly1305_test.cpp
#if defined(TANDEM_CHACHA20_POLY1305_SIDE_WORK_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_CHACHA20_POLY1305_SIDE_WORK_INL_H_
#undef TANDEM_CHACHA20_POLY1305_SIDE_WORK_INL_H_
#else
#define TANDEM_CHACHA20_POLY1305_SIDE_WORK_INL_H_
#endif

#include "algorithms/chacha20_poly1305/sw/stream-inl.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128 && TANDEM_MACS_SIDE_BY_SIDE
HWY_BEFORE_NAMESPACE();
namespace tandem::chacha20_poly1305 {
namespace HWY_NAMESPACE {
namespace {

using mac::U;

constexpr std::size_t kMacLanes = mac::kGroupBlocks;
constexpr std::size_t kHalves = kBatchBlocks / kMacLanes;
constexpr std::size_t kWindowBlocks = 4;
constexpr std::size_t kWindowBytes = kWindowBlocks * kMacBlock;

/// Poly1305 of L/2 messages, one per lane.
struct MacLanes {
  mac::Factor power[kWindowBlocks];  ///< [i]: r^(i + 1)
  mac::Number h;
  mac::Words128 s;
};

/// The keys of all lanes and their powers, in steps.
class KeyWork {
 public:
  /// keys: those of RFC 8439, section 2.6, a place per lane.
  KeyWork(MacLanes* lanes, const std::uint8_t* const* keys) : lanes_(lanes), keys_(keys) {}
  KeyWork(const KeyWork&) = delete;
  KeyWork& operator=(const KeyWork&) = delete;
  ~KeyWork() { wipe(power_, sizeof power_); }

  static constexpr int kHalfUnits = 1 + (kWindowBlocks - 1);
  static constexpr int kUnits = static_cast<int>(kHalves) * kHalfUnits;
  static constexpr int kReadUnits = 0;

  template <int kUnit>
  HWY_INLINE void unit() {
    constexpr std::size_t kHalf = kUnit % kHalves;
    constexpr int kPower = kUnit / kHalves;
    MacLanes& lanes = lanes_[kHalf];
    if constexpr (kPower == 0) {
      const mac::Lanes d;
      const mac::BlockPair pair = mac::load_pair(keys_ + kHalf * kMacLanes, 0);
      power_[kHalf] = mac::split(hn::And(pair.low[0], hn::Set(d, 0x0ffffffc0fffffff)),
                                 hn::And(pair.high[0], hn::Set(d, 0x0ffffffc0ffffffc)), hn::Zero(d));
      lanes.s = {pair.low[1], pair.high[1]};
      lanes.h = mac::zero_number();
    } else {
      power_[kHalf] = mac::multiply(power_[kHalf], lanes.power[0]);
    }
    lanes.power[kPower] = mac::factor(power_[kHalf]);
  }

 private:
  MacLanes* lanes_;
  const std::uint8_t* const* keys_;
  mac::Number power_[kHalves];
};

/// The source of a window's bytes.
struct WindowPlace {
  const std::uint8_t* const* place;  ///< for each lane; its kWindowBytes bytes begin at place[lane] + at
  std::size_t at;
  const std::uint64_t (*top)[kBatchBlocks];  ///< for each block and lane: kTopBit, or 0 for a zero block in front
};

/// A window of all lanes, in steps. Block 0 comes last, because it waits for the window before.
class WindowWork {
 public:
  WindowWork(MacLanes* lanes, const WindowPlace& window) : lanes_(lanes), window_(window) {}

  static constexpr int kBlockUnits = 1 + mac::kLimbs;
  static constexpr int kPairUnits = 1 + 2 * kBlockUnits;
  static constexpr int kHalfUnits = 2 * kPairUnits + 1;
  static constexpr int kUnits = static_cast<int>(kHalves) * kHalfUnits;
  static constexpr int kReadUnits = kUnits - kHalfUnits + kPairUnits + 1;

  template <int kUnit>
  HWY_INLINE void unit() {
    constexpr std::size_t kHalf = kUnit / kHalfUnits;
    constexpr int kInHalf = kUnit % kHalfUnits;
    constexpr int kInPair = kInHalf % kPairUnits;
    MacLanes& lanes = lanes_[kHalf];
    if constexpr (kInHalf == 0) sum_ = mac::zero_sum();
    if constexpr (kInHalf == 2 * kPairUnits) {
      lanes.h = mac::reduce(sum_);
    } else if constexpr (kInPair == 0) {
      constexpr std::size_t kAt = kInHalf == 0 ? 2 * kMacBlock : 0;
      pair_ = mac::load_pair(window_.place + kHalf * kMacLanes, window_.at + kAt);
    } else {
      constexpr std::size_t kInBlock = (kInPair - 1) % kBlockUnits;
      constexpr std::size_t kOfPair = kInPair > kBlockUnits ? 0 : 1;
      constexpr std::size_t kBlock = kOfPair + (kInHalf < kPairUnits ? 2 : 0);
      if constexpr (kInBlock == 0) {
        const U top = hn::Load(mac::Lanes(), window_.top[kBlock] + kHalf * kMacLanes);
        block_ = mac::split(pair_.low[kOfPair], pair_.high[kOfPair], top);
        if constexpr (kBlock == 0) block_ = mac::add(block_, lanes.h);
      } else {
        mac::multiply_limb<kInBlock - 1>(sum_, block_, lanes.power[kWindowBlocks - 1 - kBlock]);
      }
    }
  }

 private:
  MacLanes* lanes_;
  WindowPlace window_;
  mac::Sum sum_;
  mac::BlockPair pair_;
  mac::Number block_;
};

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::chacha20_poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
