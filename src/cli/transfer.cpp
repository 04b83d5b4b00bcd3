#include "cli/transfer.h"

#include <fmt/format.h>
#include <sched.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <thread>
#include <utility>

#include "calibrate/first_use.h"
#include "catalog/automatic.h"
#include "cli/interrupt.h"
#include "cli/measured_profile.h"
#include "cli/message.h"
#include "cli/progress.h"

namespace tandem::cli {
namespace {

/// Returns the processors that this process may run on; `taskset` and containers leave it some of the machine's.
unsigned processors() {
  cpu_set_t mine;
  // It fails on machines with more processors than the set has bits.
  if (::sched_getaffinity(0, sizeof mine, &mine) != 0) return std::thread::hardware_concurrency();
  return static_cast<unsigned>(CPU_COUNT(&mine));
}

/// Returns the addition to the line of an accelerator.
std::string device_part(const pipeline::EngineShare& share) {
  if (share.device_cycles == 0) return "";
  return fmt::format(", {} device cycles, {} key load{}, {} interrupts and {} lost", share.device_cycles,
                     share.events.key_loads, share.events.key_loads == 1 ? "" : "s", share.events.interrupts,
                     share.events.lost_interrupts);
}

/// Prints, for an engine that chooses among others, which of them ran its tasks, and why.
void print_backends(const pipeline::EngineShare& share) {
  for (const pipeline::Ran& ran : share.ran) {
    if (ran.reason == Reason::named) continue;
    print_message("  {}: {} task{}, because {}", ran.backend, ran.tasks, ran.tasks == 1 ? "" : "s",
                  reason_text(ran.reason));
  }
}

/// Says which engines failed under `auto` and what became of their tasks.
void warn_of_outages(std::span<const std::unique_ptr<Engine>> engines) {
  for (const auto& engine : engines) {
    const auto* const automatic = catalog::as_automatic(*engine);
    if (automatic == nullptr) continue;
    for (std::size_t i = 0; i < automatic->members(); ++i) {
      const choose::Health health = automatic->health(i);
      if (health.faults == 0) continue;
      print_message("warning: engine {} failed {} task{} ({}) and was excluded{}; {} ran again elsewhere",
                    health.engine, health.faults, health.faults == 1 ? "" : "s", status_text(health.last_fault),
                    health.in ? ", and is back in use" : "", automatic->replays());
    }
  }
}

/// Runs the pipeline, and explains a limit that does not allow its threads.
pipeline::Result run_threads(const pipeline::Job& job, pipeline::Event& stop) try {
  return pipeline::run(job, stop);
} catch (const std::system_error& error) {
  if (error.code() != std::errc::resource_unavailable_try_again) throw;
  throw CommandError(kUnexpected, "{}; --jobs 1 takes the fewest", exception_text(error));
}

}  // namespace

using pipeline::Stage;

TransferOptions::TransferOptions() : jobs(std::clamp(processors(), 1U, catalog::kMaxInstances)) {}

void add_input_option(CLI::App& command, TransferOptions& options) {
  command.add_option("INPUT", options.input, "File to read; - is standard input")->capture_default_str();
}

void add_transfer_options(CLI::App& command, TransferOptions& options) {
  add_input_option(command, options);
  command.add_option("-o,--output", options.output, "File to write; - is standard output")
      ->type_name("FILE")
      ->capture_default_str();
  command.add_flag("--force", options.force, "Replace an existing output; write to a terminal");
  add_engine_options(command, options);
}

void add_engine_options(CLI::App& command, TransferOptions& options) {
  auto* const engines = command.add_option("--engine", options.engines,
                                           "Engines, as in cpu,sim.pipelined*2 or auto; see `tandem engines`");
  engines->type_name("ENGINES");
  command
      .add_flag("--no-profile", options.no_profile,
                "Take the CPU's first engine in `tandem engines`, whatever was measured")
      ->excludes(engines);
  command.add_option("--jobs", options.jobs, "Threads for software engines without *N")
      ->check(CLI::Range(1U, catalog::kMaxInstances))
      ->default_str("one per processor");  // not their number, which a manual page would keep
  command.add_flag("--quiet", options.quiet, "No warnings, no progress");
  command.add_flag("-v,--verbose", options.verbose, "Say what each engine processed, and why it was chosen");
}

void check_standard_input(const std::string& input, std::initializer_list<std::span<const std::string>> files) {
  std::ptrdiff_t uses = input == "-" ? 1 : 0;
  for (const auto& list : files) uses += std::ranges::count(list, "-");
  if (uses > 1) throw CommandError(kUsage, "standard input cannot be two things at once; name files instead of -");
}

std::vector<catalog::EngineChoice> choose_engines(const TransferOptions& options, Algorithm algorithm) {
  std::string error;
  const auto choices = catalog::parse_engine_list(options.engines.value_or("cpu"), algorithm, options.jobs, error);
  if (!choices) {
    const std::string& refusal = catalog::profile_refusal();
    const bool of_profile = !refusal.empty() && error.find(refusal) != std::string::npos;
    throw CommandError(of_profile ? kInput : kUsage, "--engine: {}", error);
  }
  for (const catalog::EngineChoice& choice : *choices) {
    if (choice.entry->kind == catalog::EngineKind::stub) {
      throw CommandError(kUsage, "--engine: {} does not encrypt; it is for `tandem bench` only", choice.entry->name);
    }
  }
  // No other names begin so.
  const bool by_profile =
      std::ranges::any_of(*choices, [](const auto& choice) { return choice.entry->name.starts_with("auto"); });
  if (by_profile && !options.quiet) warn_of_others(catalog::left_out());
  return *choices;
}

void take_default_engine(const TransferOptions& options, const choose::Work& work, std::optional<std::uint64_t> bytes,
                         std::vector<catalog::EngineChoice>& choices) {
  if (options.engines) return;
  calibrate::DefaultEngine found{
      .entry = choices[0].entry, .why = "it comes first in `tandem engines`: --no-profile", .wrong = {}};
  if (!options.no_profile) found = calibrate::default_engine(work, bytes);
  if (found.entry != nullptr) choices[0].entry = found.entry;
  for (const std::string& engine : options.quiet ? std::vector<std::string>() : found.wrong) {
    print_message("warning: engine {} does not compute what the reference does, and is left out; see `tandem selftest`",
                  engine);
  }
  if (options.verbose) print_message("engine {}, because {}", choices[0].entry->name, found.why);
}

std::vector<std::unique_ptr<Engine>> make_engines(const std::vector<catalog::EngineChoice>& choices,
                                                  const catalog::SimSettings& settings) {
  std::string error;
  auto engines = catalog::make_engines(choices, settings, error);
  if (!engines) throw CommandError(kEngine, "{}", error);
  return std::move(*engines);
}

OutputOptions output_options(const TransferOptions& options, const Input& input, OnTerminal on_terminal) {
  return {.force = options.force,
          .quiet = options.quiet,
          .on_terminal = on_terminal,
          .input = &input,
          .insist = options.insist};
}

void refuse_to_destroy(const std::string& output, const std::string& file, const char* what) {
  struct stat a {};
  struct stat b {};
  if (output == "-" || ::stat(output.c_str(), &a) != 0) return;
  if (::stat(file == "-" ? "/dev/stdin" : file.c_str(), &b) != 0) return;
  if (a.st_dev != b.st_dev || a.st_ino != b.st_ino) return;
  throw CommandError(kOutput, "'{}' is the {}; writing it would destroy that; name another file", output, what);
}

pipeline::Result run_transfer(const Transfer& transfer, pipeline::Event& stop) {
  pipeline::Result result;
  {
    const bool shows_progress = ::isatty(STDERR_FILENO) && !transfer.options.quiet && !transfer.output.is_terminal() &&
                                !transfer.input.is_terminal();
    Progress progress(transfer.source.size(), shows_progress);
    const pipeline::Job job{.source = transfer.source,
                            .sink = transfer.sink,
                            .framing = transfer.framing,
                            .engines = transfer.engines,
                            .on_progress = [&](std::uint64_t bytes) { progress.update(bytes); }};
    result = run_threads(job, stop);
  }
  if (!transfer.options.quiet) warn_of_outages(transfer.engines);
  if (result.stopped) {
    throw CommandError(interrupted_code(), "interrupted; output {} is not complete ({} bytes done)",
                       transfer.output.name(), result.bytes);
  }
  if (!result.failure) return result;
  const pipeline::Failure& failure = *result.failure;
  if (failure.stage == Stage::write) transfer.output.fail(failure.os_error);
  if (failure.stage == Stage::read && failure.os_error == 0) {
    throw CommandError(kInput, "input {} became shorter while it was read: nothing at byte {}", transfer.input.name(),
                       failure.offset);
  }
  if (failure.stage == Stage::read) {
    throw CommandError(kInput, "cannot read input {} at byte {}: {}", transfer.input.name(), failure.offset,
                       os_error_text(failure.os_error));
  }
  return result;
}

void fail_engine(const pipeline::Failure& failure) {
  throw CommandError(kEngine, "engine {} failed at byte {}: {}; another one may do, see `tandem engines`",
                     failure.engine, failure.offset, status_text(failure.status));
}

void print_shares(const pipeline::Result& result, std::chrono::steady_clock::time_point start) {
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
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
      for (const pipeline::Ran& ran : share.ran) pipeline::count(same->ran, ran);
      same->events.key_loads += share.events.key_loads;
      same->events.interrupts += share.events.interrupts;
      same->events.lost_interrupts += share.events.lost_interrupts;
      ++instances[static_cast<std::size_t>(same - sums.begin())];
    }
  }
  for (std::size_t i = 0; i < sums.size(); ++i) {
    print_message("{}*{}: {} bytes in {} chunk{}{}", sums[i].engine, instances[i], sums[i].bytes, sums[i].chunks,
                  sums[i].chunks == 1 ? "" : "s", device_part(sums[i]));
    print_backends(sums[i]);
  }
  print_message("{} bytes in {:.3f} s on this machine", result.bytes, elapsed.count());
}

}  // namespace tandem::cli
