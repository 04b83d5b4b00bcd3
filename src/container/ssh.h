// SSH keys as recipients and identities: "ssh-ed25519 AAAA..." and "ssh-rsa AAAA...".
//
// Source  age's own documents (the specification leaves these types out); RFC 4253, section 6.6; RFC 8709; RFC 8032
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "container/file_status.h"
#include "container/key_status.h"
#include "container/payload.h"
#include "container/secret.h"
#include "container/stanza.h"

struct evp_pkey_st;

namespace tandem::container {

inline constexpr std::string_view kSshEd25519Type = "ssh-ed25519";
inline constexpr std::string_view kSshRsaType = "ssh-rsa";

/// A public key as SSH sends it, with which stanzas are made.
struct SshRecipient {
  std::vector<std::uint8_t> wire;
  std::array<std::uint8_t, 32> point{};  ///< of X25519, where that is an ssh-ed25519 key

  bool operator==(const SshRecipient&) const = default;
  /// Returns "ssh-ed25519" or "ssh-rsa".
  [[nodiscard]] std::string_view type() const;
};

/// A secret key of either kind.
struct SshIdentity {
  SshRecipient recipient;
  SecretBytes<32> scalar;            ///< of X25519
  std::shared_ptr<evp_pkey_st> rsa;  ///< libcrypto's; null for ssh-ed25519
};

/// Reads a public key in the form that SSH sends. Throws CryptoFailure.
KeyStatus read_ssh_wire(std::span<const std::uint8_t> wire, SshRecipient& recipient);

/// Reads a line as in id_ed25519.pub: type, key in Base64, perhaps a comment. Throws CryptoFailure.
KeyStatus read_ssh_recipient(std::string_view line, SshRecipient& recipient);

/// Returns the identity of the 32 bytes that an Ed25519 key is made from. Throws CryptoFailure.
SshIdentity ssh_ed25519_identity(const SecretBytes<32>& seed);

/// Returns the line that read_ssh_recipient reads, without a comment.
std::string encode_recipient(const SshRecipient& recipient);

/// Returns the bytes of a stanza, as it stands in a header.
std::size_t stanza_bytes(const SshRecipient& recipient);

/// Seals the file key. low_order_share: such a recipient has no secret key. Throws CryptoFailure.
FileStatus seal(const SshRecipient& recipient, const FileKey& file_key, Stanza& stanza);

/// Returns whether a stanza says, in 32 bits, that it is for this key.
[[nodiscard]] bool is_for(const SshRecipient& recipient, const Stanza& stanza);

/// Opens a stanza of the type of the identity. no_match: it is for another recipient. Throws CryptoFailure.
FileStatus open(const SshIdentity& identity, const Stanza& stanza, FileKey& file_key);

}  // namespace tandem::container
