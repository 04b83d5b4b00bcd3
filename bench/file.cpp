// `tandem bench file`: XORs a file in memory into a new file. Measures the cost of the cipher beyond that of the file
// itself, and whole programs against `openssl enc -chacha20`, in turn in one run.
#include <fmt/format.h>

#include <exception>
#include <fstream>
#include <stdexcept>
#include <vector>

#include "bench/bound.h"
#include "bench/clock.h"
#include "bench/experiment.h"
#include "bench/process.h"
#include "bench/scratch.h"
#include "bench/suites.h"

namespace tandem::bench {
namespace {

constexpr char kKeyHex[] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
constexpr char kNonceHex[] = "000000000000004a00000000";

/// The costs of one contender, one entry per round.
struct Costs {
  std::vector<double> wall_s;
  std::vector<double> cpu_s;
  double peak_memory_mib = 0;  ///< of the round that warms up

  void add(const ProcessCost& cost, bool counts) {
    if (!counts) {
      peak_memory_mib = cost.peak_memory_mib;
      return;
    }
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

bool bench_file(Report& report, const FileOptions& options) {
  const std::size_t bytes = options.size_mib << 20;
  const Scratch scratch(options.directory, 2 * bytes + (std::size_t{1} << 20));
  scratch.fill_input(bytes);
  std::ofstream(scratch.key()) << kKeyHex << "\n";

  const std::vector<std::string> tandem = {tandem_path(),
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
  const auto round = [&](bool counts) {
    const Watch watch = counts ? Watch::nothing : Watch::memory;
    const double stub = run_experiment("stub", options.jobs, Consumer::file, scratch, bytes);
    const double cipher = run_experiment("cpu", options.jobs, Consumer::file, scratch, bytes);
    scratch.remove_output();
    const ProcessCost ours = run_process(tandem, -1, watch);
    scratch.remove_output();
    const ProcessCost theirs = run_process(openssl, -1, watch);
    if (!ours.ok || !theirs.ok)
      throw std::runtime_error(fmt::format("`{}` failed", ours.ok ? "openssl enc -chacha20" : "tandem xor"));
    tandem_costs.add(ours, counts);
    openssl_costs.add(theirs, counts);
    if (!counts) return;
    stub_s.push_back(stub);
    cipher_s.push_back(cipher);
  };
  const bool sound = run_rounds(options.rounds, round, [&] { return bounds(stub_s, cipher_s); });

  const double mib = static_cast<double>(options.size_mib);
  const auto by = [&](const char* engine) {
    Row row = row_of(fmt::format("file-{}mib", options.size_mib), Algorithm::chacha20);
    row.bytes = bytes;
    row.engine = engine;
    return row;
  };
  const auto with_workers = [&](const char* engine) {
    Row row = by(engine);
    row.parameters = {{"workers", static_cast<double>(options.jobs)}};
    return row;
  };
  const Row tandem_row = with_workers("tandem xor");
  report.add(figure(with_workers("stub"), "rate", "MiB/s", mib / fastest(stub_s),
                    fmt::format("no cipher: {}", bound_note(sound))));
  report.add(figure(with_workers("cpu"), "rate", "MiB/s", mib / median(cipher_s)));
  if (sound) {
    report.add(ratio(with_workers("cpu"), "rate", "stub", fastest(stub_s) / fastest(cipher_s), "fastest rounds"));
  }
  const auto add_program = [&](const Row& of, const Costs& costs, const std::string& note) {
    report.add(figure(of, "wall time", "ms", median(costs.wall_s) * 1e3, note));
    report.add(figure(of, "CPU time", "ms", median(costs.cpu_s) * 1e3));
    report.add(figure(of, "peak memory", "MiB", costs.peak_memory_mib, "of one round"));
  };
  add_program(tandem_row, tandem_costs, "whole program");
  add_program(by("openssl enc"), openssl_costs, "whole program, one thread");
  report.add(ratio(tandem_row, "speed-up", "openssl enc", median_ratio(openssl_costs.wall_s, tandem_costs.wall_s),
                   "median of ratios taken in turn"));
  report.print(fmt::format("XOR of a {} MiB file in {} into a new file, medians of {} rounds in turn", options.size_mib,
                           options.directory, options.rounds));
  return true;
}

}  // namespace tandem::bench
