// The tag of all 256-NIA and 256-NCA algorithms of 3GPP, which is that of GCM-SST: POLYVAL under two keys that are
// fresh for every message. Freestanding.
//
//   X = POLYVAL_H(aad, text), each filled up with zeros to whole blocks
//   tag = (X + lengths) Q + P, where H, Q and P are the first three blocks of the message's keystream
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19; RFC 8452, section 3 (POLYVAL). 3GPP's own texts we have not read
// Timing      independent of keys and data but for tag_reference
// Checked by  tag_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/status.h"

namespace tandem::gcm_sst {

inline constexpr std::size_t kBlockBytes = 16;
inline constexpr std::size_t kKeysBytes = 3 * kBlockBytes;
inline constexpr std::size_t kMaxTagBytes = kBlockBytes;

/// Writes the whole tag of a message, kMaxTagBytes bytes.
///
/// keys: H, Q and P. text: the ciphertext of 256-NCA. 256-NIA has its message in the place of `aad`, and no text.
using MakeTag = void(const std::uint8_t* keys, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text,
                     std::uint8_t* tag);

MakeTag tag_reference;  ///< bit by bit
MakeTag tag_portable;   ///< for any CPU
#if defined(__x86_64__)
MakeTag tag_avx2;    ///< for cpu::has_avx2_aes
MakeTag tag_avx512;  ///< for cpu::has_avx512_clmul
#elif defined(__aarch64__)
MakeTag tag_armv8;  ///< for cpu::has_aes_pmull
#endif

MakeTag tag_best;  ///< the best of them that this machine has

/// Writes the first bytes of a computed tag to `tag`, or, if `verify`, compares them with `tag` in constant time.
/// Returns ok, or authentication.
Status settle(const std::uint8_t* computed, std::span<std::uint8_t> tag, bool verify);

}  // namespace tandem::gcm_sst
