#include "container/key_files.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "container/bech32.h"

namespace tandem::container {
namespace {

struct Entry {
  KeyStatus status;
  std::string_view name;
  std::string_view text;
};

constexpr Entry kEntries[] = {
    {KeyStatus::ok, "ok", "is a key"},
    {KeyStatus::malformed, "malformed", "is no key: recipients begin with age1, identities with AGE-SECRET-KEY-1"},
    {KeyStatus::mistyped, "mistyped", "is a mistyped key: its checksum is wrong"},
    {KeyStatus::is_identity, "is_identity",
     "is a secret key; a recipient begins with age1 (`tandem keygen -y` shows it)"},
    {KeyStatus::is_recipient, "is_recipient", "is a public key; an identity begins with AGE-SECRET-KEY-1"},
    {KeyStatus::ssh, "ssh", "is an SSH key, which is not supported; make an own one with `tandem keygen`"},
    {KeyStatus::plugin, "plugin", "is a key of an age plugin; plugins are not supported"},
    {KeyStatus::hybrid, "hybrid", "is a post-quantum key, which is not supported; use an X25519 one"},
    {KeyStatus::encrypted_identity, "encrypted_identity", "is an encrypted file, to be decrypted first"},
    {KeyStatus::none, "none", "has no keys"},
};

const Entry& entry_of(KeyStatus status) {
  const auto* found = std::ranges::find(kEntries, status, &Entry::status);
  return found == std::end(kEntries) ? kEntries[0] : *found;
}

/// How texts begin that are keys, but not of the kind wanted. Lower case stands for either case.
struct Kind {
  std::string_view begin;
  KeyStatus status;
};

constexpr Kind kOtherRecipients[] = {
    {"age1pq1", KeyStatus::hybrid},
    {"age1tag1", KeyStatus::plugin},
    {"age1tagpq1", KeyStatus::plugin},
    {"age-secret-key-", KeyStatus::is_identity},
    {"age-plugin-", KeyStatus::is_identity},
    {"ssh-", KeyStatus::ssh},
    {"ecdsa-", KeyStatus::ssh},
    {"sk-", KeyStatus::ssh},
};

constexpr Kind kOtherIdentities[] = {
    {"age-secret-key-pq-1", KeyStatus::hybrid},
    {"age-plugin-", KeyStatus::plugin},
    {"age1", KeyStatus::is_recipient},
    {"ssh-", KeyStatus::is_recipient},
    {"-----begin age encrypted file-----", KeyStatus::encrypted_identity},
    {"age-encryption.org/", KeyStatus::encrypted_identity},
    {"-----begin ", KeyStatus::ssh},  // a private key in PEM
};

constexpr std::string_view kPemBegin = "-----BEGIN ";
constexpr std::string_view kPemEnd = "-----END ";

char to_lower(char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); }

bool begins_as(std::string_view text, std::string_view begin) {
  return text.size() >= begin.size() && std::ranges::equal(text.substr(0, begin.size()), begin, {}, to_lower);
}

/// Says what a text is that is no key of the wanted kind.
KeyStatus explain(std::string_view text, std::span<const Kind> kinds, Bech32Status status) {
  for (const Kind& kind : kinds) {
    if (begins_as(text, kind.begin)) return kind.status;
  }
  return status == Bech32Status::checksum ? KeyStatus::mistyped : KeyStatus::malformed;
}

/// True for the Bech32 prefix of a plugin's recipients: "age1" and a name.
bool is_plugin_recipient(std::string_view text) {
  return begins_as(text, "age1") && std::ranges::count(text, '1') >= 2;
}

enum class OnError { stop, skip };

/// Calls `read` with every line that is neither empty nor a comment.
template <class Read>
KeyFileResult for_each_key(std::string_view text, OnError on_error, Read read) {
  KeyFileResult result;
  bool any = false;
  bool in_pem = false;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty() || line.starts_with('#')) continue;
    if (in_pem) {
      in_pem = !line.starts_with(kPemEnd);
      continue;
    }
    any = true;
    const KeyStatus status = read(line);
    if (status == KeyStatus::ok) continue;
    if (result.refused++ == 0) result = {.status = status, .line = number, .refused = 1};
    if (on_error == OnError::stop) break;
    in_pem = line.starts_with(kPemBegin);
  }
  if (!any) result.status = KeyStatus::none;
  return result;
}

}  // namespace

std::string_view key_status_name(KeyStatus status) { return entry_of(status).name; }

std::string_view key_status_text(KeyStatus status) { return entry_of(status).text; }

KeyStatus read_recipient(std::string_view text, X25519Recipient& recipient) {
  const Bech32Status status = parse_recipient(text, recipient);
  // The specification writes them in lower case, and only so are they read elsewhere.
  if (status == Bech32Status::ok) return text.starts_with("age1") ? KeyStatus::ok : KeyStatus::malformed;
  const KeyStatus other = explain(text, kOtherRecipients, status);
  return other == KeyStatus::malformed && is_plugin_recipient(text) ? KeyStatus::plugin : other;
}

KeyStatus read_identity(std::string_view text, X25519Identity& identity) {
  const Bech32Status status = parse_identity(text, identity);
  if (status == Bech32Status::ok) return text.starts_with("AGE") ? KeyStatus::ok : KeyStatus::malformed;
  return explain(text, kOtherIdentities, status);
}

KeyFileResult read_recipients(std::string_view text, std::vector<X25519Recipient>& recipients) {
  return for_each_key(text, OnError::stop, [&](std::string_view line) {
    X25519Recipient recipient;
    const KeyStatus status = read_recipient(line, recipient);
    if (status == KeyStatus::ok) recipients.push_back(recipient);
    return status;
  });
}

KeyFileResult read_identities(std::string_view text, std::vector<X25519Identity>& identities,
                              const Checkpoint& checkpoint) {
  return for_each_key(text, OnError::skip, [&](std::string_view line) {
    reach(checkpoint);
    X25519Identity identity;
    const KeyStatus status = read_identity(line, identity);
    if (status == KeyStatus::ok) identities.push_back(identity);
    return status;
  });
}

SecretText identity_file(const X25519Identity& identity, std::string_view created) {
  SecretText text;
  text.reserve(256);
  const auto append = [&](std::string_view part) { text.insert(text.end(), part.begin(), part.end()); };
  append("# created: ");
  append(created);
  append("\n# public key: ");
  append(encode_recipient(identity.recipient));
  append("\n");
  append(view(encode_identity(identity)));
  append("\n");
  return text;
}

}  // namespace tandem::container
