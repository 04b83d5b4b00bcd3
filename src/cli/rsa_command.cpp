// `tandem rsa`: signatures and encryption of short messages by RSA with padding, on any engine.
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/help/page.h"
#include "cli/interrupt.h"
#include "cli/key_options.h"
#include "cli/message.h"
#include "cli/private_process.h"
#include "cli/rsa_keys.h"
#include "cli/transfer.h"
#include "container/secret.h"
#include "rsa/rsa.h"

namespace tandem::cli {
namespace {

constexpr char kRsaHelpEnd[] =
    "sign and decrypt take a private key, verify and encrypt its public half. Messages to encrypt are short, 190\n"
    "bytes for 2048 bits and SHA-256; `tandem encrypt` takes files of any length.\n\n"
    "Examples:\n"
    "  openssl genrsa -out key.pem 3072                 a private key\n"
    "  openssl pkey -in key.pem -pubout -out pub.pem    its public half\n"
    "  tandem rsa sign -i key.pem -o doc.sig doc\n"
    "  tandem rsa verify -i pub.pem -s doc.sig doc\n"
    "  tandem rsa encrypt -i pub.pem -o secret.rsa secret\n"
    "  tandem rsa decrypt -i key.pem -o secret secret.rsa\n";

constexpr char kRsaManual[] =
    "Private keys are PKCS #1 or PKCS #8, also encrypted; public ones SubjectPublicKeyInfo or PKCS #1. Keys have\n"
    "512 to 4096 bits, in steps of 256, and two primes.\n\n"
    "Files are exchanged with `openssl pkeyutl`, whose options -rawin -digest sha256 -pkeyopt\n"
    "rsa_padding_mode:pss -pkeyopt rsa_pss_saltlen:digest make and check the signatures above, and whose options\n"
    "-pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256 encrypt and decrypt. Masks are made with the same\n"
    "hash.\n\n"
    "The result of a private operation is raised to the public exponent before anything leaves the program: a\n"
    "fault of the engine, or a key whose numbers do not fit each other, is an error and gives nothing away.\n"
    "decrypt says the same of a wrong key, hash or label and of an altered input, and writes nothing. SHA-1\n"
    "serves to verify and decrypt what exists; nothing new is made with it. Padding of PKCS #1 v1.5 is for\n"
    "signatures only: a program that decrypts with it, and tells right from wrong, gives messages away.\n\n"
    "The passphrase of an encrypted key is asked for at the terminal, or is the one line of the file or descriptor\n"
    "that an option names.\n\n";

constexpr std::pair<const char*, rsa::Hash> kHashes[] = {{"sha256", rsa::Hash::sha256},
                                                         {"sha384", rsa::Hash::sha384},
                                                         {"sha512", rsa::Hash::sha512},
                                                         {"sha224", rsa::Hash::sha224},
                                                         {"sha1", rsa::Hash::sha1}};
constexpr char kPss[] = "pss";
constexpr char kPkcs1[] = "pkcs1";
constexpr char kOaep[] = "oaep";
constexpr std::size_t kMaxModulusBytes = 512;
constexpr std::size_t kMinSecureBytes = 2048 / 8;

struct RsaOptions : TransferOptions {
  RsaOptions() { jobs = 1; }

  std::string action;
  std::string key;
  std::string signature;
  std::string hash = kHashes[0].first;
  std::optional<std::string> padding;
  std::optional<std::size_t> salt_bytes;
  std::optional<std::string> label;
  PassphraseOptions passphrase;

  [[nodiscard]] bool is_signature() const { return action == "sign" || action == "verify"; }
  [[nodiscard]] bool is_private() const { return action == "sign" || action == "decrypt"; }
  [[nodiscard]] bool makes_new() const { return action == "sign" || action == "encrypt"; }
  [[nodiscard]] bool is_pss() const { return padding.value_or(kPss) == kPss; }
};

rsa::Hash hash_of(const RsaOptions& options) {
  return std::ranges::find(kHashes, options.hash, [](const auto& one) { return std::string(one.first); })->second;
}

std::size_t salt_of(const RsaOptions& options) {
  return options.salt_bytes.value_or(rsa::digest_bytes(hash_of(options)));
}

std::vector<std::uint8_t> label_of(const RsaOptions& options) {
  const std::string label = options.label.value_or("");
  return {label.begin(), label.end()};
}

// ------------------------------------------------------------------------------------------------- the command line

void check_padding(const RsaOptions& options) {
  if (!options.is_signature() && options.padding.value_or(kOaep) == kPkcs1) {
    throw CommandError(
        kUsage,
        "--padding: pkcs1 is for sign and verify; a program that decrypts it, and tells right from wrong, "
        "gives messages away; use oaep");
  }
  if (options.is_signature() && options.padding.value_or(kPss) == kOaep) {
    throw CommandError(kUsage, "--padding: oaep is for encrypt and decrypt; sign and verify take pss or pkcs1");
  }
  if (!options.is_signature() && options.padding.value_or(kOaep) == kPss) {
    throw CommandError(kUsage, "--padding: pss is for sign and verify; encrypt and decrypt take oaep");
  }
  if (options.salt_bytes && !(options.is_signature() && options.is_pss())) {
    throw CommandError(kUsage, "--salt is for the padding pss of sign and verify");
  }
  if (options.label && options.is_signature()) throw CommandError(kUsage, "--label is for encrypt and decrypt");
  if (options.makes_new() && hash_of(options) == rsa::Hash::sha1) {
    throw CommandError(kUsage, "--hash: sha1 is broken, and only for verify and decrypt; use sha256");
  }
}

void check_files(const RsaOptions& options) {
  if (options.action != "verify" && !options.signature.empty()) {
    throw CommandError(kUsage, "--signature is for verify; sign writes it to the file that -o names");
  }
  if (options.action == "verify" && options.signature.empty()) {
    throw CommandError(kUsage, "verify needs --signature, the file that sign has written");
  }
  if (options.action == "verify" && (options.output != "-" || options.force)) {
    throw CommandError(kUsage, "verify writes no file; leave out -o and --force");
  }
  if (!options.is_private() && options.passphrase.given()) {
    throw CommandError(kUsage, "a public key takes no passphrase; leave out --passphrase-file and --passphrase-fd");
  }
  std::vector<std::string> others = options.passphrase.files();
  if (!options.signature.empty()) others.push_back(options.signature);
  check_standard_input(options.input, {std::span(&options.key, 1), others});
  refuse_to_destroy(options.output, options.key, "key file");
  for (const std::string& file : options.passphrase.files()) {
    refuse_to_destroy(options.output, file, "passphrase file");
  }
}

std::vector<catalog::EngineChoice> choose_engine(const RsaOptions& options) {
  const Algorithm algorithm = options.is_private() ? Algorithm::rsa_private : Algorithm::rsa_public;
  auto choices = choose_engines(options, algorithm);
  if (choices.size() != 1 || choices[0].count != 1) {
    throw CommandError(kUsage, "--engine: an operation of RSA is one task, for one engine; name one");
  }
  return choices;
}

// --------------------------------------------------------------------------------------------------------- the data

/// Reads from byte `at` of the input as much as `into` holds; less only where the input ends.
std::size_t read_piece(Input& input, std::uint64_t at, std::span<std::uint8_t> into, const pipeline::Event& stop) {
  const pipeline::ReadResult read = input.source().read(at, into);
  if (read.os_error == ECANCELED || stop.is_set()) {
    throw CommandError(interrupted_code(), "interrupted while reading input {}", input.name());
  }
  if (read.os_error != 0) {
    throw CommandError(kInput, "cannot read input {} at byte {}: {}", input.name(), at, os_error_text(read.os_error));
  }
  const std::uint64_t size = input.source().size().value_or(0);
  if (read.bytes < into.size() && at + read.bytes < size) {
    throw CommandError(kInput, "input {} became shorter while it was read: nothing at byte {}", input.name(),
                       at + read.bytes);
  }
  return read.bytes;
}

/// Reads the whole input, or its first `most` + 1 bytes if it is longer than `most`.
container::SecretData read_short(Input& input, std::size_t most, const pipeline::Event& stop) {
  container::SecretData data(most + 1);
  data.resize(read_piece(input, 0, data, stop));
  return data;
}

std::vector<std::uint8_t> digest_of(Input& input, rsa::Hash hash, const pipeline::Event& stop) {
  container::SecretData block(std::size_t{256} * 1024);
  rsa::Hasher hasher(hash);
  std::size_t bytes = block.size();
  for (std::uint64_t at = 0; bytes == block.size(); at += bytes) {
    bytes = read_piece(input, at, block, stop);
    hasher.update(std::span(block).first(bytes));
  }
  std::vector<std::uint8_t> digest = hasher.digest();
  if (digest.empty()) throw CommandError(kUnexpected, "OpenSSL cannot compute the hash of input {}", input.name());
  return digest;
}

void write_output(Output& output, std::span<const std::uint8_t> bytes, const pipeline::Event& stop) {
  container::reach(until(stop, "the engine worked; nothing was written"));
  if (const int error = output.sink().write(0, bytes); error != 0) output.fail(error);
  output.commit();
}

/// Wipes what leaves its memory.
struct Wiped {
  std::vector<std::uint8_t> bytes;
  Wiped() = default;
  Wiped(const Wiped&) = delete;
  Wiped& operator=(const Wiped&) = delete;
  ~Wiped() { wipe(bytes.data(), bytes.size()); }
};

// -------------------------------------------------------------------------------------------------------- the actions

/// Holds the options of a run, and gives actions the key and the engine that these name.
struct Run {
  const RsaOptions& options;
  const pipeline::Event& stop;
  std::vector<catalog::EngineChoice> choices;

  [[nodiscard]] std::unique_ptr<Engine> make_engine() const {
    auto engines = make_engines(choices);
    if (options.verbose) print_message("engine {}", choices[0].entry->name);
    return std::move(engines[0]);
  }
  [[nodiscard]] rsa::PrivateKey private_key() const {
    Passphrases passphrases(options.passphrase, stop, options.quiet);
    rsa::PrivateKey key = read_rsa_private_key(options.key, passphrases, stop, options.quiet);
    warn_if_short(key.public_key);
    return key;
  }
  [[nodiscard]] rsa::PublicKey public_key() const {
    rsa::PublicKey key = read_rsa_public_key(options.key, stop);
    warn_if_short(key);
    return key;
  }
  void warn_if_short(const rsa::PublicKey& key) const {
    if (options.quiet || key.bytes() >= kMinSecureBytes) return;
    print_message("warning: an RSA key of {} bits can be broken; use 2048 or more", 8 * key.bytes());
  }
  /// Throws unless the engine's task is done.
  void require_done(Status status) const {
    if (status == Status::ok) return;
    const std::string& engine = choices[0].entry->name;
    if (status == Status::bad_key) {
      throw CommandError(kKey, "the numbers in key file '{}' are no key of RSA; `openssl pkey -check` says more",
                         options.key);
    }
    if (status == Status::wrong_result) {
      throw CommandError(kEngine,
                         "the result of engine {} is wrong, and was discarded: the engine is at fault, or the numbers "
                         "in key file '{}' do not fit each other; `openssl pkey -check` tells which",
                         engine, options.key);
    }
    throw CommandError(kEngine, "engine {} failed: {}; another one may do, see `tandem engines`", engine,
                       status_text(status));
  }
};

void sign(const Run& run) {
  const RsaOptions& options = run.options;
  Input input(options.input, run.stop);
  Output output(options.output, output_options(options, input, OnTerminal::nothing), run.stop);
  const rsa::PrivateKey key = run.private_key();
  const std::unique_ptr<Engine> engine = run.make_engine();
  const rsa::Hash hash = hash_of(options);
  const std::vector<std::uint8_t> digest = digest_of(input, hash, run.stop);
  std::vector<std::uint8_t> signature;
  const Status status = options.is_pss() ? rsa::sign_pss(*engine, key, hash, salt_of(options), digest, signature)
                                         : rsa::sign_pkcs1(*engine, key, hash, digest, signature);
  if (status == Status::bad_length) {
    throw CommandError(kKey, "a key of {} bits is too short for a signature with {}{}; use a longer key",
                       8 * key.public_key.bytes(), options.hash,
                       options.is_pss() ? fmt::format(" and {} bytes of salt", salt_of(options)) : "");
  }
  run.require_done(status);
  write_output(output, signature, run.stop);
}

void verify(const Run& run) {
  const RsaOptions& options = run.options;
  Input input(options.input, run.stop);
  Input signature_file(options.signature, run.stop);
  const rsa::PublicKey key = run.public_key();
  const std::unique_ptr<Engine> engine = run.make_engine();
  const rsa::Hash hash = hash_of(options);
  const container::SecretData signature = read_short(signature_file, kMaxModulusBytes, run.stop);
  const std::vector<std::uint8_t> digest = digest_of(input, hash, run.stop);
  const Status status = options.is_pss() ? rsa::verify_pss(*engine, key, hash, salt_of(options), digest, signature)
                                         : rsa::verify_pkcs1(*engine, key, hash, digest, signature);
  if (status == Status::authentication) {
    throw CommandError(kBadPayload,
                       "the signature is wrong: input {} or the signature was altered, or the signer's key, hash, "
                       "padding or salt was another",
                       input.name());
  }
  run.require_done(status);
  if (!options.quiet) print("{}: the signature is right\n", options.input == "-" ? input.name() : options.input);
}

void encrypt(const Run& run) {
  const RsaOptions& options = run.options;
  Input input(options.input, run.stop);
  Output output(options.output, output_options(options, input, OnTerminal::nothing), run.stop);
  const rsa::PublicKey key = run.public_key();
  const rsa::Hash hash = hash_of(options);
  const std::optional<std::size_t> most = rsa::max_oaep_bytes(key, hash);
  if (!most) {
    throw CommandError(kKey, "a key of {} bits is too short for {}; use a longer key", 8 * key.bytes(), options.hash);
  }
  const container::SecretData message = read_short(input, *most, run.stop);
  if (message.size() > *most) {
    throw CommandError(kInput,
                       "input {} is longer than {} bytes, the most for a key of {} bits and {}; `tandem encrypt` takes "
                       "files of any length",
                       input.name(), *most, 8 * key.bytes(), options.hash);
  }
  const std::unique_ptr<Engine> engine = run.make_engine();
  std::vector<std::uint8_t> ciphertext;
  run.require_done(rsa::encrypt_oaep(*engine, key, hash, label_of(options), message, ciphertext));
  write_output(output, ciphertext, run.stop);
}

void decrypt(const Run& run) {
  const RsaOptions& options = run.options;
  Input input(options.input, run.stop);
  Output output(options.output, output_options(options, input, OnTerminal::text), run.stop);
  const rsa::PrivateKey key = run.private_key();
  const std::unique_ptr<Engine> engine = run.make_engine();
  const container::SecretData ciphertext = read_short(input, kMaxModulusBytes, run.stop);
  Wiped message;
  const Status status = rsa::decrypt_oaep(*engine, key, hash_of(options), label_of(options), ciphertext, message.bytes);
  if (status == Status::authentication) {
    // One message, whatever is wrong: a difference would tell an attacker about the padding.
    throw CommandError(kNoMatch,
                       "input {} does not decrypt: it was altered, or it is for another key, hash or label; for this "
                       "key it has {} bytes",
                       input.name(), key.public_key.bytes());
  }
  run.require_done(status);
  write_output(output, message.bytes, run.stop);
}

constexpr std::pair<const char*, void (*)(const Run&)> kActions[] = {
    {"sign", sign}, {"verify", verify}, {"encrypt", encrypt}, {"decrypt", decrypt}};

void run_rsa(const RsaOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  keep_memory_private();
  check_padding(options);
  check_files(options);
  const Run run{.options = options, .stop = stop, .choices = choose_engine(options)};
  for (const auto& [name, action] : kActions) {
    if (name == options.action) action(run);
  }
}

template <class Pairs>
std::vector<std::string> names_of(const Pairs& pairs) {
  std::vector<std::string> names;
  for (const auto& [name, value] : pairs) names.emplace_back(name);
  return names;
}

}  // namespace

void add_rsa_command(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("rsa", "Sign and verify, or encrypt and decrypt short messages, with an RSA key in PEM");
  const auto options = std::make_shared<RsaOptions>();
  command->add_option("ACTION", options->action, "What to do")->required()->check(CLI::IsMember(names_of(kActions)));
  add_input_option(*command, *options);
  command->add_option("-i,--key", options->key, "Key file in PEM")->type_name("FILE")->required();
  command->add_option("-s,--signature", options->signature, "To verify: file with the signature")->type_name("FILE");
  command->add_option("-o,--output", options->output, "File to write; - is standard output")
      ->type_name("FILE")
      ->capture_default_str();
  command->add_flag("--force", options->force, "Replace an existing output; write to a terminal");
  command->add_option("--hash", options->hash, "Hash function")
      ->type_name("HASH")
      ->check(CLI::IsMember(names_of(kHashes)))
      ->capture_default_str();
  command->add_option("--padding", options->padding, "Padding of signatures, or of encryption")
      ->type_name("PADDING")
      ->check(CLI::IsMember({kPss, kPkcs1, kOaep}))
      ->default_str("pss, to encrypt oaep");
  command->add_option("--salt", options->salt_bytes, "Bytes of salt of pss")
      ->check(CLI::Range(std::size_t{0}, kMaxModulusBytes))
      ->default_str("as many as the hash has");
  command
      ->add_option("--label", options->label,
                   "Text that belongs to an encrypted message; whoever decrypts it gives the same")
      ->type_name("TEXT");
  add_passphrase_options(*command, options->passphrase);
  command
      ->add_option("--engine", options->engines,
                   "Engine, as in cpu, sim or auto; see `tandem engines rsa_private`; without it the CPU's first")
      ->type_name("ENGINE");
  command->add_flag("--quiet", options->quiet, "No warnings; verify says nothing but its exit status");
  command->add_flag("-v,--verbose", options->verbose, "Say which engine works");
  command->footer(std::string(kRsaHelpEnd) + kManualOnly + kRsaManual + exit_codes_help());
  command->callback([options] { run_rsa(*options); });
}

}  // namespace tandem::cli
