// The options about keys that several commands have.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "cli/identities.h"
#include "cli/passphrase.h"

namespace tandem::cli {

/// Adds --passphrase-file and --passphrase-fd.
void add_passphrase_options(CLI::App& command, PassphraseOptions& options);

/// Adds --new-passphrase-file and --new-passphrase-fd.
void add_new_passphrase_options(CLI::App& command, PassphraseOptions& options);

/// A paragraph for the manual pages of commands that read passphrases.
inline constexpr char kPassphrasesManual[] =
    "A file or descriptor of passphrases has one line. Keep such a file from others (chmod 600): whoever reads it\n"
    "needs no passphrase. What comes through a descriptor is in no list of processes. -j names a plugin that is an\n"
    "identity by itself and needs no key.\n\n";

/// Adds -i and -j. identity_help: what is done with an identity file.
void add_identity_options(CLI::App& command, IdentityOptions& options, const std::string& identity_help);

}  // namespace tandem::cli
