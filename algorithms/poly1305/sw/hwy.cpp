// Poly1305 in vectors: one source, compiled by Google Highway for AVX-512 with IFMA, AVX2 and NEON.
//
// field-inl.h is the arithmetic, groups-inl.h how a message becomes groups of blocks. Here as many messages as a vector
// has lanes get their powers of r computed together; then one after the other is absorbed. AVX2 has words-inl.h
// instead.
//
// Standard    RFC 8439, section 2.5
// Byte order  see ../README.md
// Timing      independent of key and data; depends only on the lengths
// Checked by  poly1305_test.cpp against reference.cpp

#include "engine/highway_targets.h"
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/poly1305/sw/hwy.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>

#include "algorithms/poly1305/sw/groups-inl.h"
#include "algorithms/poly1305/sw/horner-inl.h"
#include "algorithms/poly1305/sw/variants.h"
#include "algorithms/poly1305/sw/words-inl.h"

#if HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
HWY_BEFORE_NAMESPACE();
namespace tandem::poly1305 {
namespace HWY_NAMESPACE {
namespace {

/// Queues every group of a message. A last block of fewer than 16 bytes gets its 1 bit in the group that it is in.
HWY_INLINE void push_all(const Message& message, Mac& mac, Queue& queue) {
  const std::size_t blocks = (message.bytes + kBlockBytes - 1) / kBlockBytes;
  const std::size_t front = mac.groups * kGroupBlocks - blocks;
  const std::uint8_t* next = message.source;
  std::size_t left = message.bytes;
  while (mac.queued < mac.groups) {
    const std::size_t missing = mac.queued == 0 ? front : 0;
    const std::size_t to_last = mac.groups - 1 - mac.queued;
    std::size_t bytes = std::min(left, (kGroupBlocks - missing) * kBlockBytes);
    if (bytes == kGroupBytes) {
      const std::size_t groups = std::max<std::size_t>(std::min(to_last, mac.window), 1);
      queue.push(mac, next, groups);
      bytes = groups * kGroupBytes;
    } else {
      const bool short_end = bytes % kBlockBytes != 0;
      std::uint8_t* place = queue.push_staged(mac, missing, short_end) + missing * kBlockBytes;
      __builtin_memcpy(place, next, bytes);
      if (short_end) place[bytes] = 1;
    }
    next += bytes;
    left -= bytes;
  }
}

/// Messages in vectors.
HWY_NOINLINE void authenticate_in_vectors(std::span<const Message> messages) {
  Queue queue;
  Factor factors[kMaxProducts + 1];
  while (!messages.empty()) {
    const std::size_t count = std::min(messages.size(), kGroupBlocks);
    Mac macs[kGroupBlocks];
    Powers powers;
    std::size_t window = 1;
    for (std::size_t i = 0; i < count; ++i) {
      macs[i].groups = (messages[i].bytes + kGroupBytes - 1) / kGroupBytes;
      macs[i].window = window_for(macs[i].groups);
      window = std::max(window, macs[i].window);
      powers.set_key(i, messages[i].key, macs[i].s);
    }
    powers.compute(window);
    for (std::size_t i = 0; i < count; ++i) {
      Mac& mac = macs[i];
      mac.factors = factors;
      mac.h = zero_number();
      mac.queued = 0;
      powers.factors_of(i, mac.window, factors);
      push_all(messages[i], mac, queue);
      queue.run_all();
      finish(mac, messages[i].tag);
    }
    wipe(macs, sizeof macs);
    messages = messages.subspan(count);
  }
  wipe(factors, sizeof factors);
}

#if HWY_TARGET == HWY_AVX2
/// A long message: whole blocks in vectors, what is left in scalar registers.
HWY_NOINLINE void authenticate_long(const Message& message) {
  const std::size_t blocks = message.bytes / kBlockBytes;
  scalar::Mac alone;
  scalar::begin(alone, message.key);
  words::Entry entries[words::kMaxRows];
  words::Mac mac;
  words::begin(mac, alone, words::run_for(message.bytes), entries);
  words::absorb(mac, message.source, blocks);
  words::end(mac, alone);
  scalar::absorb_end(alone, message.source + blocks * kBlockBytes, message.bytes % kBlockBytes);
  scalar::finish(alone, message.tag);
  wipe(&alone, sizeof alone);
  wipe(&mac, sizeof mac);
  wipe(entries, sizeof entries);
}
#endif

}  // namespace

#if TANDEM_SCALAR_BESIDE_VECTORS || HWY_TARGET == HWY_AVX2
/// Messages up to this length take less time in scalar registers, which need no powers of r.
constexpr std::size_t kScalarBytes = 512;
#if HWY_TARGET == HWY_AVX2
constexpr std::size_t kLongBytes = words::kWorthBytes;
#else
constexpr std::size_t kLongBytes = ~std::size_t{0};
HWY_INLINE void authenticate_long(const Message& /*message*/) {}
#endif

void authenticate(std::span<const Message> messages) {
  const auto by_groups = [](const Message& message) {
    return message.bytes > kScalarBytes && message.bytes < kLongBytes;
  };
  while (!messages.empty()) {
    const auto end = std::find_if_not(messages.begin(), messages.end(), by_groups);
    if (end != messages.begin()) authenticate_in_vectors({messages.begin(), end});
    const auto next = std::find_if(end, messages.end(), by_groups);
    for (const Message& message : std::span(end, next)) {
      if (message.bytes >= kLongBytes) {
        authenticate_long(message);
      } else {
        scalar::authenticate(message.key, message.source, message.bytes, message.tag);
      }
    }
    messages = {next, messages.end()};
  }
}
#else
void authenticate(std::span<const Message> messages) { authenticate_in_vectors(messages); }
#endif

}  // namespace HWY_NAMESPACE
}  // namespace tandem::poly1305
HWY_AFTER_NAMESPACE();
#endif

#if HWY_ONCE
namespace tandem::poly1305 {
#if defined(__x86_64__)
void authenticate_avx512(std::span<const Message> messages) { N_AVX3::authenticate(messages); }
void authenticate_avx2(std::span<const Message> messages) { N_AVX2::authenticate(messages); }
#elif defined(__ARM_NEON)
void authenticate_neon(std::span<const Message> messages) { HWY_NAMESPACE::authenticate(messages); }
#endif
}  // namespace tandem::poly1305
#endif
