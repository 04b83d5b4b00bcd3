// The encryption of OpenSSH's private keys.
//
// Source  OpenSSH, PROTOCOL.key and PROTOCOL.chacha20poly1305; RFC 4253, section 6.3; RFC 5647 (AES-GCM)
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "container/secret.h"

namespace tandem::container {

/// A cipher under OpenSSH's name. Key and iv both come from the passphrase, in this order.
struct SshKeyCipher {
  std::string_view name;
  const char* library_name;  ///< libcrypto's
  std::size_t key_bytes;
  std::size_t iv_bytes;
  std::size_t block_bytes;  ///< the private part is padded to a multiple
  std::size_t tag_bytes;    ///< behind the private part; 0 if the cipher does not authenticate
};

/// Returns nullptr if the name is not known.
const SshKeyCipher* find_ssh_key_cipher(std::string_view name);

/// Decrypts the private part of a key. key_and_iv and tag are as long as the cipher says, ciphertext is whole blocks.
/// Returns false if the tag is not that of key and ciphertext; `plaintext` is then wiped. A cipher without a tag does
/// not notice a wrong key. Throws CryptoFailure.
[[nodiscard]] bool decrypt(const SshKeyCipher& cipher, std::span<const std::uint8_t> key_and_iv,
                           std::span<const std::uint8_t> ciphertext, std::span<const std::uint8_t> tag,
                           SecretData& plaintext);

}  // namespace tandem::container
