#include "container/age_file.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "container/crypto.h"
#include "container/stanza_forms.h"

namespace tandem::container {
namespace {

/// The labels that all recipients of a file must have in common: a file is as weak as its weakest recipient.
using Labels = std::vector<std::string>;

/// Says for every kind of key what is done with it.
template <class... Cases>
struct Kinds : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Kinds(Cases...) -> Kinds<Cases...>;  // not needed by GCC 12, but by Clang 16

FileStatus check_stanzas(std::span<const Stanza> stanzas) {
  for (const Stanza& stanza : stanzas) {
    // A reader who knows the passphrase may conclude that the writer knew it: no one else can open the file.
    if (stanza.type() == kScryptType && stanzas.size() > 1) return FileStatus::bad_header;
    if (const FileStatus status = check_stanza(stanza); status != FileStatus::ok) return status;
  }
  return FileStatus::ok;
}

FileStatus try_plugin(const PluginIdentity& identity, std::span<const Stanza> stanzas, FileKey& file_key,
                      Plugins* plugins) {
  assert(plugins != nullptr);
  const std::optional<FileKey> opened = plugins->open(identity, stanzas);
  if (!opened) return FileStatus::no_match;
  file_key = *opened;
  return FileStatus::ok;
}

/// Tries an identity of a kind that opens stanzas of one type each.
FileStatus try_native(const Identity& identity, const Stanza& stanza, FileKey& file_key, const Checkpoint& checkpoint) {
  const auto is = [&](std::string_view type) { return stanza.type() == type; };
  reach(checkpoint);
  return std::visit(Kinds{
                        [&](const X25519Identity& one) {
                          return is(kX25519Type) ? open(one, stanza, file_key) : FileStatus::no_match;
                        },
                        [&](const HybridIdentity& one) {
                          return is(kHybridType) ? open(one, stanza, file_key) : FileStatus::no_match;
                        },
                        [&](const SshIdentity& one) {
                          return is(one.recipient.type()) ? open(one, stanza, file_key) : FileStatus::no_match;
                        },
                        [&](const ScryptIdentity& one) {
                          return is(kScryptType) ? open(one, stanza, file_key, checkpoint) : FileStatus::no_match;
                        },
                        [](const PluginIdentity&) { return FileStatus::no_match; },
                    },
                    identity);
}

FileStatus find_file_key(std::span<const Stanza> stanzas, std::span<const Identity> identities, FileKey& file_key,
                         const Checkpoint& checkpoint, Plugins* plugins) {
  for (const Identity& identity : identities) {
    if (const auto* plugin = std::get_if<PluginIdentity>(&identity)) {
      const FileStatus status = try_plugin(*plugin, stanzas, file_key, plugins);
      if (status != FileStatus::no_match) return status;
    }
    for (const Stanza& stanza : stanzas) {
      const FileStatus status = try_native(identity, stanza, file_key, checkpoint);
      if (status != FileStatus::no_match) return status;
    }
  }
  return FileStatus::no_match;
}

/// Appends the stanzas for a recipient.
FileStatus seal_one(const Recipient& recipient, const FileKey& file_key, std::vector<Stanza>& stanzas, Labels& labels,
                    const Checkpoint& checkpoint, Plugins* plugins) {
  const Labels post_quantum{"postquantum"};
  if (const auto* plugin = std::get_if<PluginRecipient>(&recipient)) {
    assert(plugins != nullptr);
    PluginSealed sealed = plugins->seal(*plugin, file_key);
    std::ranges::move(sealed.stanzas, std::back_inserter(stanzas));
    labels = std::move(sealed.labels);
    return FileStatus::ok;
  }
  Stanza& stanza = stanzas.emplace_back();
  return std::visit(Kinds{
                        [&](const X25519Recipient& one) { return seal(one, file_key, stanza); },
                        [&](const HybridRecipient& one) {
                          labels = post_quantum;
                          return seal(one, file_key, stanza);
                        },
                        [&](const TagRecipient& one) {
                          if (one.is_hybrid()) labels = post_quantum;
                          seal(one, file_key, stanza);
                          return FileStatus::ok;
                        },
                        [&](const SshRecipient& one) { return seal(one, file_key, stanza); },
                        [&](const ScryptRecipient& one) { return seal(one, file_key, stanza, checkpoint); },
                        [](const PluginRecipient&) { return FileStatus::ok; },
                    },
                    recipient);
}

std::size_t bytes_for(const Recipient& recipient) {
  return std::visit(
      Kinds{
          [](const X25519Recipient&) { return kX25519StanzaBytes; },
          [](const HybridRecipient&) { return kHybridStanzaBytes; },
          [](const TagRecipient& one) { return one.is_hybrid() ? kHybridTagStanzaBytes : kTagStanzaBytes; },
          [](const SshRecipient& one) { return stanza_bytes(one); },
          [](const ScryptRecipient&) { return std::size_t{0}; },
          [](const PluginRecipient&) { return std::size_t{0}; },
      },
      recipient);
}

}  // namespace

std::size_t recipients_with_room(std::span<const Recipient> recipients) {
  std::size_t bytes = kHeaderFrameBytes;
  for (std::size_t i = 0; i < recipients.size(); ++i) {
    bytes += bytes_for(recipients[i]);
    if (bytes > kMaxHeaderBytes) return i;
  }
  return recipients.size();
}

FileStatus start_file(std::span<const Recipient> recipients, NewFile& file, const Checkpoint& checkpoint,
                      Plugins* plugins) {
  assert(!recipients.empty());
  assert(recipients.size() == 1 || std::ranges::none_of(recipients, [](const Recipient& recipient) {
           return std::holds_alternative<ScryptRecipient>(recipient);
         }));
  if (recipients_with_room(recipients) < recipients.size()) return FileStatus::header_too_long;
  FileKey file_key;
  random_bytes(file_key.bytes);
  std::vector<Stanza> stanzas;
  stanzas.reserve(recipients.size());
  std::optional<Labels> common;
  for (const Recipient& recipient : recipients) {
    reach(checkpoint);
    Labels labels;
    const FileStatus status = seal_one(recipient, file_key, stanzas, labels, checkpoint, plugins);
    if (status != FileStatus::ok) return status;
    if (!common) common = labels;
    if (*common != labels) return FileStatus::mixed_recipients;
  }
  // A plugin may make the stanza of a passphrase.
  const bool alone = std::ranges::any_of(stanzas, [](const Stanza& one) { return one.type() == kScryptType; });
  if (alone && stanzas.size() > 1) return FileStatus::passphrase_not_alone;
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

FileStatus open_file(const FileStart& start, std::span<const Identity> identities, PayloadKey& key,
                     const Checkpoint& checkpoint, Plugins* plugins) {
  FileKey file_key;
  FileStatus status = check_stanzas(start.stanzas);
  if (status == FileStatus::ok) status = find_file_key(start.stanzas, identities, file_key, checkpoint, plugins);
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
  // A foreign file may have very many types. Not hashed: it could be made so that all of them collide.
  std::map<std::string_view, std::size_t> places;
  for (const Stanza& stanza : start.stanzas) {
    const std::string_view type = stanza.type();
    if (type.ends_with(kGrease)) continue;
    const auto [place, is_new] = places.try_emplace(type, kinds.size());
    if (is_new) kinds.push_back({.type = type});
    ++kinds[place->second].count;
  }
  return kinds;
}

}  // namespace tandem::container
