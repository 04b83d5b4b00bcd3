#include "cli/identities.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "cli/message.h"
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

[[noreturn]] void fail_keys(const KeyFileResult& result, const std::string& name) {
  if (result.line == 0) throw CommandError(kKey, "{} {}", name, key_status_text(result.status));
  throw CommandError(kKey, "{}: line {} {}", name, result.line, key_status_text(result.status));
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
    print_message("warning: others can read identity file '{0}'; chmod 600 '{0}' keeps it to you", path);
  }
  text = std::move(file.text);
  return encrypted;
}

std::vector<X25519Identity> parse(const SecretText& text, const std::string& name) {
  std::vector<X25519Identity> identities;
  const KeyFileResult result = read_identities(container::view(text), identities);
  if (result.status != KeyStatus::ok) fail_keys(result, name);
  return identities;
}

std::vector<X25519Identity> decrypt(const SecretText& text, const std::string& name, const pipeline::Event& stop) {
  container::WholeFile file;
  FileStatus status = split_file(as_bytes(text), file);
  if (status != FileStatus::ok) fail_file(status, name);
  if (!needs_passphrase(file.start)) {
    throw CommandError(kKey, "{} is encrypted, but not with a passphrase; decrypt it first", name);
  }
  const Identity passphrase = container::ScryptIdentity{.passphrase = ask_passphrase(name, stop)};
  PayloadKey key;
  status = open_file(file.start, {&passphrase, 1}, key);
  if (status == FileStatus::no_match) throw CommandError(kNoMatch, "the passphrase does not open {}", name);
  if (status != FileStatus::ok) fail_file(status, name);
  SecretText plaintext;
  status = decrypt_payload(key, file.payload, plaintext);
  if (status != FileStatus::ok) fail_file(status, name);
  return parse(plaintext, name);
}

}  // namespace

ExitCode exit_code_of(FileStatus status) {
  if (status == FileStatus::ok) return kDone;
  return status == FileStatus::no_match ? kNoMatch : kNotAuthentic;
}

std::vector<X25519Identity> read_identity_file(const std::string& path, const pipeline::Event& stop, bool quiet) {
  SecretText text;
  const bool encrypted = read_file(path, stop, quiet, text);
  const std::string name = describe(path, kWhat);
  return encrypted ? decrypt(text, name, stop) : parse(text, name);
}

Identities::Identities(const std::vector<std::string>& files, const pipeline::Event& stop, bool quiet)
    : stop_(stop), any_file_(!files.empty()) {
  for (const std::string& path : files) {
    Encrypted file{.name = describe(path, kWhat), .text = {}};
    if (read_file(path, stop, quiet, file.text)) {
      encrypted_.push_back(std::move(file));
    } else {
      for (const X25519Identity& identity : parse(file.text, file.name)) plain_.emplace_back(identity);
    }
  }
}

PayloadKey Identities::open(const container::FileStart& start, const std::string& name) {
  if (!any_file_) return open_with_passphrase(start, name);
  PayloadKey key;
  FileStatus status = open_file(start, plain_, key);
  const bool passphrase_only = needs_passphrase(start);
  for (const Encrypted& file : encrypted_) {
    if (status != FileStatus::no_match || passphrase_only) break;
    const std::vector<X25519Identity> decrypted = decrypt(file.text, file.name, stop_);
    status = open_file(start, std::vector<Identity>(decrypted.begin(), decrypted.end()), key);
  }
  if (status == FileStatus::ok) return key;
  if (status == FileStatus::no_match && passphrase_only) {
    throw CommandError(kNoMatch, "{} takes a passphrase and no identity; run again without -i", name);
  }
  if (status == FileStatus::no_match) throw CommandError(kNoMatch, "no identity opens {}; it is for others", name);
  fail_file(status, name);
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
    status = open_file(start, {&passphrase, 1}, key);
    if (status == FileStatus::no_match) throw CommandError(kNoMatch, "the passphrase does not open {}", name);
  }
  if (status != FileStatus::ok) fail_file(status, name);
  return key;
}

}  // namespace tandem::cli
