#include "calibrate/measure.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <stdexcept>

#include "engine/thread_clock.h"
#include "generated/algorithms/operations.h"

namespace tandem::calibrate {

using choose::build_id;
using choose::Cell;
using choose::Curve;
using choose::machine_id;
using choose::Profile;
using choose::Source;

namespace {

using catalog::EngineKind;
using catalog::Entry;

/// The batches of an engine in a round that are timed each alone; fewer, but at least one, if a slice has no time for
/// them.
constexpr std::size_t kLatencyBatches = 12;
/// The number of batches that tells how many a slice has time for.
constexpr std::size_t kTrialBatches = 5;

/// An engine's first batches are not timed: this many of them, or as many as this many slices have time for. Their
/// buffers are new to the caches and the address translation, and wide vector units wake up slowly.
constexpr std::size_t kWarmBatches = 8;
constexpr std::size_t kWarmSlices = 8;

/// The time that stands for a clock that stood still; its logarithm is a number.
constexpr double kMinNs = 1e-3;

void run(Load& load, Engine& engine) {
  if (load.run(engine)) return;
  throw std::runtime_error(fmt::format("engine {} failed at {} x {}; see `tandem selftest`", engine.capabilities().name,
                                       load.depth(), load.size()));
}

std::string date() {
  return fmt::format("{:%Y-%m-%d}",
                     fmt::gmtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())));
}

/// An engine with the curve that is being made of it.
struct Subject {
  std::unique_ptr<Engine> engine;
  Curve curve;
};

std::vector<Subject> subjects(Algorithm algorithm, Direction direction, std::size_t depth) {
  std::vector<Subject> list;
  for (const Entry& entry : catalog::entries()) {
    const bool real = entry.kind == EngineKind::software || entry.kind == EngineKind::board;
    if (entry.algorithm != algorithm || !real || !entry.available()) continue;
    Subject& subject = list.emplace_back();
    if (entry.make({}, subject.engine) != Status::ok) {
      throw std::runtime_error(fmt::format("engine {} cannot be opened; is it in use?", entry.name));
    }
    subject.curve = {.engine = entry.name,
                     .algorithm = std::string(catalog::algorithm_name(algorithm)),
                     .direction = direction,
                     .hardware = entry.kind == EngineKind::board,
                     .source = Source::measured,
                     .depth = depth,
                     .power = power_of(algorithm),
                     .note = entry.needs,
                     .cells = {}};
  }
  return list;
}

/// Returns the time that a batch would take, in ns, by the cells so far.
double expected_ns(const Curve& curve, std::size_t size) {
  const double each = curve.cells.empty() ? 0 : curve.at(static_cast<double>(size), &Cell::ns);
  return each * static_cast<double>(curve.depth);
}

/// Adds a cell to the curve of each engine, by a load that they all take. Returns the software's share of the
/// processor.
contest::Share measure_together(const std::vector<Subject*>& list, Load& load, Direction direction,
                                const Effort& effort) {
  std::vector<Engine*> engines;
  for (const Subject* const subject : list) engines.push_back(subject->engine.get());
  if (direction == Direction::decrypt && !load.prepare(*engines[0])) {
    throw std::runtime_error(fmt::format("engine {} cannot encrypt", engines[0]->capabilities().name));
  }
  const Timed timed = time_in_turn(load, engines, effort.rounds, effort.slice_ns);
  const std::vector<double> ns = typical(timed.ns);
  const std::vector<double> cpu_ns = typical(timed.cpu_ns);
  for (std::size_t i = 0; i < list.size(); ++i) {
    list[i]->curve.cells.push_back({.size = static_cast<double>(load.size()),
                                    .ns = ns[i],
                                    .p50_ns = quantile(timed.batch_ns[i], 0.5),
                                    .p99_ns = quantile(timed.batch_ns[i], 0.99),
                                    .cpu_ns = cpu_ns[i]});
  }
  return timed.software;
}

/// Adds a cell to every curve for which it does not take too long. Engines that take other keys than most are timed by
/// themselves. Returns as measure_together.
contest::Share measure_size(std::vector<Subject>& list, Algorithm algorithm, Direction direction, std::size_t size,
                            std::size_t depth, const Effort& effort) {
  const OperationFacts& facts = facts::operation(algorithm);
  std::map<std::uint8_t, std::vector<Subject*>> by_key;
  for (Subject& subject : list) {
    if (expected_ns(subject.curve, size) > effort.longest_ns) continue;
    by_key[key_bytes_for(facts, subject.engine->capabilities().key_lengths)].push_back(&subject);
  }
  contest::Share software;
  for (auto& [key_bytes, some] : by_key) {
    Load load(algorithm, direction, size, depth, std::uint64_t{1} << key_bytes);
    std::erase_if(some, [&](const Subject* subject) {
      return load.task(0).len_bits > subject->engine->capabilities().max_len_bits;
    });
    if (!some.empty()) software.add(measure_together(some, load, direction, effort));
  }
  return software;
}

}  // namespace

Effort quick() {
  return {.name = "quick",
          .sizes = {16, 64, 256, 1024, 4096, 16384},
          .depths = {1, 8, 64},
          .rounds = 5,
          .slice_ns = 100'000,
          .longest_ns = 3e6,
          .sim_sizes = {64, 1024},
          .sim_depths = {1, 8}};
}

Effort full() {
  return {.name = "full",
          .sizes = {16, 64, 256, 528, 1024, 1420, 4096, 7696, 16384, 65536},
          .depths = {1, 8, 64},
          .rounds = 15,
          .slice_ns = 200'000,
          .longest_ns = 1e7,
          .sim_sizes = {16, 64, 256, 1024, 4096, 16384},
          .sim_depths = {1, 8}};
}

double power_of(Algorithm algorithm) {
  const software::KeyedTasks* const keyed = keyed_tasks(algorithm);
  return keyed == nullptr ? 1 : keyed->power(algorithm);
}

Effort effort_for(const Effort& effort, Algorithm algorithm) {
  const software::KeyedTasks* const keyed = keyed_tasks(algorithm);
  if (keyed == nullptr) return effort;
  constexpr double kLongestNs = 1e8;
  Effort of_keys = effort;
  of_keys.sizes = of_keys.sim_sizes = {keyed->sizes.begin(), keyed->sizes.end()};
  of_keys.depths = of_keys.sim_depths = {1};
  of_keys.longest_ns = kLongestNs;
  return of_keys;
}

double quantile(std::span<const double> values, double share) {
  if (values.empty()) return 0;
  return values[std::min(values.size() - 1, static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return quantile(values, 0.5);
}

std::vector<double> typical(const std::vector<std::vector<double>>& values) {
  if (values.empty()) return {};
  std::vector<double> rounds(values[0].size());
  for (std::size_t round = 0; round < rounds.size(); ++round) {
    double sum = 0;
    for (const auto& engine : values) sum += std::log(std::max(engine[round], kMinNs));
    rounds[round] = std::exp(sum / static_cast<double>(values.size()));
  }
  std::vector<double> each;
  for (std::vector<double> shares : values) {
    for (std::size_t round = 0; round < rounds.size(); ++round) shares[round] /= rounds[round];
    each.push_back(median(std::move(shares)) * median(rounds));
  }
  return each;
}

namespace {

/// Returns the time of an engine: software has all of it by the CPU clock, but reading that takes as long as a small
/// task.
double time_of(const Engine& engine, const contest::Share& share) {
  const bool others_count = engine.capabilities().hardware;
  return static_cast<double>(others_count ? share.wall_ns : std::min(share.wall_ns, share.cpu_ns));
}

/// Makes an engine warm; returns how many batches take about a slice.
std::size_t batches_of_slice(Load& load, Engine& engine, std::uint64_t slice_ns, contest::Clock& clock) {
  const std::uint64_t warm = clock.wall_ns() + kWarmSlices * slice_ns;
  for (std::size_t k = 0; k < kWarmBatches && (k == 0 || clock.wall_ns() < warm); ++k) run(load, engine);
  const auto batch_ns = [&] { return time_of(engine, contest::time_of(clock, [&] { run(load, engine); })); };
  const auto slice = static_cast<double>(slice_ns);
  double least = batch_ns();
  for (std::size_t k = 1; k < kTrialBatches && static_cast<double>(k) * least < slice; ++k) {
    least = std::min(least, batch_ns());
  }
  return std::max<std::size_t>(1, static_cast<std::size_t>(slice / std::max(1.0, least)));
}

}  // namespace

Timed time_in_turn(Load& load, std::span<Engine* const> engines, std::size_t rounds, std::uint64_t slice_ns,
                   contest::Clock& clock) {
  Timed timed;
  const std::size_t count = engines.size();
  timed.ns.resize(count);
  timed.cpu_ns.resize(count);
  timed.batch_ns.resize(count);
  std::vector<std::size_t> batches(count);
  for (std::size_t i = 0; i < count; ++i) batches[i] = batches_of_slice(load, *engines[i], slice_ns, clock);
  for (std::size_t round = 0; round < rounds; ++round) {
    for (std::size_t turn = 0; turn < count; ++turn) {
      const std::size_t i = (turn + round) % count;
      Engine& engine = *engines[i];
      run(load, engine);  // which finds the caches as another engine left them
      const contest::Share slice = contest::time_of(clock, [&] {
        for (std::size_t k = 0; k < batches[i]; ++k) run(load, engine);
      });
      const double tasks = static_cast<double>(batches[i] * load.depth());
      timed.ns[i].push_back(time_of(engine, slice) / tasks);
      timed.cpu_ns[i].push_back(static_cast<double>(slice.cpu_ns) / tasks);
      if (!engine.capabilities().hardware) timed.software.add(slice);
      const std::size_t alone = std::min(batches[i], kLatencyBatches);
      for (std::size_t k = 0; k < alone; ++k) {
        timed.batch_ns[i].push_back(time_of(engine, contest::time_of(clock, [&] { run(load, engine); })));
      }
    }
  }
  for (std::vector<double>& each : timed.batch_ns) std::ranges::sort(each);
  return timed;
}

Timed time_in_turn(Load& load, std::span<Engine* const> engines, std::size_t rounds, std::uint64_t slice_ns) {
  contest::ThreadClock clock;
  return time_in_turn(load, engines, rounds, slice_ns, clock);
}

std::vector<Direction> directions(Algorithm algorithm) {
  const OperationFacts* const facts = facts::find_operation(algorithm);
  if (facts == nullptr) return {};
  if (!facts->encrypts) return {Direction::decrypt};
  // A keystream is the same both ways, and so is a MAC.
  if (facts->tag_bytes == 0 || !facts->writes_destination()) return {Direction::encrypt};
  return {Direction::encrypt, Direction::decrypt};
}

Profile new_profile(const std::string& effort) {
  return {.title = {},
          .machine = machine_id(),
          .build = build_id(),
          .date = date(),
          .effort = effort,
          .host_costs = {},
          .curves = {}};
}

Profile calibrate(const CalibrateOptions& options) {
  Profile profile = new_profile(options.effort.name);
  profile.title = "this machine, tandem calibrate --" + options.effort.name;
  profile.host_costs = measure_host_costs();
  contest::Share software;
  for (const OperationFacts& facts : facts::kOperations) {
    const Algorithm algorithm = facts.algorithm;
    if (options.algorithm != Algorithm::none && algorithm != options.algorithm) continue;
    const Effort effort = effort_for(options.effort, algorithm);
    if (options.progress) options.progress(std::string(catalog::algorithm_name(algorithm)));
    for (const Direction direction : directions(algorithm)) {
      for (const std::size_t depth : effort.depths) {
        std::vector<Subject> list = subjects(algorithm, direction, depth);
        for (const std::size_t size : effort.sizes) {
          software.add(measure_size(list, algorithm, direction, size, depth, effort));
        }
        for (Subject& subject : list) {
          if (!subject.curve.cells.empty()) profile.curves.push_back(std::move(subject.curve));
        }
      }
      for (Curve& curve :
           model_accelerators(algorithm, direction, effort.sim_sizes, effort.sim_depths, options.clock_mhz)) {
        profile.curves.push_back(std::move(curve));
      }
    }
  }
  if (options.busy || software.disturbed()) {
    for (Curve& curve : profile.curves) curve.expires_s = choose::expiry_s();
  }
  return profile;
}

}  // namespace tandem::calibrate
