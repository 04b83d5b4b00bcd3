#include "container/ssh.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "container/base64.h"
#include "container/crypto.h"
#include "container/ssh_crypto.h"
#include "container/ssh_wire.h"

namespace tandem::container {
namespace {

constexpr std::string_view kEd25519Info = "age-encryption.org/v1/ssh-ed25519";
constexpr std::string_view kOaepLabel = "age-encryption.org/v1/ssh-rsa";
constexpr std::size_t kHintBytes = 4;
/// Shorter keys can be broken; longer ones would make a file's reader work for long.
constexpr std::size_t kMinRsaBits = 2048;
constexpr std::size_t kMaxRsaBits = 16384;

using Bytes = std::span<const std::uint8_t>;

Bytes as_bytes(std::string_view text) { return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}; }

/// Returns the length in bits of a number without leading zeros.
std::size_t bits_of(Bytes number) {
  std::size_t bits = 8 * number.size();
  for (unsigned mask = 0x80; !number.empty() && mask != 0 && (number[0] & mask) == 0; mask >>= 1) --bits;
  return bits;
}

RsaNumbers rsa_numbers(const SshRecipient& recipient) {
  SshReader reader(recipient.wire);
  reader.string();
  RsaNumbers numbers;
  numbers.public_exponent = reader.integer();
  numbers.modulus = reader.integer();
  return numbers;
}

KeyStatus check_rsa(const RsaNumbers& numbers) {
  const std::size_t bits = bits_of(numbers.modulus);
  const bool exponent = bits_of(numbers.public_exponent) >= 2 && bits_of(numbers.public_exponent) <= 32 &&
                        (numbers.public_exponent.back() & 1) != 0;
  if (!exponent || bits > kMaxRsaBits || (bits > 0 && (numbers.modulus.back() & 1) == 0)) {
    return KeyStatus::ssh_malformed;
  }
  return bits < kMinRsaBits ? KeyStatus::ssh_short : KeyStatus::ok;
}

/// Returns what a stanza says of the key that it is for.
std::string hint_of(const SshRecipient& recipient) {
  std::array<std::uint8_t, 32> digest{};
  hash(Hash::sha256, {recipient.wire}, digest);
  std::string text;
  append_base64(std::span(digest).first(kHintBytes), Padding::none, text);
  return text;
}

/// Returns false if `shared` becomes zero.
bool derive_wrap_key(const SshRecipient& recipient, std::span<const std::uint8_t, 32> share, SecretBytes<32>& shared,
                     SecretBytes<32>& key) {
  // A factor that differs from key to key, public like they are; the owner of the secret key knows the product.
  std::array<std::uint8_t, 32> pseudorandom_key{};
  std::array<std::uint8_t, 32> factor{};
  hkdf_extract({}, recipient.wire, pseudorandom_key);
  hkdf_expand(pseudorandom_key, as_bytes(kEd25519Info), factor);
  SecretBytes<32> product;
  if (!x25519(factor, shared.bytes, product.bytes)) return false;
  std::array<std::uint8_t, 64> salt{};
  std::ranges::copy(share, salt.begin());
  std::ranges::copy(recipient.point, salt.begin() + 32);
  hkdf_sha256(product.bytes, salt, kEd25519Info, key.bytes);
  return true;
}

FileStatus seal_ed25519(const SshRecipient& recipient, const FileKey& file_key, Stanza& stanza) {
  SecretBytes<32> scalar;
  random_bytes(scalar.bytes);
  const std::array<std::uint8_t, 32> share = x25519_base(scalar.bytes);
  SecretBytes<32> shared;
  SecretBytes<32> key;
  if (!x25519(scalar.bytes, recipient.point, shared.bytes)) return FileStatus::low_order_share;
  if (!derive_wrap_key(recipient, share, shared, key)) return FileStatus::low_order_share;
  std::string text;
  append_base64(share, Padding::none, text);
  stanza.arguments = {std::string(kSshEd25519Type), hint_of(recipient), text};
  seal_body(key, file_key, stanza);
  return FileStatus::ok;
}

FileStatus open_ed25519(const SshIdentity& identity, const Stanza& stanza, FileKey& file_key) {
  std::array<std::uint8_t, 32> share{};
  if (stanza.arguments.size() != 3 || !decode_base64_exactly(stanza.arguments[2], share)) return FileStatus::bad_header;
  if (!is_for(identity.recipient, stanza) || stanza.body.size() != kSealedFileKeyBytes) return FileStatus::no_match;
  SecretBytes<32> shared;
  SecretBytes<32> key;
  if (!x25519(identity.scalar.bytes, share, shared.bytes)) return FileStatus::low_order_share;
  if (!derive_wrap_key(identity.recipient, share, shared, key)) return FileStatus::low_order_share;
  return open_body(key, stanza, file_key) ? FileStatus::ok : FileStatus::no_match;
}

}  // namespace

std::string_view SshRecipient::type() const { return SshReader(wire).text(); }

KeyStatus read_ssh_wire(Bytes wire, SshRecipient& recipient) {
  recipient = {.wire = {wire.begin(), wire.end()}, .point = {}};
  SshReader reader(recipient.wire);
  const std::string_view type = reader.text();
  if (reader.failed()) return KeyStatus::ssh_malformed;
  if (type == kSshEd25519Type) {
    const Bytes key = reader.string();
    if (!reader.at_end() || key.size() != 32) return KeyStatus::ssh_malformed;
    const auto point = to_x25519_point(key.first<32>());
    if (!point) return KeyStatus::ssh_malformed;
    recipient.point = *point;
    return KeyStatus::ok;
  }
  if (type != kSshRsaType) return KeyStatus::ssh_kind;
  reader.integer();
  reader.integer();
  return reader.at_end() ? check_rsa(rsa_numbers(recipient)) : KeyStatus::ssh_malformed;
}

KeyStatus read_ssh_recipient(std::string_view line, SshRecipient& recipient) {
  constexpr std::string_view kBlanks = " \t";
  const std::size_t type_end = line.find_first_of(kBlanks);
  if (type_end == std::string_view::npos) return KeyStatus::ssh_malformed;
  const std::size_t begin = line.find_first_not_of(kBlanks, type_end);
  if (begin == std::string_view::npos) return KeyStatus::ssh_malformed;
  const std::size_t end = std::min(line.find_first_of(kBlanks, begin), line.size());
  std::vector<std::uint8_t> wire;
  if (!decode_base64(line.substr(begin, end - begin), Padding::required, wire)) return KeyStatus::ssh_malformed;
  const KeyStatus status = read_ssh_wire(wire, recipient);
  const bool same_type = recipient.type() == line.substr(0, type_end);
  return same_type ? status : KeyStatus::ssh_malformed;
}

SshIdentity ssh_ed25519_identity(const SecretBytes<32>& seed) {
  SshIdentity identity;
  SecretBytes<64> expanded;
  hash(Hash::sha512, {seed.bytes}, expanded.bytes);
  std::ranges::copy_n(expanded.bytes.begin(), 32, identity.scalar.bytes.begin());
  std::vector<std::uint8_t>& wire = identity.recipient.wire;
  const std::array<std::uint8_t, 32> key = ed25519_public_key(seed);
  wire = {0, 0, 0, kSshEd25519Type.size()};
  wire.insert(wire.end(), kSshEd25519Type.begin(), kSshEd25519Type.end());
  wire.insert(wire.end(), {0, 0, 0, 32});
  wire.insert(wire.end(), key.begin(), key.end());
  identity.recipient.point = x25519_base(identity.scalar.bytes);
  return identity;
}

std::string encode_recipient(const SshRecipient& recipient) {
  std::string text(recipient.type());
  text += ' ';
  append_base64(recipient.wire, Padding::required, text);
  return text;
}

std::size_t stanza_bytes(const SshRecipient& recipient) {
  if (recipient.type() == kSshEd25519Type) return 110;
  const std::size_t body = (rsa_numbers(recipient).modulus.size() * 4 + 2) / 3;
  return sizeof "-> ssh-rsa 123456\n" - 1 + body + body / kBodyColumns + 1;
}

FileStatus seal(const SshRecipient& recipient, const FileKey& file_key, Stanza& stanza) {
  if (recipient.type() == kSshEd25519Type) return seal_ed25519(recipient, file_key, stanza);
  const CryptoKey key = rsa_public_key(rsa_numbers(recipient));
  if (key == nullptr) throw CryptoFailure("libcrypto refuses an RSA key");
  stanza.arguments = {std::string(kSshRsaType), hint_of(recipient)};
  stanza.body = rsa_oaep_seal(key, kOaepLabel, file_key.bytes);
  return FileStatus::ok;
}

bool is_for(const SshRecipient& recipient, const Stanza& stanza) {
  return stanza.type() == recipient.type() && stanza.arguments.size() >= 2 && stanza.arguments[1] == hint_of(recipient);
}

FileStatus open(const SshIdentity& identity, const Stanza& stanza, FileKey& file_key) {
  if (stanza.type() == kSshEd25519Type) return open_ed25519(identity, stanza, file_key);
  if (stanza.arguments.size() != 2) return FileStatus::bad_header;
  // The body must be as long as the modulus (RFC 8017, section 7.1.2, step 1). A header has room for very many stanzas
  // that are shorter.
  const bool has_length = stanza.body.size() == rsa_numbers(identity.recipient).modulus.size();
  if (!has_length || !is_for(identity.recipient, stanza)) return FileStatus::no_match;
  return rsa_oaep_open(identity.rsa, kOaepLabel, stanza.body, file_key.bytes) ? FileStatus::ok : FileStatus::no_match;
}

}  // namespace tandem::container
