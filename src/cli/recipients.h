// The recipients of a file, as the options of a command name them.
#pragma once

#include <string>
#include <vector>

#include "cli/identities.h"
#include "container/age_file.h"
#include "pipeline/event.h"

namespace tandem::cli {

struct RecipientOptions {
  std::vector<std::string> recipients;       ///< -r: "age1..."
  std::vector<std::string> recipient_files;  ///< -R
  IdentityOptions identities;                ///< -i, -j: for oneself
  bool passphrase = false;                   ///< -p; alone
  PassphraseOptions new_passphrase;          ///< where one is written that is made for this file; alone
};

/// Returns the recipients that the options name, at least one; asks for a passphrase if they say so. An option that
/// only says where to read one asks for it, too.
/// Warns, unless quiet, if they are more than other programs take.
/// Throws CommandError (kUsage, also for more than a file has room for; kKey; what exit_code_of gives for an encrypted
/// identity file; or interrupted).
std::vector<container::Recipient> collect_recipients(const RecipientOptions& options, const pipeline::Event& stop,
                                                     bool quiet);

}  // namespace tandem::cli
