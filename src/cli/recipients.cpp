#include "cli/recipients.h"

#include <unistd.h>

#include <algorithm>
#include <iterator>

#include "cli/identities.h"
#include "cli/interrupt.h"
#include "cli/message.h"
#include "cli/passphrase.h"
#include "cli/secret_file.h"
#include "container/key_files.h"

namespace tandem::cli {
namespace {

using container::KeyFileResult;
using container::KeyStatus;
using container::Recipient;

/// Every program takes so many recipients.
constexpr std::size_t kUsualRecipients = 1024;

/// Returns a hint at what the shell or the user made of a key.
std::string_view hint_for(const std::string& text) {
  if (::access(text.c_str(), F_OK) == 0) return "; a file of this name is there: -R reads recipients from it";
  const bool cut = text.starts_with("ssh-") && text.find(' ') == std::string::npos;
  return cut ? "; it has spaces, and needs quotes" : "";
}

Recipient parse_option(const std::string& text) {
  Recipient recipient;
  const KeyStatus status = read_recipient(text, recipient);
  if (status == KeyStatus::ok) return recipient;
  throw CommandError(kUsage, "--recipient: '{}' {}{}", text, key_status_text(status), hint_for(text));
}

void read_recipient_file(const std::string& path, const pipeline::Event& stop, bool quiet,
                         std::vector<Recipient>& recipients) {
  constexpr char kWhat[] = "recipient file";
  const SecretFile file = read_secret_file(path, kWhat, container::kMaxKeyFileBytes, stop);
  const std::string name = describe(path, kWhat);
  const KeyFileResult result =
      read_recipients(container::view(file.text), recipients, until(stop, "recipients were read"));
  if (result.status != KeyStatus::ok) {
    const std::string line = result.line == 0 ? "" : ": line " + std::to_string(result.line);
    const bool is_identity = result.status == KeyStatus::is_identity;
    throw CommandError(kKey, "{}{} {}{}", name, line, key_status_text(result.status),
                       is_identity ? "; `tandem encrypt -i` takes the file as it is" : "");
  }
  if (quiet) return;
  for (const auto& ignored : result.ignored) {
    print_message("warning: {}: line {} {}; it is left out", name, ignored.line, key_status_text(ignored.status));
  }
}

void check_count(const std::vector<Recipient>& recipients, bool quiet) {
  if (const std::size_t room = recipients_with_room(recipients); room < recipients.size()) {
    throw CommandError(kUsage, "{} recipients are too many for one file: it has room for {}", recipients.size(), room);
  }
  if (recipients.size() > kUsualRecipients && !quiet) {
    print_message("warning: {} recipients; some other programs refuse files for more than {}", recipients.size(),
                  kUsualRecipients);
  }
}

}  // namespace

std::vector<Recipient> collect_recipients(const RecipientOptions& options, const pipeline::Event& stop, bool quiet) {
  const IdentityOptions& identities = options.identities;
  const bool any_key = !options.recipients.empty() || !options.recipient_files.empty() || identities.any();
  const bool makes_one = options.new_passphrase.given();
  if ((options.passphrase || makes_one) && any_key) {
    const std::string_view option = makes_one ? "--new-passphrase-..." : "--passphrase";
    throw CommandError(kUsage, "{0} stands alone: such a file has no other recipients; leave out the others, or {0}",
                       option);
  }
  if (makes_one && identities.passphrase.given()) {
    throw CommandError(kUsage,
                       "--new-passphrase-... makes a passphrase, and --passphrase-... reads one; leave out either");
  }
  const bool by_passphrase = options.passphrase || makes_one || (!any_key && identities.passphrase.given());
  if (!by_passphrase && !any_key) {
    throw CommandError(kUsage,
                       "no key is named, so no one could decrypt it; name a recipient (-r age1..., -R FILE), your own "
                       "identity (-i FILE) or a passphrase (-p); `tandem keygen -o key.txt` makes an identity and says "
                       "its recipient");
  }
  Passphrases passphrases(identities.passphrase, stop, quiet);
  std::vector<Recipient> recipients;
  if (by_passphrase) {
    recipients.emplace_back(container::ScryptRecipient{
        .passphrase = makes_one ? new_passphrase(options.new_passphrase, stop) : passphrases.make()});
    return recipients;
  }
  for (const std::string& text : options.recipients) recipients.push_back(parse_option(text));
  for (const std::string& path : options.recipient_files) read_recipient_file(path, stop, quiet, recipients);
  for (const std::string& name : identities.plugins) recipients.push_back(recipient_of(plugin_option(name)));
  for (const std::string& path : identities.files) {
    std::ranges::move(recipients_of_identity_file(path, passphrases, stop, quiet), std::back_inserter(recipients));
  }
  passphrases.warn_if_unused("the output is for the recipients alone");
  check_count(recipients, quiet);
  return recipients;
}

}  // namespace tandem::cli
