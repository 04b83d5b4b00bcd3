#include "catalog/automatic.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <optional>
#include <system_error>

#include "generated/algorithms/operations.h"

namespace tandem::catalog {
namespace {

using choose::Objective;
using choose::Profile;

/// This machine's profile, read once.
struct Known {
  std::optional<Profile> profile;
  std::string refusal;             ///< why it is not used; empty also where there is none
  std::set<std::string> left_out;  ///< engines whose curves are not used

  Known() {
    const std::string path = choose::default_path();
    std::error_code problem;
    // A profile that is named must exist; the usual one need not.
    if (choose::path_is_named() || std::filesystem::exists(path, problem)) {
      profile = choose::load_measured(path, refusal);
    }
    if (profile) left_out = leave_out_others(*profile);
  }
  static const Known& get() {
    static const Known known;
    return known;
  }
};

struct Wish {
  Objective objective = Objective::throughput;
  Require require = Require::any;
};

/// Returns what the parts of a name after "auto" ask for.
std::optional<Wish> wish_of(std::string_view name) {
  constexpr std::string_view kPrefix = "auto";
  if (!name.starts_with(kPrefix)) return {};
  name.remove_prefix(kPrefix.size());
  Wish wish;
  for (const auto& [part, objective] : {std::pair(".latency", Objective::latency), std::pair(".cpu", Objective::cpu)}) {
    if (!name.starts_with(part)) continue;
    wish.objective = objective;
    name.remove_prefix(std::string_view(part).size());
    break;
  }
  if (name == ".sw") wish.require = Require::software;
  if (name == ".hw") wish.require = Require::hardware;
  const bool known = name.empty() || name == ".sw" || name == ".hw";
  return known ? std::optional(wish) : std::nullopt;
}

bool is_hardware(const Entry& entry) { return entry.kind == EngineKind::board; }

Entry entry_of(std::string_view name, Algorithm algorithm, const Wish& wish) {
  Entry entry{.name = std::string(name),
              .algorithm = algorithm,
              .kind = wish.require == Require::hardware ? EngineKind::board : EngineKind::software,
              .needs = "a profile, for other than the order of `tandem engines`",
              .reason = Known::get().refusal,
              .automatic = true,
              .make = {}};
  const bool any = std::ranges::any_of(automatic_entries(algorithm), [&](const Entry* one) {
    return wish.require == Require::any || is_hardware(*one) == (wish.require == Require::hardware);
  });
  if (!any && entry.reason.empty()) entry.reason = "no engine that is required is on this machine";
  return entry;
}

}  // namespace

const std::string& profile_refusal() { return Known::get().refusal; }

std::set<std::string> leave_out_others(Profile& profile, std::span<const Entry> entries) {
  std::set<std::string> names;
  std::erase_if(profile.curves, [&](const choose::Curve& curve) {
    const bool other = std::ranges::any_of(entries, [&](const Entry& entry) {
      return entry.kind == EngineKind::board && entry.name == curve.engine &&
             algorithm_name(entry.algorithm) == curve.algorithm && entry.needs != curve.note;
    });
    if (other) names.insert(curve.engine);
    return other;
  });
  return names;
}

std::set<std::string> leave_out_others(Profile& profile) {
  std::vector<Entry> boards;
  for (const OperationFacts& operation : facts::kOperations) {
    std::ranges::copy(entries(operation.algorithm, EngineKind::board), std::back_inserter(boards));
  }
  return leave_out_others(profile, boards);
}

const std::set<std::string>& left_out() { return Known::get().left_out; }

std::vector<const Entry*> automatic_entries(Algorithm algorithm) {
  std::vector<const Entry*> list;
  const auto add = [&](EngineKind kind, std::size_t most) {
    for (const Entry& entry : entries(algorithm, kind)) {
      if (entry.available() && entry.automatic && list.size() < most) list.push_back(&entry);
    }
  };
  add(EngineKind::software, choose::Decision::kMaxMembers - 2);
  add(EngineKind::board, choose::Decision::kMaxMembers);
  return list;
}

std::unique_ptr<choose::AutoEngine> make_automatic(choose::AutoEngine::Options options) {
  std::vector<choose::AutoEngine::Member> members;
  for (const Entry* const entry : automatic_entries(options.algorithm)) {
    const auto make = [entry] {
      std::unique_ptr<Engine> engine;
      (void)entry->make({}, engine);
      return engine;
    };
    std::unique_ptr<Engine> engine = make();
    if (engine != nullptr) members.push_back({std::move(engine), make});
  }
  if (members.empty()) return nullptr;
  options.algorithm_name = algorithm_name(options.algorithm);
  std::optional<Profile> own;
  if (options.profile != nullptr) {
    own = *options.profile;
    (void)leave_out_others(*own);
    options.profile = &*own;
  }
  return std::make_unique<choose::AutoEngine>(std::move(members), options);
}

const choose::AutoEngine* as_automatic(const Engine& engine) {
  // The name tells it: freestanding engines have no run-time type to ask for. No other name begins so.
  const bool is_one = wish_of(engine.capabilities().name).has_value();
  return is_one ? static_cast<const choose::AutoEngine*>(&engine) : nullptr;
}

const Entry* find_automatic(std::string_view name, Algorithm algorithm) {
  const auto wish = wish_of(name);
  if (!wish || automatic_entries(algorithm).empty()) return nullptr;
  static std::map<std::pair<std::string, Algorithm>, Entry> list;
  const auto [place, is_new] = list.try_emplace({std::string(name), algorithm});
  Entry& entry = place->second;
  if (is_new) {
    entry = entry_of(name, algorithm, *wish);
    entry.make = [&entry, wish = *wish](const SimSettings&, std::unique_ptr<Engine>& engine) {
      const auto& profile = Known::get().profile;
      engine = make_automatic({.algorithm = entry.algorithm,
                               .name = entry.name,
                               .algorithm_name = {},
                               .objective = wish.objective,
                               .require = wish.require,
                               .profile = profile ? &*profile : nullptr});
      return engine == nullptr ? Status::not_found : Status::ok;
    };
  }
  return &entry;
}

}  // namespace tandem::catalog
