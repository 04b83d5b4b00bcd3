#include "cli/passphrase.h"

#include <cstddef>
#include <string_view>

#include "cli/message.h"
#include "cli/terminal.h"
#include "container/bech32.h"
#include "container/crypto.h"

namespace tandem::cli {

using container::SecretText;

SecretText ask_passphrase(const std::string& what, const pipeline::Event& stop) {
  return Terminal(stop, "the passphrase of " + what).ask("Passphrase of " + what + ": ");
}

SecretText ask_new_passphrase(const pipeline::Event& stop) {
  Terminal terminal(stop, "a passphrase");
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
