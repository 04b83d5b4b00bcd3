// Post-quantum recipients and identities: "age1pq1..." and "AGE-SECRET-KEY-PQ-1...", ML-KEM-768 with X25519.
//
// Source  C2SP age.md, "The MLKEM768-X25519 recipient type"; draft-ietf-hpke-pq (the KEM, which is X-Wing)
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "container/bech32.h"
#include "container/file_status.h"
#include "container/ml_kem.h"
#include "container/payload.h"
#include "container/secret.h"
#include "container/stanza.h"

namespace tandem::container {

inline constexpr std::string_view kHybridType = "mlkem768x25519";

/// The bytes of a stanza for one, as it stands in a header.
inline constexpr std::size_t kHybridStanzaBytes = 1557;

struct HybridRecipient {
  std::vector<std::uint8_t> lattice;  ///< kMlKemPublicKeyBytes; elsewhere, since other kinds are a tenth as long
  std::array<std::uint8_t, 32> point{};
  bool operator==(const HybridRecipient&) const = default;
};

struct HybridIdentity {
  SecretBytes<32> seed;  ///< which both secret keys are made from
  HybridRecipient recipient;
};

/// Returns a new identity. Throws CryptoFailure.
HybridIdentity generate_hybrid_identity();

/// Returns the identity of a seed. Throws CryptoFailure.
HybridIdentity hybrid_identity(const SecretBytes<32>& seed);

std::string encode_recipient(const HybridRecipient& recipient);
SecretText encode_identity(const HybridIdentity& identity);

/// Returns malformed also if the bytes are no public key.
Bech32Status parse_recipient(std::string_view text, HybridRecipient& recipient);
Bech32Status parse_identity(std::string_view text, HybridIdentity& identity);

/// Seals the file key. low_order_share: such a recipient has no secret key. Throws CryptoFailure.
FileStatus seal(const HybridRecipient& recipient, const FileKey& file_key, Stanza& stanza);

/// Returns ok if a stanza of this type has the form that the specification demands, else bad_header.
FileStatus check_hybrid_stanza(const Stanza& stanza);

/// Opens a stanza of this type. no_match: it is for another recipient. Throws CryptoFailure.
FileStatus open(const HybridIdentity& identity, const Stanza& stanza, FileKey& file_key);

}  // namespace tandem::container
