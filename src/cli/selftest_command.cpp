// `tandem selftest`: whether the engines of this machine compute what the reference does.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "catalog/selftest.h"
#include "cli/algorithm_name.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/message.h"

namespace tandem::cli {
namespace {

using catalog::Entry;

constexpr std::size_t kMaxTasks = 1'000'000'000;

struct SelftestArguments {
  std::string algorithm;
  std::vector<std::string> engines;
  catalog::SelftestOptions test;
};

/// Returns whether `names` mean `entry`: one of them ("uio", "sim.interleaved") is its name or begins it, or there are
/// none.
bool is_named(const Entry& entry, const std::vector<std::string>& names) {
  return names.empty() ||
         std::ranges::any_of(names, [&](const std::string& name) { return entry.name.starts_with(name); });
}

/// Throws CommandError (kEngine) for a name that means none at all, beside others that do.
void check_names(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    if (std::ranges::any_of(catalog::entries(), [&](const Entry& entry) { return entry.name.starts_with(name); })) {
      continue;
    }
    throw CommandError(kEngine, "--engine {}: no such engine is available; see `tandem engines`", name);
  }
}

/// Reads a whole number that fits. The parser would take the nearest that does.
std::string check_seed(const std::string& text) {
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto [read, problem] = std::from_chars(text.data(), end, seed);
  return problem == std::errc{} && read == end ? "" : fmt::format("'{}' is no whole number from 0 to 2^64-1", text);
}

/// Returns the engines that the options mean.
std::vector<const Entry*> wanted(const SelftestArguments& options) {
  const Algorithm algorithm = catalog::algorithm_named(options.algorithm);
  std::vector<const Entry*> list;
  for (const Entry& entry : catalog::entries()) {
    if (entry.kind == catalog::EngineKind::stub || !is_named(entry, options.engines)) continue;
    const bool unknown = entry.algorithm == Algorithm::none;
    if (algorithm != Algorithm::none && entry.algorithm != algorithm && !unknown) continue;
    list.push_back(&entry);
  }
  return list;
}

std::string remark(const catalog::SelftestResult& result, bool device) {
  if (!result.failure.empty()) return "FAILED: " + result.failure;
  if (!device) return "ok";
  return fmt::format("ok, {} interrupts, {} lost", result.events.interrupts, result.events.lost_interrupts);
}

void run_selftest(const SelftestArguments& options) {
  check_names(options.engines);
  const auto entries = wanted(options);
  std::size_t tested = 0;
  std::size_t failed = 0;
  std::size_t missing = 0;
  print("{:<24}{:<20}{:>7}{:>11}  result\n", "engine", "algorithm", "tasks", "bytes");
  for (const Entry* const entry : entries) {
    if (!entry->available()) {
      ++missing;
      // People want to know why a device that is there is left out.
      if (entry->kind == catalog::EngineKind::board) print("{:<62}  not run: {}\n", entry->name, entry->reason);
      continue;
    }
    const catalog::SelftestResult result = catalog::selftest(*entry, options.test);
    const bool device = entry->kind != catalog::EngineKind::software;
    ++tested;
    failed += !result.failure.empty();
    print("{:<24}{:<20}{:>7}{:>11}  {}\n", entry->name, catalog::algorithm_name(entry->algorithm), result.tasks,
          result.bytes, remark(result, device));
  }
  print("{} engines, {} failed, {} not on this machine (`tandem engines` says why)\n", tested, failed, missing);
  if (failed > 0)
    throw CommandError(kEngine, "{} of {} engines do not compute what the reference does", failed, tested);
  if (tested == 0) throw CommandError(kEngine, "no such engine is available; see `tandem engines`");
}

}  // namespace

void add_selftest_command(CLI::App& app) {
  CLI::App* const command = app.add_subcommand("selftest", "Compare every engine with the reference, by random tasks");
  const auto options = std::make_shared<SelftestArguments>();
  command
      ->add_option("algorithm", options->algorithm,
                   "Only the engines of this algorithm; other names work too, such as nea3 for eea3:\n" +
                       catalog::algorithm_names())
      ->check(refuse_algorithm);
  command
      ->add_option("--engine", options->engines,
                   "Only engines whose name begins with this: uio, sim, cpu.avx512...; may be repeated")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command->add_option("--tasks", options->test.tasks, "Tasks per engine")
      ->capture_default_str()
      ->check(CLI::Range(std::size_t{1}, kMaxTasks));
  command->add_option("--seed", options->test.seed, "Seed of the random tasks")
      ->capture_default_str()
      ->check(check_seed);
  command->footer(
      "For an accelerator on a board it also says how many interrupts came, and how many were lost.\n"
      "\nExamples:\n  tandem selftest --engine uio --tasks 1000");
  command->callback([options] { run_selftest(*options); });
}

}  // namespace tandem::cli
