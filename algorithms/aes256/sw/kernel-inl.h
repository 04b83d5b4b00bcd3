// AES-256 in counter mode on vectors of one block or more. A kernel includes it once, after it has said what its
// vectors are:
//
//   TANDEM_AES256_KERNEL   the namespace
//   TANDEM_AES256_BEGIN    from here to TANDEM_AES256_END functions may use what the kernel needs
//   Block, V               a block, a vector
//   kBlocks                blocks in a vector: 1, 2 or 4
//   kGroup                 vectors at a time, which keep the units for AES busy
//   functions on them      those of avx512.cpp
//
// Lanes are for short PDUs: their keys are expanded side by side, and so are the blocks that the keys of their tags
// are. Texts follow one after the other, as each has blocks enough.
//
// Standard  FIPS 197, sections 5.1 and 5.2; SP 800-38A, section 6.5
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/aes256/sw/counter.h"
#include "algorithms/gcm_sst/sw/generator.h"
#include "algorithms/gcm_sst/sw/xor_bytes.h"
#include "engine/wipe.h"

TANDEM_AES256_BEGIN
namespace tandem::aes256::TANDEM_AES256_KERNEL {

using gcm_sst::State;
using lanes::Text;

/// One stream's part of a State.
struct Stream {
  alignas(16) std::uint8_t round_keys[kRounds + 1][kBlockBytes];
  std::uint8_t iv[kBlockBytes];
};
static_assert(4 * sizeof(Stream) <= sizeof(State));

HWY_INLINE Stream& stream_of(State& state, std::size_t lane) {
  return *reinterpret_cast<Stream*>(state.bytes + lane * sizeof(Stream));
}

/// x, x + x_0, x + x_0 + x_1 ..: word i of the sum has the words of x up to i.
HWY_INLINE Block summed(Block x) {
  x = xored_block(x, up<4>(x));
  return xored_block(x, up<8>(x));
}

/// KeyExpansion (5.2) of kLanes keys side by side.
template <std::size_t kLanes>
void start(State& state, std::span<Pdu* const> pdus) {
  Block last[kLanes];
  Block before[kLanes];
#pragma GCC unroll 4
  for (std::size_t l = 0; l < kLanes; ++l) {
    const Pdu& pdu = *pdus[l < pdus.size() ? l : 0];
    Stream& stream = stream_of(state, l);
    before[l] = load_block(pdu.key);
    last[l] = load_block(pdu.key + kBlockBytes);
    store_block(stream.round_keys[0], before[l]);
    store_block(stream.round_keys[1], last[l]);
    store_block(stream.iv, load_block(pdu.iv));
  }
  std::uint32_t round_constant = 1;
  for (std::size_t i = 2; i <= kRounds; ++i) {
    const bool even = i % 2 == 0;
#pragma GCC unroll 4
    for (std::size_t l = 0; l < kLanes; ++l) {
      Block word = substituted(last_word(last[l], even));
      if (even) word = xored_block(word, every_word(round_constant));
      const Block next = xored_block(summed(before[l]), word);
      before[l] = last[l];
      last[l] = next;
      store_block(stream_of(state, l).round_keys[i], next);
    }
    if (even) round_constant <<= 1;
  }
}

/// The rounds (5.1) of `kCount` vectors under one key.
template <std::size_t kCount>
HWY_INLINE void encrypt(const Stream& stream, V (&v)[kCount]) {
  V key = broadcast(load_block(stream.round_keys[0]));
#pragma GCC unroll 8
  for (std::size_t i = 0; i < kCount; ++i) v[i] = xored(v[i], key);
#pragma GCC unroll 13
  for (std::size_t round = 1; round < kRounds; ++round) {
    key = broadcast(load_block(stream.round_keys[round]));
#pragma GCC unroll 8
    for (std::size_t i = 0; i < kCount; ++i) v[i] = aes_round(v[i], key);
  }
  key = broadcast(load_block(stream.round_keys[kRounds]));
#pragma GCC unroll 8
  for (std::size_t i = 0; i < kCount; ++i) v[i] = aes_last_round(v[i], key);
}

/// Counter blocks from number 0 on, kBlocks in a vector. The number is kept with its least significant byte first.
class Counter {
 public:
  HWY_INLINE explicit Counter(const std::uint8_t* iv)
      : next_(plus32(broadcast(without_number(load_block(iv))), numbers())) {}
  HWY_INLINE V next() {
    const V blocks = big_endian(next_);
    next_ = plus32(next_, step());
    return blocks;
  }

 private:
  V next_;
};

/// Blocks 0, 1 and 2 of the IV with kTagBit.
template <std::size_t kLanes>
void keys(State& state, std::uint8_t* keys) {
  constexpr std::size_t kVectors = (3 + kBlocks - 1) / kBlocks;
#pragma GCC unroll 4
  for (std::size_t l = 0; l < kLanes; ++l) {
    const Stream& stream = stream_of(state, l);
    std::uint8_t iv[kBlockBytes];
    __builtin_memcpy(iv, stream.iv, sizeof iv);
    iv[0] |= kTagBit;
    Counter counter(iv);
    V v[kVectors];
#pragma GCC unroll 3
    for (std::size_t i = 0; i < kVectors; ++i) v[i] = counter.next();
    encrypt(stream, v);
    alignas(64) std::uint8_t bytes[sizeof v];
    for (std::size_t i = 0; i < kVectors; ++i) store(bytes + i * sizeof(V), v[i]);
    __builtin_memcpy(keys + l * gcm_sst::kKeysBytes, bytes, gcm_sst::kKeysBytes);
    wipe(bytes, sizeof bytes);
  }
}

/// A text of any length under one key.
inline void crypt_text(const Stream& stream, Text text) {
  constexpr std::size_t kGroupBytes = kGroup * sizeof(V);
  Counter counter(stream.iv);
  for (; text.bytes >= kGroupBytes; text.bytes -= kGroupBytes) {
    V v[kGroup];
#pragma GCC unroll 8
    for (std::size_t i = 0; i < kGroup; ++i) v[i] = counter.next();
    encrypt(stream, v);
#pragma GCC unroll 8
    for (std::size_t i = 0; i < kGroup; ++i) {
      store(text.destination + i * sizeof(V), xored(v[i], load(text.source + i * sizeof(V))));
    }
    text.source += kGroupBytes;
    text.destination += kGroupBytes;
  }
  if (text.bytes == 0) return;
  // The rest takes one more group, of as many vectors as it needs.
  alignas(64) std::uint8_t keystream[kGroupBytes];
  std::size_t made = 0;
  while (made < text.bytes) {
    constexpr std::size_t kSome = kGroup / 2;
    V v[kSome];
#pragma GCC unroll 4
    for (std::size_t i = 0; i < kSome; ++i) v[i] = counter.next();
    encrypt(stream, v);
#pragma GCC unroll 4
    for (std::size_t i = 0; i < kSome; ++i) store(keystream + made + i * sizeof(V), v[i]);
    made += kSome * sizeof(V);
  }
  std::size_t at = 0;
  for (; text.bytes - at >= sizeof(V); at += sizeof(V)) {
    store(text.destination + at, xored(load(keystream + at), load(text.source + at)));
  }
  for (; text.bytes - at >= kBlockBytes; at += kBlockBytes) {
    store_block(text.destination + at, xored_block(load_block(keystream + at), load_block(text.source + at)));
  }
  gcm_sst::xor_bytes(text.destination + at, text.source + at, keystream + at, text.bytes - at);
  wipe(keystream, made);
}

template <std::size_t kLanes>
void crypt(State& state, const Text* texts) {
  for (std::size_t l = 0; l < kLanes; ++l) {
    if (texts[l].bytes > 0) crypt_text(stream_of(state, l), texts[l]);
  }
}

/// A kernel of kLanes lanes.
template <std::size_t kLanes>
inline constexpr gcm_sst::Kernel kKernel = {kLanes, start<kLanes>, keys<kLanes>, crypt<kLanes>};

}  // namespace tandem::aes256::TANDEM_AES256_KERNEL
TANDEM_AES256_END
