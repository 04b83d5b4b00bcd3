// Passphrases as recipients and identities.
//
// Source  C2SP age.md, "The scrypt recipient type"; RFC 7914
#pragma once

#include <optional>
#include <string_view>

#include "container/checkpoint.h"
#include "container/file_status.h"
#include "container/payload.h"
#include "container/secret.h"
#include "container/stanza.h"

namespace tandem::container {

inline constexpr std::string_view kScryptType = "scrypt";

// The work factor is given as its logarithm to base 2. Deriving a key takes 2^work_factor KiB of memory.

/// 256 MiB and about a second; other programs use it, too.
inline constexpr unsigned kDefaultWorkFactor = 18;
/// 4 GiB and a quarter of a minute; a foreign file can cause so much before it is refused.
inline constexpr unsigned kMaxWorkFactor = 22;

struct ScryptRecipient {
  SecretText passphrase;
  unsigned work_factor = kDefaultWorkFactor;  ///< 1 to 30
};

struct ScryptIdentity {
  SecretText passphrase;
  unsigned max_work_factor = kMaxWorkFactor;
};

/// Seals the file key. Throws CryptoFailure, also if the memory does not suffice.
FileStatus seal(const ScryptRecipient& recipient, const FileKey& file_key, Stanza& stanza,
                const Checkpoint& checkpoint = {});

/// Returns ok if a stanza of type scrypt has the form that the specification demands, else bad_header.
FileStatus check_scrypt_stanza(const Stanza& stanza);

/// Returns the work factor that a stanza of type scrypt asks for; nullopt if it is malformed. All that are far above
/// any limit are the same.
std::optional<unsigned> work_factor_of(const Stanza& stanza);

/// Opens a stanza of type scrypt. no_match: another passphrase. Throws CryptoFailure, also where the memory does not
/// suffice.
FileStatus open(const ScryptIdentity& identity, const Stanza& stanza, FileKey& file_key,
                const Checkpoint& checkpoint = {});

}  // namespace tandem::container
