// `tandem decrypt`: an age file, or a range of what it contains.
#include "cli/decrypt_command.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/decryption.h"
#include "cli/help/page.h"
#include "cli/identities.h"
#include "cli/interrupt.h"
#include "cli/key_options.h"
#include "cli/message.h"
#include "cli/private_process.h"
#include "cli/transfer.h"

namespace tandem::cli {
namespace {

constexpr char kHelpEnd[] =
    "Examples:\n"
    "  tandem decrypt -i key.txt -o big.tar big.tar.age\n"
    "  tandem decrypt -o notes notes.age                asks for the passphrase\n"
    "  tandem decrypt -i key.txt photos.tar.age | tar x\n"
    "  tandem decrypt -i key.txt --range 1000-1999 log.age\n"
    "Only authentic data is written. A file appears only when all of it is authentic. A pipe gets each part as soon "
    "as\n"
    "that part is authentic, before the end of the file has been seen. If the exit status is not 0, it got only the\n"
    "beginning: do not act on it before you know the status.\n\n";

/// Reads "FIRST-LAST" or "FIRST-", both counted from 0 and included, as in HTTP.
ByteRange parse_range(std::string_view text) {
  ByteRange range;
  const auto parse = [&](std::string_view number, std::uint64_t& value) {
    const auto [end, problem] = std::from_chars(number.data(), number.data() + number.size(), value);
    return problem == std::errc{} && end == number.data() + number.size();
  };
  const std::size_t dash = std::min(text.find('-'), text.size());
  const std::string_view last = text.substr(std::min(dash + 1, text.size()));
  const bool ok = dash < text.size() && parse(text.substr(0, dash), range.first) &&
                  (last.empty() || parse(last, range.last)) && range.first <= range.last;
  if (!ok) {
    throw CommandError(
        kUsage,
        "--range: '{}' is not a range; FIRST-LAST are two bytes, counted from 0, both included; FIRST- goes to the end",
        text);
  }
  return range;
}

void check_files(const DecryptOptions& options) {
  const IdentityOptions& identities = options.identities;
  check_standard_input(options.input, {identities.files, identities.passphrase.files()});
  for (const std::string& file : identities.files) refuse_to_destroy(options.output, file, "identity file");
  for (const std::string& file : identities.passphrase.files()) {
    refuse_to_destroy(options.output, file, "passphrase file");
  }
}

}  // namespace

void run_decrypt(const DecryptOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  keep_memory_private();
  auto choices = choose_engines(options, Algorithm::chacha20_poly1305);
  std::optional<ByteRange> range;
  if (!options.range.empty()) range = parse_range(options.range);
  check_files(options);
  Identities identities(options.identities, stop, options.quiet);
  Input input(options.input, stop, container::kArmorEnd);
  OutputOptions how = output_options(options, input, OnTerminal::text);
  how.sparse = options.sparse;
  Output output(options.output, how, stop);
  Decryption decryption(options, input, output, stop);
  decryption.read_key(std::move(identities));
  const auto engines = decryption.make_engines(choices, range);

  const auto start = std::chrono::steady_clock::now();
  const pipeline::Result result = range ? decryption.run_range(*range, engines) : decryption.run_whole(engines);
  output.commit();
  if (options.verbose) print_shares(result, start);
}

void add_decrypt_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("decrypt", "Decrypt an age file, or a range of it; only what is authentic");
  const auto options = std::make_shared<DecryptOptions>();
  add_transfer_options(*command, *options);
  add_identity_options(
      *command, options->identities,
      "File with identities, AGE-SECRET-KEY-1..., or a private key of SSH; may be repeated; without it "
      "a passphrase is asked for");
  add_passphrase_options(*command, options->identities.passphrase);
  command
      ->add_option("--range", options->range,
                   "Only the bytes FIRST-LAST of the content, counted from 0, both included; FIRST- goes to the end. "
                   "Reads and decrypts only the 64 KiB chunks that they are in and the last chunk, which proves the "
                   "length. The input must be a file without armor")
      ->type_name("FIRST-LAST");
  command->add_flag("--sparse", options->sparse,
                    "Leave holes in the output file where the content is zero, as in images of disks; needs -o");
  command->footer(std::string(kHelpEnd) + kManualOnly + kEnginesManual + kPassphrasesManual + exit_codes_help());
  command->callback([options] { run_decrypt(*options); });
}

}  // namespace tandem::cli
