#include "cli/age_program.h"

#include <unistd.h>

#include <exception>
#include <optional>
#include <string>
#include <vector>

#include "cli/decrypt_command.h"
#include "cli/encrypt_command.h"
#include "cli/go_flags.h"
#include "cli/keygen_command.h"
#include "cli/message.h"

namespace tandem::cli {
namespace {

using Words = std::vector<std::string>;
using Arguments = std::span<char* const>;

/// The version of age whose command line this is, for programs that ask for it, and the program that answers.
constexpr char kVersion[] = "1.3.0 (tandem " TANDEM_VERSION ")\n";

constexpr char kAgeHelp[] =
    "Tandem under the name of age: it takes that program's options.\n\n"
    "  age [-e] [-r RECIPIENT | -R FILE | -i FILE | -j PLUGIN]... [-a] [-o OUTPUT] [INPUT]\n"
    "  age [-e] -p [-a] [-o OUTPUT] [INPUT]\n"
    "  age -d [-i FILE | -j PLUGIN]... [-o OUTPUT] [INPUT]\n\n"
    "  -e, --encrypt               Encrypt; so it does without -d, but -i and -j then need it\n"
    "  -d, --decrypt               Decrypt\n"
    "  -o, --output OUTPUT         File to write; it is replaced once all of the output is there\n"
    "  -a, --armor                 Write text (ASCII armor)\n"
    "  -p, --passphrase            Encrypt with a passphrase, which is asked for\n"
    "  -r, --recipient RECIPIENT   Encrypt for age1..., or a public key of SSH; may be repeated\n"
    "  -R, --recipients-file FILE  Encrypt for the recipients in a file; may be repeated\n"
    "  -i, --identity FILE         File with identities, or a private key of SSH; may be repeated\n"
    "  -j PLUGIN                   The plugin age-plugin-PLUGIN as an identity; may be repeated\n"
    "  --version                   Show the version whose command line this is\n\n"
    "INPUT and OUTPUT are standard input and output if they are missing or -. Options come before INPUT.\n"
    "`tandem encrypt` and `tandem decrypt` do the same and more: engines, ranges, passphrases from files.\n";

constexpr char kKeygenHelp[] =
    "Tandem under the name of age-keygen: it takes that program's options.\n\n"
    "  age-keygen [-pq] [-o OUTPUT]\n"
    "  age-keygen -y [-o OUTPUT] [INPUT]\n\n"
    "  -o, --output OUTPUT         File to write; it must not exist\n"
    "  -pq                         Make a post-quantum identity\n"
    "  -y                          Read identities, and write their recipients\n"
    "  --version                   Show the version whose command line this is\n";

/// Ends with age's status of a wrong use that its reader of options does not find.
[[noreturn]] void refuse(const char* text) { throw CommandError(kUsage, "{}", text); }

struct AgeOptions {
  bool version = false;
  bool decrypt = false;
  bool encrypt = false;
  bool passphrase = false;
  bool armor = false;
  std::string output;
  Words recipients, recipient_files, identities, plugins;
};

void check_modes(const AgeOptions& options) {
  const bool any_recipient = !options.recipients.empty() || !options.recipient_files.empty();
  const bool any_identity = !options.identities.empty() || !options.plugins.empty();
  if (options.decrypt) {
    if (options.encrypt) refuse("-e and -d cannot go together; leave out one");
    if (options.armor) refuse("-a is for encryption; leave it out: armor is recognised");
    if (options.passphrase)
      refuse("-p is for encryption; leave it out: a passphrase is asked for if the file takes one");
    if (any_recipient) refuse("-r and -R are for encryption; -i FILE names the identity that opens the file");
    return;
  }
  if (any_identity && !options.encrypt) refuse("-i and -j encrypt only with -e; to decrypt, write -d");
  if (!any_recipient && !any_identity && !options.passphrase) {
    refuse("no recipient is named; write -r RECIPIENT, -R FILE or -p");
  }
  if (options.passphrase && (any_recipient || any_identity)) {
    refuse("-p stands alone: a file with a passphrase has no other recipients");
  }
}

/// Sets what both directions take. Without -o the terminal is guarded; a file that -o names is replaced.
void set_places(const AgeOptions& options, const Words& inputs, TransferOptions& transfer) {
  const auto or_standard = [](const std::string& name) { return name.empty() ? "-" : name; };
  transfer.input = inputs.empty() ? "-" : or_standard(inputs.front());
  transfer.output = or_standard(options.output);
  transfer.force = !options.output.empty();
  transfer.insist = "-o -";
}

void encrypt_as_age(const AgeOptions& options, const Words& inputs) {
  EncryptOptions ours;
  set_places(options, inputs, ours);
  ours.armor = options.armor;
  ours.recipients.recipients = options.recipients;
  ours.recipients.recipient_files = options.recipient_files;
  ours.recipients.identities.files = options.identities;
  ours.recipients.identities.plugins = options.plugins;
  ours.recipients.passphrase = options.passphrase;
  run_encrypt(ours);
}

void decrypt_as_age(const AgeOptions& options, const Words& inputs) {
  DecryptOptions ours;
  set_places(options, inputs, ours);
  ours.identities.files = options.identities;
  ours.identities.plugins = options.plugins;
  ours.identities.all_are_needed = true;
  run_decrypt(ours);
}

/// Runs `work`, and says what fails; returns age's exit status.
template <class Work>
int with_status_of_age(Arguments arguments, Work work) {
  try {
    work();
    return kDone;
  } catch (const CommandError& error) {
    print_error(error.what(), arguments);
    return error.code() >= kSignal ? error.code() : 1;
  } catch (const console::OutputFailure& error) {
    print_error(write_error("standard output", error.os_error()).what(), arguments);
  } catch (const std::exception& error) {
    print_error(error.what(), arguments);
  }
  return 1;
}

/// Reads the command line, shows help, or runs `work` with the words behind the options.
template <class Work>
int run_with_flags(const GoFlags& flags, Arguments arguments, const char* help, Work work) {
  std::optional<Words> words;
  try {
    words = flags.parse(arguments);
  } catch (const CommandError& error) {
    print_error(error.what(), arguments);
    return kUsage;
  }
  if (!words) {
    console::write_to_terminal(help);
    return kDone;
  }
  return with_status_of_age(arguments, [&] { work(*words); });
}

int run_age(Arguments arguments) {
  if (arguments.size() < 2) {
    console::write_to_terminal(kAgeHelp);
    return 1;
  }
  AgeOptions options;
  GoFlags flags;
  flags.add({"version"}, &options.version);
  flags.add({"d", "decrypt"}, &options.decrypt);
  flags.add({"e", "encrypt"}, &options.encrypt);
  flags.add({"p", "passphrase"}, &options.passphrase);
  flags.add({"a", "armor"}, &options.armor);
  flags.add({"o", "output"}, &options.output);
  flags.add({"r", "recipient"}, &options.recipients);
  flags.add({"R", "recipients-file"}, &options.recipient_files);
  flags.add({"i", "identity"}, &options.identities);
  flags.add({"j"}, &options.plugins);
  return run_with_flags(flags, arguments, kAgeHelp, [&](const Words& inputs) {
    if (options.version) return console::write_text(kVersion);
    if (inputs.size() > 1) refuse("there is more than one INPUT; options come before it");
    check_modes(options);
    if (options.decrypt) return decrypt_as_age(options, inputs);
    encrypt_as_age(options, inputs);
  });
}

int run_age_keygen(Arguments arguments) {
  KeygenOptions options;
  options.insist = "";
  bool version = false;
  std::string output;
  GoFlags flags;
  flags.add({"version"}, &version);
  flags.add({"y"}, &options.convert);
  flags.add({"pq"}, &options.post_quantum);
  flags.add({"o", "output"}, &output);
  return run_with_flags(flags, arguments, kKeygenHelp, [&](const Words& inputs) {
    if (inputs.size() > (options.convert ? 1 : 0)) refuse("there are too many words; INPUT, one, is read with -y");
    if (version) return console::write_text(kVersion);
    if (!inputs.empty() && !inputs.front().empty()) options.input = inputs.front();
    // A file of the name "-" is meant, as age-keygen makes it.
    if (!output.empty()) options.output = output == "-" ? "./-" : output;
    run_keygen(options);
  });
}

}  // namespace

StandIn stand_in(std::string_view called) {
  const std::string_view name = called.substr(called.find_last_of('/') + 1);
  if (name == "age") return run_age;
  return name == "age-keygen" ? run_age_keygen : nullptr;
}

}  // namespace tandem::cli
