// One short message alone, for kernels: its MAC is in scalar registers, which need no powers of r. Nothing can run
// beside the rounds, so the set-up must be small.
//
// Included once per Highway target.
//
// Standard    RFC 8439, section 2.8
// Timing      independent of key, nonce and data; depends on the lengths, and on whether a tag matches
// Checked by  chacha20_poly1305_test.cpp
#if defined(TANDEM_CHACHA20_POLY1305_SHORT_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_CHACHA20_POLY1305_SHORT_INL_H_
#undef TANDEM_CHACHA20_POLY1305_SHORT_INL_H_
#else
#define TANDEM_CHACHA20_POLY1305_SHORT_INL_H_
#endif

#include <algorithm>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/stream-inl.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128 && TANDEM_PRODUCTS_OF_128_BITS
HWY_BEFORE_NAMESPACE();
namespace tandem::chacha20_poly1305 {
namespace HWY_NAMESPACE {
namespace {

/// The keystream of a message from block 1 on, XORed into its text in pieces.
class Pad {
 public:
  Pad(Batch& batch, const Message& message) : batch_(batch), message_(message) {}

  /// The first batch has block 0, whose place this returns.
  HWY_INLINE const std::uint8_t* begin() {
    make(0, std::min(kBatchBlocks, 1 + blocks_of(message_.bytes, kBlockBytes)));
    return batch_.keystream();
  }

  /// XORs the next bytes of text, up to `end`: the end of a batch, or of the message.
  HWY_INLINE void apply_until(std::size_t end) {
    while (at_ < end) {
      const std::size_t bytes = std::min(end - at_, kBatchBytes - (at_ == 0 ? kBlockBytes : 0));
      if (at_ == 0) {
        xor_bytes(batch_.keystream() + kBlockBytes, bytes);
      } else if (bytes == kBatchBytes) {
        const Segment segment{message_.key, message_.nonce, 0, counter(), kBatchBlocks};
        batch_.apply(segment, message_.source + at_, message_.destination + at_);
      } else {
        make(counter(), blocks_of(bytes, kBlockBytes));
        xor_bytes(batch_.keystream(), bytes);
      }
      at_ += bytes;
    }
  }

  static constexpr std::size_t kBatchBytes = kBatchBlocks * kBlockBytes;

 private:
  [[nodiscard]] std::uint32_t counter() const { return static_cast<std::uint32_t>(1 + at_ / kBlockBytes); }
  HWY_INLINE void make(std::uint32_t counter, std::size_t blocks) {
    const Segment segment{message_.key, message_.nonce, 0, counter, blocks};
    batch_.make({&segment, 1}, blocks);
  }
  HWY_INLINE void xor_bytes(const std::uint8_t* keystream, std::size_t bytes) {
    xor_text(keystream, message_.source + at_, message_.destination + at_, bytes);
  }

  Batch& batch_;
  const Message& message_;
  std::size_t at_ = 0;  ///< bytes done
};

/// The lengths, and the end of a message whose MAC is in scalar registers.
template <Way kWay>
HWY_INLINE void finish_alone(poly1305::HWY_NAMESPACE::scalar::Mac& state, Message& message) {
  namespace one = poly1305::HWY_NAMESPACE::scalar;
  const std::uint64_t lengths[2] = {message.aad.size(), message.bytes};
  std::uint8_t last[kMacBlock];
  __builtin_memcpy(last, lengths, sizeof last);
  one::absorb_padded(state, last, sizeof last);
  std::uint8_t tag[kTagBytes];
  one::finish(state, tag);
  wipe(&state, sizeof state);
  conclude<kWay>(message, tag);
}

/// Returns whether powers of r would cost more than they gain: the message and block 0 fit into one batch, or with AVX2
/// into four.
HWY_INLINE bool is_short(const Message& message) {
  constexpr std::size_t kShortBlocks = (kMacBesideRounds ? 1 : 4) * kBatchBlocks - 1;
  return message.bytes <= kShortBlocks * kBlockBytes;
}

/// Runs a short message to its status.
template <Way kWay>
HWY_NOINLINE void run_short(Message& message) {
  namespace one = poly1305::HWY_NAMESPACE::scalar;
  mac::Queue nothing;
  Batch batch(nothing);
  Pad pad(batch, message);
  one::Mac state;
  one::begin(state, pad.begin());
  one::absorb_padded(state, message.aad.data(), message.aad.size());
  // Decryption in place overwrites what the MAC is of.
  if constexpr (kWay == Way::decrypt) one::absorb_padded(state, message.source, message.bytes);
  pad.apply_until(message.bytes);
  if constexpr (kWay == Way::encrypt) one::absorb_padded(state, message.destination, message.bytes);
  finish_alone<kWay>(state, message);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::chacha20_poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
