// Passphrases: asked for at the terminal, or read where an option says.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "container/secret.h"
#include "pipeline/event.h"

namespace tandem::cli {

/// The place where a passphrase is read, or where a new one is written.
struct PassphraseOptions {
  std::optional<int> descriptor;  ///< --passphrase-fd, --new-passphrase-fd
  std::string file;               ///< --passphrase-file, --new-passphrase-file

  [[nodiscard]] bool given() const { return descriptor || !file.empty(); }
  /// Returns the place as a list of names; "-" for standard input.
  [[nodiscard]] std::vector<std::string> files() const;
};

/// The passphrases of one run.
class Passphrases {
 public:
  /// Throws CommandError (kUsage) where the options contradict each other.
  Passphrases(PassphraseOptions options, const pipeline::Event& stop, bool quiet);

  /// Returns the passphrase of something that exists. what: "the input", "identity file 'x'". If an option names a
  /// place, what is there is taken for everything that takes one. Throws CommandError (kKey, or interrupted).
  container::SecretText of(const std::string& what);

  /// Returns a passphrase to encrypt with, asked for twice. An empty answer makes one of 125 random bits and shows it.
  /// Throws CommandError (kKey: no terminal, or the two differ; or interrupted).
  container::SecretText make();

  /// Warns at the end, unless quiet, of a passphrase that an option names and nothing has taken. why: of the warning.
  void warn_if_unused(std::string_view why) const;

 private:
  const container::SecretText& given();

  PassphraseOptions options_;
  const pipeline::Event& stop_;
  bool quiet_;
  std::optional<container::SecretText> given_;  ///< once read
};

/// Makes a passphrase and writes it as a line to `place`: a descriptor, or a file that is new and that only its owner
/// can read. Throws CommandError (kUsage; kOutput, kNoSpace; or interrupted).
container::SecretText new_passphrase(const PassphraseOptions& place, const pipeline::Event& stop);

/// Returns five groups of five characters, e.g. "x8ne2-...", of the 32 that Bech32 uses: none is easily taken for
/// another.
container::SecretText random_passphrase();

}  // namespace tandem::cli
