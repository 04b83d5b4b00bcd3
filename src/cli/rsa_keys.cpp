#include "cli/rsa_keys.h"

#include <string_view>

#include "cli/interrupt.h"
#include "cli/message.h"
#include "cli/secret_file.h"
#include "container/ssh_crypto.h"

namespace tandem::cli {
namespace {

constexpr char kWhat[] = "key file";
constexpr std::size_t kMaxBytes = std::size_t{1} << 20;

SecretFile read_file(const std::string& path, const pipeline::Event& stop) {
  return read_secret_file(path, kWhat, kMaxBytes, stop);
}

/// Explains a text that is not the key that was asked for.
[[noreturn]] void fail(std::string_view text, const std::string& name, bool is_private) {
  const auto holds = [&](std::string_view label) { return text.find(label) != std::string_view::npos; };
  if (holds("-----BEGIN OPENSSH PRIVATE KEY-----")) {
    throw CommandError(kKey, "{} is in OpenSSH's own format; `ssh-keygen -p -m PEM -f FILE` rewrites it as PEM", name);
  }
  if (is_private && holds(" PUBLIC KEY-----")) {
    throw CommandError(kKey, "{} holds a public key; sign and decrypt need the private one", name);
  }
  if (!is_private && holds(" PRIVATE KEY-----")) {
    throw CommandError(
        kKey, "{} holds a private key; verify and encrypt need its public half: `openssl pkey -pubout` writes it",
        name);
  }
  if (text.starts_with("ssh-rsa ")) {
    throw CommandError(kKey, "{} holds an SSH key; `ssh-keygen -e -m PKCS8 -f FILE` writes it as PEM", name);
  }
  throw CommandError(kKey, "{} holds no {} key of RSA in PEM; `openssl pkey{} -text -noout` says what it holds", name,
                     is_private ? "private" : "public", is_private ? "" : " -pubin");
}

void check(Status status, std::string_view text, const std::string& name, bool is_private) {
  if (status == Status::ok) return;
  if (status != Status::unsupported) fail(text, name, is_private);
  throw CommandError(kKey,
                     "{} holds an RSA key that is not supported: supported are keys of 512 to 4096 bits, in steps of "
                     "256, with two primes of equal length",
                     name);
}

}  // namespace

rsa::PrivateKey read_rsa_private_key(const std::string& path, Passphrases& passphrases, const pipeline::Event& stop,
                                     bool quiet) {
  const SecretFile file = read_file(path, stop);
  const std::string_view text = container::view(file.text);
  const std::string name = describe(path, kWhat);
  container::PemKey found = container::read_pem(text, nullptr);
  if (found.takes_long) {
    throw CommandError(kKey, "{} is encrypted in a way that takes too long to try a passphrase", name);
  }
  if (found.needs_passphrase) {
    const container::SecretText passphrase = passphrases.of(name);
    const std::string_view words = container::view(passphrase);
    found = container::read_pem(text, &words);
    container::reach(until(stop, "the passphrase was tried"));
    if (found.needs_passphrase) throw CommandError(kNoMatch, "the passphrase does not open {}", name);
  } else {
    if (file.others_may_read && !quiet) {
      print_message("warning: others can read {0}; chmod 600 keeps it private", name);
    }
    passphrases.warn_if_unused("the key is not encrypted");
  }
  if (found.rsa == nullptr) fail(text, name, true);
  rsa::PrivateKey key;
  check(rsa::take_private_key(*found.rsa, key), text, name, true);
  return key;
}

rsa::PublicKey read_rsa_public_key(const std::string& path, const pipeline::Event& stop) {
  const SecretFile file = read_file(path, stop);
  const std::string_view text = container::view(file.text);
  rsa::PublicKey key;
  check(rsa::read_public_key(text, key), text, describe(path, kWhat), false);
  return key;
}

}  // namespace tandem::cli
