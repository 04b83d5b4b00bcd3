// `tandem verify`: whether all of an age file is authentic, without writing what it contains.
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/decryption.h"
#include "cli/help/page.h"
#include "cli/interrupt.h"
#include "cli/key_options.h"
#include "cli/message.h"
#include "cli/private_process.h"

namespace tandem::cli {
namespace {

constexpr char kVerifyHelpEnd[] =
    "Examples:\n"
    "  tandem verify -i key.txt photos.tar.age\n"
    "  tandem verify notes.age                          asks for the passphrase\n"
    "It decrypts to nowhere. Exit status 0: every byte of the content is authentic, and nothing is missing.\n\n";

struct VerifyOptions : TransferOptions {
  IdentityOptions identities;
};

void run_verify(const VerifyOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  keep_memory_private();
  auto choices = choose_engines(options, Algorithm::chacha20_poly1305);
  check_standard_input(options.input, {options.identities.files, options.identities.passphrase.files()});
  Identities identities(options.identities, stop, options.quiet);
  Input input(options.input, stop, container::kArmorEnd);
  Output nowhere = Output::nowhere();
  Decryption decryption(options, input, nowhere, stop);
  decryption.read_key(std::move(identities));
  const auto engines = decryption.make_engines(choices);
  const auto start = std::chrono::steady_clock::now();
  const pipeline::Result result = decryption.run_whole(engines);
  if (!options.quiet) {
    print("{}: authentic, {} bytes\n", options.input == "-" ? input.name() : options.input,
          container::decrypted_bytes(result.bytes).value_or(0));
  }
  if (options.verbose) print_shares(result, start);
}

}  // namespace

void add_verify_command(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("verify", "Say whether an age file is authentic and complete: decrypt it to nowhere");
  const auto options = std::make_shared<VerifyOptions>();
  add_input_option(*command, *options);
  add_engine_options(*command, *options);
  add_identity_options(*command, options->identities,
                       "File with identities, as `tandem decrypt` takes; may be repeated; without it a passphrase is\n"
                       "asked for");
  add_passphrase_options(*command, options->identities.passphrase);
  command->footer(std::string(kVerifyHelpEnd) + kManualOnly + kEnginesManual + kPassphrasesManual + exit_codes_help());
  command->callback([options] { run_verify(*options); });
}

}  // namespace tandem::cli
