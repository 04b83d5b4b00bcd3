#include "catalog/engine_list.h"

#include <fmt/format.h>

#include <cassert>
#include <charconv>

namespace tandem::catalog {
namespace {

std::string known_names(Algorithm algorithm) {
  std::string names = "cpu, sim, uio, auto";
  for (const Entry& entry : entries()) {
    if (entry.algorithm == algorithm || entry.algorithm == Algorithm::none) names += ", " + entry.name;
  }
  return names;
}

std::optional<unsigned> parse_count(std::string_view text) {
  unsigned count = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (problem != std::errc{} || end != text.data() + text.size() || count == 0 || count > kMaxInstances) return {};
  return count;
}

std::optional<EngineChoice> parse_choice(std::string_view item, Algorithm algorithm, unsigned software_jobs,
                                         std::string& error) {
  const std::size_t star = item.find('*');
  const std::string_view name = item.substr(0, star);
  const Entry* entry = find(name, algorithm);
  if (entry == nullptr && name.starts_with("uio")) {
    error = fmt::format(
        "engine {} is not available: no board with an accelerator for {} is found here; `tandem engines` says what is, "
        "docs/how-to/bring-up.md how to bring a board up, and {} takes its simulator",
        name, algorithm_name(algorithm), "--engine sim");
    return {};
  }
  if (entry == nullptr) {
    error = fmt::format("no engine is called '{}'; known: {}", name, known_names(algorithm));
    return {};
  }
  if (!entry->available()) {
    error = fmt::format("engine {} is not available: {}; see `tandem engines`", entry->name, entry->reason);
    return {};
  }
  if (star == std::string_view::npos) {
    return EngineChoice{entry, entry->kind == EngineKind::software ? software_jobs : 1};
  }
  const auto count = parse_count(item.substr(star + 1));
  if (!count) {
    error = fmt::format("'{}': after * comes a number from 1 to {}", item, kMaxInstances);
    return {};
  }
  return EngineChoice{entry, *count};
}

}  // namespace

std::optional<std::vector<EngineChoice>> parse_engine_list(std::string_view expression, Algorithm algorithm,
                                                           unsigned software_jobs, std::string& error) {
  std::vector<EngineChoice> choices;
  unsigned instances = 0;
  for (std::size_t begin = 0; begin <= expression.size();) {
    const std::size_t end = std::min(expression.find(',', begin), expression.size());
    const auto choice = parse_choice(expression.substr(begin, end - begin), algorithm, software_jobs, error);
    if (!choice) return {};
    choices.push_back(*choice);
    instances += choice->count;
    begin = end + 1;
  }
  if (instances > kMaxInstances) {
    error = fmt::format("{} engines asked for; at most {} can run at once", instances, kMaxInstances);
    return {};
  }
  return choices;
}

unsigned count_instances(const std::vector<EngineChoice>& choices, EngineKind kind) {
  unsigned count = 0;
  for (const EngineChoice& choice : choices) count += choice.entry->kind == kind ? choice.count : 0;
  return count;
}

std::optional<std::vector<std::unique_ptr<Engine>>> make_engines(const std::vector<EngineChoice>& choices,
                                                                 const SimSettings& settings, std::string& error) {
  assert(settings.waveform.empty() || count_instances(choices, EngineKind::simulated) <= 1);
  std::vector<std::unique_ptr<Engine>> engines;
  for (const auto& [entry, count] : choices) {
    for (unsigned i = 0; i < count; ++i) {
      std::unique_ptr<Engine>& engine = engines.emplace_back();
      const Status status = entry->make(settings, engine);
      if (status == Status::ok) continue;
      error = fmt::format("cannot open engine {}: {}", entry->name, status_text(status));
      return {};
    }
  }
  return engines;
}

}  // namespace tandem::catalog
