// Opening and starting age files: everything but their chunks.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "container/checkpoint.h"
#include "container/file_status.h"
#include "container/header.h"
#include "container/payload.h"
#include "container/scrypt.h"
#include "container/x25519.h"

namespace tandem::container {

using Recipient = std::variant<X25519Recipient, ScryptRecipient>;
using Identity = std::variant<X25519Identity, ScryptIdentity>;

/// The most X25519 recipients that a header has room for.
inline constexpr std::size_t kMaxRecipients = (kMaxHeaderBytes - kHeaderFrameBytes) / kX25519StanzaBytes;

/// A file about to be written.
struct NewFile {
  std::vector<std::uint8_t> start;  ///< header and nonce, as they stand in the file
  PayloadKey key;
};

/// Makes a file key, seals it for all recipients, and makes the payload's nonce and key.
/// recipients: at least one; a passphrase is the only one.
/// header_too_long: more than kMaxRecipients, and nothing has been done; low_order_share: one of them is insecure; else
/// ok. Throws CryptoFailure, and what `checkpoint` throws.
FileStatus start_file(std::span<const Recipient> recipients, NewFile& file, const Checkpoint& checkpoint = {});

/// Finds the identity that opens a file and checks the header's MAC; then `key` opens the payload.
///
/// The first identity that opens a stanza decides: if the MAC is wrong under its file key, the file was changed.
/// Stanzas of types that are not known here are ignored; malformed ones of the others are an error even if no identity
/// is for them. Throws CryptoFailure, and what `checkpoint` throws.
FileStatus open_file(const FileStart& start, std::span<const Identity> identities, PayloadKey& key,
                     const Checkpoint& checkpoint = {});

/// True if the file is sealed with a passphrase.
bool needs_passphrase(const FileStart& start);

/// A type of stanza, and how many recipients of a file have it.
struct RecipientKind {
  std::string_view type;  ///< as the file says it: visible characters, of any number
  std::size_t count = 0;
};

/// The kinds of recipients, in the order in which they first come, without stanzas for no recipient ("grease").
std::vector<RecipientKind> recipient_kinds(const FileStart& start);

}  // namespace tandem::container
