#include "calibrate/first_use.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <limits>
#include <memory>
#include <system_error>
#include <utility>

#include "calibrate/load.h"
#include "calibrate/measure.h"
#include "calibrate/profile_file.h"
#include "catalog/automatic.h"
#include "engine/thread_clock.h"
#include "engine/variants.h"

namespace tandem::calibrate {

using catalog::Entry;
using choose::Curve;
using choose::Profile;
using choose::Work;

namespace {

/// The limits of a series of turns, of which there are two at most.
constexpr contest::Limits kLimits{.cpu_ns = 6'000'000, .wall_ns = 100'000'000};
/// Batches that would take the reference longer are cut to one task.
constexpr std::uint64_t kLongestBatchNs = 2'000'000;
/// A kept measurement by which an engine beats the first of the order so many times is taken again.
constexpr double kPlausible = 4;

/// Returns the CPU time of a batch; nothing if it did not end well.
std::optional<std::uint64_t> time_of(Load& load, Engine& engine, contest::Clock& clock) {
  bool good = false;
  const contest::Share share = contest::time_of(clock, [&] { good = load.run(engine); });
  return good ? std::optional(share.cpu_ns) : std::nullopt;
}

/// Makes the job's batch, or one task of it if the reference is slow, with what the reference makes of it. Returns
/// nothing if it fails.
std::unique_ptr<Load> make_load(const Work& work, Engine& reference, contest::Clock& clock) {
  std::unique_ptr<Load> load;
  for (const std::size_t depth : {std::size_t{1}, work.depth}) {
    if (load != nullptr && depth == load->depth()) break;
    auto next = std::make_unique<Load>(work.algorithm, work.direction, work.size, depth);
    if (work.direction == Direction::decrypt && !next->prepare(reference)) return nullptr;
    const auto time = time_of(*next, reference, clock);
    if (!time) return nullptr;
    load = std::move(next);
    if (*time * work.depth > kLongestBatchNs) break;
  }
  return load;
}

/// Returns the candidates that compute what is the load's result now, in their order.
std::vector<const Candidate*> right_ones(Load& load, std::span<const Candidate> candidates) {
  const std::vector<std::uint8_t> expected = load.result();
  std::vector<const Candidate*> list;
  for (const Candidate& candidate : candidates) {
    load.forget_result();
    if (load.run(*candidate.engine) && load.result() == expected) list.push_back(&candidate);
  }
  return list;
}

Curve curve_of(const Work& work, const Load& load, const Candidate& candidate, const contest::Turns& turns) {
  // A profile has no time 0, as a clock that stood still says.
  const auto positive = [](std::uint64_t ns) { return std::max(1.0, static_cast<double>(ns)); };
  const double ns = positive(turns.least_ns()) / static_cast<double>(load.depth());
  return {.engine = candidate.name,
          .algorithm = std::string(catalog::algorithm_name(work.algorithm)),
          .direction = work.direction,
          .depth = load.depth(),
          .note = candidate.note,
          .cells = {{.size = static_cast<double>(work.size),
                     .ns = ns,
                     .p50_ns = positive(turns.ns()[turns.ns().size() / 2]),
                     .p99_ns = positive(turns.ns().back()),
                     .cpu_ns = ns}}};
}

}  // namespace

Profile measure_first_use(const Work& work, std::span<const Candidate> candidates, Engine& reference,
                          contest::Clock& clock) {
  Profile profile = new_profile("first use");
  profile.title = "this machine, measured at first use";
  const std::unique_ptr<Load> load = make_load(work, reference, clock);
  if (load == nullptr) return profile;
  const std::vector<const Candidate*> right = right_ones(*load, candidates);
  if (right.empty()) return profile;
  std::vector<contest::Turns> turns(right.size());
  bool good = true;
  const contest::Result result =
      contest::compare(turns, clock, kLimits, [&](std::size_t way) { good = load->run(*right[way]->engine) && good; });
  if (!good) return profile;
  for (std::size_t i = 0; i < right.size(); ++i) {
    profile.curves.push_back(curve_of(work, *load, *right[i], turns[i]));
    if (result.disturbed) profile.curves.back().expires_s = choose::expiry_s();
  }
  return profile;
}

namespace {

/// Returns the engines of the CPU that may run without being named, the first of the order first. An engine that needs
/// nothing of the CPU is slower by construction, and no candidate.
std::vector<const Entry*> candidates_for(Algorithm algorithm) {
  std::vector<const Entry*> list = catalog::automatic_entries(algorithm);
  std::erase_if(list, [](const Entry* entry) { return entry->kind != catalog::EngineKind::software; });
  const Entry* const first = list.empty() ? nullptr : list.front();
  std::erase_if(list, [&](const Entry* entry) { return entry != first && entry->needs == variants::kAnyCpu; });
  return list;
}

std::vector<std::string> names_of(const std::vector<const Entry*>& entries) {
  std::vector<std::string> names;
  for (const Entry* const entry : entries) names.push_back(entry->name);
  return names;
}

/// The engine that a profile has found for a work.
struct Found {
  const Entry* entry;
  std::string is;         ///< "it is the fastest", or what else it is
  std::string disturbed;  ///< a clause if other load disturbed the measurement
};

/// Returns the engine of `entries` to take by a profile that knows them all; nothing if it does not, or not plausibly.
/// is: "is" or "was".
std::optional<Found> find(const Profile& profile, const Work& work, const std::vector<const Entry*>& entries,
                          std::string_view is, double plausible = std::numeric_limits<double>::infinity()) {
  const auto fastest = choose::fastest(profile, work, names_of(entries), plausible);
  if (!fastest) return {};
  const auto entry = std::ranges::find_if(entries, [&](const Entry* one) { return one->name == fastest->engine; });
  return Found{.entry = *entry,
               .is = fastest->least ? fmt::format("it {} the fastest", is)
                                    : fmt::format("it comes first and no other {} clearly faster", is),
               .disturbed = fastest->expires_s == 0 ? "" : "; " + choose::disturbance_text(fastest->expires_s)};
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
  contest::ThreadClock clock;
  return measure_first_use(work, candidates, *reference, clock);
}

DefaultEngine first_of(const std::vector<const Entry*>& entries, std::string why) {
  return {.entry = entries.empty() ? nullptr : entries.front(), .why = std::move(why), .wrong = {}};
}

/// Chooses by what is known. Returns nothing if it is not known; `refusal` then says why a profile is not used, if
/// there is one.
std::optional<DefaultEngine> look_up(const Work& work, const std::string& kept, std::string& refusal) {
  const std::vector<const Entry*> entries = candidates_for(work.algorithm);
  if (entries.size() < 2) return first_of(entries, "no other engine of the CPU may be chosen");
  const std::string path = choose::default_path();
  std::error_code problem;
  if (choose::path_is_named() || std::filesystem::exists(path, problem)) {
    if (auto profile = choose::load_measured(path, refusal, catalog::algorithm_name(work.algorithm))) {
      if (choose::drop_expired(*profile)) {
        refusal = fmt::format("other load disturbed the measurements of the profile {}, which no longer count; {}",
                              path, "make a new one with `tandem calibrate --quick --wait 60`");
      }
      if (const auto found = find(*profile, work, entries, "is")) {
        return DefaultEngine{
            found->entry, fmt::format("{} by the profile of {}{}", found->is, profile->date, found->disturbed), {}};
      }
    }
  }
  if (const auto profile = kept_profile(kept)) {
    if (const auto found = find(*profile, work, entries, "was", kPlausible)) {
      return DefaultEngine{
          found->entry, fmt::format("{} when it was measured on {}{}", found->is, profile->date, found->disturbed), {}};
    }
  }
  return {};
}

/// start: when the search for an engine began.
DefaultEngine measured_engine(const Work& work, const std::string& kept, std::chrono::steady_clock::time_point start) {
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
  const auto found = find(profile, work, entries, "is");
  chosen.entry = found->entry;
  const bool written = !kept.empty() && keep(std::move(profile), work, kept);
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
  chosen.why = fmt::format("{}, measured now in {:.1f} ms", found->is, time.count());
  if (kept.empty()) {
    chosen.why += "; it cannot be kept, since HOME is not set";
  } else {
    chosen.why += written ? fmt::format(" and kept in {}", kept) : fmt::format("; {} cannot be written", kept);
  }
  chosen.why += found->disturbed;
  return chosen;
}

}  // namespace

std::optional<Profile> kept_profile(const std::string& kept) {
  std::string error;
  auto profile = kept.empty() ? std::nullopt : choose::load_measured(kept, error);
  if (profile) (void)choose::drop_expired(*profile);
  return profile;
}

std::optional<DefaultEngine> known_engine(const Work& work, const std::string& kept) {
  std::string refusal;
  return look_up(work, kept, refusal);
}

DefaultEngine default_engine(const Work& work, std::optional<std::uint64_t> bytes, const std::string& kept) {
  const auto first = [&](std::string_view why) {
    return first_of(candidates_for(work.algorithm), fmt::format("it comes first in `tandem engines`: {}", why));
  };
  const auto start = std::chrono::steady_clock::now();
  if (bytes && *bytes < choose::kMinBytes) {
    return first(fmt::format("the job is small, {} bytes, and would end before a measurement pays", *bytes));
  }
  std::string refusal;
  if (auto known = look_up(work, kept, refusal)) return *std::move(known);
  // A pipe may end soon; if nothing can be kept, each one would cost a measurement.
  if (!bytes && kept.empty()) return first("HOME is not set, so that nothing can be kept for an input of unknown size");
  DefaultEngine chosen = measured_engine(work, kept, start);
  if (!refusal.empty()) chosen.why += fmt::format(" ({})", refusal);
  return chosen;
}

}  // namespace tandem::calibrate
