// Files of recipients and of identities: one key per line, comments after "#", empty lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "container/checkpoint.h"
#include "container/secret.h"
#include "container/x25519.h"

namespace tandem::container {

/// Most bytes of a recipient or identity file.
inline constexpr std::size_t kMaxKeyFileBytes = std::size_t{1} << 24;

/// Why a text is no recipient or no identity that can be used here.
enum class [[nodiscard]] KeyStatus : std::uint8_t {
  ok,
  malformed,           ///< neither this nor anything else that is known
  mistyped,            ///< its checksum is wrong
  is_identity,         ///< a secret key where a public key belongs
  is_recipient,        ///< a public key where a secret key belongs
  ssh,                 ///< an SSH key; not supported
  plugin,              ///< a key of a plugin; not supported
  hybrid,              ///< a post-quantum key (ML-KEM); not supported
  encrypted_identity,  ///< an age file, to be decrypted first
  none,                ///< the file has no keys
};

/// Stable name, e.g. "mistyped".
std::string_view key_status_name(KeyStatus status);

/// What is wrong, and what to do, as the end of a sentence: "line 3 ...".
std::string_view key_status_text(KeyStatus status);

/// "age1...".
KeyStatus read_recipient(std::string_view text, X25519Recipient& recipient);

/// "AGE-SECRET-KEY-1...". Throws CryptoFailure.
KeyStatus read_identity(std::string_view text, X25519Identity& identity);

/// What became of a file. line: of the first error, from 1; 0 if it is the whole file's.
struct [[nodiscard]] KeyFileResult {
  KeyStatus status = KeyStatus::ok;
  std::size_t line = 0;
  std::size_t refused = 0;  ///< how many lines are no key that can be used
};

/// Appends the recipients of a file; on an error `recipients` has those before it.
KeyFileResult read_recipients(std::string_view text, std::vector<X25519Recipient>& recipients);

/// Appends the identities of a file that can be used here, also those behind a line that is none. A private key in PEM
/// counts as one line. Throws CryptoFailure, and what `checkpoint` throws.
KeyFileResult read_identities(std::string_view text, std::vector<X25519Identity>& identities,
                              const Checkpoint& checkpoint = {});

/// The text of an identity file: two comments, and the identity. created: the time, as the first comment says it.
SecretText identity_file(const X25519Identity& identity, std::string_view created);

}  // namespace tandem::container
