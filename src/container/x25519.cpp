#include "container/x25519.h"

#include <span>

#include "container/base64.h"
#include "container/crypto.h"

namespace tandem::container {
namespace {

constexpr std::string_view kRecipientPrefix = "age";
constexpr std::string_view kIdentityPrefix = "age-secret-key-";
constexpr std::string_view kWrapInfo = "age-encryption.org/v1/X25519";

SecretBytes<32> derive_wrap_key(const SecretBytes<32>& shared, const std::array<std::uint8_t, 32>& share,
                                const X25519Recipient& recipient) {
  std::array<std::uint8_t, 64> salt;
  std::ranges::copy(share, salt.begin());
  std::ranges::copy(recipient.point, salt.begin() + 32);
  SecretBytes<32> key;
  hkdf_sha256(shared.bytes, salt, kWrapInfo, key.bytes);
  return key;
}

bool parse_share(const Stanza& stanza, std::array<std::uint8_t, 32>& share) {
  return stanza.arguments.size() == 2 && decode_base64_exactly(stanza.arguments[1], share);
}

}  // namespace

X25519Identity generate_x25519_identity() {
  SecretBytes<32> scalar;
  random_bytes(scalar.bytes);
  return x25519_identity(scalar);
}

X25519Identity x25519_identity(const SecretBytes<32>& scalar) {
  X25519Identity identity;
  identity.scalar = scalar;
  identity.recipient.point = x25519_base(scalar.bytes);
  return identity;
}

std::string encode_recipient(const X25519Recipient& recipient) {
  return std::string(view(encode_bech32(kRecipientPrefix, recipient.point)));
}

SecretText encode_identity(const X25519Identity& identity) {
  return encode_bech32(kIdentityPrefix, identity.scalar.bytes, Letters::upper);
}

Bech32Status parse_recipient(std::string_view text, X25519Recipient& recipient) {
  return decode_bech32(text, kRecipientPrefix, recipient.point);
}

Bech32Status parse_identity(std::string_view text, X25519Identity& identity) {
  SecretBytes<32> scalar;
  const Bech32Status status = decode_bech32(text, kIdentityPrefix, scalar.bytes);
  if (status == Bech32Status::ok) identity = x25519_identity(scalar);
  return status;
}

FileStatus seal(const X25519Recipient& recipient, const FileKey& file_key, Stanza& stanza) {
  const X25519Identity ephemeral = generate_x25519_identity();
  SecretBytes<32> shared;
  if (!x25519(ephemeral.scalar.bytes, recipient.point, shared.bytes)) return FileStatus::low_order_share;
  const auto& share = ephemeral.recipient.point;
  const SecretBytes<32> wrap_key = derive_wrap_key(shared, share, recipient);
  std::string share_text;
  append_base64(share, Padding::none, share_text);
  stanza.arguments = {std::string(kX25519Type), share_text};
  seal_body(wrap_key, file_key, stanza);
  return FileStatus::ok;
}

FileStatus check_x25519_stanza(const Stanza& stanza) {
  std::array<std::uint8_t, 32> share;
  const bool valid = parse_share(stanza, share) && stanza.body.size() == kSealedFileKeyBytes;
  return valid ? FileStatus::ok : FileStatus::bad_header;
}

FileStatus open(const X25519Identity& identity, const Stanza& stanza, FileKey& file_key) {
  if (const FileStatus status = check_x25519_stanza(stanza); status != FileStatus::ok) return status;
  std::array<std::uint8_t, 32> share;
  if (!parse_share(stanza, share)) return FileStatus::bad_header;
  SecretBytes<32> shared;
  if (!x25519(identity.scalar.bytes, share, shared.bytes)) return FileStatus::low_order_share;
  const SecretBytes<32> wrap_key = derive_wrap_key(shared, share, identity.recipient);
  return open_body(wrap_key, stanza, file_key) ? FileStatus::ok : FileStatus::no_match;
}

}  // namespace tandem::container
