// The reasons why a text is no key that can be used here.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::container {

enum class [[nodiscard]] KeyStatus : std::uint8_t {
  ok,
  malformed,           ///< neither this nor anything else that is known
  mistyped,            ///< its checksum is wrong
  incomplete,          ///< begins as a key of age, but is none
  white_space,         ///< a key, and white space before or behind it
  comment,             ///< a key, and something behind it
  line_end,            ///< more than one line where one key belongs
  pgp,                 ///< a key or message of PGP
  pem_x25519,          ///< an X25519 key in PEM, public or private
  pem_public,          ///< another public key in PEM
  is_identity,         ///< a secret key where a public key belongs
  is_recipient,        ///< a public key where a secret key belongs
  ssh_malformed,       ///< begins as an SSH key, but is none
  ssh_kind,            ///< an SSH key of a kind that only signs
  ssh_short,           ///< an RSA key of less than 2,048 bits
  ssh_options,         ///< an SSH key behind options, as in authorized_keys
  ssh_cipher,          ///< a private key that is encrypted with a cipher that is not known here
  ssh_passphrase,      ///< a private key that another passphrase opens
  ssh_work,            ///< a private key whose passphrase takes more work to try than is agreed to
  encrypted_identity,  ///< an age file, to be decrypted first
  not_utf8,            ///< the file begins with a byte order mark, or is in UTF-16
  none,                ///< the file has no keys
};

/// Returns the stable name of a status, e.g. "mistyped".
std::string_view key_status_name(KeyStatus status);

/// Returns what is wrong, and what to do, as the end of a sentence: "line 3 ...".
std::string_view key_status_text(KeyStatus status);

}  // namespace tandem::container
