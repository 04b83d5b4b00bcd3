// Bech32 (BIP 173), without its limit on the length, as age writes keys.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "container/secret.h"

namespace tandem::container {

enum class [[nodiscard]] Bech32Status {
  ok,
  malformed,     ///< no separator, characters outside the alphabet, both cases, surplus bits; output is wiped
  other_prefix,  ///< well formed, its checksum holds, but the part before the last "1" is another one
  wrong_length,  ///< right prefix, but not as many bytes as asked for; output is wiped
  checksum,      ///< well formed, but mistyped; output is wiped
};

/// The letters that text has.
enum class Letters { lower, upper };

/// Returns the text of `bytes` with the prefix `prefix`, which is given in lower case. The time depends on the lengths
/// and the prefix only.
SecretText encode_bech32(std::string_view prefix, std::span<const std::uint8_t> bytes,
                         Letters letters = Letters::lower);

/// Decodes text of any prefix and length, all lower or all upper case. prefix: in lower case. Both are empty if the
/// status is not ok. The time of valid text depends on its length and prefix only.
Bech32Status decode_bech32(std::string_view text, SecretText& prefix, SecretData& bytes);

/// Decodes text of prefix `prefix` (lower case), which may be all lower or all upper case, into exactly `bytes.size()`
/// bytes. The time of valid text depends on its length only.
Bech32Status decode_bech32(std::string_view text, std::string_view prefix, std::span<std::uint8_t> bytes);

}  // namespace tandem::container
