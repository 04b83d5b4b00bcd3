// Files of recipients and of identities: one key per line, comments after "#", empty lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "container/checkpoint.h"
#include "container/key_status.h"
#include "container/keys.h"
#include "container/secret.h"
#include "container/ssh_private_key.h"

namespace tandem::container {

/// The most bytes of a recipient or identity file.
inline constexpr std::size_t kMaxKeyFileBytes = std::size_t{1} << 24;

/// Reads any kind but a passphrase: "age1...", "ssh-ed25519 AAAA...". Throws CryptoFailure.
KeyStatus read_recipient(std::string_view text, Recipient& recipient);

/// Reads "AGE-SECRET-KEY-1...", "AGE-SECRET-KEY-PQ-1...", "AGE-PLUGIN-NAME-1...". Throws CryptoFailure.
KeyStatus read_identity(std::string_view text, Identity& identity);

/// Returns whether a file of identities is itself an age file.
bool is_encrypted(std::string_view text);

/// A line that is left out.
struct IgnoredLine {
  std::size_t line = 0;  ///< from 1
  KeyStatus status = KeyStatus::ok;
};

/// The outcome of reading a file. line: of the first error, from 1; 0 if it is the whole file's.
struct [[nodiscard]] KeyFileResult {
  KeyStatus status = KeyStatus::ok;
  std::size_t line = 0;
  std::size_t refused = 0;  ///< how many lines are no key that can be used
  /// Lines of a recipient file with SSH keys that nothing can be sealed for: lists of what people sign with have them.
  std::vector<IgnoredLine> ignored{};
};

/// Appends the recipients of a file; on an error `recipients` has those before it. Throws CryptoFailure, and what
/// `checkpoint` throws.
KeyFileResult read_recipients(std::string_view text, std::vector<Recipient>& recipients,
                              const Checkpoint& checkpoint = {});

/// The content of a file of identities.
struct IdentityFile {
  std::vector<Identity> identities;
  std::vector<LockedSshKey> locked;
};

/// Appends the identities of a file that can be used here, also those behind a line that is none. A private key in PEM
/// counts as one line. Throws CryptoFailure, and what `checkpoint` throws.
KeyFileResult read_identities(std::string_view text, IdentityFile& file, const Checkpoint& checkpoint = {});

/// Returns the recipient that files are sealed for which an identity opens. identity: not a passphrase, which has none.
Recipient recipient_of(const Identity& identity);

/// Returns the text that read_recipient reads; empty for keys of plugins, which do not tell it.
std::string encode_recipient(const Recipient& recipient);

/// Returns the text of an identity file: two comments, and the identity. created: the time, as the first comment says
/// it.
SecretText identity_file(const X25519Identity& identity, std::string_view created);
SecretText identity_file(const HybridIdentity& identity, std::string_view created);

}  // namespace tandem::container
