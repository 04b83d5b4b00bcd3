// Identities and passphrases, as the options of a command name them.
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "cli/message.h"
#include "cli/passphrase.h"
#include "cli/plugins.h"
#include "container/age_file.h"
#include "container/file_status.h"
#include "container/key_files.h"
#include "container/secret.h"
#include "pipeline/event.h"

namespace tandem::cli {

struct IdentityOptions {
  std::vector<std::string> files;    ///< -i
  std::vector<std::string> plugins;  ///< -j
  PassphraseOptions passphrase;
  bool all_are_needed = false;  ///< a file with anything else than identities ends the run

  [[nodiscard]] bool any() const { return !files.empty() || !plugins.empty(); }
};

/// The reason why a passphrase is not used.
inline constexpr char kNoneTakesOne[] = "no identity takes one";

/// Returns the exit status of a command that met such a file.
ExitCode exit_code_of(container::FileStatus status);

/// Returns the recipients of the identities in a file (`-i`), which holds nothing else. Asks first for the passphrase
/// of an age file, and of a private key of SSH that does not say whose it is. "-" is standard input. Warns, unless
/// quiet, if others may read the file. Throws CommandError (kKey; what exit_code_of gives for an encrypted one; or
/// interrupted).
std::vector<container::Recipient> recipients_of_identity_file(const std::string& path, Passphrases& passphrases,
                                                              const pipeline::Event& stop, bool quiet);

/// The identities that a command opens files with. Identities of other kinds, and files that do not open, do not keep
/// the rest from being tried.
class Identities {
 public:
  /// Without files and plugins, files open with a passphrase. Files that are not encrypted are read now, the others
  /// once they are needed. Throws CommandError (kUsage; kKey: a file cannot be read; or interrupted).
  Identities(const IdentityOptions& options, const pipeline::Event& stop, bool quiet);

  /// Returns the key of a file's payload. Asks for its passphrase if it takes one. Otherwise it tries the keys that ask
  /// for nothing, then, in the order of the command line, those of plugins, private keys of SSH and identity files that
  /// take a passphrase, until one fits. Warns, unless quiet, of what is left out. name: of the file, for messages:
  /// "'x'" or "standard input". Throws CommandError (what exit_code_of gives, kKey, or interrupted).
  container::PayloadKey open(const container::FileStart& start, const std::string& name);

 private:
  struct Encrypted {
    std::string name;  ///< for messages
    container::SecretText text;
  };
  struct Locked {
    std::string name;
    container::LockedSshKey key;
  };
  /// An identity that is tried after the rest, since it asks for something.
  using Later = std::variant<container::PluginIdentity, Locked, Encrypted>;

  container::PayloadKey open_with_passphrase(const container::FileStart& start, const std::string& name);
  void take(container::IdentityFile file, const std::string& name, std::vector<container::Identity>& plain,
            std::vector<Later>& later) const;
  /// Tries an identity that asks for something; its failure is a refusal.
  container::FileStatus try_later(const Later& later, const container::FileStart& start, container::PayloadKey& key);
  container::FileStatus try_identities(const container::FileStart& start,
                                       const std::vector<container::Identity>& identities, container::PayloadKey& key);
  container::FileStatus try_locked(const Locked& locked, const container::FileStart& start, container::PayloadKey& key);
  container::FileStatus try_encrypted(const Encrypted& file, const container::FileStart& start,
                                      container::PayloadKey& key);
  void warn_of_refused(std::size_t from) const;
  /// Returns whether an identity takes a passphrase, though it may not have been needed.
  [[nodiscard]] bool any_takes_passphrase() const;

  const pipeline::Event& stop_;
  bool quiet_;
  bool any_;
  bool any_usable_ = false;
  Passphrases passphrases_;
  PluginPrograms plugins_;
  std::vector<container::Identity> plain_;
  std::vector<Later> later_;
  std::vector<CommandError> refused_;  ///< why identities are left out, in the order of the command line
};

}  // namespace tandem::cli
