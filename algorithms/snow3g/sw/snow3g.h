// SNOW 3G, UEA2 (128-EEA1, 128-NEA1) and UIA2 (128-EIA1, 128-NIA1) in software. Freestanding: no heap, exceptions,
// RTTI or threads.
//
// Standard    TS 35.216 (SNOW 3G), TS 35.215 (UEA2, UIA2), TS 33.401 annexes B.1.2 and B.2.2 (their use in EPS)
// Byte order  see ../README.md
// Timing      independent of key and data in variants that say so
// Checked by  snow3g_test.cpp, snow3g_kernels_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/lanes/kernel.h"
#include "engine/software/pdu_cipher.h"
#include "engine/variants.h"

namespace tandem::snow3g {

inline constexpr std::size_t kKeyBytes = 16;

/// Rows of a stream's column: s0 .. s15 of the LFSR, then R1, R2, R3 of the FSM.
inline constexpr std::size_t kCells = 16;
inline constexpr std::size_t kRows = kCells + 3;

/// One way to compute SNOW 3G; its name is the file suffix or dispatch target, manifest key, test id and CLI value.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from ../algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  /// True if the variant's time and addresses are independent of key and data.
  bool constant_time;
  lanes::Cipher eea;  ///< 128-EEA1
  lanes::Cipher eia;  ///< 128-EIA1
};

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

/// Maps each function to the member of a variant that runs it.
inline constexpr software::PduFunction<Variant, lanes::Cipher> kPduFunctions[] = {
    {Algorithm::eea1, &Variant::eea},
    {Algorithm::eia1, &Variant::eia},
};
/// The variants and functions, for callers that run PDUs without tasks.
extern const software::PduCipher kPduCipher;

/// The first keystream words z1, z2 .. of TS 35.216, section 4.
///
/// key: k0..k3; iv: IV0..IV3. UEA2 and UIA2 give k3 the first bytes of their key.
void keystream(const Variant& variant, std::span<const std::uint32_t, 4> key, std::span<const std::uint32_t, 4> iv,
               std::span<std::uint32_t> words);

/// f9 of TS 35.215, section 4, with a free FRESH; 128-EIA1 is the same with FRESH = BEARER << 27.
///
/// key: kKeyBytes bytes. direction: 0 or 1. message: ceil(len_bits / 8) bytes, most significant bit first, bits past
/// len_bits ignored; len_bits: at least 1. Returns MAC-I.
std::uint32_t f9(const Variant& variant, const std::uint8_t* key, std::uint32_t count, std::uint32_t fresh,
                 std::uint8_t direction, const std::uint8_t* message, std::uint64_t len_bits);

}  // namespace tandem::snow3g
