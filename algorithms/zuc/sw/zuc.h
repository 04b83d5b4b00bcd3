// ZUC in software: the stream cipher of 128-EEA3 and 128-EIA3, many streams side by side. Freestanding: no heap,
// exceptions, RTTI or threads.
//
// Standard    ETSI/SAGE 128-EEA3 & 128-EIA3 Document 2 (ZUC), Document 1 (128-EEA3, 128-EIA3)
// Byte order  see ../README.md
// Timing      independent of key and data in every variant that says so
// Checked by  zuc_test.cpp, zuc_random_test.cpp, zuc_known_answer_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/lanes/kernel.h"
#include "engine/software/pdu_cipher.h"
#include "engine/variants.h"

namespace tandem::zuc {

inline constexpr std::size_t kKeyBytes = 16;
inline constexpr std::size_t kIvBytes = 16;

/// A column of lanes::State: the cells s0..s15 of the LFSR, each 1..2^31 - 1, then R1 and R2.
inline constexpr std::size_t kCells = 16;
inline constexpr std::size_t kR1 = 16;
inline constexpr std::size_t kR2 = 17;
inline constexpr std::size_t kRows = 18;

/// Rounds of the initialisation: Document 2, section 3.6.1; with keys of 256 bits, eprint 2021/1439.
inline constexpr std::size_t kRounds = 32;
inline constexpr std::size_t kRounds256 = 48;

/// One way to compute ZUC; its name is the file suffix, manifest key, test id and CLI value.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from ../algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  /// True if no branch and no address depends on key, state or message.
  bool constant_time;
  lanes::Cipher eea;  ///< 128-EEA3, over those of EIA3's kernels that serve it best
  lanes::Cipher eia;  ///< 128-EIA3
  // The functions with 256-bit keys (engine/pdu.h) load a column in other ways and initialise for 48 rounds.
  lanes::Cipher nea6;  ///< 256-NEA6
  lanes::Cipher nia6;  ///< 256-NIA6
  lanes::Cipher nca6;  ///< 256-NCA6
};

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

/// Maps each function to the member of a variant that runs it.
inline constexpr software::PduFunction<Variant, lanes::Cipher> kPduFunctions[] = {
    {Algorithm::eea3, &Variant::eea},  {Algorithm::eia3, &Variant::eia},  {Algorithm::nea6, &Variant::nea6},
    {Algorithm::nia6, &Variant::nia6}, {Algorithm::nca6, &Variant::nca6},
};
/// The variants and functions, for callers that run PDUs without tasks.
extern const software::PduCipher kPduCipher;

/// Keystream of one key and one initialisation vector, from its first word on. Source: Document 2, sections 3.5, 3.6.
void keystream(const Variant& variant, std::span<const std::uint8_t, kKeyBytes> key,
               std::span<const std::uint8_t, kIvBytes> iv, std::span<std::uint32_t> words);

}  // namespace tandem::zuc
