// One short message alone, for kernels: its keystream, block 0 included, is one batch; its MAC is in scalar registers,
// which need no powers of r. There is nothing to put beside the rounds, so that what counts is how little is set up.
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

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/stream-inl.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128 && TANDEM_PRODUCTS_OF_128_BITS
HWY_BEFORE_NAMESPACE();
namespace tandem::chacha20_poly1305 {
namespace HWY_NAMESPACE {
namespace {

/// Whether a message and its block 0 fit a batch.
HWY_INLINE bool is_short(const Message& message) { return message.bytes <= (kBatchBlocks - 1) * kBlockBytes; }

/// Runs a short message to its status.
template <Way kWay>
HWY_NOINLINE void run_short(Message& message) {
  namespace one = poly1305::HWY_NAMESPACE::scalar;
  mac::Queue nothing;
  Batch batch(nothing);
  const Segment segment{message.key, message.nonce, 0, 0, 1 + blocks_of(message.bytes, kBlockBytes)};
  batch.make({&segment, 1}, segment.blocks);
  one::Mac state;
  one::begin(state, batch.keystream());
  one::absorb_padded(state, message.aad.data(), message.aad.size());
  // Decryption in place overwrites what the MAC is of.
  if constexpr (kWay == Way::decrypt) one::absorb_padded(state, message.source, message.bytes);
  xor_text(batch.keystream() + kBlockBytes, message.source, message.destination, message.bytes);
  if constexpr (kWay == Way::encrypt) one::absorb_padded(state, message.destination, message.bytes);
  const std::uint64_t lengths[2] = {message.aad.size(), message.bytes};
  std::uint8_t last[kMacBlock];
  __builtin_memcpy(last, lengths, sizeof last);
  one::absorb_padded(state, last, sizeof last);
  std::uint8_t tag[kTagBytes];
  one::finish(state, tag);
  wipe(&state, sizeof state);
  conclude<kWay>(message, tag);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::chacha20_poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
