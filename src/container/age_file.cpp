#include "container/age_file.h"

#include <algorithm>
#include <cassert>
#include <string>
#include <string_view>

#include "container/crypto.h"

namespace tandem::container {
namespace {

/// The type of stanza that an identity opens.
std::string_view type_of(const Identity& identity) {
  return std::holds_alternative<ScryptIdentity>(identity) ? kScryptType : kX25519Type;
}

FileStatus check_stanzas(std::span<const Stanza> stanzas) {
  for (const Stanza& stanza : stanzas) {
    FileStatus status = FileStatus::ok;
    if (stanza.type() == kX25519Type) status = check_x25519_stanza(stanza);
    if (stanza.type() == kScryptType) {
      // Who knows a passphrase may conclude that whoever wrote the file knew it: nobody else can open it.
      status = stanzas.size() == 1 ? check_scrypt_stanza(stanza) : FileStatus::bad_header;
    }
    if (status != FileStatus::ok) return status;
  }
  return FileStatus::ok;
}

FileStatus find_file_key(std::span<const Stanza> stanzas, std::span<const Identity> identities, FileKey& file_key) {
  for (const Identity& identity : identities) {
    for (const Stanza& stanza : stanzas) {
      if (stanza.type() != type_of(identity)) continue;
      const FileStatus status = std::visit([&](const auto& one) { return open(one, stanza, file_key); }, identity);
      if (status != FileStatus::no_match) return status;
    }
  }
  return FileStatus::no_match;
}

}  // namespace

FileStatus start_file(std::span<const Recipient> recipients, NewFile& file) {
  assert(!recipients.empty());
  assert(recipients.size() == 1 || std::ranges::none_of(recipients, [](const Recipient& recipient) {
           return std::holds_alternative<ScryptRecipient>(recipient);
         }));
  FileKey file_key;
  random_bytes(file_key.bytes);
  std::vector<Stanza> stanzas(recipients.size());
  for (std::size_t i = 0; i < recipients.size(); ++i) {
    const FileStatus status =
        std::visit([&](const auto& recipient) { return seal(recipient, file_key, stanzas[i]); }, recipients[i]);
    if (status != FileStatus::ok) return status;
  }
  std::string header = encode_stanzas(stanzas);
  append_mac(header_mac(file_key, header), header);
  if (header.size() > kMaxHeaderBytes) return FileStatus::header_too_long;

  std::array<std::uint8_t, kPayloadNonceBytes> nonce{};
  random_bytes(nonce);
  file.start.assign(header.begin(), header.end());
  file.start.insert(file.start.end(), nonce.begin(), nonce.end());
  file.key = derive_payload_key(file_key, nonce);
  return FileStatus::ok;
}

FileStatus open_file(const FileStart& start, std::span<const Identity> identities, PayloadKey& key) {
  FileKey file_key;
  FileStatus status = check_stanzas(start.stanzas);
  if (status == FileStatus::ok) status = find_file_key(start.stanzas, identities, file_key);
  if (status != FileStatus::ok) return status;
  if (!equal_secrets(header_mac(file_key, start.authenticated), start.mac)) return FileStatus::bad_mac;
  key = derive_payload_key(file_key, start.nonce);
  return FileStatus::ok;
}

bool needs_passphrase(const FileStart& start) {
  return std::ranges::any_of(start.stanzas, [](const Stanza& stanza) { return stanza.type() == kScryptType; });
}

}  // namespace tandem::container
