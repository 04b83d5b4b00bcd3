// Private keys of SSH: OpenSSH's own format, and PEM as OpenSSL writes it, encrypted or not.
//
// Source  OpenSSH, PROTOCOL.key; RFC 7468; RFC 8410
#pragma once

#include <optional>
#include <string_view>

#include "container/checkpoint.h"
#include "container/key_status.h"
#include "container/secret.h"
#include "container/ssh.h"

namespace tandem::container {

inline constexpr std::string_view kPemBegin = "-----BEGIN ";
inline constexpr std::string_view kPemEnd = "-----END ";

/// A private key that a passphrase opens.
struct LockedSshKey {
  SecretText pem;
  /// The recipient whose key it is. OpenSSH's own format says so without the passphrase; the others do not.
  std::optional<SshRecipient> recipient;
};

/// The content of a text in PEM: one of the two.
struct SshKeyFile {
  std::optional<SshIdentity> identity;
  std::optional<LockedSshKey> locked;
};

/// Reads the text of a private key, from "-----BEGIN" to the line of "-----END". Throws CryptoFailure.
KeyStatus read_ssh_private_key(std::string_view pem, SshKeyFile& file);

/// Opens a key. ssh_passphrase: another passphrase does. Throws CryptoFailure, and what `checkpoint` throws.
KeyStatus unlock(const LockedSshKey& locked, const SecretText& passphrase, SshIdentity& identity,
                 const Checkpoint& checkpoint = {});

}  // namespace tandem::container
