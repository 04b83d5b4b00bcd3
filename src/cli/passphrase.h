// Passphrases, asked for at the terminal.
#pragma once

#include <string>

#include "container/secret.h"
#include "pipeline/event.h"

namespace tandem::cli {

/// Asks for the passphrase of something that exists. what: "the input", "identity file 'x'".
/// Throws CommandError (kKey, or interrupted).
container::SecretText ask_passphrase(const std::string& what, const pipeline::Event& stop);

/// Asks twice for a passphrase to encrypt with. An empty answer makes one of 125 random bits and shows it.
/// Throws CommandError (kKey: no terminal, or the two differ; or interrupted).
container::SecretText ask_new_passphrase(const pipeline::Event& stop);

/// Five groups of five characters, e.g. "x8ne2-...", of the 32 that Bech32 uses: none is easily taken for another.
container::SecretText random_passphrase();

}  // namespace tandem::cli
