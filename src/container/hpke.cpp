#include "container/hpke.h"

#include <array>
#include <cassert>
#include <initializer_list>
#include <utility>

#include "container/crypto.h"

namespace tandem::container {
namespace {

constexpr std::uint8_t kHkdfSha256 = 1;
constexpr std::uint8_t kChaCha20Poly1305 = 3;

using Bytes = std::span<const std::uint8_t>;

Bytes as_bytes(std::string_view text) { return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}; }

SecretData joined(std::initializer_list<Bytes> parts) {
  std::size_t bytes = 0;
  for (const Bytes part : parts) bytes += part.size();
  SecretData list;
  list.reserve(bytes);
  for (const Bytes part : parts) list.insert(list.end(), part.begin(), part.end());
  return list;
}

/// The labels of RFC 9180, section 4, for one suite.
class Schedule {
 public:
  explicit Schedule(SecretData suite) : suite_(std::move(suite)) {}

  [[nodiscard]] SecretBytes<32> extract(std::string_view label, Bytes secret, Bytes salt = {}) const {
    SecretBytes<32> key;
    hkdf_extract(joined({as_bytes(kVersion), suite_, as_bytes(label), secret}), salt, key.bytes);
    return key;
  }
  void expand(const SecretBytes<32>& key, std::string_view label, Bytes info, std::span<std::uint8_t> output) const {
    const std::array<std::uint8_t, 2> length{0, static_cast<std::uint8_t>(output.size())};
    hkdf_expand(key.bytes, joined({length, as_bytes(kVersion), suite_, as_bytes(label), info}), output);
  }

 private:
  static constexpr std::string_view kVersion = "HPKE-v1";
  SecretData suite_;
};

std::array<std::uint8_t, 2> number_of(Kem kem) {
  const auto number = static_cast<std::uint16_t>(kem);
  return {static_cast<std::uint8_t>(number >> 8), static_cast<std::uint8_t>(number)};
}

}  // namespace

HpkeKey hpke_key(Kem kem, const SecretBytes<32>& shared, std::string_view info) {
  constexpr std::array<std::uint8_t, 4> kOthers{0, kHkdfSha256, 0, kChaCha20Poly1305};
  const Schedule schedule(joined({as_bytes("HPKE"), number_of(kem), kOthers}));
  const SecretBytes<32> id_hash = schedule.extract("psk_id_hash", {});
  const SecretBytes<32> info_hash = schedule.extract("info_hash", as_bytes(info));
  constexpr std::uint8_t kModeBase = 0;
  const SecretData context = joined({{&kModeBase, 1}, id_hash.bytes, info_hash.bytes});
  const SecretBytes<32> secret = schedule.extract("secret", {}, shared.bytes);
  HpkeKey key;
  schedule.expand(secret, "key", context, key.key.bytes);
  schedule.expand(secret, "base_nonce", context, key.nonce);
  return key;
}

SecretBytes<32> p256_kem_secret(const SecretBytes<32>& agreed, Bytes encapsulated, Bytes recipient) {
  const Schedule schedule(joined({as_bytes("KEM"), number_of(Kem::p256)}));
  SecretBytes<32> secret;
  schedule.expand(schedule.extract("eae_prk", agreed.bytes), "shared_secret", joined({encapsulated, recipient}),
                  secret.bytes);
  return secret;
}

SecretBytes<32> hybrid_kem_secret(Kem kem, const SecretBytes<32>& lattice, const SecretBytes<32>& curve, Bytes share,
                                  Bytes recipient) {
  assert(kem != Kem::p256);
  const std::string_view label = kem == Kem::ml_kem_768_x25519 ? R"(\.//^\)" : "MLKEM768-P256";
  SecretBytes<32> secret;
  hash(Hash::sha3_256, {lattice.bytes, curve.bytes, share, recipient, as_bytes(label)}, secret.bytes);
  return secret;
}

void seal_body(const HpkeKey& key, const FileKey& file_key, Stanza& stanza) {
  stanza.body.resize(kSealedFileKeyBytes);
  seal_message(key.key.bytes, key.nonce, file_key.bytes, stanza.body);
}

bool open_body(const HpkeKey& key, const Stanza& stanza, FileKey& file_key) {
  return open_message(key.key.bytes, key.nonce, stanza.body, file_key.bytes);
}

}  // namespace tandem::container
