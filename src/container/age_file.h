// Opening and starting age files: everything but their chunks.
#pragma once

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "container/file_status.h"
#include "container/header.h"
#include "container/payload.h"
#include "container/scrypt.h"
#include "container/x25519.h"

namespace tandem::container {

using Recipient = std::variant<X25519Recipient, ScryptRecipient>;
using Identity = std::variant<X25519Identity, ScryptIdentity>;

/// A file about to be written.
struct NewFile {
  std::vector<std::uint8_t> start;  ///< header and nonce, as they stand in the file
  PayloadKey key;
};

/// Makes a file key, seals it for all recipients, and makes the payload's nonce and key.
/// recipients: at least one; a passphrase stands alone.
/// header_too_long: too many recipients; low_order_share: one of them is insecure; else ok. Throws CryptoFailure.
FileStatus start_file(std::span<const Recipient> recipients, NewFile& file);

/// Finds the identity that opens a file and checks the header's MAC; then `key` opens the payload.
///
/// The first identity that opens a stanza decides: if the MAC is wrong under its file key, the file was changed.
/// Stanzas of types that are not known here are ignored; malformed ones of the others are an error even if no identity
/// is for them. Throws CryptoFailure.
FileStatus open_file(const FileStart& start, std::span<const Identity> identities, PayloadKey& key);

/// True if the file is sealed with a passphrase.
bool needs_passphrase(const FileStart& start);

}  // namespace tandem::container
