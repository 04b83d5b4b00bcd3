#include "container/hybrid.h"

#include <algorithm>
#include <span>

#include "container/base64.h"
#include "container/crypto.h"
#include "container/hpke.h"
#include "container/x25519.h"

namespace tandem::container {
namespace {

constexpr std::string_view kRecipientPrefix = "age1pq";
constexpr std::string_view kIdentityPrefix = "age-secret-key-pq-";
constexpr std::string_view kInfo = "age-encryption.org/mlkem768x25519";
constexpr std::size_t kPointBytes = 32;

/// A sender's message to the recipient: a ciphertext of ML-KEM, then a share of X25519.
using Encapsulation = std::array<std::uint8_t, kMlKemCiphertextBytes + kPointBytes>;

/// The two secret keys.
struct SecretKeys {
  SecretBytes<kMlKemSeedBytes> lattice;
  SecretBytes<32> scalar;
};

SecretKeys expand(const SecretBytes<32>& seed) {
  SecretBytes<kMlKemSeedBytes + 32> bytes;
  hash(Hash::shake256, {seed.bytes}, bytes.bytes);
  SecretKeys keys;
  std::ranges::copy_n(bytes.bytes.begin(), kMlKemSeedBytes, keys.lattice.bytes.begin());
  std::ranges::copy_n(bytes.bytes.begin() + kMlKemSeedBytes, 32, keys.scalar.bytes.begin());
  return keys;
}

HpkeKey wrap_key(const SecretBytes<32>& lattice, const SecretBytes<32>& curve, std::span<const std::uint8_t> share,
                 const HybridRecipient& recipient) {
  constexpr Kem kKem = Kem::ml_kem_768_x25519;
  return hpke_key(kKem, hybrid_kem_secret(kKem, lattice, curve, share, recipient.point), kInfo);
}

bool parse_encapsulation(const Stanza& stanza, Encapsulation& bytes) {
  return stanza.arguments.size() == 2 && decode_base64_exactly(stanza.arguments[1], bytes);
}

}  // namespace

HybridIdentity generate_hybrid_identity() {
  SecretBytes<32> seed;
  random_bytes(seed.bytes);
  return hybrid_identity(seed);
}

HybridIdentity hybrid_identity(const SecretBytes<32>& seed) {
  const SecretKeys keys = expand(seed);
  HybridIdentity identity;
  identity.seed = seed;
  const MlKemPublicKey lattice = ml_kem_public_key(keys.lattice.bytes);
  identity.recipient.lattice.assign(lattice.begin(), lattice.end());
  identity.recipient.point = x25519_base(keys.scalar.bytes);
  return identity;
}

std::string encode_recipient(const HybridRecipient& recipient) {
  std::vector<std::uint8_t> bytes = recipient.lattice;
  bytes.insert(bytes.end(), recipient.point.begin(), recipient.point.end());
  return std::string(view(encode_bech32(kRecipientPrefix, bytes)));
}

SecretText encode_identity(const HybridIdentity& identity) {
  return encode_bech32(kIdentityPrefix, identity.seed.bytes, Letters::upper);
}

Bech32Status parse_recipient(std::string_view text, HybridRecipient& recipient) {
  std::array<std::uint8_t, kMlKemPublicKeyBytes + kPointBytes> bytes{};
  const Bech32Status status = decode_bech32(text, kRecipientPrefix, bytes);
  if (status != Bech32Status::ok) return status;
  recipient.lattice.assign(bytes.begin(), bytes.begin() + kMlKemPublicKeyBytes);
  std::ranges::copy_n(bytes.begin() + kMlKemPublicKeyBytes, kPointBytes, recipient.point.begin());
  return is_ml_kem_public_key(std::span(bytes).first<kMlKemPublicKeyBytes>()) ? Bech32Status::ok
                                                                              : Bech32Status::malformed;
}

Bech32Status parse_identity(std::string_view text, HybridIdentity& identity) {
  SecretBytes<32> seed;
  const Bech32Status status = decode_bech32(text, kIdentityPrefix, seed.bytes);
  if (status == Bech32Status::ok) identity = hybrid_identity(seed);
  return status;
}

FileStatus seal(const HybridRecipient& recipient, const FileKey& file_key, Stanza& stanza) {
  const X25519Identity ephemeral = generate_x25519_identity();
  SecretBytes<32> curve;
  if (!x25519(ephemeral.scalar.bytes, recipient.point, curve.bytes)) return FileStatus::low_order_share;
  SecretBytes<32> randomness;
  SecretBytes<32> lattice;
  random_bytes(randomness.bytes);
  Encapsulation bytes{};
  std::ranges::copy(
      ml_kem_encapsulate(std::span(recipient.lattice).first<kMlKemPublicKeyBytes>(), randomness.bytes, lattice.bytes),
      bytes.begin());
  const auto& share = ephemeral.recipient.point;
  std::ranges::copy(share, bytes.begin() + kMlKemCiphertextBytes);

  std::string text;
  append_base64(bytes, Padding::none, text);
  stanza.arguments = {std::string(kHybridType), text};
  seal_body(wrap_key(lattice, curve, share, recipient), file_key, stanza);
  return FileStatus::ok;
}

FileStatus check_hybrid_stanza(const Stanza& stanza) {
  Encapsulation bytes;
  const bool valid = parse_encapsulation(stanza, bytes) && stanza.body.size() == kSealedFileKeyBytes;
  return valid ? FileStatus::ok : FileStatus::bad_header;
}

FileStatus open(const HybridIdentity& identity, const Stanza& stanza, FileKey& file_key) {
  Encapsulation bytes;
  if (!parse_encapsulation(stanza, bytes) || stanza.body.size() != kSealedFileKeyBytes) return FileStatus::bad_header;
  const std::span<const std::uint8_t, kMlKemCiphertextBytes> ciphertext(bytes.data(), kMlKemCiphertextBytes);
  const std::span<const std::uint8_t, 32> share(bytes.data() + kMlKemCiphertextBytes, kPointBytes);
  const SecretKeys keys = expand(identity.seed);
  SecretBytes<32> curve;
  if (!x25519(keys.scalar.bytes, share, curve.bytes)) return FileStatus::low_order_share;
  SecretBytes<32> lattice;
  ml_kem_decapsulate(keys.lattice.bytes, ciphertext, lattice.bytes);
  const HpkeKey key = wrap_key(lattice, curve, share, identity.recipient);
  return open_body(key, stanza, file_key) ? FileStatus::ok : FileStatus::no_match;
}

}  // namespace tandem::container
