#include "cli/recipients.h"

#include <algorithm>

#include "cli/identities.h"
#include "cli/message.h"
#include "cli/passphrase.h"
#include "cli/secret_file.h"
#include "container/key_files.h"

namespace tandem::cli {
namespace {

using container::KeyFileResult;
using container::KeyStatus;
using container::Recipient;
using container::X25519Recipient;

/// What every program takes.
constexpr std::size_t kUsualRecipients = 1024;

X25519Recipient parse_option(const std::string& text) {
  X25519Recipient recipient;
  const KeyStatus status = read_recipient(text, recipient);
  if (status == KeyStatus::ok) return recipient;
  throw CommandError(kUsage, "--recipient: '{}' {}", text, key_status_text(status));
}

std::vector<X25519Recipient> read_recipient_file(const std::string& path, const pipeline::Event& stop) {
  constexpr char kWhat[] = "recipient file";
  const SecretFile file = read_secret_file(path, kWhat, container::kMaxKeyFileBytes, stop);
  std::vector<X25519Recipient> recipients;
  const KeyFileResult result = read_recipients(container::view(file.text), recipients);
  if (result.status == KeyStatus::ok) return recipients;
  const std::string line = result.line == 0 ? "" : ": line " + std::to_string(result.line);
  throw CommandError(kKey, "{}{} {}", describe(path, kWhat), line, key_status_text(result.status));
}

void check_count(std::size_t recipients, bool quiet) {
  if (recipients > container::kMaxRecipients) {
    throw CommandError(kUsage, "{} recipients are too many for one file: it has room for {}", recipients,
                       container::kMaxRecipients);
  }
  if (recipients > kUsualRecipients && !quiet) {
    print_message("warning: {} recipients; some other programs refuse files for more than {}", recipients,
                  kUsualRecipients);
  }
}

}  // namespace

std::vector<Recipient> collect_recipients(const RecipientOptions& options, const pipeline::Event& stop, bool quiet) {
  const bool any_key =
      !options.recipients.empty() || !options.recipient_files.empty() || !options.identity_files.empty();
  if (options.passphrase && any_key) {
    throw CommandError(kUsage, "--passphrase stands alone: such a file has no other recipients");
  }
  if (!options.passphrase && !any_key) {
    throw CommandError(kUsage, "no one could decrypt it: name a recipient (-r, -R or -i), or use a passphrase (-p)");
  }
  std::vector<Recipient> recipients;
  if (options.passphrase) {
    recipients.emplace_back(container::ScryptRecipient{.passphrase = ask_new_passphrase(stop)});
    return recipients;
  }
  for (const std::string& text : options.recipients) recipients.emplace_back(parse_option(text));
  for (const std::string& path : options.recipient_files) {
    for (const X25519Recipient& recipient : read_recipient_file(path, stop)) recipients.emplace_back(recipient);
  }
  for (const std::string& path : options.identity_files) {
    for (const auto& identity : read_identity_file(path, stop, quiet)) recipients.emplace_back(identity.recipient);
  }
  check_count(recipients.size(), quiet);
  return recipients;
}

}  // namespace tandem::cli
