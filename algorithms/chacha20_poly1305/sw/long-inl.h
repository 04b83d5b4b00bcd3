// One long message alone, for AVX2: cipher and MAC take turns, a piece each that the cache holds, as there are too few
// registers for both at a time. The MAC is as words-inl.h has it.
//
// Included once per Highway target.
//
// Standard    RFC 8439, section 2.8
// Timing      independent of key, nonce and data; depends on the lengths, and on whether a tag matches
// Checked by  chacha20_poly1305_test.cpp
#if defined(TANDEM_CHACHA20_POLY1305_LONG_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef TANDEM_CHACHA20_POLY1305_LONG_INL_H_
#undef TANDEM_CHACHA20_POLY1305_LONG_INL_H_
#else
#define TANDEM_CHACHA20_POLY1305_LONG_INL_H_
#endif

#include <algorithm>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/short-inl.h"
#include "algorithms/poly1305/sw/words-inl.h"

#if HWY_TARGET == HWY_AVX2
HWY_BEFORE_NAMESPACE();
namespace tandem::chacha20_poly1305 {
namespace HWY_NAMESPACE {
namespace {

/// Returns whether powers of r gain more than they cost.
HWY_INLINE bool is_long(const Message& message) { return message.bytes >= poly1305::HWY_NAMESPACE::words::kWorthBytes; }

/// Runs a long message to its status.
template <Way kWay>
HWY_NOINLINE void run_long(Message& message) {
  namespace one = poly1305::HWY_NAMESPACE::scalar;
  namespace words = poly1305::HWY_NAMESPACE::words;
  // Whole batches of keystream, of which the first has one block less for the text, and whole runs of the MAC.
  constexpr std::size_t kPiece = 8 * Pad::kBatchBytes;
  constexpr std::size_t kRunBytes = words::kMaxRows * words::kRowBlocks * kMacBlock;
  static_assert(kPiece % kRunBytes == 0);

  mac::Queue nothing;
  Batch batch(nothing);
  Pad pad(batch, message);
  one::Mac alone;
  one::begin(alone, pad.begin());
  one::absorb_padded(alone, message.aad.data(), message.aad.size());
  words::Entry entries[words::kMaxRows];
  words::Mac mac;
  words::begin(mac, alone, words::run_for(message.bytes), entries);
  const std::uint8_t* const ciphertext = kWay == Way::encrypt ? message.destination : message.source;
  std::size_t absorbed = 0;
  for (std::size_t end = kPiece; absorbed + kPiece <= message.bytes; end += kPiece) {
    // Encryption is a block behind until the end.
    if constexpr (kWay == Way::encrypt) pad.apply_until(std::min(end + kPiece - kBlockBytes, message.bytes));
    words::absorb(mac, ciphertext + absorbed, kPiece / kMacBlock);
    absorbed += kPiece;
    if constexpr (kWay == Way::decrypt) pad.apply_until(end - kBlockBytes);
  }
  if constexpr (kWay == Way::encrypt) pad.apply_until(message.bytes);
  const std::size_t rest = message.bytes - absorbed;
  words::absorb(mac, ciphertext + absorbed, rest / kMacBlock);
  words::end(mac, alone);
  one::absorb_padded(alone, ciphertext + message.bytes - rest % kMacBlock, rest % kMacBlock);
  if constexpr (kWay == Way::decrypt) pad.apply_until(message.bytes);
  wipe(&mac, sizeof mac);
  wipe(entries, sizeof entries);
  finish_alone<kWay>(alone, message);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tandem::chacha20_poly1305
HWY_AFTER_NAMESPACE();
#endif
#endif  // per target
