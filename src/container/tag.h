// Tag recipients, "age1tag1..." and "age1tagpq1...": keys of P-256 that hardware holds, the second with ML-KEM-768
// beside it. A tag lets the hardware tell without a touch whether a file is for it. Plugins have the identities.
//
// Source  C2SP age.md, "The tagged recipient types"; draft-ietf-hpke-pq
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "container/bech32.h"
#include "container/crypto.h"
#include "container/ml_kem.h"
#include "container/payload.h"
#include "container/stanza.h"

namespace tandem::container {

inline constexpr std::string_view kTagType = "p256tag";
inline constexpr std::string_view kHybridTagType = "mlkem768p256tag";

/// The most bytes of a stanza for one, as it stands in a header: without, and with ML-KEM.
inline constexpr std::size_t kTagStanzaBytes = 150;
inline constexpr std::size_t kHybridTagStanzaBytes = 1609;

struct TagRecipient {
  P256Point point{};
  std::vector<std::uint8_t> lattice;  ///< kMlKemPublicKeyBytes of age1tagpq1..., none of age1tag1...
  bool operator==(const TagRecipient&) const = default;
  [[nodiscard]] bool is_hybrid() const { return !lattice.empty(); }
};

/// Returns malformed also if the bytes are no public key.
Bech32Status parse_recipient(std::string_view text, TagRecipient& recipient);

/// Seals the file key. Throws CryptoFailure.
void seal(const TagRecipient& recipient, const FileKey& file_key, Stanza& stanza);

}  // namespace tandem::container
