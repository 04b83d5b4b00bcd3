// 256-NIA and 256-NCA as functions over a stream cipher of 32-bit words (lanes/kernel.h); 256-NEA is lanes/xor.h's.
// Freestanding.
//
// Checked by  ../../zuc/sw/nia6_test.cpp
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "algorithms/gcm_sst/sw/tag.h"
#include "algorithms/gcm_sst/sw/xor_bytes.h"
#include "engine/lanes/kernel.h"
#include "engine/lanes/xor.h"
#include "engine/wipe.h"

namespace tandem::gcm_sst {

/// Keystream words before those of a text.
inline constexpr std::size_t kKeyWords = kKeysBytes / 4;

inline std::uint64_t keystream_words_nia(std::uint64_t /*len_bits*/) { return kKeyWords; }
inline std::uint64_t keystream_words_nca(std::uint64_t len_bits) {
  return kKeyWords + lanes::xor_keystream_words(len_bits);
}

/// Makes the tag of a PDU and writes or compares it.
inline void tag_pdu(MakeTag* make, Pdu& pdu, const std::uint8_t* keys, std::span<const std::uint8_t> aad,
                    std::span<const std::uint8_t> text) {
  std::uint8_t computed[kMaxTagBytes];
  make(keys, aad, text, computed);
  pdu.status = settle(computed, pdu.tag, pdu.verify);
  wipe(computed, sizeof computed);  // what a forgery should have had must not become known
}

/// All keystream words of 256-NIA come in one slice.
template <MakeTag* kMake>
void absorb_nia(lanes::Job& job, const std::uint8_t* keystream, std::size_t /*words*/) {
  Pdu& pdu = *job.pdu;
  tag_pdu(kMake, pdu, keystream, {pdu.source, pdu.bytes()}, {});
}

/// Job::accumulator has the keys of the tag. `kXor`: a function of lanes/xor.h. A message that is not authentic is
/// never decrypted.
template <MakeTag* kMake, void (*kXor)(lanes::Job&, const std::uint8_t*, std::size_t)>
void absorb_nca(lanes::Job& job, const std::uint8_t* keystream, std::size_t words) {
  static_assert(sizeof job.accumulator == kKeysBytes);
  Pdu& pdu = *job.pdu;
  lanes::Job text{.pdu = &pdu, .words_done = job.words_done - kKeyWords, .words_total = 0, .accumulator = {}};
  const bool last = job.words_done + words == job.words_total;
  if (job.words_done == 0) {
    pdu.status = Status::ok;
    if (pdu.verify) {
      tag_pdu(kMake, pdu, keystream, pdu.aad, {pdu.source, pdu.bytes()});
      if (pdu.status != Status::ok) std::fill_n(pdu.destination, pdu.bytes(), std::uint8_t{0});
    } else {
      __builtin_memcpy(job.accumulator, keystream, kKeysBytes);
    }
    // The first block of the text has its keystream behind the keys; from there on lines are whole again.
    std::uint8_t block[kBlockBytes] = {};
    const std::size_t bytes = std::min(pdu.bytes(), kBlockBytes);
    if (pdu.status == Status::ok && bytes > 0) {
      std::copy_n(pdu.source, bytes, block);
      for (std::size_t i = 0; i < bytes; ++i) block[i] ^= keystream[kKeysBytes + i];
      std::copy_n(block, bytes, pdu.destination);
    }
    wipe(block, sizeof block);
    constexpr std::size_t kBefore = (kKeysBytes + kBlockBytes) / 4;
    keystream += 4 * kBefore;
    words -= std::min(words, kBefore);
    text.words_done = kBefore - kKeyWords;
  }
  if (words > 0 && pdu.status == Status::ok) kXor(text, keystream, words);
  if (last && !pdu.verify) {
    tag_pdu(kMake, pdu, reinterpret_cast<const std::uint8_t*>(job.accumulator), pdu.aad,
            {pdu.destination, pdu.bytes()});
  }
}

}  // namespace tandem::gcm_sst
