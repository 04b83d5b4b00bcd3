#include "calibrate/first_use.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include "calibrate/load.h"
#include "calibrate/measure.h"
#include "calibrate/profile_file.h"
#include "catalog/automatic.h"

namespace tandem::calibrate {

using catalog::Entry;
using choose::Curve;
using choose::Profile;
using choose::Work;

namespace {

using Clock = std::chrono::steady_clock;
using Ns = std::chrono::duration<double, std::nano>;

/// No round begins later than this after the beginning.
constexpr Ns kLongest = std::chrono::milliseconds(8);
constexpr std::size_t kRounds = 16;
/// Batches that would take the reference longer are cut to one task.
constexpr Ns kLongestBatch = std::chrono::milliseconds(2);
/// An engine whose first batch took so many times the shortest gets no others. A first batch finds code and buffers
/// cold and vector units asleep.
constexpr double kHopeless = 3;

/// Time of a batch; nothing if it did not end well.
std::optional<Ns> time_of(Load& load, Engine& engine) {
  const auto start = Clock::now();
  if (!load.run(engine)) return {};
  return Clock::now() - start;
}

/// The job's batch, or one task of it where the reference is slow, with what the reference makes of it. Nothing if it
/// fails.
std::unique_ptr<Load> make_load(const Work& work, Engine& reference) {
  std::unique_ptr<Load> load;
  for (const std::size_t depth : {std::size_t{1}, work.depth}) {
    if (load != nullptr && depth == load->depth()) break;
    auto next = std::make_unique<Load>(work.algorithm, work.direction, work.size, depth);
    if (work.direction == Direction::decrypt && !next->prepare(reference)) return nullptr;
    const auto time = time_of(*next, reference);
    if (!time) return nullptr;
    load = std::move(next);
    if (*time * static_cast<double>(work.depth) > kLongestBatch) break;
  }
  return load;
}

/// A candidate that computes rightly.
struct Right {
  const Candidate* candidate;
  std::vector<double> ns;  ///< of its batches
};

Curve curve_of(const Work& work, const Load& load, const Right& right, double batch_ns) {
  const double ns = batch_ns / static_cast<double>(load.depth());
  return {.engine = right.candidate->name,
          .algorithm = std::string(catalog::algorithm_name(work.algorithm)),
          .direction = work.direction,
          .depth = load.depth(),
          .note = right.candidate->note,
          .cells = {{.size = static_cast<double>(work.size),
                     .ns = ns,
                     .p50_ns = median(right.ns),
                     .p99_ns = *std::ranges::max_element(right.ns),
                     .cpu_ns = ns}}};
}

std::vector<Right> first_batches(Load& load, std::span<const Candidate> candidates) {
  const std::vector<std::uint8_t> expected = load.result();
  std::vector<Right> list;
  for (const Candidate& candidate : candidates) {
    load.forget_result();
    const auto time = time_of(load, *candidate.engine);
    if (time && load.result() == expected) list.push_back({&candidate, {time->count()}});
  }
  std::ranges::stable_sort(list, {}, [](const Right& right) { return right.ns[0]; });
  return list;
}

}  // namespace

Profile measure_first_use(const Work& work, std::span<const Candidate> candidates, Engine& reference) {
  const auto start = Clock::now();
  Profile profile = new_profile("first use");
  profile.title = "this machine, measured at first use";
  const std::unique_ptr<Load> load = make_load(work, reference);
  if (load == nullptr) return profile;
  std::vector<Right> list = first_batches(*load, candidates);
  const auto hopeless =
      std::ranges::find_if(list, [&](const Right& right) { return right.ns[0] > kHopeless * list.front().ns[0]; });
  const std::span<Right> hopeful(list.begin(), hopeless);
  // The first batches were the engines' first.
  for (Right& right : hopeful) right.ns.clear();
  for (std::size_t round = 0; round < kRounds && (round == 0 || Clock::now() - start < kLongest); ++round) {
    for (std::size_t turn = 0; turn < hopeful.size(); ++turn) {
      Right& right = hopeful[(turn + round) % hopeful.size()];
      const auto time = time_of(*load, *right.candidate->engine);
      if (!time) return profile;
      right.ns.push_back(time->count());
    }
  }
  std::vector<std::vector<double>> rounds;
  for (const Right& right : hopeful) rounds.push_back(right.ns);
  std::vector<double> times = typical(rounds);
  for (auto right = hopeless; right != list.end(); ++right) times.push_back(right->ns[0]);
  for (std::size_t i = 0; i < list.size(); ++i) {
    profile.curves.push_back(curve_of(work, *load, list[i], times[i]));
  }
  return profile;
}

namespace {

/// The engines of the CPU that may run without being named, the first of the order first.
std::vector<const Entry*> candidates_for(Algorithm algorithm) {
  std::vector<const Entry*> list = catalog::automatic_entries(algorithm);
  std::erase_if(list, [](const Entry* entry) { return entry->kind != catalog::EngineKind::software; });
  return list;
}

std::vector<std::string> names_of(const std::vector<const Entry*>& entries) {
  std::vector<std::string> names;
  for (const Entry* const entry : entries) names.push_back(entry->name);
  return names;
}

/// The fastest of `entries` by a profile that knows them all; nullptr if it does not.
const Entry* fastest(const Profile& profile, const Work& work, const std::vector<const Entry*>& entries) {
  const auto name = choose::fastest(profile, work, names_of(entries));
  const auto found = std::ranges::find_if(entries, [&](const Entry* entry) { return entry->name == name; });
  return found == entries.end() ? nullptr : *found;
}

/// Adds a measurement to what is kept. Returns whether it could be written.
bool keep(Profile measured, const Work& work, const std::string& path) {
  if (auto before = kept_profile(path)) {
    std::erase_if(before->curves, [&](const Curve& curve) {
      return curve.algorithm == catalog::algorithm_name(work.algorithm) && curve.direction == work.direction;
    });
    std::ranges::move(before->curves, std::back_inserter(measured.curves));
  }
  Unsaved unsaved;
  return save(measured, path, unsaved);
}

Profile measure(const Work& work, const std::vector<const Entry*>& entries) {
  std::vector<std::unique_ptr<Engine>> engines;
  std::vector<Candidate> candidates;
  for (const Entry* const entry : entries) {
    if (entry->make({}, engines.emplace_back()) == Status::ok) {
      candidates.push_back({entry->name, entry->needs, engines.back().get()});
    }
  }
  const Entry* const reference_entry = catalog::find("cpu.reference", work.algorithm);
  std::unique_ptr<Engine> reference;
  if (reference_entry == nullptr || reference_entry->make({}, reference) != Status::ok) return {};
  return measure_first_use(work, candidates, *reference);
}

DefaultEngine first_of(const std::vector<const Entry*>& entries, std::string why) {
  return {.entry = entries.empty() ? nullptr : entries.front(), .why = std::move(why), .wrong = {}};
}

/// By what is known. Nothing if it is not known; `refusal` then says why a profile is not used, if there is one.
std::optional<DefaultEngine> look_up(const Work& work, const std::string& kept, std::string& refusal) {
  const std::vector<const Entry*> entries = candidates_for(work.algorithm);
  if (entries.size() < 2) return first_of(entries, "no other engine of the CPU may be chosen");
  const std::string path = choose::default_path();
  std::error_code problem;
  if (choose::path_is_named() || std::filesystem::exists(path, problem)) {
    if (const auto profile = choose::load_measured(path, refusal, catalog::algorithm_name(work.algorithm))) {
      if (const Entry* const entry = fastest(*profile, work, entries)) {
        return DefaultEngine{entry, fmt::format("it is the fastest by the profile of {}", profile->date), {}};
      }
    }
  }
  if (const auto profile = kept_profile(kept)) {
    if (const Entry* const entry = fastest(*profile, work, entries)) {
      return DefaultEngine{entry, fmt::format("it was the fastest when it was measured on {}", profile->date), {}};
    }
  }
  return {};
}

/// start: of the search for an engine.
DefaultEngine measured_engine(const Work& work, const std::string& kept, Clock::time_point start) {
  std::vector<const Entry*> entries = candidates_for(work.algorithm);
  DefaultEngine chosen{.entry = entries.front(), .why = {}, .wrong = {}};
  Profile profile = measure(work, entries);
  if (profile.curves.empty()) {
    chosen.why = "it comes first in `tandem engines`: the measurement failed, see `tandem selftest`";
    return chosen;
  }
  std::erase_if(entries, [&](const Entry* entry) {
    const bool wrong = std::ranges::find(profile.curves, entry->name, &Curve::engine) == profile.curves.end();
    if (wrong) chosen.wrong.push_back(entry->name);
    return wrong;
  });
  chosen.entry = fastest(profile, work, entries);
  const bool written = !kept.empty() && keep(std::move(profile), work, kept);
  const double ms = Ns(Clock::now() - start).count() / 1e6;
  chosen.why = fmt::format("it is the fastest, measured now in {:.1f} ms", ms);
  if (kept.empty()) {
    chosen.why += "; it cannot be kept, since HOME is not set";
  } else {
    chosen.why += written ? fmt::format(" and kept in {}", kept) : fmt::format("; {} cannot be written", kept);
  }
  return chosen;
}

}  // namespace

std::optional<Profile> kept_profile(const std::string& kept) {
  std::string error;
  return kept.empty() ? std::nullopt : choose::load_measured(kept, error);
}

std::optional<DefaultEngine> known_engine(const Work& work, const std::string& kept) {
  std::string refusal;
  return look_up(work, kept, refusal);
}

DefaultEngine default_engine(const Work& work, std::optional<std::uint64_t> bytes, const std::string& kept) {
  const auto first = [&](std::string_view why) {
    return first_of(candidates_for(work.algorithm), fmt::format("it comes first in `tandem engines`: {}", why));
  };
  const auto start = Clock::now();
  if (bytes && *bytes < choose::kLeastBytes) {
    return first(fmt::format("the job is small, {} bytes, and would end before a measurement pays", *bytes));
  }
  std::string refusal;
  if (auto known = look_up(work, kept, refusal)) return *std::move(known);
  // A pipe may end soon; where nothing can be kept, each would be measured for.
  if (!bytes && kept.empty()) return first("HOME is not set, so that nothing can be kept for an input of unknown size");
  DefaultEngine chosen = measured_engine(work, kept, start);
  if (!refusal.empty()) chosen.why += fmt::format(" ({})", refusal);
  return chosen;
}

}  // namespace tandem::calibrate
