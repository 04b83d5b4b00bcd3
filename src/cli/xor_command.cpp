// `tandem xor`: a file or stream XOR a ChaCha20 keystream; the same bytes as `openssl enc -chacha20`.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "catalog/engine_list.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "cli/key_file.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "pipeline/pipeline.h"
#include "pipeline/s2_cut/keystream_framing.h"

namespace tandem::cli {
namespace {

using pipeline::Failure;
using pipeline::Stage;

struct XorOptions {
  std::string input = "-";
  std::string output = "-";
  std::string key_file;
  std::string nonce;
  std::uint32_t counter = 0;
  std::string engines = "cpu";
  std::string waveform;
  std::string fault;
  unsigned jobs = std::clamp(std::thread::hardware_concurrency(), 1U, catalog::kMaxInstances);
  bool force = false;
  bool quiet = false;
  bool verbose = false;
};

std::vector<catalog::EngineChoice> choose_engines(const XorOptions& options) {
  std::string error;
  const auto choices = catalog::parse_engine_list(options.engines, options.jobs, error);
  if (!choices) throw CommandError(kUsage, "--engine: {}", error);
  for (const catalog::EngineChoice& choice : *choices) {
    if (choice.entry->kind == catalog::EngineKind::stub) {
      throw CommandError(kUsage, "--engine: {} does not encrypt; it is for `tandem bench` only", choice.entry->name);
    }
  }
  return *choices;
}

bool name_same_file(const std::string& a, const std::string& b) {
  struct stat info_a {};
  struct stat info_b {};
  return ::stat(a.c_str(), &info_a) == 0 && ::stat(b.c_str(), &info_b) == 0 && info_a.st_dev == info_b.st_dev &&
         info_a.st_ino == info_b.st_ino;
}

/// Nothing that the run needs is lost to --force.
void refuse_to_destroy(const XorOptions& options) {
  const auto refuse = [](const std::string& path, const char* what) {
    throw CommandError(kOutput, "'{}' is the {}; writing it would destroy that; name another file", path, what);
  };
  if (name_same_file(options.output, options.key_file)) refuse(options.output, "key file");
  if (options.waveform.empty()) return;
  if (name_same_file(options.waveform, options.key_file)) refuse(options.waveform, "key file");
  if (name_same_file(options.waveform, options.input)) refuse(options.waveform, "input");
  if (name_same_file(options.waveform, options.output)) refuse(options.waveform, "output");
}

/// The simulator would go on without a waveform that it cannot write.
void create_waveform(const XorOptions& options) {
  if (options.waveform.empty()) return;
  const int flags = O_WRONLY | O_CREAT | O_CLOEXEC | (options.force ? O_TRUNC : O_EXCL);
  const Descriptor file(::open(options.waveform.c_str(), flags, 0666));
  if (file.get() >= 0) return;
  throw CommandError(kOutput, "cannot write waveform '{}': {}{}", options.waveform, std::strerror(errno),
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
                     "split the input and give each part a nonce of its own",
                     input.name(), max_bytes, options.counter);
}

[[noreturn]] void report_failure(const Failure& failure, const XorOptions& options, const Input& input,
                                 const Output& output, std::uint64_t max_bytes) {
  switch (failure.stage) {
    case Stage::read:
      if (failure.os_error == 0) {
        throw CommandError(kInput, "input {} became shorter while it was read: nothing at byte {}", input.name(),
                           failure.offset);
      }
      throw CommandError(kInput, "cannot read input {} at byte {}: {}", input.name(), failure.offset,
                         std::strerror(failure.os_error));
    case Stage::cut:
      fail_too_long(options, input, max_bytes);
    case Stage::run:
      throw CommandError(kEngine, "engine {} failed at byte {}: {}; another one may do, see `tandem engines`",
                         failure.engine, failure.offset, status_text(failure.status));
    case Stage::write:
      output.fail(failure.os_error);
  }
  throw CommandError(kUnexpected, "failed at byte {}", failure.offset);
}

/// One line per kind of engine and one for the whole.
void print_shares(const pipeline::Result& result, double seconds) {
  std::vector<pipeline::EngineShare> sums;
  std::vector<unsigned> instances;
  for (const pipeline::EngineShare& share : result.shares) {
    const auto same = std::find_if(sums.begin(), sums.end(), [&](const auto& s) { return s.engine == share.engine; });
    if (same == sums.end()) {
      sums.push_back(share);
      instances.push_back(1);
    } else {
      same->chunks += share.chunks;
      same->bytes += share.bytes;
      same->device_cycles += share.device_cycles;
      ++instances[static_cast<std::size_t>(same - sums.begin())];
    }
  }
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const std::string cycles =
        sums[i].device_cycles > 0 ? fmt::format(", {} device cycles", sums[i].device_cycles) : "";
    print_message("{}*{}: {} bytes in {} chunk{}{}", sums[i].engine, instances[i], sums[i].bytes, sums[i].chunks,
                  sums[i].chunks == 1 ? "" : "s", cycles);
  }
  print_message("{} bytes in {:.3f} s on this machine", result.bytes, seconds);
}

[[noreturn]] void fail_interrupted(const Output& output, std::uint64_t bytes) {
  throw CommandError(interrupted_code(), "interrupted; output {} is not complete ({} bytes done)", output.name(),
                     bytes);
}

void run_xor(const XorOptions& options) {
  pipeline::Event stop;
  const Interrupt interrupt(stop);
  const auto choices = choose_engines(options);
  const catalog::SimSettings settings = sim_settings(options, choices);
  const pipeline::Keystream keystream = read_keystream(options, stop);
  Input input(options.input, stop);
  const auto size = input.source().size();
  if (size && *size > keystream.max_bytes()) fail_too_long(options, input, keystream.max_bytes());
  refuse_to_destroy(options);
  Output output(options.output, options.force, input, stop);
  create_waveform(options);
  std::string error;
  const auto engines = catalog::make_engines(choices, settings, error);
  if (!engines) throw CommandError(kEngine, "{}", error);
  if (!options.quiet) {
    print_message(
        "warning: xor does not authenticate: nobody will notice changes to the output; never use a key and nonce "
        "twice");
  }

  const auto start = std::chrono::steady_clock::now();
  pipeline::Result result;
  {
    Progress progress(size, ::isatty(STDERR_FILENO) && !options.quiet);
    result = pipeline::run({.source = input.source(),
                            .sink = output.sink(),
                            .framing = pipeline::KeystreamFraming(keystream),
                            .engines = *engines,
                            .on_progress = [&](std::uint64_t bytes) { progress.update(bytes); }},
                           stop);
  }
  if (result.failure) report_failure(*result.failure, options, input, output, keystream.max_bytes());
  if (result.stopped) fail_interrupted(output, result.bytes);
  output.commit();
  if (options.verbose) {
    print_shares(result, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
}

}  // namespace

void add_xor_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand(
      "xor", "XOR a file or stream with a ChaCha20 keystream; encrypts and decrypts, does not authenticate");
  const auto options = std::make_shared<XorOptions>();
  command->add_option("INPUT", options->input, "File to read; - is standard input")->capture_default_str();
  command->add_option("-o,--output", options->output, "File to write; - is standard output")->capture_default_str();
  command->add_option("--key-file", options->key_file, "File of 32 bytes, or 64 hexadecimal digits")->required();
  command->add_option("--nonce", options->nonce, "24 hexadecimal digits, never used before with this key")->required();
  command->add_option("--counter", options->counter, "Number of the first 64-byte block, 0 to 2^32-1")
      ->capture_default_str();
  command->add_option("--engine", options->engines, "Engines, as in cpu,sim.pipelined*2; see `tandem engines`")
      ->capture_default_str();
  command->add_option("--jobs", options->jobs, "Threads for software engines without *N")
      ->check(CLI::Range(1U, catalog::kMaxInstances))
      ->capture_default_str();
  command->add_option("--waveform", options->waveform, "VCD file for the signals of the one simulated engine");
  command->add_option(
      "--fault", options->fault,
      "Fault of the simulated engines: read-error[@N], write-error[@N], no-answer, stuck-ready, reset[@N], "
      "lost-interrupts, dead-registers");
  command->add_flag("--force", options->force, "Replace an existing output; write to a terminal");
  command->add_flag("--quiet", options->quiet, "No warnings, no progress");
  command->add_flag("-v,--verbose", options->verbose, "Say which engines did how many bytes");
  command->footer(kExitCodesHelp);
  command->callback([options] { run_xor(*options); });
}

}  // namespace tandem::cli
