// The options about keys that several commands have.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/identities.h"
#include "cli/passphrase.h"

namespace tandem::cli {

/// --passphrase-file and --passphrase-fd.
void add_passphrase_options(CLI::App& command, PassphraseOptions& options);

/// --new-passphrase-file and --new-passphrase-fd.
void add_new_passphrase_options(CLI::App& command, PassphraseOptions& options);

/// -i and -j. identity_help: what is done with an identity file.
void add_identity_options(CLI::App& command, IdentityOptions& options, const std::string& identity_help);

}  // namespace tandem::cli
