// `tandem engines`: what can run tasks here.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "cli/algorithm_name.h"
#include "cli/commands.h"
#include "cli/default_engine.h"
#include "cli/json_text.h"
#include "cli/message.h"
#include "generated/algorithms/operations.h"

namespace tandem::cli {
namespace {

using catalog::Entry;

std::string remark(const Entry& entry) {
  if (!entry.available()) return "no: " + entry.reason;
  if (entry.kind == catalog::EngineKind::stub) return "yes (no cipher; only for measurement)";
  std::vector<std::string> notes;
  for (const char* const alias : {"cpu", "sim", "uio"}) {
    if (&entry == catalog::find(alias, entry.algorithm)) notes.push_back(fmt::format("the one that '{}' means", alias));
  }
  if (!entry.automatic) notes.push_back("only by name: " + entry.caution);
  if (entry.key_lengths != facts::operation(entry.algorithm).key_lengths) {
    notes.push_back(fmt::format("only keys of {}", catalog::key_bits_text(entry.key_lengths)));
  }
  return notes.empty() ? "yes" : fmt::format("yes ({})", fmt::join(notes, "; "));
}

/// Those that run `algorithm`; all of them for none.
std::vector<const Entry*> entries_for(Algorithm algorithm) {
  std::vector<const Entry*> list;
  for (const Entry& entry : catalog::entries()) {
    const bool runs = entry.algorithm == algorithm || entry.algorithm == Algorithm::none;
    if (algorithm == Algorithm::none || runs) list.push_back(&entry);
  }
  return list;
}

/// Aligned columns with a heading; an empty line before each line whose `group` is another one.
template <std::size_t n>
void print_columns(const std::vector<std::array<std::string, n>>& lines, const std::vector<std::string>& groups = {}) {
  std::array<std::size_t, n> widths{};
  for (const auto& line : lines) {
    for (std::size_t i = 0; i < n; ++i) widths[i] = std::max(widths[i], line[i].size());
  }
  widths.back() = 0;
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 && !groups.empty() && groups[i] != groups[i - 1]) text += "\n";
    for (std::size_t k = 0; k < n; ++k) text += fmt::format("{}{:<{}}", k == 0 ? "" : "  ", lines[i][k], widths[k]);
    text += "\n";
  }
  console::write_text(text);
}

/// One line per engine.
void print_table(const std::vector<const Entry*>& entries) {
  std::vector<std::array<std::string, 5>> lines{{"engine", "algorithm", "kind", "needs", "here"}};
  std::vector<std::string> groups{""};
  for (const Entry* entry : entries) {
    groups.emplace_back(catalog::algorithm_name(entry->algorithm));
    lines.push_back({entry->name, groups.back(), std::string(catalog::engine_kind_name(entry->kind)), entry->needs,
                     remark(*entry)});
  }
  print_columns(lines, groups);
}

/// What the CPU's engine for an algorithm is second to: "cpu.avx512 needs AVX-512", empty if to none.
std::string lack(Algorithm algorithm, const Entry& chosen) {
  for (const Entry* const entry : entries_for(algorithm)) {
    if (entry == &chosen || entry->kind != catalog::EngineKind::software) return "";
    if (!entry->available()) return fmt::format("; {}: {}", entry->name, entry->reason);
    if (!entry->automatic) return fmt::format("; {} only by name: {}", entry->name, entry->caution);
  }
  return "";
}

/// "uio0, uio2", or what there is instead.
std::string accelerators(Algorithm algorithm) {
  std::vector<std::string> boards;
  std::size_t built = 0;
  std::size_t simulated = 0;
  for (const Entry& entry : catalog::entries()) {
    if (entry.algorithm != algorithm) continue;
    if (entry.kind == catalog::EngineKind::board && entry.available()) boards.push_back(entry.name);
    if (entry.kind != catalog::EngineKind::simulated || !entry.make) continue;
    ++simulated;
    built += entry.available() ? 1 : 0;
  }
  if (!boards.empty()) return fmt::format("{}", fmt::join(boards, ", "));
  if (simulated == 0) return "-";
  return built == 0 ? fmt::format("{} in the simulator, not built", simulated)
                    : fmt::format("{} of {} in the simulator", built, simulated);
}

/// One line per algorithm: what runs it on the CPU, and which accelerators there are; then what is wrong with boards.
void print_summary() {
  std::vector<std::array<std::string, 3>> lines{{"algorithm", "accelerators", "on the CPU"}};
  bool unbuilt = false;
  for (const Entry& entry : catalog::entries()) {
    const std::string name(catalog::algorithm_name(entry.algorithm));
    if (entry.algorithm == Algorithm::none || lines.back()[0] == name) continue;
    const Entry* const cpu = catalog::find("cpu", entry.algorithm);
    std::string on_cpu = cpu == nullptr ? "none in constant time" : cpu->name + lack(entry.algorithm, *cpu);
    if (const std::string of_files = engine_for_files(entry.algorithm); !of_files.empty()) {
      on_cpu += "; large files: " + of_files;
    }
    lines.push_back({name, accelerators(entry.algorithm), on_cpu});
    unbuilt |= lines.back()[1].ends_with("not built");
  }
  print_columns(lines);
  for (const Entry& entry : catalog::entries()) {
    const bool odd = entry.algorithm == Algorithm::none && entry.kind == catalog::EngineKind::board;
    if (odd) print("{} ({}): {}\n", entry.name, entry.needs, entry.reason);
  }
  if (unbuilt) print("\n`make models` builds the accelerators in the simulator.");
  print("\n`tandem engines ALGORITHM` lists every engine of one algorithm, `tandem engines --all` those of all.\n");
}

void print_json(const std::vector<const Entry*>& entries) {
  auto list = nlohmann::ordered_json::array();
  for (const Entry* entry : entries) {
    list.push_back({{"name", entry->name},
                    {"algorithm", catalog::algorithm_name(entry->algorithm)},
                    {"kind", catalog::engine_kind_name(entry->kind)},
                    {"needs", entry->needs},
                    {"available", entry->available()},
                    {"reason", entry->reason},
                    {"automatic", entry->automatic},
                    {"key_bits", catalog::key_bits(entry->key_lengths)}});
  }
  console::write_json(json_text(list));
}

}  // namespace

void add_engines_command(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("engines", "List what runs each algorithm here, or every engine and what it needs");
  const auto json = std::make_shared<bool>(false);
  const auto algorithm = std::make_shared<std::string>();
  const auto all = std::make_shared<bool>(false);
  command->add_flag("--all", *all, "Every engine of every algorithm: what it needs, and why it is not available");
  command->add_flag("--json", *json,
                    "Print every engine as JSON: name, algorithm, kind, needs, available, reason, automatic,\n"
                    "key_bits (all lengths of keys that it takes)");
  command
      ->add_option("algorithm", *algorithm,
                   "List the engines of this algorithm; other names work too, such as nea3 for eea3:\n" +
                       catalog::algorithm_names())
      ->check(refuse_algorithm);
  command->footer(
      "auto is not among them: for each task it chooses the best one, by the profile of `tandem calibrate`. Without\n"
      "a profile it is the same as cpu. `tandem explain` says which engine it chooses, and why. What is said of large\n"
      "files is what encrypt, decrypt and xor take without --engine, as far as it has been measured.");
  command->callback([all, json, algorithm] {
    const auto entries = entries_for(catalog::algorithm_named(*algorithm));
    if (*json) return print_json(entries);
    *all || !algorithm->empty() ? print_table(entries) : print_summary();
  });
}

}  // namespace tandem::cli
