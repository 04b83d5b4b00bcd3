// `tandem encrypt`: a file or stream into an age file.
#include "cli/encrypt_command.h"

#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/help/page.h"
#include "cli/interrupt.h"
#include "cli/key_options.h"
#include "cli/message.h"
#include "cli/private_process.h"
#include "cli/recipients.h"
#include "cli/transfer.h"
#include "pipeline/s2_cut/payload_framing.h"
#include "pipeline/s6_write/armor_sink.h"

namespace tandem::cli {
namespace {

constexpr char kEncryptHelpEnd[] =
    "Examples:\n"
    "  tandem keygen -o key.txt                         an identity; prints its recipient, age1...\n"
    "  tandem encrypt -r age1... -o big.tar.age big.tar\n"
    "  tandem encrypt -p -o notes.age notes             with a passphrase instead\n"
    "  tandem encrypt -r age1... -a < letter            as text, for mail\n"
    "  tar c photos | tandem encrypt -R friends.txt > photos.tar.age\n";

constexpr char kEncryptManual[] =
    "The output is an authenticated age file (age-encryption.org/v1), which age and rage decrypt, too. A\n"
    "directory goes through tar, as in the last example; `tandem decrypt -i key.txt photos.tar.age | tar x`\n"
    "restores it.\n\n"
    "A recipient is an age1... or an SSH public key (ssh-ed25519 or ssh-rsa). A file of recipients may be the\n"
    "public key file of SSH.\n\n"
    "A new passphrase is written as one line; 3>&1 makes descriptor 3 standard output. It is in no list of\n"
    "processes.\n\n";

/// Returns whether two paths name one file, also one that is not there yet.
bool same_place(const std::string& a, const std::string& b) {
  struct stat info_a {};
  struct stat info_b {};
  if (::stat(a.c_str(), &info_a) == 0 && ::stat(b.c_str(), &info_b) == 0) {
    return info_a.st_dev == info_b.st_dev && info_a.st_ino == info_b.st_ino;
  }
  const auto place = [](const std::string& path) {
    std::error_code error;
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
  };
  return place(a) == place(b);
}

/// Ctrl-C may interrupt this step.
constexpr char kSealing[] = "the file's key was encrypted for its recipients";

/// Checks that nothing which the run needs is lost to --force, that standard input is read once, and that the
/// passphrase does not go where the output goes.
void check_files(const EncryptOptions& options) {
  const RecipientOptions& files = options.recipients;
  const IdentityOptions& own = files.identities;
  check_standard_input(options.input, {files.recipient_files, own.files, own.passphrase.files()});
  for (const std::string& file : files.recipient_files) refuse_to_destroy(options.output, file, "recipient file");
  for (const std::string& file : own.files) refuse_to_destroy(options.output, file, "identity file");
  for (const std::string& file : own.passphrase.files()) refuse_to_destroy(options.output, file, "passphrase file");
  for (const std::string& place : files.new_passphrase.files()) {
    if (!same_place(options.output == "-" ? "/dev/stdout" : options.output, place)) continue;
    throw CommandError(kUsage, "the new passphrase and the output would go to one place; name another for either");
  }
}

container::NewFile start_file(const EncryptOptions& options, const pipeline::Event& stop) {
  const auto recipients = collect_recipients(options.recipients, stop, options.quiet);
  container::NewFile file;
  PluginPrograms plugins(stop, options.quiet);
  const container::FileStatus status = container::start_file(recipients, file, until(stop, kSealing), &plugins);
  if (status == container::FileStatus::mixed_recipients) {
    throw CommandError(kUsage,
                       "post-quantum recipients (age1pq1..., age1tagpq1...) go with their like only: whoever breaks "
                       "the others would read the file; encrypt it twice, or leave out one kind");
  }
  if (status == container::FileStatus::passphrase_not_alone) {
    throw CommandError(kUsage,
                       "a plugin seals the file with a passphrase, and such a file has no other recipients; leave out "
                       "the others, or that plugin");
  }
  if (status == container::FileStatus::header_too_long) {
    throw CommandError(kUsage, "the recipients are too many for one file: its header would be longer than 1 MiB");
  }
  if (status != container::FileStatus::ok) {
    throw CommandError(kKey, "a recipient is insecure: anyone could decrypt what is encrypted for it");
  }
  return file;
}

}  // namespace

void run_encrypt(const EncryptOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  keep_memory_private();
  auto choices = choose_engines(options, Algorithm::chacha20_poly1305);
  check_files(options);
  Input input(options.input, stop);
  Output output(options.output,
                output_options(options, input, options.armor ? OnTerminal::anything : OnTerminal::nothing), stop);
  const container::NewFile file = start_file(options, stop);
  const std::size_t messages = pipeline::messages_for(output.block_bytes());
  take_default_engine(options, work_on_files(Algorithm::chacha20_poly1305, Direction::encrypt, messages),
                      input.source().size(), choices);
  const auto engines = make_engines(choices);

  const auto start = std::chrono::steady_clock::now();
  std::optional<pipeline::ArmorSink> armor;
  if (options.armor) armor.emplace(output.sink());
  pipeline::Sink& sink = armor ? *armor : output.sink();
  if (const int error = sink.write(0, std::span(file.start)); error != 0) output.fail(error);
  const pipeline::PayloadFraming framing(file.key, Direction::encrypt, file.start.size(), {}, messages);
  const pipeline::Result result = run_transfer({.options = options,
                                                .input = input,
                                                .output = output,
                                                .source = input.source(),
                                                .sink = sink,
                                                .framing = framing,
                                                .engines = engines},
                                               stop);
  if (result.failure) fail_engine(*result.failure);
  if (const int error = armor ? armor->finish() : 0; error != 0) output.fail(error);
  output.commit();
  if (options.verbose) print_shares(result, start);
}

void add_encrypt_command(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("encrypt", "Encrypt a file for recipients or with a passphrase, as an age file");
  const auto options = std::make_shared<EncryptOptions>();
  add_transfer_options(*command, *options);
  RecipientOptions& recipients = options->recipients;
  command->add_option("-r,--recipient", recipients.recipients, "Recipient, age1... or ssh-...; may be repeated")
      ->type_name("RECIPIENT")
      ->allow_extra_args(false);
  command
      ->add_option("-R,--recipients-file", recipients.recipient_files,
                   "File of recipients, one per line; may be repeated")
      ->type_name("FILE")
      ->allow_extra_args(false);
  add_identity_options(*command, recipients.identities,
                       "Encrypt for the owner of this identity file or private SSH key; may be repeated");
  command->add_flag("-p,--passphrase", recipients.passphrase, "Encrypt with a passphrase, typed at the terminal");
  add_passphrase_options(*command, recipients.identities.passphrase);
  add_new_passphrase_options(*command, recipients.new_passphrase);
  command->add_flag("-a,--armor", options->armor, "Write text (ASCII armor) instead of bytes");
  command->footer(std::string(kEncryptHelpEnd) + kManualOnly + kEncryptManual + kEnginesManual + kPassphrasesManual +
                  exit_codes_help());
  command->callback([options] { run_encrypt(*options); });
}

}  // namespace tandem::cli
