// `tandem bench file`: a file in memory XORed into a new file; what the cipher costs on top of the file itself, and
// whole programs against `openssl enc -chacha20`, in turn in one run.
#include <fmt/format.h>

#include <exception>
#include <fstream>
#include <vector>

#include "bench/clock.h"
#include "bench/experiment.h"
#include "bench/payload_run.h"
#include "bench/process.h"
#include "bench/scratch.h"
#include "bench/suites.h"

namespace tandem::bench {
namespace {

constexpr char kKeyHex[] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
constexpr char kNonceHex[] = "000000000000004a00000000";

/// What one contender cost, round by round.
struct Costs {
  std::vector<double> wall_s;
  std::vector<double> cpu_s;
  double peak_memory_mib = 0;

  void add(const ProcessCost& cost) {
    wall_s.push_back(cost.wall_s);
    cpu_s.push_back(cost.cpu_s);
  }
};

/// Median of a[i] / b[i].
double median_ratio(const std::vector<double>& a, const std::vector<double>& b) {
  std::vector<double> ratios;
  for (std::size_t i = 0; i < a.size(); ++i) ratios.push_back(a[i] / b[i]);
  return median(ratios);
}

}  // namespace

bool bench_file(Report& report, const FileOptions& options) try {
  const std::size_t bytes = options.size_mib << 20;
  const Scratch scratch(options.directory, 2 * bytes + (std::size_t{1} << 20));
  scratch.fill_input(bytes);
  std::ofstream(scratch.key()) << kKeyHex << "\n";

  const std::vector<std::string> tandem = {own_path(),
                                           "xor",
                                           "--quiet",
                                           "--key-file",
                                           scratch.key(),
                                           "--nonce",
                                           kNonceHex,
                                           "--jobs",
                                           std::to_string(options.jobs),
                                           "-o",
                                           scratch.output(),
                                           scratch.input()};
  const std::vector<std::string> openssl = {
      "openssl",       "enc",  "-chacha20",     "-K", kKeyHex, "-iv", fmt::format("00000000{}", kNonceHex), "-in",
      scratch.input(), "-out", scratch.output()};
  std::vector<double> stub_s;
  std::vector<double> cipher_s;
  Costs tandem_costs;
  Costs openssl_costs;
  // One round more than is timed: the first warms up, and watches the memory.
  for (std::size_t round = 0; round <= options.rounds; ++round) {
    const double stub = run_experiment("stub", options.jobs, Consumer::file, scratch, bytes);
    const double cipher = run_experiment("cpu", options.jobs, Consumer::file, scratch, bytes);
    scratch.remove_output();
    const Watch watch = round == 0 ? Watch::memory : Watch::nothing;
    const ProcessCost ours = run_process(tandem, -1, watch);
    scratch.remove_output();
    const ProcessCost theirs = run_process(openssl, -1, watch);
    if (!ours.ok || !theirs.ok) {
      fmt::print(stderr, "tandem: error: `{}` failed\n", ours.ok ? "openssl enc -chacha20" : "tandem xor");
      return false;
    }
    if (round == 0) {
      tandem_costs.peak_memory_mib = ours.peak_memory_mib;
      openssl_costs.peak_memory_mib = theirs.peak_memory_mib;
      continue;
    }
    stub_s.push_back(stub);
    cipher_s.push_back(cipher);
    tandem_costs.add(ours);
    openssl_costs.add(theirs);
  }

  const double mib = static_cast<double>(options.size_mib);
  const std::string row = fmt::format("file {} MiB", options.size_mib);
  const std::string jobs = fmt::format("{} workers", options.jobs);
  const auto add = [&](const std::string& engine, const std::string& metric, const std::string& unit, double value,
                       const std::string& note) {
    report.add({"file", row, engine, metric, unit, value, Kind::measured, note});
  };
  const double share = median_ratio(stub_s, cipher_s);
  add("stub", "rate", "MiB/s", mib / median(stub_s), fmt::format("{}, {}", jobs, stub_note(share)));
  add("cpu", "rate", "MiB/s", mib / median(cipher_s), jobs);
  add("cpu", "share of the stub's rate", "x", share, "median of ratios taken in turn");
  const auto add_program = [&](const std::string& name, const Costs& costs, const std::string& note) {
    add(name, "wall time", "ms", median(costs.wall_s) * 1e3, note);
    add(name, "CPU time", "ms", median(costs.cpu_s) * 1e3, "");
    add(name, "peak memory", "MiB", costs.peak_memory_mib, "resident; of a run that is not timed");
  };
  add_program("tandem xor", tandem_costs, "whole program, " + jobs);
  add_program("openssl enc", openssl_costs, "whole program, one thread");
  add("tandem xor", "speed-up over openssl enc", "x", median_ratio(openssl_costs.wall_s, tandem_costs.wall_s),
      "median of ratios taken in turn");
  report.print(fmt::format("XOR of a {} MiB file in {} into a new file, medians of {} rounds in turn", options.size_mib,
                           options.directory, options.rounds));
  return true;
} catch (const std::exception& error) {
  fmt::print(stderr, "tandem: error: {}\n", error.what());
  return false;
}

}  // namespace tandem::bench
