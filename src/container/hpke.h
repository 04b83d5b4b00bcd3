// Hybrid public key encryption of one message: what post-quantum and tag recipients seal a file key with.
//
// Source  RFC 9180, mode base, with HKDF-SHA-256 and ChaCha20-Poly1305; draft-ietf-hpke-pq for the hybrid KEMs
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "container/payload.h"
#include "container/secret.h"
#include "container/stanza.h"

namespace tandem::container {

/// The way in which sender and recipient agree on a secret.
enum class Kem : std::uint16_t {
  p256 = 0x0010,
  ml_kem_768_p256 = 0x0050,
  ml_kem_768_x25519 = 0x647a,
};

/// The key of the first message and its nonce, both made of the secret.
struct HpkeKey {
  SecretBytes<32> key;
  std::array<std::uint8_t, 12> nonce{};
};

/// Returns the key for one message. info: says what the message is for. Throws CryptoFailure.
HpkeKey hpke_key(Kem kem, const SecretBytes<32>& shared, std::string_view info);

/// Returns the secret that the KEM of P-256 makes of an agreement. encapsulated, recipient: both points, uncompressed.
/// Throws CryptoFailure.
SecretBytes<32> p256_kem_secret(const SecretBytes<32>& agreed, std::span<const std::uint8_t> encapsulated,
                                std::span<const std::uint8_t> recipient);

/// Returns the secret that a hybrid KEM makes of its two secrets: it is safe while one of them is. share, recipient: of
/// the curve. Throws CryptoFailure.
SecretBytes<32> hybrid_kem_secret(Kem kem, const SecretBytes<32>& lattice, const SecretBytes<32>& curve,
                                  std::span<const std::uint8_t> share, std::span<const std::uint8_t> recipient);

/// Makes the body of a stanza: the sealed file key. Throws CryptoFailure.
void seal_body(const HpkeKey& key, const FileKey& file_key, Stanza& stanza);

/// Opens such a body of kSealedFileKeyBytes. Returns false if it is not authentic. Throws CryptoFailure.
[[nodiscard]] bool open_body(const HpkeKey& key, const Stanza& stanza, FileKey& file_key);

}  // namespace tandem::container
