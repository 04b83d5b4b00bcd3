#include "container/key_status.h"

#include <algorithm>
#include <iterator>

namespace tandem::container {
namespace {

struct Entry {
  KeyStatus status;
  std::string_view name;
  std::string_view text;
};

constexpr Entry kEntries[] = {
    {KeyStatus::ok, "ok", "is a key"},
    {KeyStatus::malformed, "malformed",
     "is no key: recipients begin with age1, ssh-ed25519 or ssh-rsa, identities with AGE-SECRET-KEY-1 or AGE-PLUGIN-"},
    {KeyStatus::mistyped, "mistyped", "is a mistyped key: its checksum is wrong; copy it again"},
    {KeyStatus::incomplete, "incomplete",
     "begins as a key does, but is none: part of it is missing, altered, or in the wrong case; copy it again"},
    {KeyStatus::white_space, "white_space", "is a key with white space before or behind it; take that away"},
    {KeyStatus::comment, "comment",
     "is a key with something behind it; a comment has a line of its own, which begins with #"},
    {KeyStatus::line_end, "line_end", "has a line end in it; a recipient is one line, and -R reads a file of them"},
    {KeyStatus::pgp, "pgp", "belongs to PGP, whose keys encrypt no age files; `tandem keygen` makes a key that does"},
    {KeyStatus::pem_x25519, "pem_x25519",
     "is an X25519 key in PEM, as openssl makes it; age has a form of its own, in which `tandem keygen` makes one"},
    {KeyStatus::pem_public, "pem_public",
     "is a public key in PEM; a recipient is a line that begins with age1, ssh-ed25519 or ssh-rsa, and `ssh-keygen -i "
     "-m "
     "PKCS8 -f FILE` shows an RSA key so"},
    {KeyStatus::is_identity, "is_identity",
     "is a secret key, and a public key belongs here; `tandem keygen -y FILE` shows that of a secret one"},
    {KeyStatus::is_recipient, "is_recipient",
     "is a public key, and its secret key belongs here: AGE-SECRET-KEY-1..., or the file of an SSH key without .pub"},
    {KeyStatus::ssh_malformed, "ssh_malformed",
     "begins as an SSH key does, but is none: part of it is missing or altered"},
    {KeyStatus::ssh_kind, "ssh_kind",
     "is an SSH key that can only sign; of SSH's keys, ssh-ed25519 and ssh-rsa can be encrypted for"},
    {KeyStatus::ssh_short, "ssh_short", "is an RSA key of less than 2048 bits, which is not secure"},
    {KeyStatus::ssh_options, "ssh_options",
     "is an SSH key behind options; begin the line with the type, as ssh-ed25519"},
    {KeyStatus::ssh_cipher, "ssh_cipher",
     "is a private key encrypted in a way that is not known here; `ssh-keygen -p -Z aes256-ctr -f FILE` changes it"},
    {KeyStatus::ssh_passphrase, "ssh_passphrase", "is a private key that another passphrase opens"},
    {KeyStatus::ssh_work, "ssh_work",
     "is a private key made to take long: its passphrase takes more rounds to try than are accepted here; "
     "`ssh-keygen -p -a 100 -f FILE` changes it"},
    {KeyStatus::encrypted_identity, "encrypted_identity", "is an encrypted file, to be decrypted first"},
    {KeyStatus::none, "none", "has no keys"},
    {KeyStatus::not_utf8, "not_utf8",
     "begins with a byte order mark, or is in UTF-16, as some editors and shells write it; save the file as UTF-8 "
     "without the mark"},
};

const Entry& entry_of(KeyStatus status) {
  const auto* found = std::ranges::find(kEntries, status, &Entry::status);
  return found == std::end(kEntries) ? kEntries[0] : *found;
}

}  // namespace

std::string_view key_status_name(KeyStatus status) { return entry_of(status).name; }

std::string_view key_status_text(KeyStatus status) { return entry_of(status).text; }

}  // namespace tandem::container
