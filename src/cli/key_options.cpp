#include "cli/key_options.h"

namespace tandem::cli {

void add_passphrase_options(CLI::App& command, PassphraseOptions& options) {
  command.add_option("--passphrase-file", options.file, "Read passphrases from this file; - is standard input")
      ->type_name("FILE");
  command.add_option("--passphrase-fd", options.descriptor, "Read passphrases from this descriptor, as in 3<file")
      ->type_name("FD");
}

void add_new_passphrase_options(CLI::App& command, PassphraseOptions& options) {
  command
      .add_option("--new-passphrase-file", options.file,
                  "Encrypt with a new, strong passphrase; write it to this new file, which only you can read")
      ->type_name("FILE");
  command.add_option("--new-passphrase-fd", options.descriptor, "The same; write it to this descriptor, as in 3>file")
      ->type_name("FD");
}

void add_identity_options(CLI::App& command, IdentityOptions& options, const std::string& identity_help) {
  command.add_option("-i,--identity", options.files, identity_help)->type_name("FILE")->allow_extra_args(false);
  command.add_option("-j,--plugin", options.plugins, "Use age-plugin-NAME, without a key; may be repeated")
      ->type_name("NAME")
      ->allow_extra_args(false);
}

}  // namespace tandem::cli
