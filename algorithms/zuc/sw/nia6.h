// 256-NIA6 and 256-NCA6: a tag over a message, and authenticated encryption, both over a keystream of 256-NEA6; one
// message at a time. Batches are Variant::nia6 and nca6 with a scheduler. Freestanding.
//
// Messages are whole bytes. The caller makes the initialisation vector, whose first byte has the use and the tag's
// length (8 times its bytes, and 4 more for 256-NCA6), as in 256-NEA6.
//
// Standard    draft-mattsson-cfrg-aes-gcm-sst-19 for the tag (algorithms/gcm_sst/sw/tag.h). TS 35.246 to 35.248 we have not
//             read; what is here agrees with the test data that intel-ipsec-mb and DPDK publish
// Byte order  see ../README.md
// Timing      that of the variant
// Checked by  nia6_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/zuc/sw/zuc256.h"

namespace tandem::zuc {

inline constexpr std::size_t kNia6MinTagBytes = 4;
inline constexpr std::size_t kNia6MaxTagBytes = 16;

/// 256-NIA6: writes the tag of `message`, 4 to 16 bytes.
/// Returns bad_length for another tag length; nothing is written then.
Status mac_nia6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                std::span<const std::uint8_t, kIvBytes> iv, std::span<const std::uint8_t> message,
                std::span<std::uint8_t> tag);

/// 256-NCA6: encrypts source.size() bytes to `destination`, and writes the tag of `aad` and ciphertext, 4 to 16 bytes.
/// The same buffer is allowed, any other overlap is not. Returns bad_length for another tag length; nothing is written
/// then.
Status seal_nca6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                 std::span<const std::uint8_t, kIvBytes> iv, std::span<const std::uint8_t> aad,
                 std::span<const std::uint8_t> source, std::uint8_t* destination, std::span<std::uint8_t> tag);

/// 256-NCA6: decrypts, if the tag is right.
/// Returns bad_length as seal_nca6; nothing is written then. Or authentication: then the whole destination is 0.
Status open_nca6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                 std::span<const std::uint8_t, kIvBytes> iv, std::span<const std::uint8_t> aad,
                 std::span<const std::uint8_t> source, std::uint8_t* destination, std::span<const std::uint8_t> tag);

}  // namespace tandem::zuc
