// Opening and starting age files: everything but their chunks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "container/checkpoint.h"
#include "container/file_status.h"
#include "container/header.h"
#include "container/keys.h"
#include "container/payload.h"

namespace tandem::container {

/// A file key, sealed by a plugin.
struct PluginSealed {
  std::vector<Stanza> stanzas;      ///< at least one; check_new_stanza says ok of each
  std::vector<std::string> labels;  ///< sorted
};

/// Runs plugins. A caller that has no keys of plugins needs none.
class Plugins {
 public:
  virtual ~Plugins() = default;
  /// Both throw what the caller of start_file and open_file wants to hear of a plugin that fails.
  virtual PluginSealed seal(const PluginRecipient& recipient, const FileKey& file_key) = 0;
  /// Returns nullopt if the identity opens none of them.
  virtual std::optional<FileKey> open(const PluginIdentity& identity, std::span<const Stanza> stanzas) = 0;
};

/// Returns how many of the recipients a header has room for, taken in order. The room that plugins need shows only
/// later.
std::size_t recipients_with_room(std::span<const Recipient> recipients);

/// A file about to be written.
struct NewFile {
  std::vector<std::uint8_t> start;  ///< header and nonce, as they stand in the file
  PayloadKey key;
};

/// Makes a file key, seals it for all recipients, and makes the payload's nonce and key.
/// recipients: at least one; a passphrase is the only one. plugins: null where no recipient is a plugin's.
/// header_too_long: more than a header has room for; low_order_share: one of them is insecure; mixed_recipients: not
/// all are post-quantum; passphrase_not_alone: a plugin sealed it with one, beside other recipients; else ok.
/// Throws CryptoFailure, and what `checkpoint` and `plugins` throw.
FileStatus start_file(std::span<const Recipient> recipients, NewFile& file, const Checkpoint& checkpoint = {},
                      Plugins* plugins = nullptr);

/// Finds the identity that opens a file and checks the header's MAC; then `key` opens the payload.
///
/// The first identity that opens a stanza decides: if the MAC is wrong under its file key, the file was changed.
/// Stanzas of types that are not known here are ignored; malformed ones of the others are an error even if no identity
/// is for them; of SSH keys', only where an identity is. Throws CryptoFailure, and what `checkpoint` and `plugins`
/// throw.
FileStatus open_file(const FileStart& start, std::span<const Identity> identities, PayloadKey& key,
                     const Checkpoint& checkpoint = {}, Plugins* plugins = nullptr);

/// Returns whether the file is sealed with a passphrase.
bool needs_passphrase(const FileStart& start);

/// A type of stanza, and how many recipients of a file have it.
struct RecipientKind {
  std::string_view type;  ///< as the file says it: visible characters, of any number
  std::size_t count = 0;
};

/// Returns the kinds of recipients, in the order in which they first come, without stanzas for no recipient ("grease").
std::vector<RecipientKind> recipient_kinds(const FileStart& start);

}  // namespace tandem::container
