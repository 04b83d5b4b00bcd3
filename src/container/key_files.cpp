#include "container/key_files.h"

#include <algorithm>
#include <array>

#include "container/bech32.h"
#include "container/text_encoding.h"

namespace tandem::container {
namespace {

/// One beginning of texts that are keys, but not of the kind wanted. Lower case stands for either case.
struct Kind {
  std::string_view begin;
  KeyStatus status;
};

constexpr Kind kOtherRecipients[] = {
    {"age-secret-key-", KeyStatus::is_identity},
    {"age-plugin-", KeyStatus::is_identity},
    {"-----begin pgp ", KeyStatus::pgp},
    {"-----begin public key-----", KeyStatus::pem_public},
    {"-----begin rsa public key-----", KeyStatus::pem_public},
    {"-----begin ", KeyStatus::is_identity},
    {"ecdsa-", KeyStatus::ssh_kind},
    {"sk-", KeyStatus::ssh_kind},
};

constexpr Kind kOtherIdentities[] = {
    {"age1", KeyStatus::is_recipient},
    {"ssh-", KeyStatus::is_recipient},
    {"-----begin age encrypted file-----", KeyStatus::encrypted_identity},
    {"age-encryption.org/", KeyStatus::encrypted_identity},
    {"-----begin pgp ", KeyStatus::pgp},
    {"-----begin public key-----", KeyStatus::is_recipient},
    {"-----begin ", KeyStatus::ssh_malformed},
};

constexpr std::string_view kBlanks = " \t\r\v\f";

char to_lower(char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); }

bool begins_as(std::string_view text, std::string_view begin) {
  return text.size() >= begin.size() && std::ranges::equal(text.substr(0, begin.size()), begin, {}, to_lower);
}

/// The beginnings of keys that are no key of another kind.
constexpr std::string_view kOwnBegins[] = {"age1", "age-secret-key-", "age-plugin-"};

/// Returns whether a text in PEM is an X25519 key, by the beginning of its DER, which names the algorithm (RFC 8410).
bool is_pem_x25519(std::string_view text) {
  constexpr std::string_view kBegins[] = {"MC4CAQAwBQYDK2Vu", "MCowBQYDK2Vu"};
  const std::size_t line = text.find('\n');
  if (!text.starts_with(kPemBegin) || line == std::string_view::npos) return false;
  return std::ranges::any_of(kBegins, [&](auto begin) { return text.substr(line + 1).starts_with(begin); });
}

/// Says what a text is that is no key of the wanted kind.
KeyStatus explain(std::string_view text, std::span<const Kind> kinds, Bech32Status status) {
  if (is_pem_x25519(text)) return KeyStatus::pem_x25519;
  for (const Kind& kind : kinds) {
    if (begins_as(text, kind.begin)) return kind.status;
  }
  const std::size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
  const std::string_view trimmed = text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
  if (begins_as(trimmed, "age1") || begins_as(trimmed, "age-")) {
    if (trimmed.find_first_of(kBlanks) != std::string_view::npos) return KeyStatus::comment;
    if (trimmed.size() < text.size()) return KeyStatus::white_space;
  }
  // authorized_keys has lines so: no-pty,command="..." ssh-ed25519 AAAA...
  if (text.find(" ssh-ed25519 AAAA") != std::string_view::npos ||
      text.find(" ssh-rsa AAAA") != std::string_view::npos) {
    return KeyStatus::ssh_options;
  }
  if (status == Bech32Status::checksum) return KeyStatus::mistyped;
  const bool begins_well = std::ranges::any_of(kOwnBegins, [&](auto begin) { return begins_as(text, begin); });
  return begins_well ? KeyStatus::incomplete : KeyStatus::malformed;
}

/// Reads one of the kinds whose text is Bech32.
template <class Key, class Any, class Parse>
Bech32Status read_bech32(std::string_view text, Any& any, Parse parse) {
  Key key;
  const Bech32Status status = parse(text, key);
  if (status == Bech32Status::ok) any = std::move(key);
  return status;
}

template <class Key>
Bech32Status read_as(std::string_view text, Recipient& recipient) {
  return read_bech32<Key>(text, recipient, [](std::string_view t, Key& key) { return parse_recipient(t, key); });
}

template <class Key>
Bech32Status read_as(std::string_view text, Identity& identity) {
  return read_bech32<Key>(text, identity, [](std::string_view t, Key& key) { return parse_identity(t, key); });
}

enum class OnError { stop, skip };

/// The lines of a text that are neither empty nor a comment; a private key in PEM is one.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  /// Returns false at the end.
  bool next() {
    while (!rest_.empty()) {
      const std::string_view before = rest_;
      line_ = take();
      ++number_;
      if (line_.empty() || line_.starts_with('#')) continue;
      if (line_.starts_with(kPemBegin)) line_ = take_pem(before);
      return true;
    }
    return false;
  }
  [[nodiscard]] std::string_view line() const { return line_; }
  [[nodiscard]] std::size_t number() const { return number_; }

 private:
  std::string_view take() {
    number_ += pem_lines_;
    pem_lines_ = 0;
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  }
  /// Takes a private key in PEM from its first line, which is taken, to its last.
  std::string_view take_pem(std::string_view from) {
    std::size_t lines = 0;
    while (!rest_.empty()) {
      ++lines;
      if (take().starts_with(kPemEnd)) break;
    }
    pem_lines_ = lines;
    return from.substr(0, from.size() - rest_.size());
  }

  std::string_view rest_;
  std::string_view line_;
  std::size_t number_ = 0;     ///< of the line that was taken last, or where the PEM that was begins
  std::size_t pem_lines_ = 0;  ///< that followed it
};

/// Calls `read` with every key.
template <class Read>
KeyFileResult for_each_key(std::string_view text, OnError on_error, Read read) {
  KeyFileResult result;
  if (is_marked_or_utf16(text)) {
    result.status = KeyStatus::not_utf8;
    return result;
  }
  bool any = false;
  for (Lines lines(text); lines.next();) {
    any = true;
    const KeyStatus status = read(lines.line());
    if (status == KeyStatus::ok) continue;
    const bool may_be_ignored = status == KeyStatus::ssh_kind || status == KeyStatus::ssh_short;
    if (on_error == OnError::stop && may_be_ignored) {
      result.ignored.push_back({.line = lines.number(), .status = status});
      continue;
    }
    if (result.refused++ == 0) {
      result.status = status;
      result.line = lines.number();
    }
    if (on_error == OnError::stop) break;
  }
  if (!any) result.status = KeyStatus::none;
  return result;
}

template <class Key>
SecretText file_of(const Key& identity, std::string_view created) {
  SecretText text;
  const std::string recipient = encode_recipient(identity.recipient);
  text.reserve(256 + recipient.size());
  const auto append = [&](std::string_view part) { text.insert(text.end(), part.begin(), part.end()); };
  append("# created: ");
  append(created);
  append("\n# public key: ");
  append(recipient);
  append("\n");
  append(view(encode_identity(identity)));
  append("\n");
  return text;
}

/// Finds the recipient of an identity of any kind.
struct RecipientOf {
  Recipient operator()(const X25519Identity& one) const { return one.recipient; }
  Recipient operator()(const HybridIdentity& one) const { return one.recipient; }
  Recipient operator()(const SshIdentity& one) const { return one.recipient; }
  Recipient operator()(const PluginIdentity& one) const {
    return PluginRecipient{.name = one.name, .text = one.text, .is_identity = true};
  }
  Recipient operator()(const ScryptIdentity&) const { return X25519Recipient{}; }
};

struct Encode {
  std::string operator()(const X25519Recipient& one) const { return encode_recipient(one); }
  std::string operator()(const HybridRecipient& one) const { return encode_recipient(one); }
  std::string operator()(const SshRecipient& one) const { return encode_recipient(one); }
  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }
};

}  // namespace

KeyStatus read_recipient(std::string_view text, Recipient& recipient) {
  const bool pem = text.starts_with(kPemBegin);
  if (!pem && text.find('\n') != std::string_view::npos) return KeyStatus::line_end;
  if (text.starts_with("ssh-")) {
    SshRecipient key;
    const KeyStatus status = read_ssh_recipient(text, key);
    if (status == KeyStatus::ok) recipient = std::move(key);
    return status;
  }
  // The specification writes them in lower case, and only so are they read elsewhere.
  if (!text.starts_with("age1")) return explain(text, kOtherRecipients, Bech32Status::malformed);
  Bech32Status status = Bech32Status::other_prefix;
  if (text.starts_with("age1pq1")) {
    status = read_as<HybridRecipient>(text, recipient);
  } else if (text.starts_with("age1tag1") || text.starts_with("age1tagpq1")) {
    status = read_as<TagRecipient>(text, recipient);
  } else if (std::ranges::count(text, '1') >= 2) {
    status = read_as<PluginRecipient>(text, recipient);
  } else {
    status = read_as<X25519Recipient>(text, recipient);
  }
  return status == Bech32Status::ok ? KeyStatus::ok : explain(text, kOtherRecipients, status);
}

KeyStatus read_identity(std::string_view text, Identity& identity) {
  // The prefix is in upper case, likewise.
  Bech32Status status = Bech32Status::other_prefix;
  if (text.starts_with("AGE-SECRET-KEY-PQ-1")) {
    status = read_as<HybridIdentity>(text, identity);
  } else if (text.starts_with("AGE-PLUGIN-")) {
    status = read_as<PluginIdentity>(text, identity);
  } else if (text.starts_with("AGE-")) {
    status = read_as<X25519Identity>(text, identity);
  }
  return status == Bech32Status::ok ? KeyStatus::ok : explain(text, kOtherIdentities, status);
}

bool is_encrypted(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n\v\f"), text.size()));
  return std::ranges::any_of(kOtherIdentities, [&](const Kind& kind) {
    return kind.status == KeyStatus::encrypted_identity && begins_as(text, kind.begin);
  });
}

KeyFileResult read_recipients(std::string_view text, std::vector<Recipient>& recipients, const Checkpoint& checkpoint) {
  const std::size_t before = recipients.size();
  KeyFileResult result = for_each_key(text, OnError::stop, [&](std::string_view line) {
    reach(checkpoint);
    Recipient recipient;
    const KeyStatus status = read_recipient(line, recipient);
    if (status == KeyStatus::ok) recipients.push_back(std::move(recipient));
    return status;
  });
  // The file has nothing but what is ignored: the first of it is the reason.
  if (result.status == KeyStatus::ok && recipients.size() == before && !result.ignored.empty()) {
    result.status = result.ignored.front().status;
    result.line = result.ignored.front().line;
    result.refused = result.ignored.size();
  }
  return result;
}

KeyFileResult read_identities(std::string_view text, IdentityFile& file, const Checkpoint& checkpoint) {
  return for_each_key(text, OnError::skip, [&](std::string_view line) {
    reach(checkpoint);
    if (line.starts_with(kPemBegin) && !is_encrypted(line)) {
      SshKeyFile key;
      KeyStatus status = read_ssh_private_key(line, key);
      if (status == KeyStatus::ssh_malformed) status = explain(line, kOtherIdentities, Bech32Status::malformed);
      if (key.identity) file.identities.emplace_back(std::move(*key.identity));
      if (key.locked) file.locked.push_back(std::move(*key.locked));
      return status;
    }
    Identity identity;
    const KeyStatus status = read_identity(line, identity);
    if (status == KeyStatus::ok) file.identities.push_back(std::move(identity));
    return status;
  });
}

Recipient recipient_of(const Identity& identity) { return std::visit(RecipientOf{}, identity); }

std::string encode_recipient(const Recipient& recipient) { return std::visit(Encode{}, recipient); }

SecretText identity_file(const X25519Identity& identity, std::string_view created) {
  return file_of(identity, created);
}

SecretText identity_file(const HybridIdentity& identity, std::string_view created) {
  return file_of(identity, created);
}

}  // namespace tandem::container
