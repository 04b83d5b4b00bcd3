#include "container/ssh_private_key.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <vector>

#include "container/bcrypt_pbkdf.h"
#include "container/secret_base64.h"
#include "container/ssh_crypto.h"
#include "container/ssh_key_cipher.h"
#include "container/ssh_wire.h"

namespace tandem::container {
namespace {

constexpr std::string_view kOpenSshBegin = "-----BEGIN OPENSSH PRIVATE KEY-----";
constexpr std::string_view kOpenSshEnd = "-----END OPENSSH PRIVATE KEY-----";
constexpr std::string_view kMagic{"openssh-key-v1\0", 15};
constexpr std::string_view kNone = "none";

using Bytes = std::span<const std::uint8_t>;

/// The parts of a file in OpenSSH's format.
struct OpenSshFile {
  std::string_view cipher, kdf;
  Bytes kdf_options, public_key, secret;
  Bytes behind;  ///< the tag, of ciphers that have one
};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// The bytes between the two lines of PEM.
bool decode_pem(std::string_view pem, SecretData& bytes) {
  const std::size_t end = pem.find(kOpenSshEnd);
  if (!pem.starts_with(kOpenSshBegin) || end == std::string_view::npos) return false;
  const std::string_view body = pem.substr(kOpenSshBegin.size(), end - kOpenSshBegin.size());
  SecretText text;
  text.reserve(body.size());
  std::ranges::copy_if(body, std::back_inserter(text), [](char c) { return !is_blank(c); });
  return decode_secret_base64(view(text), Padding::required, bytes);
}

bool split(Bytes bytes, OpenSshFile& file) {
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!text.starts_with(kMagic)) return false;
  SshReader reader(bytes.subspan(kMagic.size()));
  file.cipher = reader.text();
  file.kdf = reader.text();
  file.kdf_options = reader.string();
  const std::uint32_t keys = reader.number();
  file.public_key = reader.string();
  file.secret = reader.string();
  file.behind = reader.rest();
  return !reader.failed() && keys == 1;
}

KeyStatus read_ed25519(SshReader& reader, SshIdentity& identity) {
  const Bytes point = reader.string();
  const Bytes both = reader.string();  // the seed, and the point again
  if (reader.failed() || point.size() != 32 || both.size() != 64) return KeyStatus::ssh_malformed;
  SecretBytes<32> seed;
  std::ranges::copy(both.first(32), seed.bytes.begin());
  identity = ssh_ed25519_identity(seed);
  const Bytes own_point = Bytes(identity.recipient.wire).last(32);
  const bool same = std::ranges::equal(point, own_point) && std::ranges::equal(both.last(32), own_point);
  return same ? KeyStatus::ok : KeyStatus::ssh_malformed;
}

/// Returns whether the numbers are those of the recipient, and none is longer than its modulus. This must be known
/// before anything is computed with them: whoever made the file may have made them long.
bool belongs_to(const RsaNumbers& numbers, const SshRecipient& recipient) {
  SshReader reader(recipient.wire);
  reader.string();
  const bool same = std::ranges::equal(reader.integer(), numbers.public_exponent) &&
                    std::ranges::equal(reader.integer(), numbers.modulus);
  const std::array<Bytes, 4> secrets{numbers.private_exponent, numbers.coefficient, numbers.p, numbers.q};
  return same && std::ranges::all_of(secrets, [&](Bytes one) { return one.size() <= numbers.modulus.size(); });
}

KeyStatus read_rsa(SshReader& reader, const SshRecipient& recipient, SshIdentity& identity) {
  RsaNumbers numbers;
  numbers.modulus = reader.integer();
  numbers.public_exponent = reader.integer();
  numbers.private_exponent = reader.integer();
  numbers.coefficient = reader.integer();
  numbers.p = reader.integer();
  numbers.q = reader.integer();
  if (reader.failed() || !belongs_to(numbers, recipient)) return KeyStatus::ssh_malformed;
  identity.rsa = rsa_private_key(numbers);
  identity.recipient = recipient;
  return identity.rsa == nullptr ? KeyStatus::ssh_malformed : KeyStatus::ok;
}

/// Reads the private part, decrypted. ssh_passphrase: it is not what was encrypted.
KeyStatus read_secret(Bytes secret, const SshRecipient& recipient, std::size_t block_bytes, SshIdentity& identity) {
  SshReader reader(secret);
  // The private part begins with the same random number twice.
  if (reader.number() != reader.number() || reader.failed()) return KeyStatus::ssh_passphrase;
  const std::string_view type = reader.text();
  if (type != recipient.type()) return KeyStatus::ssh_malformed;
  const bool is_ed25519 = type == kSshEd25519Type;
  const KeyStatus status = is_ed25519 ? read_ed25519(reader, identity) : read_rsa(reader, recipient, identity);
  if (status != KeyStatus::ok) return status;
  reader.string();  // the comment
  std::uint8_t next = 1;
  for (const std::uint8_t byte : reader.rest()) {
    if (byte != next++) return KeyStatus::ssh_malformed;
  }
  if (reader.failed() || reader.rest().size() >= block_bytes) return KeyStatus::ssh_malformed;
  // The public key tells what the key is used for.
  return identity.recipient == recipient ? KeyStatus::ok : KeyStatus::ssh_malformed;
}

KeyStatus read_open_ssh(Bytes bytes, const SecretText* passphrase, SshIdentity& identity, SshRecipient& recipient,
                        const Checkpoint& checkpoint, bool& is_locked) {
  OpenSshFile file;
  if (!split(bytes, file)) return KeyStatus::ssh_malformed;
  if (const KeyStatus status = read_ssh_wire(file.public_key, recipient); status != KeyStatus::ok) return status;
  is_locked = file.cipher != kNone;
  if (!is_locked) {
    const bool plain = file.kdf == kNone && file.kdf_options.empty() && file.behind.empty();
    if (!plain) return KeyStatus::ssh_malformed;
    const KeyStatus status = read_secret(file.secret, recipient, 8, identity);
    return status == KeyStatus::ok ? status : KeyStatus::ssh_malformed;
  }
  const SshKeyCipher* const cipher = find_ssh_key_cipher(file.cipher);
  if (cipher == nullptr || file.kdf != "bcrypt") return KeyStatus::ssh_cipher;
  SshReader options(file.kdf_options);
  const Bytes salt = options.string();
  const std::uint32_t rounds = options.number();
  if (!options.at_end() || salt.empty() || rounds == 0) return KeyStatus::ssh_malformed;
  if (file.behind.size() != cipher->tag_bytes) return KeyStatus::ssh_malformed;
  if (file.secret.empty() || file.secret.size() % cipher->block_bytes != 0) return KeyStatus::ssh_malformed;
  if (rounds > kMaxBcryptRounds) return KeyStatus::ssh_work;
  if (passphrase == nullptr) return KeyStatus::ok;
  SecretData key(cipher->key_bytes + cipher->iv_bytes);
  bcrypt_pbkdf(view(*passphrase), salt, rounds, key, checkpoint);
  SecretData secret;
  if (!decrypt(*cipher, key, file.secret, file.behind, secret)) return KeyStatus::ssh_passphrase;
  return read_secret(secret, recipient, cipher->block_bytes, identity);
}

/// Appends a string of SSH.
void append(Bytes bytes, std::vector<std::uint8_t>& wire) {
  for (const int shift : {24, 16, 8, 0}) wire.push_back(static_cast<std::uint8_t>(bytes.size() >> shift));
  wire.insert(wire.end(), bytes.begin(), bytes.end());
}

void append_integer(Bytes number, std::vector<std::uint8_t>& wire) {
  std::vector<std::uint8_t> bytes(number.begin(), number.end());
  if (!bytes.empty() && bytes[0] >= 0x80) bytes.insert(bytes.begin(), 0);
  append(bytes, wire);
}

KeyStatus to_identity(const PemKey& key, SshIdentity& identity) {
  if (key.ed25519) {
    identity = ssh_ed25519_identity(*key.ed25519);
    return KeyStatus::ok;
  }
  if (key.rsa == nullptr) return KeyStatus::ssh_malformed;
  const RsaPublicNumbers numbers = rsa_public_numbers(key.rsa);
  std::vector<std::uint8_t> wire;
  append({reinterpret_cast<const std::uint8_t*>(kSshRsaType.data()), kSshRsaType.size()}, wire);
  append_integer(numbers.exponent, wire);
  append_integer(numbers.modulus, wire);
  identity.rsa = key.rsa;
  return read_ssh_wire(wire, identity.recipient);
}

}  // namespace

KeyStatus read_ssh_private_key(std::string_view pem, SshKeyFile& file) {
  file = {};
  SshIdentity identity;
  if (!pem.starts_with(kOpenSshBegin)) {
    const PemKey key = read_pem(pem, nullptr);
    if (key.takes_long) return KeyStatus::ssh_work;
    if (key.needs_passphrase) {
      file.locked = LockedSshKey{.pem = secret_text(pem), .recipient = {}};
      return KeyStatus::ok;
    }
    const KeyStatus status = to_identity(key, identity);
    if (status == KeyStatus::ok) file.identity = std::move(identity);
    return status;
  }
  SecretData bytes;
  SshRecipient recipient;
  bool is_locked = false;
  if (!decode_pem(pem, bytes)) return KeyStatus::ssh_malformed;
  const KeyStatus status = read_open_ssh(bytes, nullptr, identity, recipient, {}, is_locked);
  if (status != KeyStatus::ok) return status;
  if (is_locked) {
    file.locked = LockedSshKey{.pem = secret_text(pem), .recipient = std::move(recipient)};
  } else {
    file.identity = std::move(identity);
  }
  return KeyStatus::ok;
}

KeyStatus unlock(const LockedSshKey& locked, const SecretText& passphrase, SshIdentity& identity,
                 const Checkpoint& checkpoint) {
  if (!view(locked.pem).starts_with(kOpenSshBegin)) {
    const std::string_view words = view(passphrase);
    const PemKey key = read_pem(view(locked.pem), &words);
    return key.needs_passphrase ? KeyStatus::ssh_passphrase : to_identity(key, identity);
  }
  SecretData bytes;
  SshRecipient recipient;
  bool is_locked = false;
  if (!decode_pem(view(locked.pem), bytes)) return KeyStatus::ssh_malformed;
  return read_open_ssh(bytes, &passphrase, identity, recipient, checkpoint, is_locked);
}

}  // namespace tandem::container
