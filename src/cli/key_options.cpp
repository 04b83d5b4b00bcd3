#include "cli/key_options.h"

namespace tandem::cli {

void add_passphrase_options(CLI::App& command, PassphraseOptions& options) {
  command
      .add_option("--passphrase-file", options.file,
                  "Read passphrases from this file, one line, instead of asking for them; - is standard input. "
                  "Keep it from others (chmod 600): who reads it needs no passphrase")
      ->type_name("FILE");
  command
      .add_option("--passphrase-fd", options.descriptor,
                  "Read passphrases from this file descriptor, as in 3<file: they are in no list of processes")
      ->type_name("FD");
}

void add_new_passphrase_options(CLI::App& command, PassphraseOptions& options) {
  command
      .add_option("--new-passphrase-file", options.file,
                  "Encrypt with a new, strong passphrase, and write it, one line, to this new file, which only you can "
                  "read")
      ->type_name("FILE");
  command
      .add_option("--new-passphrase-fd", options.descriptor,
                  "The same, to this file descriptor, as in 3>file or 3>&1: it is in no list of processes")
      ->type_name("FD");
}

void add_identity_options(CLI::App& command, IdentityOptions& options, const std::string& identity_help) {
  command.add_option("-i,--identity", options.files, identity_help)->type_name("FILE")->allow_extra_args(false);
  command
      .add_option("-j,--plugin", options.plugins,
                  "The plugin of this name, age-plugin-NAME, as an identity, where it needs no key; may be repeated")
      ->type_name("NAME")
      ->allow_extra_args(false);
}

}  // namespace tandem::cli
