// ZUC with keys of 256 bits: the keystream of ZUC-256, its MACs of 32, 64 and 128 bits, and 256-NEA6. Freestanding.
//
// One stream at a time, over the one-stream kernel of a variant.
//
// Standard    "The ZUC-256 Stream Cipher" (ZUC design team, 2018); "An Addendum to the ZUC-256 Stream Cipher" (2021,
//             eprint 2021/1439) for 256-NEA6: another way to load key and initialisation vector, and 48 rounds
// Byte order  see ../README.md
// Timing      that of the variant
// Checked by  zuc256_test.cpp, zuc_known_answer_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/zuc/sw/zuc.h"
#include "engine/status.h"

namespace tandem::zuc {

inline constexpr std::size_t kKey256Bytes = 32;
/// An initialisation vector is 17 bytes and eight values of 6 bits: one per byte, 25 bytes in all, or packed into 23,
/// most significant bit first.
inline constexpr std::size_t kIv256Bytes = 25;
inline constexpr std::size_t kPackedIv256Bytes = 23;

/// ZUC-256 keystream, from its first word on.
/// Returns bad_iv if `iv` has neither 23 nor 25 bytes, or 25 of which one of the last eight exceeds 63; nothing is
/// written then.
Status keystream256(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                    std::span<const std::uint8_t> iv, std::span<std::uint32_t> words);

/// ZUC-256 MAC of `len_bits` bits (0 included) of `message`, most significant bit of a byte first.
///
/// tag: 4, 8 or 16 bytes, written; the keystreams of different tag lengths have nothing in common.
/// Returns bad_length for another tag length, bad_iv as keystream256; nothing is written then.
Status mac256(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key, std::span<const std::uint8_t> iv,
              const std::uint8_t* message, std::uint64_t len_bits, std::span<std::uint8_t> tag);

/// 256-NEA6 keystream, from its first word on, for an initialisation vector that is already made.
void keystream_nea6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                    std::span<const std::uint8_t, kIvBytes> iv, std::span<std::uint32_t> words);

/// destination = source XOR `len_bits` bits of 256-NEA6 keystream; the destination bits past them in the last byte
/// become 0. `source == destination` is allowed, any other overlap is not.
void crypt_nea6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                std::span<const std::uint8_t, kIvBytes> iv, const std::uint8_t* source, std::uint8_t* destination,
                std::uint64_t len_bits);

}  // namespace tandem::zuc
