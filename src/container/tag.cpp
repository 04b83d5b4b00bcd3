#include "container/tag.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "container/base64.h"
#include "container/hpke.h"

namespace tandem::container {
namespace {

constexpr std::string_view kPrefix = "age1tag";
constexpr std::string_view kHybridPrefix = "age1tagpq";
constexpr std::string_view kInfo = "age-encryption.org/p256tag";
constexpr std::string_view kHybridInfo = "age-encryption.org/mlkem768p256tag";
constexpr std::size_t kCompressedBytes = 33;
constexpr std::size_t kHintBytes = 4;

/// Returns x, after a byte that says whether y is odd.
std::array<std::uint8_t, kCompressedBytes> compressed(const P256Point& point) {
  std::array<std::uint8_t, kCompressedBytes> bytes{};
  bytes[0] = 2 + (point.back() & 1);
  std::copy_n(point.begin() + 1, 32, bytes.begin() + 1);
  return bytes;
}

/// Returns the tag by which the hardware tells its files.
std::string tag_of(const TagRecipient& recipient, std::span<const std::uint8_t> encapsulation) {
  std::array<std::uint8_t, 32> key_hash{};
  // One kind of recipient says its point in 33 bytes, the other in 65.
  if (recipient.is_hybrid()) {
    hash(Hash::sha256, {recipient.point}, key_hash);
  } else {
    hash(Hash::sha256, {compressed(recipient.point)}, key_hash);
  }
  std::vector<std::uint8_t> input(encapsulation.begin(), encapsulation.end());
  input.insert(input.end(), key_hash.begin(), key_hash.begin() + kHintBytes);
  const std::string_view info = recipient.is_hybrid() ? kHybridInfo : kInfo;
  std::array<std::uint8_t, 32> tag{};
  hkdf_extract(input, {reinterpret_cast<const std::uint8_t*>(info.data()), info.size()}, tag);
  std::string text;
  append_base64(std::span(tag).first(kHintBytes), Padding::none, text);
  return text;
}

}  // namespace

Bech32Status parse_recipient(std::string_view text, TagRecipient& recipient) {
  std::array<std::uint8_t, kCompressedBytes> bytes{};
  const Bech32Status status = decode_bech32(text, kPrefix, bytes);
  if (status == Bech32Status::ok) {
    const std::optional<P256Point> point = p256_point(bytes);
    if (!point) return Bech32Status::malformed;
    recipient = {.point = *point, .lattice = {}};
  }
  if (status != Bech32Status::other_prefix) return status;

  std::array<std::uint8_t, kMlKemPublicKeyBytes + sizeof(P256Point)> both{};
  const Bech32Status hybrid_status = decode_bech32(text, kHybridPrefix, both);
  if (hybrid_status != Bech32Status::ok) return hybrid_status;
  const std::span<const std::uint8_t> all(both);
  const auto lattice = all.first<kMlKemPublicKeyBytes>();
  const auto encoded = all.subspan(kMlKemPublicKeyBytes);
  const std::optional<P256Point> point = p256_point(encoded);
  const bool uncompressed = point && std::ranges::equal(*point, encoded);
  if (!uncompressed || !is_ml_kem_public_key(lattice)) return Bech32Status::malformed;
  recipient = {.point = *point, .lattice = {lattice.begin(), lattice.end()}};
  return Bech32Status::ok;
}

void seal(const TagRecipient& recipient, const FileKey& file_key, Stanza& stanza) {
  SecretBytes<32> agreed;
  const P256Point share = p256_agree(recipient.point, agreed.bytes);
  std::vector<std::uint8_t> encapsulation;
  HpkeKey key;
  if (recipient.is_hybrid()) {
    SecretBytes<32> randomness;
    SecretBytes<32> lattice;
    random_bytes(randomness.bytes);
    const auto public_key = std::span(recipient.lattice).first<kMlKemPublicKeyBytes>();
    const MlKemCiphertext ciphertext = ml_kem_encapsulate(public_key, randomness.bytes, lattice.bytes);
    encapsulation.assign(ciphertext.begin(), ciphertext.end());
    constexpr Kem kKem = Kem::ml_kem_768_p256;
    key = hpke_key(kKem, hybrid_kem_secret(kKem, lattice, agreed, share, recipient.point), kHybridInfo);
  } else {
    key = hpke_key(Kem::p256, p256_kem_secret(agreed, share, recipient.point), kInfo);
  }
  encapsulation.insert(encapsulation.end(), share.begin(), share.end());
  std::string text;
  append_base64(encapsulation, Padding::none, text);
  const std::string_view type = recipient.is_hybrid() ? kHybridTagType : kTagType;
  stanza.arguments = {std::string(type), tag_of(recipient, encapsulation), text};
  seal_body(key, file_key, stanza);
}

}  // namespace tandem::container
