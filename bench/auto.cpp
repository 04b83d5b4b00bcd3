// `tandem bench auto`: at every cell of the grid that `tandem calibrate` measures, the engine auto competes in turn
// with every engine that it may choose; the cost of a decision is measured by itself. As a control, the engine that
// auto chooses takes part twice: the ratio of its two objects shows how much of a ratio is noise of this machine.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "bench/suites.h"
#include "calibrate/measure.h"
#include "catalog/automatic.h"
#include "console/console.h"
#include "generated/algorithms/operations.h"

namespace tandem::bench {
namespace {

using choose::AutoEngine;
using choose::Profile;

/// A cell of the grid counts as a miss if its ratio is above this.
constexpr double kPromise = 1.05;

struct Cell {
  Algorithm algorithm;
  Direction direction;
  std::size_t size;
  std::size_t depth;
};

struct Result {
  double ratio = 0;     ///< time of auto over that of the best: the median of the rounds that did not choose the best
  double at_least = 0;  ///< below the ratio's true median with 97.5 % certainty, by the same rounds
  double at_most = 0;   ///< above it, likewise
  double worst_ratio = 0;    ///< the same over the worst
  double control_ratio = 0;  ///< the same of a second object of the engine that auto takes over the first; 1: no second
  double ns = 0;             ///< per task
  std::string best;
  std::string taken;
};

constexpr char kSuite[] = "auto";

/// Returns a row with the fields that all rows of a cell share.
Row row_of_cell(const Cell& cell) {
  Row row = row_of(kSuite, cell.algorithm);
  if (cell.direction == Direction::decrypt) row.direction = "decrypt";
  row.depth = cell.depth;
  if (facts::operation(cell.algorithm).key_in_message) {
    row.parameters = {{"modulus_bits", static_cast<double>(cell.size)}};
  } else {
    row.bytes = cell.size;
  }
  row.engine = "auto";
  return row;
}

/// Every other round, from `first`. Half of the rounds name the best and worst engine, and the others compare auto with
/// them, because an engine looks faster than it is in the rounds that named it the best.
std::vector<double> half(const std::vector<double>& rounds, std::size_t first) {
  std::vector<double> part;
  for (std::size_t i = first; i < rounds.size(); i += 2) part.push_back(rounds[i]);
  return part;
}

/// The ratios of paired rounds, ascending.
std::vector<double> paired(const std::vector<double>& a, const std::vector<double>& b) {
  std::vector<double> ratios;
  for (std::size_t i = 0; i < a.size(); ++i) ratios.push_back(a[i] / b[i]);
  std::ranges::sort(ratios);
  return ratios;
}

/// The index, among `count` ascending values of any distribution, of a value that is below their median with 97.5 %
/// certainty; the value as far from the end is above it. Uses the binomial distribution's normal approximation.
std::size_t below_median(std::size_t count) {
  const auto n = static_cast<double>(count);
  return static_cast<std::size_t>(std::max(1.0, std::floor((n - 1.96 * std::sqrt(n)) / 2))) - 1;
}

/// The engines with which a cell is measured.
struct Engines {
  std::vector<std::unique_ptr<Engine>> fixed;
  std::vector<std::unique_ptr<Engine>> twins;  ///< one more of each that is software, else nullptr
  std::unique_ptr<AutoEngine> automatic;
};

Engines make_engines(Algorithm algorithm, const Profile& profile) {
  Engines engines;
  for (const catalog::Entry* const entry : catalog::automatic_entries(algorithm)) {
    std::unique_ptr<Engine> one;
    if (entry->make({}, one) != Status::ok) continue;
    engines.fixed.push_back(std::move(one));
    std::unique_ptr<Engine>& twin = engines.twins.emplace_back();
    if (entry->kind == catalog::EngineKind::software && entry->make({}, twin) != Status::ok) twin = nullptr;
  }
  engines.automatic = catalog::make_automatic({.algorithm = algorithm, .profile = &profile});
  return engines;
}

Result measure(const Cell& cell, const Engines& all, const AutoOptions& options) {
  calibrate::Load load(cell.algorithm, cell.direction, cell.size, cell.depth);
  if (cell.direction == Direction::decrypt) (void)load.prepare(*all.fixed[0]);
  (void)load.run(*all.automatic);
  const std::string taken(load.task(0).completion.backend);
  // The contenders: auto, the engines, and the second object of the engine that auto chooses.
  std::vector<Engine*> engines{all.automatic.get()};
  for (const auto& engine : all.fixed) engines.push_back(engine.get());
  const auto is_taken = [&](const auto& engine) { return engine->capabilities().name == taken; };
  const auto first = static_cast<std::size_t>(std::ranges::find_if(all.fixed, is_taken) - all.fixed.begin());
  const bool has_control = first < all.twins.size() && all.twins[first] != nullptr;
  if (has_control) engines.push_back(all.twins[first].get());
  const calibrate::Timed timed = calibrate::time_in_turn(load, engines, options.rounds, options.slice_ns);
  std::vector<double> medians;
  for (std::size_t i = 1; i <= all.fixed.size(); ++i) medians.push_back(calibrate::median(half(timed.ns[i], 0)));
  const auto best = static_cast<std::size_t>(std::ranges::min_element(medians) - medians.begin());
  const auto worst = static_cast<std::size_t>(std::ranges::max_element(medians) - medians.begin());
  const auto over = [&](std::size_t engine, std::size_t other) {
    return paired(half(timed.ns[engine], 1), half(timed.ns[other], 1));
  };
  const std::vector<double> ratios = over(0, best + 1);
  const std::size_t below = below_median(ratios.size());
  return {.ratio = calibrate::quantile(ratios, 0.5),
          .at_least = ratios[below],
          .at_most = ratios[ratios.size() - 1 - below],
          .worst_ratio = calibrate::quantile(over(0, worst + 1), 0.5),
          .control_ratio = has_control ? calibrate::quantile(over(engines.size() - 1, first + 1), 0.5) : 1,
          .ns = calibrate::median(timed.ns[0]),
          .best = std::string(engines[best + 1]->capabilities().name),
          .taken = taken};
}

/// Nanoseconds of one decision, over all sizes and depths in no order.
double decision_ns(const Profile& profile, Algorithm algorithm) {
  std::vector<std::string_view> names;
  for (const catalog::Entry* const entry : catalog::automatic_entries(algorithm)) names.push_back(entry->name);
  choose::Decision decision(catalog::algorithm_name(algorithm), names, &profile, choose::Objective::throughput);
  const std::uint32_t allowed = (1U << names.size()) - 1;
  constexpr std::size_t kDecisions = 1'000'000;
  std::uint32_t random = 1;
  std::size_t sum = 0;
  std::vector<double> ns;
  for (std::size_t repeat = 0; repeat < 9; ++repeat) {
    const auto start = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < kDecisions; ++i) {
      random = random * 1664525 + 1013904223;
      sum += decision.choose(Direction::encrypt, random >> (16 + (random & 7)), random >> 26, allowed).member;
    }
    const std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - start;
    ns.push_back(elapsed.count() / kDecisions);
  }
  asm volatile("" ::"r"(sum));
  return calibrate::median(ns);
}

}  // namespace

bool bench_auto(Report& report, const AutoOptions& options) {
  std::string error;
  const auto profile = choose::load_measured(choose::default_path(), error);
  if (!profile) {
    console::print_message("error: {}", error);
    return false;
  }
  const calibrate::Effort usual = profile->effort == "full" ? calibrate::full() : calibrate::quick();
  std::size_t cells = 0;
  std::size_t missed = 0;
  std::size_t surely_missed = 0;
  std::size_t control_missed = 0;
  double worst = 0;
  double worst_of_worst = 0;
  double late = 0;
  for (const OperationFacts& facts : facts::kOperations) {
    if (options.algorithm != Algorithm::none && facts.algorithm != options.algorithm) continue;
    const calibrate::Effort effort = calibrate::effort_for(usual, facts.algorithm);
    const Engines engines = make_engines(facts.algorithm, *profile);
    if (engines.automatic == nullptr || engines.fixed.empty()) continue;
    for (const Direction direction : calibrate::directions(facts.algorithm)) {
      for (const std::size_t depth : effort.depths) {
        for (const std::size_t size : effort.sizes) {
          const Cell cell{facts.algorithm, direction, size, depth};
          const Result result = measure(cell, engines, options);
          Row row = row_of_cell(cell);
          row.rounds = options.rounds;
          report.add(figure(row, "time per task", "ns", result.ns));
          row.range = {result.at_least, result.at_most};
          row.details = {{"took", result.taken}, {"best", result.best}, {"control", result.control_ratio}};
          report.add(ratio(row, "time per task", "the best fixed engine", result.ratio));
          worst_of_worst = std::max(worst_of_worst, result.worst_ratio);
          late = std::max(late, result.ns * (1 - 1 / result.ratio));
          ++cells;
          missed += result.ratio > kPromise;
          surely_missed += result.at_least > kPromise;
          control_missed += result.control_ratio > kPromise;
          worst = std::max(worst, result.ratio);
        }
      }
    }
    Row of = row_of(kSuite, facts.algorithm);
    of.engine = "auto";
    report.add(figure(of, "decision", "ns", decision_ns(*profile, facts.algorithm), "sizes and depths in no order"));
  }
  const Row all{.suite = kSuite, .engine = "auto", .details = {{"cells", static_cast<double>(cells)}}};
  Row control = all;
  control.engine = "control";
  report.add(figure(all, "cells over 1.05 of the best fixed engine", "cells", static_cast<double>(missed),
                    "by the median of the rounds"));
  report.add(figure(all, "cells surely over 1.05 of the best fixed engine", "cells", static_cast<double>(surely_missed),
                    "all of the 95 % range of the median is over"));
  report.add(figure(control, "cells over 1.05 of the same engine", "cells", static_cast<double>(control_missed),
                    "a second object of the engine that auto takes"));
  report.add(ratio(all, "worst cell", "the best fixed engine", worst));
  report.add(ratio(all, "worst cell", "the worst fixed engine", worst_of_worst, "engines of one speed tie"));
  report.add(
      figure(all, "largest time beyond the best fixed engine", "ns per task", late, "decision, submit, wait and poll"));
  report.print(fmt::format(
      "auto, measured: medians of {} rounds in turn, the best named by half of them and compared with in the others",
      options.rounds));
  return true;
}

}  // namespace tandem::bench
