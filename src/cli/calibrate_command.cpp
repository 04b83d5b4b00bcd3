// `tandem calibrate`: how long every engine takes, kept for commands that choose one and for `tandem explain`.
#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>

#include "calibrate/idle.h"
#include "calibrate/measure.h"
#include "calibrate/profile_file.h"
#include "cli/algorithm_name.h"
#include "cli/commands.h"
#include "cli/message.h"
#include "engine/thread_clock.h"

namespace tandem::cli {
namespace {

struct CalibrateOptions {
  bool full = false;
  bool quick = false;
  bool quiet = false;
  std::string output;
  std::string algorithm;
  double clock_mhz = 80;
  unsigned wait_s = 0;
};

/// Waits for the machine to be idle as long as is wanted, and warns if it is not. Returns whether it is.
bool await_idle(const CalibrateOptions& options) {
  contest::ThreadClock clock;
  constexpr std::uint64_t kNsPerSecond = 1'000'000'000;
  bool told = options.quiet;
  const bool idle = calibrate::wait_until_idle(clock, options.wait_s * kNsPerSecond, [&] {
    if (!told) print_message("other programs keep the processors busy; waiting up to {} s", options.wait_s);
    told = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(400));
  });
  if (!idle && !options.quiet)
    print_message(
        "warning: other programs keep the processors busy, which disturbs the measurement; {}",
        options.wait_s == 0 ? "--wait 60 waits a minute for them to end" : "calibrate again when they have ended");
  return idle;
}

void run_calibrate(const CalibrateOptions& options) {
  const std::string path = options.output.empty() ? choose::default_path() : options.output;
  if (path.empty()) throw CommandError(kOutput, "{}, or with --output", choose::kNoPlace);
  calibrate::Unsaved unsaved;
  const auto fail_unsaved = [&] { throw CommandError(unsaved.no_room ? kNoSpace : kOutput, "{}", unsaved.why); };
  if (path != "-" && !calibrate::can_save(path, unsaved)) fail_unsaved();
  calibrate::CalibrateOptions wanted;
  wanted.effort = options.full ? calibrate::full() : calibrate::quick();
  wanted.clock_mhz = options.clock_mhz;
  wanted.algorithm = catalog::algorithm_named(options.algorithm);
  if (!options.quiet) {
    wanted.progress = [](const std::string& what) { print_message("calibrating {}", what); };
  }
  wanted.busy = !await_idle(options);
  const auto start = std::chrono::steady_clock::now();
  choose::Profile profile;
  try {
    profile = calibrate::calibrate(wanted);
  } catch (const std::runtime_error& error) {
    throw CommandError(kEngine, "{}", error.what());
  }
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  if (path == "-") {
    print("{}", calibrate::to_toml(profile));
    return;
  }
  if (!calibrate::save(profile, path, unsaved)) fail_unsaved();
  double worst = 0;
  std::size_t cells = 0;
  for (const choose::Curve& curve : profile.curves) {
    worst = std::max(worst, curve.line().worst_error);
    cells += curve.cells.size();
  }
  print("{} curves with {} cells in {:.1f} s, kept in {}\n", profile.curves.size(), cells, elapsed.count(), path);
  print("t0 + n/B misses a cell by {:.0f} % at worst; `auto` goes by the cells\n", 100 * worst);
  // All curves are of one measurement.
  const std::int64_t expires_s = profile.curves.empty() ? 0 : profile.curves.front().expires_s;
  if (expires_s != 0) print("{}\n", choose::disturbance_text(expires_s));
}

}  // namespace

void add_calibrate_command(CLI::App& app) {
  CLI::App* const command = app.add_subcommand(
      "calibrate",
      "Measure how long every engine of this machine takes, for commands that choose one and for `tandem explain`");
  const auto options = std::make_shared<CalibrateOptions>();
  auto* const quick = command->add_flag("--quick", options->quick, "A few sizes, a few seconds (the default)");
  command->add_flag("--full", options->full, "More sizes and rounds, about half a minute")->excludes(quick);
  command->add_option("--algorithm", options->algorithm, "Only this algorithm; the profile then has no others")
      ->type_name("NAME")
      ->check(refuse_algorithm);
  command
      ->add_option("-o,--output", options->output,
                   "Write the profile to this file, in place of an older one; another file stays; - is standard "
                   "output")
      ->type_name("FILE");
  command->add_option("--clock-mhz", options->clock_mhz, "Clock at which simulated accelerators are modelled")
      ->capture_default_str()
      ->check(CLI::Range(1.0, 1000.0));
  constexpr unsigned kLongestWait = 86'400;
  command
      ->add_option("--wait", options->wait_s,
                   "While other programs keep the processors busy, wait up to so many seconds; then measure anyway")
      ->type_name("SECONDS")
      ->check(CLI::Range(0U, kLongestWait));
  command->add_flag("--quiet", options->quiet, "Do not say what is being measured, nor that the machine is busy");
  command->footer(
      "Software and boards are measured, with this machine's clock; simulated accelerators are modelled: cycles of\n"
      "RTL at a stated clock. The profile holds for this machine and this build. Its file is $TANDEM_PROFILE, or else\n"
      "tandem/profile.toml under $XDG_STATE_HOME or ~/.local/state. Keep the machine idle meanwhile: software is "
      "measured\n"
      "in CPU time, but a profile that other load has disturbed counts for an hour only where no engine is named.\n"
      "\nExamples:\n"
      "  tandem calibrate --quick\n"
      "  tandem explain aes_gcm 1024 --depth 8            what it found\n"
      "  tandem encrypt --engine auto -i key.txt -o big.age big");
  command->callback([options] { run_calibrate(*options); });
}

}  // namespace tandem::cli
