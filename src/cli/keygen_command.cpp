// `tandem keygen`: a new identity, or the recipients of existing ones; files as age-keygen makes and reads them.
#include "cli/keygen_command.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <ctime>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "cli/commands.h"
#include "cli/help/page.h"
#include "cli/identities.h"
#include "cli/interrupt.h"
#include "cli/key_options.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/private_process.h"
#include "cli/transfer.h"
#include "container/key_files.h"

namespace tandem::cli {
namespace {

constexpr mode_t kOwnerOnly = 0600;
constexpr mode_t kAnyone = 0777;

/// Returns the local time, as in 2026-01-02T03:04:05+01:00.
std::string now() {
  const std::time_t time = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&time, &local);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S%z", &local);
  std::string result = text;
  return result.insert(result.size() - 2, ":");
}

void write_output(const KeygenOptions& options, mode_t most_permissions, std::string_view text,
                  const pipeline::Event& stop) {
  Output output(options.output,
                {.force = options.force,
                 .on_terminal = OnTerminal::anything,
                 .most_permissions = most_permissions,
                 .insist = options.insist},
                stop);
  const std::span bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  if (const int error = output.sink().write(0, bytes); error != 0) output.fail(error);
  output.commit();
}

void warn_if_readable(const KeygenOptions& options) {
  if (options.output != "-") return;
  struct stat info {};
  if (::fstat(STDOUT_FILENO, &info) != 0) return;
  if (::isatty(STDOUT_FILENO)) {
    print_message(
        "warning: the secret key is shown on the terminal; -o FILE writes it to a file that only you can read");
  } else if (S_ISREG(info.st_mode) && (info.st_mode & 077) != 0) {
    print_message("warning: others can read the file that the secret key is written to; -o FILE makes a private one");
  }
}

template <class Key>
void write_identity(const KeygenOptions& options, const Key& identity, const pipeline::Event& stop) {
  const container::SecretText text = identity_file(identity, now());
  warn_if_readable(options);
  write_output(options, kOwnerOnly, container::view(text), stop);
  // A terminal shows it already.
  if (options.output != "-" || !::isatty(STDOUT_FILENO)) {
    console::write_line(fmt::format("Public key: {}", encode_recipient(identity.recipient)));
  }
}

void make_identity(const KeygenOptions& options, const pipeline::Event& stop) {
  if (options.post_quantum) return write_identity(options, container::generate_hybrid_identity(), stop);
  write_identity(options, container::generate_x25519_identity(), stop);
}

void show_recipients(const KeygenOptions& options, const pipeline::Event& stop) {
  Passphrases passphrases(options.passphrase, stop, false);
  check_standard_input(options.input, {options.passphrase.files()});
  refuse_to_destroy(options.output, options.input, "identity file");
  for (const std::string& file : options.passphrase.files()) {
    refuse_to_destroy(options.output, file, "passphrase file");
  }
  std::string text;
  for (const container::Recipient& recipient : recipients_of_identity_file(options.input, passphrases, stop, false)) {
    const std::string line = encode_recipient(recipient);
    if (line.empty()) {
      const std::string& plugin = std::get<container::PluginRecipient>(recipient).name;
      throw CommandError(kKey, "only age-plugin-{} knows the recipients of its identities; see its own help", plugin);
    }
    text += line + "\n";
  }
  passphrases.warn_if_unused(kNoneTakesOne);
  write_output(options, kAnyone, text, stop);
}

}  // namespace

void run_keygen(const KeygenOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  keep_memory_private();
  if (options.convert && options.post_quantum) {
    throw CommandError(kUsage, "--pq says what to make; -y only reads");
  }
  if (options.convert) return show_recipients(options, stop);
  if (options.input != "-") throw CommandError(kUsage, "INPUT is read only with -y; -o names the file to write");
  if (options.passphrase.given()) {
    throw CommandError(kUsage,
                       "--passphrase-file and --passphrase-fd are for -y: a new identity has no passphrase; leave them "
                       "out, and protect it with `tandem keygen | tandem encrypt -p -o key.age`");
  }
  make_identity(options, stop);
}

void add_keygen_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("keygen", "Make an identity (a secret key), or show its public key");
  const auto options = std::make_shared<KeygenOptions>();
  command->add_option("INPUT", options->input, "With -y: identity file to read; - is standard input")
      ->capture_default_str();
  command->add_option("-o,--output", options->output, "File to write, readable by its owner only; - is standard output")
      ->type_name("FILE")
      ->capture_default_str();
  command->add_flag("-y", options->convert, "Read identities and write their public keys, one per line");
  command->add_flag(
      "--pq", options->post_quantum,
      "Make a post-quantum identity (ML-KEM-768 with X25519): what is encrypted for it stays secret even if "
      "there are quantum computers one day. Its public key has 2,000 characters");
  add_passphrase_options(*command, options->passphrase);
  command->add_flag("--force", options->force, "Replace an existing output: the identity in it is lost");
  command->footer(kManualOnly + exit_codes_help());
  command->callback([options] { run_keygen(*options); });
}

}  // namespace tandem::cli
