// X25519 recipients and identities: "age1..." and "AGE-SECRET-KEY-1...".
//
// Source  C2SP age.md, "The X25519 recipient type"; RFC 7748
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "container/bech32.h"
#include "container/file_status.h"
#include "container/payload.h"
#include "container/secret.h"
#include "container/stanza.h"

namespace tandem::container {

inline constexpr std::string_view kX25519Type = "X25519";

/// The bytes of "-> X25519", a share and the sealed file key, as they stand in a header.
inline constexpr std::size_t kX25519StanzaBytes = 98;

/// A public key, for which files are sealed.
struct X25519Recipient {
  std::array<std::uint8_t, 32> point{};
  bool operator==(const X25519Recipient&) const = default;
};

/// A secret key, with its public key beside it since opening a stanza takes both.
struct X25519Identity {
  SecretBytes<32> scalar;
  X25519Recipient recipient;
};

/// Returns a new identity. Throws CryptoFailure.
X25519Identity generate_x25519_identity();

/// Returns the identity of a secret key. Throws CryptoFailure.
X25519Identity x25519_identity(const SecretBytes<32>& scalar);

std::string encode_recipient(const X25519Recipient& recipient);
SecretText encode_identity(const X25519Identity& identity);

Bech32Status parse_recipient(std::string_view text, X25519Recipient& recipient);
Bech32Status parse_identity(std::string_view text, X25519Identity& identity);

/// Seals the file key. low_order_share: such a recipient has no secret key. Throws CryptoFailure.
FileStatus seal(const X25519Recipient& recipient, const FileKey& file_key, Stanza& stanza);

/// Returns ok if a stanza of type X25519 has the form that the specification demands, else bad_header.
FileStatus check_x25519_stanza(const Stanza& stanza);

/// Opens a stanza of type X25519. no_match: it is for another recipient. Throws CryptoFailure.
FileStatus open(const X25519Identity& identity, const Stanza& stanza, FileKey& file_key);

}  // namespace tandem::container
