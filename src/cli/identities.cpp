#include "cli/identities.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "cli/interrupt.h"
#include "cli/passphrase.h"
#include "cli/secret_file.h"
#include "container/key_files.h"
#include "container/whole_file.h"

namespace tandem::cli {
namespace {

using container::FileStatus;
using container::Identity;
using container::KeyFileResult;
using container::KeyStatus;
using container::PayloadKey;
using container::SecretText;
using container::X25519Identity;

constexpr char kWhat[] = "identity file";

[[noreturn]] void fail_file(FileStatus status, const std::string& name) {
  throw CommandError(exit_code_of(status), "{} {}", name, file_status_text(status));
}

/// What is wrong with a file, or with its first line that cannot be used.
CommandError unusable(const KeyFileResult& result, const std::string& name) {
  if (result.line == 0) return {kKey, "{} {}", name, key_status_text(result.status)};
  const std::string others = result.refused > 1 ? fmt::format(" (and so are {} more)", result.refused - 1) : "";
  return {kKey, "{}: line {} {}{}", name, result.line, key_status_text(result.status), others};
}

/// "2 X25519, 1 ssh-rsa (not supported)".
std::string kinds_text(const container::FileStart& start) {
  constexpr std::size_t kMostKinds = 6;
  constexpr std::size_t kMostCharacters = 40;
  const auto kinds = container::recipient_kinds(start);
  std::string text;
  for (std::size_t i = 0; i < std::min(kinds.size(), kMostKinds); ++i) {
    const auto& [type, count] = kinds[i];
    const bool known = type == container::kX25519Type;
    text += fmt::format("{}{} {}{}{}", i == 0 ? "" : ", ", count, type.substr(0, kMostCharacters),
                        type.size() > kMostCharacters ? "..." : "", known ? "" : " (not supported)");
  }
  if (kinds.size() > kMostKinds) text += fmt::format(", and {} more kinds", kinds.size() - kMostKinds);
  return text.empty() ? "of no known kind" : text;
}

std::span<const std::uint8_t> as_bytes(const SecretText& text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// Reads the file at `path`. True if it is encrypted.
bool read_file(const std::string& path, const pipeline::Event& stop, bool quiet, SecretText& text) {
  SecretFile file = read_secret_file(path, kWhat, container::kMaxKeyFileBytes, stop);
  X25519Identity first;
  const std::string_view content = container::view(file.text);
  const std::size_t begin = std::min(content.find_first_not_of(" \t\r\n\v\f"), content.size());
  const bool encrypted = read_identity(content.substr(begin), first) == KeyStatus::encrypted_identity;
  if (file.others_may_read && !encrypted && !quiet) {
    print_message("warning: others can read identity file '{0}'; chmod 600 '{0}' keeps it private", path);
  }
  text = std::move(file.text);
  return encrypted;
}

/// What an identity file holds, once it is open.
struct KeyFile {
  std::vector<X25519Identity> identities;  ///< those that can be used
  KeyFileResult result;
};

KeyFile parse(const SecretText& text, const pipeline::Event& stop) {
  KeyFile file;
  file.result = read_identities(container::view(text), file.identities, until(stop));
  return file;
}

KeyFile decrypt(const SecretText& text, const std::string& name, const pipeline::Event& stop) {
  container::WholeFile file;
  FileStatus status = split_file(as_bytes(text), file);
  if (status != FileStatus::ok) fail_file(status, name);
  if (!needs_passphrase(file.start)) {
    throw CommandError(kKey, "{} is encrypted, but not with a passphrase; decrypt it first", name);
  }
  const Identity passphrase = container::ScryptIdentity{.passphrase = ask_passphrase(name, stop)};
  PayloadKey key;
  status = open_file(file.start, {&passphrase, 1}, key, until(stop));
  if (status == FileStatus::no_match) throw CommandError(kNoMatch, "the passphrase does not open {}", name);
  if (status != FileStatus::ok) fail_file(status, name);
  SecretText plaintext;
  status = decrypt_payload(key, file.payload, plaintext);
  if (status != FileStatus::ok) fail_file(status, name);
  return parse(plaintext, stop);
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

std::vector<X25519Identity> read_identity_file(const std::string& path, const pipeline::Event& stop, bool quiet) {
  SecretText text;
  const bool encrypted = read_file(path, stop, quiet, text);
  const std::string name = describe(path, kWhat);
  KeyFile file = encrypted ? decrypt(text, name, stop) : parse(text, stop);
  if (file.result.status != KeyStatus::ok) throw unusable(file.result, name);
  return std::move(file.identities);
}

Identities::Identities(const std::vector<std::string>& files, const pipeline::Event& stop, bool quiet)
    : stop_(stop), quiet_(quiet), any_file_(!files.empty()) {
  for (const std::string& path : files) {
    Encrypted file{.name = describe(path, kWhat), .text = {}};
    if (read_file(path, stop, quiet, file.text)) {
      encrypted_.push_back(std::move(file));
      continue;
    }
    const KeyFile keys = parse(file.text, stop);
    if (keys.result.status != KeyStatus::ok) refused_.push_back(unusable(keys.result, file.name));
    plain_.insert(plain_.end(), keys.identities.begin(), keys.identities.end());
  }
}

PayloadKey Identities::open(const container::FileStart& start, const std::string& name) {
  if (!any_file_) return open_with_passphrase(start, name);
  PayloadKey key;
  FileStatus status = open_file(start, plain_, key, until(stop_));
  const bool passphrase_only = needs_passphrase(start);
  bool any_usable = !plain_.empty();
  for (const Encrypted& file : encrypted_) {
    if (status != FileStatus::no_match || passphrase_only) break;
    const std::vector<Identity> decrypted = open_identities(file);
    any_usable = any_usable || !decrypted.empty();
    status = open_file(start, decrypted, key, until(stop_));
  }
  const bool refusal_is_reason = status == FileStatus::no_match && !passphrase_only && !any_usable;
  warn_of_refused(refusal_is_reason ? 1 : 0);
  if (status == FileStatus::ok) return key;
  if (status == FileStatus::no_match && passphrase_only) {
    throw CommandError(kNoMatch, "{} takes a passphrase and no identity; run again without -i", name);
  }
  if (refusal_is_reason && !refused_.empty()) {
    const CommandError& first = refused_.front();
    throw CommandError(first.code(), "{}; the recipients of {} are: {}", first.what(), name, kinds_text(start));
  }
  if (status == FileStatus::no_match) {
    throw CommandError(kNoMatch, "no identity opens {}; its recipients are: {}", name, kinds_text(start));
  }
  fail_file(status, name);
}

std::vector<Identity> Identities::open_identities(const Encrypted& file) {
  try {
    const KeyFile keys = decrypt(file.text, file.name, stop_);
    if (keys.result.status != KeyStatus::ok) refused_.push_back(unusable(keys.result, file.name));
    return {keys.identities.begin(), keys.identities.end()};
  } catch (const CommandError& error) {
    if (error.code() >= kSignal) throw;
    refused_.push_back(error);
    return {};
  }
}

void Identities::warn_of_refused(std::size_t from) const {
  if (quiet_) return;
  for (std::size_t i = from; i < refused_.size(); ++i) {
    print_message("warning: {}; it is left out", refused_[i].what());
  }
}

PayloadKey Identities::open_with_passphrase(const container::FileStart& start, const std::string& name) {
  PayloadKey key;
  // A malformed header needs no passphrase to be refused.
  FileStatus status = open_file(start, {}, key);
  if (status == FileStatus::no_match && !needs_passphrase(start)) {
    throw CommandError(kNoMatch, "{} is for identities and takes no passphrase; name an identity file with -i", name);
  }
  if (status == FileStatus::no_match) {
    const Identity passphrase = container::ScryptIdentity{.passphrase = ask_passphrase(name, stop_)};
    status = open_file(start, {&passphrase, 1}, key, until(stop_));
    if (status == FileStatus::no_match) throw CommandError(kNoMatch, "the passphrase does not open {}", name);
  }
  if (status != FileStatus::ok) fail_file(status, name);
  return key;
}

}  // namespace tandem::cli
