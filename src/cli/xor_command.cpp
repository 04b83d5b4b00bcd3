// `tandem xor`: a file or stream XOR a ChaCha20 keystream; the same bytes as `openssl enc -chacha20`.
#include <fcntl.h>
#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "catalog/engine_list.h"
#include "cli/commands.h"
#include "cli/help/page.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/key_file.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/private_process.h"
#include "cli/transfer.h"
#include "pipeline/pipeline.h"
#include "pipeline/s2_cut/keystream_framing.h"

namespace tandem::cli {
namespace {

struct XorOptions : TransferOptions {
  std::string key_file;
  std::string nonce;
  std::uint32_t counter = 0;
  std::string waveform;
  std::string fault;
};

/// Checks that nothing which the run needs is lost to --force.
void spare_files(const XorOptions& options) {
  refuse_to_destroy(options.output, options.key_file, "key file");
  if (options.waveform.empty()) return;
  refuse_to_destroy(options.waveform, options.key_file, "key file");
  refuse_to_destroy(options.waveform, options.input, "input");
  if (options.output != "-") refuse_to_destroy(options.waveform, options.output, "output");
}

/// Refuses a waveform that cannot be written; the simulator would go on without it.
void create_waveform(const XorOptions& options) {
  if (options.waveform.empty()) return;
  const int flags = O_WRONLY | O_CREAT | O_CLOEXEC | (options.force ? O_TRUNC : O_EXCL);
  const Descriptor file(::open(options.waveform.c_str(), flags, 0666));
  if (file.get() >= 0) return;
  throw CommandError(kOutput, "cannot write waveform '{}': {}{}", options.waveform, os_error_text(errno),
                     errno == EEXIST ? "; --force replaces it" : "");
}

catalog::SimSettings sim_settings(const XorOptions& options, const std::vector<catalog::EngineChoice>& choices) {
  catalog::SimSettings settings{.waveform = options.waveform, .fault = {}};
  const unsigned simulated = catalog::count_instances(choices, catalog::EngineKind::simulated);
  if (!options.waveform.empty() && simulated != 1) {
    throw CommandError(kUsage, "--waveform is for exactly one simulated engine; --engine has {}", simulated);
  }
  if (options.fault.empty()) return settings;
  if (simulated == 0) throw CommandError(kUsage, "--fault is for simulated engines; --engine has none");
  std::string error;
  settings.fault = catalog::parse_sim_fault(options.fault, error);
  if (!settings.fault) throw CommandError(kUsage, "--fault: {}", error);
  return settings;
}

pipeline::Keystream read_keystream(const XorOptions& options, const pipeline::Event& stop) {
  pipeline::Keystream keystream;
  keystream.nonce = parse_nonce(options.nonce);
  keystream.counter = options.counter;
  std::string warning;
  read_key_file(options.key_file, stop, keystream.key, warning);
  if (!warning.empty() && !options.quiet) print_message("warning: {}", warning);
  return keystream;
}

[[noreturn]] void fail_too_long(const XorOptions& options, const Input& input, std::uint64_t max_bytes) {
  throw CommandError(kKey,
                     "input {} is longer than the {} bytes of keystream from counter {} on; use a lower --counter, or "
                     "split the input and give each part another nonce",
                     input.name(), max_bytes, options.counter);
}

void run_xor(const XorOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  keep_memory_private();
  auto choices = choose_engines(options, Algorithm::chacha20);
  const catalog::SimSettings settings = sim_settings(options, choices);
  const pipeline::Keystream keystream = read_keystream(options, stop);
  Input input(options.input, stop);
  const auto size = input.source().size();
  if (size && *size > keystream.max_bytes()) fail_too_long(options, input, keystream.max_bytes());
  spare_files(options);
  Output output(options.output, output_options(options, input, OnTerminal::nothing), stop);
  create_waveform(options);
  take_default_engine(options, work_on_files(Algorithm::chacha20, Direction::encrypt), size, choices);
  const auto engines = make_engines(choices, settings);
  if (!options.quiet) {
    print_message(
        "warning: xor does not authenticate: changes to the output go unnoticed; never use a key and nonce "
        "twice");
  }

  const auto start = std::chrono::steady_clock::now();
  const pipeline::Result result = run_transfer({.options = options,
                                                .input = input,
                                                .output = output,
                                                .source = input.source(),
                                                .sink = output.sink(),
                                                .framing = pipeline::KeystreamFraming(keystream),
                                                .engines = engines},
                                               stop);
  if (result.failure && result.failure->stage == pipeline::Stage::cut) {
    fail_too_long(options, input, keystream.max_bytes());
  }
  if (result.failure) fail_engine(*result.failure);
  output.commit();
  if (options.verbose) print_shares(result, start);
}

}  // namespace

void add_xor_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand(
      "xor", "XOR a file or stream with a ChaCha20 keystream; encrypts and decrypts, does not authenticate");
  const auto options = std::make_shared<XorOptions>();
  add_transfer_options(*command, *options);
  command->add_option("--key-file", options->key_file, "File of 32 bytes, or 64 hexadecimal digits")
      ->type_name("FILE")
      ->required();
  command->add_option("--nonce", options->nonce, "24 hexadecimal digits, never used before with this key")
      ->type_name("HEX")
      ->required();
  command->add_option("--counter", options->counter, "Number of the first 64-byte block, 0 to 2^32-1")
      ->capture_default_str();
  command->add_option("--waveform", options->waveform, "VCD file for the signals of the one simulated engine")
      ->type_name("FILE");
  command
      ->add_option(
          "--fault", options->fault,
          "Fault of the simulated engines: read-error[@N], write-error[@N], no-answer, stuck-ready, reset[@N], "
          "lost-interrupts, dead-registers")
      ->type_name("FAULT");
  command->footer(std::string(kManualOnly) + kEnginesManual + exit_codes_help());
  command->callback([options] { run_xor(*options); });
}

}  // namespace tandem::cli
