// Identities and passphrases, as the options of a command name them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/message.h"
#include "container/age_file.h"
#include "container/file_status.h"
#include "container/secret.h"
#include "pipeline/event.h"

namespace tandem::cli {

/// The exit status of a command that met such a file.
ExitCode exit_code_of(container::FileStatus status);

/// Reads an identity file (`-i`): X25519 identities, one per line, and nothing else. An age file is decrypted first;
/// its passphrase is asked for. "-" is standard input. Warns, unless quiet, where others may read the file. Throws
/// CommandError (kKey; what exit_code_of gives for an encrypted one; or interrupted).
std::vector<container::X25519Identity> read_identity_file(const std::string& path, const pipeline::Event& stop,
                                                          bool quiet);

/// What a command opens files with. Identities of other kinds, and files that do not open, do not keep the others from
/// being tried.
class Identities {
 public:
  /// files: identity files. Without any, files open with a passphrase. Those that are not encrypted are read now, the
  /// others once they are needed. Throws CommandError (kKey: a file cannot be read; or interrupted).
  Identities(const std::vector<std::string>& files, const pipeline::Event& stop, bool quiet);

  /// The key of a file's payload. Asks for its passphrase where it takes one, else for those of encrypted identity
  /// files until an identity fits. Warns, unless quiet, of what is left out. name: of the file, for messages: "'x'" or
  /// "standard input". Throws CommandError (what exit_code_of gives, kKey, or interrupted).
  container::PayloadKey open(const container::FileStart& start, const std::string& name);

 private:
  struct Encrypted {
    std::string name;  ///< for messages
    container::SecretText text;
  };

  container::PayloadKey open_with_passphrase(const container::FileStart& start, const std::string& name);
  /// The identities in an encrypted file; none, and a refusal, if it cannot be opened.
  std::vector<container::Identity> open_identities(const Encrypted& file);
  void warn_of_refused(std::size_t from) const;

  const pipeline::Event& stop_;
  bool quiet_;
  bool any_file_;
  std::vector<container::Identity> plain_;
  std::vector<Encrypted> encrypted_;
  std::vector<CommandError> refused_;  ///< why identities are left out, in the order of the command line
};

}  // namespace tandem::cli
