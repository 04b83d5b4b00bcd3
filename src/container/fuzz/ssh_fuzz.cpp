// Fuzz target: SSH keys. What is accepted as a public key encodes to the same key again; what is accepted as a private
// key opens what is sealed for it; and no length or number in a key causes more than bounded work.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "container/base64.h"
#include "container/fuzz/property.h"
#include "container/ssh.h"
#include "container/ssh_private_key.h"

namespace tandem::container {
namespace {

using Bytes = std::span<const std::uint8_t>;

/// The first byte of an input says what the others are.
enum class Kind : std::uint8_t { public_line, wire, private_text, private_bytes };
constexpr std::size_t kKinds = 4;

FileKey some_file_key() {
  FileKey key;
  key.bytes.fill(0x42);
  return key;
}

void seal_for(const SshRecipient& recipient, Stanza& stanza) {
  const FileStatus status = seal(recipient, some_file_key(), stanza);
  PROPERTY(status == FileStatus::ok || status == FileStatus::low_order_share);
  if (status != FileStatus::ok) return;
  PROPERTY(is_for(recipient, stanza));
  std::string text;
  append_stanza(stanza, text);
  PROPERTY(text.size() == stanza_bytes(recipient));
}

void check(const SshRecipient& recipient) {
  SshRecipient again;
  PROPERTY(read_ssh_recipient(encode_recipient(recipient), again) == KeyStatus::ok);
  PROPERTY(again == recipient);
  // A modulus that is none makes libcrypto refuse.
  try {
    Stanza stanza;
    seal_for(recipient, stanza);
  } catch (const std::exception&) {
  }
}

void check(const SshIdentity& identity) {
  Stanza stanza;
  try {
    seal_for(identity.recipient, stanza);
  } catch (const std::exception&) {
    return;
  }
  if (stanza.arguments.empty()) return;
  FileKey opened;
  const FileStatus status = open(identity, stanza, opened);
  // The numbers of an RSA key may not belong together.
  if (identity.rsa != nullptr && status != FileStatus::ok) return;
  PROPERTY(status == FileStatus::ok);
  PROPERTY(opened.bytes == some_file_key().bytes);
}

void check(const LockedSshKey& locked) {
  struct Enough {};
  int rounds = 0;
  const Checkpoint checkpoint = [&] {
    if (++rounds > 4) throw Enough();
  };
  SshIdentity identity;
  try {
    if (unlock(locked, secret_text("words"), identity, checkpoint) == KeyStatus::ok) check(identity);
  } catch (const Enough&) {
  }
}

void read_private(std::string_view text) {
  // OpenSSH's own format alone is ours; the rest of PEM is libcrypto's, with work that its numbers ask for.
  SshKeyFile file;
  const KeyStatus status = read_ssh_private_key(text, file);
  PROPERTY((status == KeyStatus::ok) == (file.identity || file.locked));
  if (file.identity) check(*file.identity);
  if (file.locked && text.starts_with("-----BEGIN OPENSSH ")) check(*file.locked);
}

std::string in_pem(Bytes bytes) {
  std::string text = "-----BEGIN OPENSSH PRIVATE KEY-----\n";
  append_base64(bytes, Padding::required, text);
  return text + "\n-----END OPENSSH PRIVATE KEY-----\n";
}

void run(Bytes input) {
  if (input.empty()) return;
  const Bytes rest = input.subspan(1);
  const std::string_view text(reinterpret_cast<const char*>(rest.data()), rest.size());
  SshRecipient recipient;
  switch (static_cast<Kind>(input[0] % kKinds)) {
    case Kind::public_line:
      if (read_ssh_recipient(text, recipient) == KeyStatus::ok) check(recipient);
      break;
    case Kind::wire:
      if (read_ssh_wire(rest, recipient) == KeyStatus::ok) check(recipient);
      break;
    case Kind::private_text:
      read_private(text);
      break;
    case Kind::private_bytes:
      read_private(in_pem(rest));
      break;
  }
}

}  // namespace
}  // namespace tandem::container

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tandem::container::run({data, size});
  return 0;
}
