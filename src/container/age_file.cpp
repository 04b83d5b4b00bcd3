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
      // A reader who knows the passphrase may conclude that the writer knew it: no one else can open the file.
      status = stanzas.size() == 1 ? check_scrypt_stanza(stanza) : FileStatus::bad_header;
    }
    if (status != FileStatus::ok) return status;
  }
  return FileStatus::ok;
}

FileStatus open_one(const X25519Identity& identity, const Stanza& stanza, FileKey& file_key, const Checkpoint&) {
  return open(identity, stanza, file_key);
}
FileStatus open_one(const ScryptIdentity& identity, const Stanza& stanza, FileKey& file_key,
                    const Checkpoint& checkpoint) {
  return open(identity, stanza, file_key, checkpoint);
}
FileStatus seal_one(const X25519Recipient& recipient, const FileKey& file_key, Stanza& stanza, const Checkpoint&) {
  return seal(recipient, file_key, stanza);
}
FileStatus seal_one(const ScryptRecipient& recipient, const FileKey& file_key, Stanza& stanza,
                    const Checkpoint& checkpoint) {
  return seal(recipient, file_key, stanza, checkpoint);
}

FileStatus find_file_key(std::span<const Stanza> stanzas, std::span<const Identity> identities, FileKey& file_key,
                         const Checkpoint& checkpoint) {
  for (const Identity& identity : identities) {
    for (const Stanza& stanza : stanzas) {
      if (stanza.type() != type_of(identity)) continue;
      reach(checkpoint);
      const FileStatus status =
          std::visit([&](const auto& one) { return open_one(one, stanza, file_key, checkpoint); }, identity);
      if (status != FileStatus::no_match) return status;
    }
  }
  return FileStatus::no_match;
}

}  // namespace

FileStatus start_file(std::span<const Recipient> recipients, NewFile& file, const Checkpoint& checkpoint) {
  assert(!recipients.empty());
  assert(recipients.size() == 1 || std::ranges::none_of(recipients, [](const Recipient& recipient) {
           return std::holds_alternative<ScryptRecipient>(recipient);
         }));
  if (recipients.size() > kMaxRecipients) return FileStatus::header_too_long;
  FileKey file_key;
  random_bytes(file_key.bytes);
  std::vector<Stanza> stanzas(recipients.size());
  for (std::size_t i = 0; i < recipients.size(); ++i) {
    reach(checkpoint);
    const FileStatus status = std::visit(
        [&](const auto& recipient) { return seal_one(recipient, file_key, stanzas[i], checkpoint); }, recipients[i]);
    if (status != FileStatus::ok) return status;
  }
  std::string header = encode_stanzas(stanzas);
  append_mac(header_mac(file_key, header), header);
  assert(header.size() <= kMaxHeaderBytes);

  std::array<std::uint8_t, kPayloadNonceBytes> nonce{};
  random_bytes(nonce);
  file.start.assign(header.begin(), header.end());
  file.start.insert(file.start.end(), nonce.begin(), nonce.end());
  file.key = derive_payload_key(file_key, nonce);
  return FileStatus::ok;
}

FileStatus open_file(const FileStart& start, std::span<const Identity> identities, PayloadKey& key,
                     const Checkpoint& checkpoint) {
  FileKey file_key;
  FileStatus status = check_stanzas(start.stanzas);
  if (status == FileStatus::ok) status = find_file_key(start.stanzas, identities, file_key, checkpoint);
  if (status != FileStatus::ok) return status;
  if (!equal_secrets(header_mac(file_key, start.authenticated), start.mac)) return FileStatus::bad_mac;
  key = derive_payload_key(file_key, start.nonce);
  return FileStatus::ok;
}

bool needs_passphrase(const FileStart& start) {
  return std::ranges::any_of(start.stanzas, [](const Stanza& stanza) { return stanza.type() == kScryptType; });
}

std::vector<RecipientKind> recipient_kinds(const FileStart& start) {
  constexpr std::string_view kGrease = "-grease";
  std::vector<RecipientKind> kinds;
  for (const Stanza& stanza : start.stanzas) {
    if (std::string_view(stanza.type()).ends_with(kGrease)) continue;
    const auto same = std::ranges::find(kinds, stanza.type(), &RecipientKind::type);
    if (same == kinds.end()) {
      kinds.push_back({.type = stanza.type(), .count = 1});
    } else {
      ++same->count;
    }
  }
  return kinds;
}

}  // namespace tandem::container
