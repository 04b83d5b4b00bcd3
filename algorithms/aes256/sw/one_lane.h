// AES-256 in counter mode over a block cipher of this project, and the kernel that is made of one. Private to this
// folder. Freestanding.
//
// Standard    FIPS 197, section 5; SP 800-38A, section 6.5
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "algorithms/aes256/sw/counter.h"
#include "algorithms/gcm_sst/sw/generator.h"
#include "engine/wipe.h"

namespace tandem::aes256 {

/// A kernel of one lane. Cipher: made from a key; encrypt() takes kBlocks blocks, one behind the other, in place. It is
/// made when it is used.
template <class Cipher>
class OneLane {
 public:
  static void start(gcm_sst::State& state, std::span<Pdu* const> pdus) {
    Kept& kept = kept_in(state);
    std::copy_n(pdus[0]->key, kKeyBytes, kept.key);
    std::copy_n(pdus[0]->iv, kBlockBytes, kept.iv);
  }

  static void keys(gcm_sst::State& state, std::uint8_t* keys) {
    const Kept& kept = kept_in(state);
    std::uint8_t iv[kBlockBytes];
    std::copy_n(kept.iv, kBlockBytes, iv);
    iv[0] |= kTagBit;
    std::fill_n(keys, gcm_sst::kKeysBytes, std::uint8_t{0});
    xor_keystream(kept.key, iv, {keys, keys, gcm_sst::kKeysBytes});
  }

  static void crypt(gcm_sst::State& state, const lanes::Text* texts) {
    const Kept& kept = kept_in(state);
    if (texts->bytes > 0) xor_keystream(kept.key, kept.iv, *texts);
  }

 private:
  struct Kept {
    std::uint8_t key[kKeyBytes];
    std::uint8_t iv[kBlockBytes];
  };
  static Kept& kept_in(gcm_sst::State& state) { return *reinterpret_cast<Kept*>(state.bytes); }

  /// destination = source ^ keystream of an iv from its block 0 on.
  static void xor_keystream(const std::uint8_t* key, const std::uint8_t* iv, const lanes::Text& text) {
    const Cipher cipher(key);
    std::uint8_t blocks[Cipher::kBlocks * kBlockBytes];
    std::uint32_t number = 0;
    for (std::size_t at = 0; at < text.bytes; at += sizeof blocks) {
      for (std::size_t i = 0; i < Cipher::kBlocks; ++i, ++number) {
        std::uint8_t* const block = blocks + i * kBlockBytes;
        std::copy_n(iv, kPrefixBytes, block);
        for (std::size_t k = 0; k < 4; ++k) block[kPrefixBytes + k] = static_cast<std::uint8_t>(number >> (24 - 8 * k));
      }
      cipher.encrypt(blocks);
      const std::size_t bytes = std::min(sizeof blocks, text.bytes - at);
      for (std::size_t i = 0; i < bytes; ++i) {
        text.destination[at + i] = static_cast<std::uint8_t>(text.source[at + i] ^ blocks[i]);
      }
    }
    wipe(blocks, sizeof blocks);
  }
};

template <class Cipher>
inline constexpr gcm_sst::Kernel kOneLane = {1, OneLane<Cipher>::start, OneLane<Cipher>::keys, OneLane<Cipher>::crypt};

}  // namespace tandem::aes256
