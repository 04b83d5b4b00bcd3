// AES-128 in the modes of 3GPP: 128-EEA2 (CTR) and 128-EIA2 (CMAC), through libraries where there are any.
//
// Standard    FIPS 197; 3GPP TS 33.401, annexes B.1.3 and B.2.3
// Byte order  see ../README.md
// Timing      Variant::constant_time says whether it is independent of key and data; whether two PDUs have the same key
//             becomes known
// Checked by  aes_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/pdu.h"
#include "engine/software/pdu_cipher.h"
#include "engine/variants.h"

namespace tandem::aes {

inline constexpr std::size_t kKeyBytes = 16;
inline constexpr std::size_t kBlockBytes = 16;

/// One way to compute both functions; its name is the file suffix, manifest key, test id and CLI value.
///
/// Both take any number of PDUs with lengths of 1 to 2^32 - 1 bits, in any mixture of keys and lengths, and write
/// Pdu::status: io_error if the library failed, which leaves destination and MAC undefined.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from ../algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  /// Returns whether the variant is constant-time on this machine. Libraries use tables if the CPU lacks AES
  /// instructions.
  bool (*constant_time)();
  /// 128-EEA2: XORs the keystream; the same for both directions of traffic.
  void (*eea)(std::span<Pdu* const> pdus);
  /// 128-EIA2: writes Pdu::mac.
  void (*eia)(std::span<Pdu* const> pdus);
};

/// The variants of this folder. The best is `reference` if there is no library, or no CPU with AES for it.
extern const variants::List<Variant> kVariants;

/// Maps each function to the member of a variant that runs it.
inline constexpr software::PduFunction<Variant, software::RunBatch*> kPduFunctions[] = {
    {Algorithm::eea2, &Variant::eea},
    {Algorithm::eia2, &Variant::eia},
};
/// The variants and functions, for callers that run PDUs without tasks.
extern const software::PduCipher kPduCipher;

/// Wipes the key schedules that the calling thread keeps. The variants with libraries remember the last keys of each
/// thread, since a schedule takes longer than a short PDU; the end of the thread wipes them, too, and the end of an
/// engine that ran in it (engine/software/pdu_engine.h).
void forget_keys();

/// Returns whether the calling thread keeps any keys.
bool keeps_keys();

}  // namespace tandem::aes
