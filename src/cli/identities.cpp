#include "cli/identities.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>

#include "cli/interrupt.h"
#include "cli/secret_file.h"
#include "container/whole_file.h"

namespace tandem::cli {
namespace {

using container::FileStatus;
using container::Identity;
using container::IdentityFile;
using container::KeyFileResult;
using container::KeyStatus;
using container::LockedSshKey;
using container::PayloadKey;
using container::Recipient;
using container::SecretText;
using container::SshIdentity;

constexpr char kWhat[] = "identity file";
// Ctrl-C may interrupt these steps.
constexpr char kReading[] = "identities were read";
constexpr char kTryingKeys[] = "keys were tried";
constexpr char kTryingPassphrase[] = "the passphrase was tried";

[[noreturn]] void fail_file(FileStatus status, const std::string& name) {
  throw CommandError(exit_code_of(status), "{} {}", name, file_status_text(status));
}

/// Returns what is wrong with a file, or with its first line that cannot be used.
CommandError unusable(const KeyFileResult& result, const std::string& name) {
  if (result.line == 0) return {kKey, "{} {}", name, key_status_text(result.status)};
  const std::string others = result.refused > 1 ? fmt::format(" (and so are {} more)", result.refused - 1) : "";
  return {kKey, "{}: line {} {}{}", name, result.line, key_status_text(result.status), others};
}

/// Returns whether identities open stanzas of this type without a plugin.
bool is_native(std::string_view type) {
  constexpr std::string_view kTypes[] = {container::kX25519Type, container::kHybridType, container::kSshEd25519Type,
                                         container::kSshRsaType, container::kScryptType};
  return std::ranges::find(kTypes, type) != std::end(kTypes);
}

/// Returns text such as "2 X25519, 1 piv-p256 (of a plugin, or unknown)".
std::string kinds_text(const container::FileStart& start) {
  constexpr std::size_t kMaxKinds = 6;
  constexpr std::size_t kMaxCharacters = 40;
  const auto kinds = container::recipient_kinds(start);
  std::string text;
  for (std::size_t i = 0; i < std::min(kinds.size(), kMaxKinds); ++i) {
    const auto& [type, count] = kinds[i];
    text += fmt::format("{}{} {}{}{}", i == 0 ? "" : ", ", count, type.substr(0, kMaxCharacters),
                        type.size() > kMaxCharacters ? "..." : "", is_native(type) ? "" : " (of a plugin, or unknown)");
  }
  if (kinds.size() > kMaxKinds) text += fmt::format(", and {} more kinds", kinds.size() - kMaxKinds);
  return text.empty() ? "of no known kind" : text;
}

std::span<const std::uint8_t> as_bytes(const SecretText& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

SecretFile read_file(const std::string& path, const pipeline::Event& stop) {
  return read_secret_file(path, kWhat, container::kMaxKeyFileBytes, stop);
}

bool is_encrypted(const SecretFile& file) { return container::is_encrypted(container::view(file.text)); }

/// The content of an identity file, once it is open.
struct KeyFile {
  IdentityFile keys;  ///< those that can be used
  KeyFileResult result;
};

KeyFile parse(const SecretText& text, const pipeline::Event& stop) {
  KeyFile file;
  file.result = read_identities(container::view(text), file.keys, until(stop, kReading));
  return file;
}

/// Warns of a file that others can read, if it has a key and is not encrypted.
void warn_of_readers(const std::string& path, const SecretFile& file, const IdentityFile& keys) {
  if (!file.others_may_read || (keys.identities.empty() && keys.locked.empty())) return;
  print_message("warning: others can read identity file '{0}'; chmod 600 '{0}' keeps it private", path);
}

KeyFile decrypt(const SecretText& text, const std::string& name, Passphrases& passphrases,
                const pipeline::Event& stop) {
  container::WholeFile file;
  FileStatus status = split_file(as_bytes(text), file);
  if (status != FileStatus::ok) fail_file(status, name);
  if (!needs_passphrase(file.start)) {
    throw CommandError(kKey, "{} is encrypted, but not with a passphrase; decrypt it first", name);
  }
  const Identity passphrase = container::ScryptIdentity{.passphrase = passphrases.of(name)};
  PayloadKey key;
  status = open_file(file.start, {&passphrase, 1}, key, until(stop, kTryingPassphrase));
  if (status == FileStatus::no_match) throw CommandError(kNoMatch, "the passphrase does not open {}", name);
  if (status != FileStatus::ok) fail_file(status, name);
  SecretText plaintext;
  status = decrypt_payload(key, file.payload, plaintext);
  if (status != FileStatus::ok) fail_file(status, name);
  return parse(plaintext, stop);
}

SshIdentity unlock_key(const LockedSshKey& locked, const std::string& name, Passphrases& passphrases,
                       const pipeline::Event& stop) {
  SshIdentity identity;
  const KeyStatus status =
      unlock(locked, passphrases.of("the SSH key in " + name), identity, until(stop, kTryingPassphrase));
  if (status == KeyStatus::ssh_passphrase) {
    throw CommandError(kNoMatch, "the passphrase does not open the SSH key in {}", name);
  }
  if (status != KeyStatus::ok) throw CommandError(kKey, "{} {}", name, key_status_text(status));
  return identity;
}

/// Returns whether a stanza may be for a key.
bool may_open(const LockedSshKey& locked, const container::FileStart& start) {
  return std::ranges::any_of(start.stanzas, [&](const container::Stanza& stanza) {
    if (locked.recipient) return is_for(*locked.recipient, stanza);
    return stanza.type() == container::kSshRsaType || stanza.type() == container::kSshEd25519Type;
  });
}

}  // namespace

ExitCode exit_code_of(FileStatus status) {
  using enum container::FilePart;
  switch (container::file_part(status)) {
    case header:
      return kBadHeader;
    case match:
      return kNoMatch;
    case mac:
      return kBadMac;
    case armor:
      return kBadArmor;
    case payload:
      return kBadPayload;
    case none:
      break;
  }
  return kDone;
}

std::vector<Recipient> recipients_of_identity_file(const std::string& path, Passphrases& passphrases,
                                                   const pipeline::Event& stop, bool quiet) {
  const SecretFile read = read_file(path, stop);
  const bool encrypted = is_encrypted(read);
  const std::string name = describe(path, kWhat);
  const KeyFile file = encrypted ? decrypt(read.text, name, passphrases, stop) : parse(read.text, stop);
  if (!encrypted && !quiet) warn_of_readers(path, read, file.keys);
  if (file.result.status != KeyStatus::ok) throw unusable(file.result, name);
  std::vector<Recipient> recipients;
  for (const Identity& identity : file.keys.identities) recipients.push_back(recipient_of(identity));
  for (const LockedSshKey& locked : file.keys.locked) {
    recipients.emplace_back(locked.recipient ? *locked.recipient
                                             : unlock_key(locked, name, passphrases, stop).recipient);
  }
  return recipients;
}

Identities::Identities(const IdentityOptions& options, const pipeline::Event& stop, bool quiet)
    : stop_(stop),
      quiet_(quiet),
      any_(options.any()),
      passphrases_(options.passphrase, stop, quiet),
      plugins_(stop, quiet) {
  for (const std::string& name : options.plugins) later_.emplace_back(plugin_option(name));
  for (const std::string& path : options.files) {
    SecretFile file = read_file(path, stop);
    const std::string name = describe(path, kWhat);
    if (is_encrypted(file)) {
      later_.emplace_back(Encrypted{.name = name, .text = std::move(file.text)});
      continue;
    }
    KeyFile keys = parse(file.text, stop);
    if (!quiet) warn_of_readers(path, file, keys.keys);
    if (keys.result.status != KeyStatus::ok) refused_.push_back(unusable(keys.result, name));
    if (options.all_are_needed && !refused_.empty()) throw refused_.front();
    take(std::move(keys.keys), name, plain_, later_);
  }
}

void Identities::take(IdentityFile file, const std::string& name, std::vector<Identity>& plain,
                      std::vector<Later>& later) const {
  for (Identity& identity : file.identities) {
    if (auto* const plugin = std::get_if<container::PluginIdentity>(&identity)) {
      later.emplace_back(std::move(*plugin));
    } else {
      plain.push_back(std::move(identity));
    }
  }
  for (LockedSshKey& key : file.locked) later.emplace_back(Locked{.name = name, .key = std::move(key)});
}

PayloadKey Identities::open(const container::FileStart& start, const std::string& name) {
  if (!any_) return open_with_passphrase(start, name);
  PayloadKey key;
  any_usable_ = !plain_.empty();
  FileStatus status = open_file(start, plain_, key, until(stop_, kTryingKeys));
  const bool passphrase_only = needs_passphrase(start);
  bool plugin_tried = false;
  for (const Later& later : later_) {
    if (status != FileStatus::no_match) break;
    container::reach(until(stop_, kTryingKeys));
    const bool is_plugin = std::holds_alternative<container::PluginIdentity>(later);
    if (passphrase_only && !is_plugin) continue;
    plugin_tried = plugin_tried || is_plugin;
    status = try_later(later, start, key);
  }
  const bool for_others = passphrase_only && !plugin_tried;
  const bool refusal_is_reason = status == FileStatus::no_match && !for_others && !any_usable_;
  warn_of_refused(refusal_is_reason ? 1 : 0);
  if (status == FileStatus::ok) {
    if (!any_takes_passphrase()) passphrases_.warn_if_unused(kNoneTakesOne);
    return key;
  }
  if (status == FileStatus::no_match && for_others) {
    throw CommandError(kNoMatch, "{} takes a passphrase and no identity; run again without -i", name);
  }
  if (refusal_is_reason && !refused_.empty()) {
    const CommandError& first = refused_.front();
    throw CommandError(first.code(), "{}; the recipients of {} are: {}", first.what(), name, kinds_text(start));
  }
  if (status == FileStatus::no_match) {
    throw CommandError(kNoMatch,
                       "no identity opens {}; its recipients are: {}; name an identity of one of them with -i", name,
                       kinds_text(start));
  }
  fail_file(status, name);
}

FileStatus Identities::try_later(const Later& later, const container::FileStart& start, PayloadKey& key) {
  try {
    if (const auto* const plugin = std::get_if<container::PluginIdentity>(&later)) {
      return try_identities(start, {*plugin}, key);
    }
    if (const auto* const locked = std::get_if<Locked>(&later)) return try_locked(*locked, start, key);
    return try_encrypted(std::get<Encrypted>(later), start, key);
  } catch (const CommandError& error) {
    if (error.code() >= kSignal) throw;
    refused_.push_back(error);
    return FileStatus::no_match;
  }
}

FileStatus Identities::try_identities(const container::FileStart& start, const std::vector<Identity>& identities,
                                      PayloadKey& key) {
  const FileStatus status = open_file(start, identities, key, until(stop_, kTryingKeys), &plugins_);
  any_usable_ = any_usable_ || !identities.empty();
  return status;
}

FileStatus Identities::try_locked(const Locked& locked, const container::FileStart& start, PayloadKey& key) {
  if (!may_open(locked.key, start)) {
    any_usable_ = true;
    return FileStatus::no_match;
  }
  return try_identities(start, {unlock_key(locked.key, locked.name, passphrases_, stop_)}, key);
}

FileStatus Identities::try_encrypted(const Encrypted& file, const container::FileStart& start, PayloadKey& key) {
  KeyFile keys = decrypt(file.text, file.name, passphrases_, stop_);
  if (keys.result.status != KeyStatus::ok) refused_.push_back(unusable(keys.result, file.name));
  std::vector<Identity> plain;
  std::vector<Later> later;
  take(std::move(keys.keys), file.name, plain, later);
  FileStatus status = try_identities(start, plain, key);
  for (const Later& one : later) {
    if (status != FileStatus::no_match) break;
    status = try_later(one, start, key);
  }
  return status;
}

void Identities::warn_of_refused(std::size_t from) const {
  if (quiet_) return;
  for (std::size_t i = from; i < refused_.size(); ++i) {
    print_message("warning: {}; it is left out", refused_[i].what());
  }
}

bool Identities::any_takes_passphrase() const {
  return std::ranges::any_of(
      later_, [](const Later& later) { return !std::holds_alternative<container::PluginIdentity>(later); });
}

PayloadKey Identities::open_with_passphrase(const container::FileStart& start, const std::string& name) {
  PayloadKey key;
  // A malformed header needs no passphrase to be refused.
  FileStatus status = open_file(start, {}, key);
  if (status == FileStatus::no_match && !needs_passphrase(start)) {
    throw CommandError(kNoMatch, "{} is for identities and takes no passphrase; name an identity file with -i", name);
  }
  if (status == FileStatus::no_match) {
    const Identity passphrase = container::ScryptIdentity{.passphrase = passphrases_.of(name)};
    status = open_file(start, {&passphrase, 1}, key, until(stop_, kTryingPassphrase));
    if (status == FileStatus::no_match) {
      throw CommandError(kNoMatch,
                         "the passphrase does not open {}; try again, with an eye on capitals and the keyboard", name);
    }
  }
  if (status != FileStatus::ok) fail_file(status, name);
  return key;
}

}  // namespace tandem::cli
