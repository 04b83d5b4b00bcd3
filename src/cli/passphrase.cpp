#include "cli/passphrase.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "cli/message.h"
#include "cli/output.h"
#include "cli/secret_file.h"
#include "cli/terminal.h"
#include "container/bech32.h"
#include "container/crypto.h"

namespace tandem::cli {

using container::SecretText;

namespace {

constexpr char kInstead[] = "; --passphrase-file FILE or --passphrase-fd N says it without one";
constexpr mode_t kOwnerOnly = 0600;
constexpr char kWhat[] = "passphrase file";
constexpr std::size_t kMaxBytes = 4096;  // as at the terminal

/// Returns the only line of a file, without its end.
SecretText only_line(const SecretText& text, const std::string& name) {
  std::string_view line = container::view(text);
  if (line.ends_with('\n')) line.remove_suffix(1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  if (line.find('\n') != std::string_view::npos) {
    throw CommandError(kKey, "{} has more than one line; a passphrase is one line", name);
  }
  if (line.empty()) throw CommandError(kKey, "{} is empty: there is no passphrase in it", name);
  return container::secret_text(line);
}

/// options: how the two begin on the command line.
void check_place(const PassphraseOptions& place, std::string_view options) {
  if (place.descriptor && !place.file.empty()) {
    throw CommandError(kUsage, "{0}-fd and {0}-file name two places for one passphrase; take one", options);
  }
  if (place.descriptor && *place.descriptor < 0) {
    throw CommandError(kUsage, "{}-fd: {} is no file descriptor", options, *place.descriptor);
  }
}

}  // namespace

std::vector<std::string> PassphraseOptions::files() const {
  if (descriptor) return {*descriptor == 0 ? "-" : "/dev/fd/" + std::to_string(*descriptor)};
  return file.empty() ? std::vector<std::string>{} : std::vector{file};
}

Passphrases::Passphrases(PassphraseOptions options, const pipeline::Event& stop, bool quiet)
    : options_(std::move(options)), stop_(stop), quiet_(quiet) {
  check_place(options_, "--passphrase");
}

SecretText Passphrases::of(const std::string& what) {
  if (options_.given()) return given();
  return Terminal(stop_, "the passphrase of " + what, kInstead).ask("Passphrase of " + what + ": ");
}

SecretText Passphrases::make() {
  if (options_.given()) return given();
  Terminal terminal(stop_, "a passphrase", kInstead);
  SecretText passphrase = terminal.ask("New passphrase (empty: make a strong one): ");
  if (passphrase.empty()) {
    passphrase = random_passphrase();
    SecretText line = container::secret_text("The passphrase is ");
    line.insert(line.end(), passphrase.begin(), passphrase.end());
    terminal.say(container::view(line));
    return passphrase;
  }
  if (terminal.ask("The same again: ") != passphrase) throw CommandError(kKey, "the two passphrases differ");
  return passphrase;
}

void Passphrases::warn_if_unused(std::string_view why) const {
  if (options_.given() && !given_ && !quiet_) print_message("warning: the passphrase is not used: {}", why);
}

const SecretText& Passphrases::given() {
  if (given_) return *given_;
  const bool is_file = !options_.descriptor;
  const std::string path = options_.files().front();
  const SecretFile file = read_secret_file(path, kWhat, kMaxBytes, stop_);
  const std::string name = describe(path, kWhat);
  if (is_file && file.others_may_read && !quiet_) {
    print_message("warning: others can read {0}; chmod 600 keeps it private", name);
  }
  return given_.emplace(only_line(file.text, name));
}

SecretText new_passphrase(const PassphraseOptions& place, const pipeline::Event& stop) {
  check_place(place, "--new-passphrase");
  const std::string path = place.descriptor ? "/dev/fd/" + std::to_string(*place.descriptor) : place.file;
  Output output(path, {.on_terminal = OnTerminal::anything, .most_permissions = kOwnerOnly, .insist = ""}, stop);
  SecretText passphrase = random_passphrase();
  SecretText line = passphrase;
  line.push_back('\n');
  const std::span bytes(reinterpret_cast<const std::uint8_t*>(line.data()), line.size());
  if (const int error = output.sink().write(0, bytes); error != 0) output.fail(error);
  output.commit();
  return passphrase;
}

SecretText random_passphrase() {
  constexpr std::string_view kPrefix = "x";
  constexpr std::size_t kGroups = 5;
  constexpr std::size_t kGroupCharacters = 5;
  container::SecretBytes<16> random;  // 25 characters of 5 bits, and 3 bits that are not used
  container::random_bytes(random.bytes);
  const SecretText encoded = container::encode_bech32(kPrefix, random.bytes);
  const std::string_view characters = container::view(encoded).substr(kPrefix.size() + 1);
  SecretText text;
  text.reserve(kGroups * (kGroupCharacters + 1));
  for (std::size_t i = 0; i < kGroups * kGroupCharacters; ++i) {
    if (i > 0 && i % kGroupCharacters == 0) text.push_back('-');
    text.push_back(characters[i]);
  }
  return text;
}

}  // namespace tandem::cli
