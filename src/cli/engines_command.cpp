// `tandem engines`: what can run tasks here.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/catalog.h"
#include "cli/algorithm_name.h"
#include "cli/commands.h"
#include "cli/default_engine.h"
#include "cli/help/page.h"
#include "cli/json_text.h"
#include "cli/message.h"
#include "generated/algorithms/operations.h"

namespace tandem::cli {
namespace {

using catalog::Entry;

/// The width that tables and the lines below them do not exceed.
constexpr std::size_t kWidth = 100;

std::string remark(const Entry& entry) {
  if (!entry.lacks.empty()) return "no: this CPU lacks instructions, see below";
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

/// Returns those that run `algorithm`; all of them for none.
std::vector<const Entry*> entries_for(Algorithm algorithm) {
  std::vector<const Entry*> list;
  for (const Entry& entry : catalog::entries()) {
    const bool runs = entry.algorithm == algorithm || entry.algorithm == Algorithm::none;
    if (algorithm == Algorithm::none || runs) list.push_back(&entry);
  }
  return list;
}

/// Prints a paragraph; its second line and those after it are indented.
void print_wrapped(std::string_view text, std::size_t indent = 0) {
  std::string lines;
  for (const std::string& line : wrap(text, kWidth - indent)) {
    lines += std::string(lines.empty() ? 0 : indent, ' ') + line + "\n";
  }
  console::write_text(lines);
}

/// Prints aligned columns with a heading, and an empty line before each line whose `group` is another one. The last
/// column is wrapped.
template <std::size_t n>
void print_columns(const std::vector<std::array<std::string, n>>& lines, const std::vector<std::string>& groups = {}) {
  std::array<std::size_t, n> widths{};
  for (const auto& line : lines) {
    for (std::size_t i = 0; i < n; ++i) widths[i] = std::max(widths[i], line[i].size());
  }
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 && !groups.empty() && groups[i] != groups[i - 1]) text += "\n";
    std::string row;
    for (std::size_t k = 0; k + 1 < n; ++k) row += fmt::format("{:<{}}  ", lines[i][k], widths[k]);
    const std::size_t indent = row.size();
    const std::vector<std::string> last = wrap(lines[i][n - 1], kWidth - std::min(indent, kWidth - 20));
    for (std::size_t k = 0; k < last.size(); ++k) row += (k == 0 ? "" : std::string(indent, ' ')) + last[k] + "\n";
    text += row;
  }
  console::write_text(text);
}

/// Says which of the CPU's extensions the engines of this machine's kind of CPU miss; nothing if they miss none.
void print_lacking(const std::vector<const Entry*>& entries) {
  std::vector<std::string> all;
  for (const Entry* const entry : entries) {
    for (const std::string& name : entry->lacks) {
      if (std::ranges::find(all, name) == all.end()) all.push_back(name);
    }
  }
  if (!all.empty()) print_wrapped(fmt::format("This CPU lacks {}.", fmt::join(all, ", ")));
}

/// Says what engines need, once for those that need the same: "cpu.avx2 of eea3, eia3: AVX2; BMI, BMI2, FMA".
void print_needs(const std::vector<const Entry*>& entries) {
  using Need = std::pair<std::string, std::string>;  // the engine's name and what it needs
  std::vector<std::pair<Need, std::vector<std::string>>> needs;
  for (const Entry* const entry : entries) {
    const bool of_interest = entry->kind == catalog::EngineKind::software || entry->kind == catalog::EngineKind::board;
    if (!of_interest || entry->needs == "any CPU") continue;
    const Need need(entry->name, entry->needs);
    auto known = std::ranges::find(needs, need, &decltype(needs)::value_type::first);
    if (known == needs.end()) known = needs.insert(known, {need, {}});
    known->second.emplace_back(catalog::algorithm_name(entry->algorithm));
  }
  if (!needs.empty()) print("\nWhat engines need:\n");
  for (const auto& [need, algorithms] : needs) {
    print_wrapped(fmt::format("{} of {}: {}", need.first, fmt::join(algorithms, ", "), need.second), 4);
  }
}

/// One line per engine, then what they need and what the CPU lacks.
void print_table(const std::vector<const Entry*>& entries) {
  std::vector<std::array<std::string, 4>> lines{{"engine", "algorithm", "kind", "here"}};
  std::vector<std::string> groups{""};
  for (const Entry* entry : entries) {
    groups.emplace_back(catalog::algorithm_name(entry->algorithm));
    lines.push_back({entry->name, groups.back(), std::string(catalog::engine_kind_name(entry->kind)), remark(*entry)});
  }
  print_columns(lines, groups);
  print_needs(entries);
  print("\n");
  print_lacking(entries);
}

/// Returns the engines that would come before the CPU's and cannot be used or chosen, for a reason other than the CPU's
/// extensions: "; cpu.ipsec_mb only by name: ...". Empty if there are none.
std::string lack(Algorithm algorithm, const Entry& chosen) {
  for (const Entry* const entry : entries_for(algorithm)) {
    if (entry == &chosen || entry->kind != catalog::EngineKind::software) return "";
    if (!entry->lacks.empty()) continue;
    if (!entry->available()) return fmt::format("; {}: {}", entry->name, entry->reason);
    if (!entry->automatic) return fmt::format("; {} only by name: {}", entry->name, entry->caution);
  }
  return "";
}

/// Returns "uio0, uio2", or what there is instead.
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

/// Says what large files take without --engine, as far as that is known: one line for each algorithm that files use.
void print_for_files(Algorithm algorithm) {
  const std::string engine = engine_for_files(algorithm);
  if (engine.empty()) return;
  print_wrapped(fmt::format("Without --engine, large files of {}: {}.", catalog::algorithm_name(algorithm), engine), 2);
}

/// Prints one line per algorithm, with the accelerators and what runs it on the CPU; then what holds for several
/// algorithms.
void print_summary() {
  std::vector<std::array<std::string, 3>> lines{{"algorithm", "accelerators", "on the CPU"}};
  std::vector<Algorithm> algorithms;
  bool unbuilt = false;
  for (const Entry& entry : catalog::entries()) {
    const std::string name(catalog::algorithm_name(entry.algorithm));
    if (entry.algorithm == Algorithm::none || lines.back()[0] == name) continue;
    const Entry* const cpu = catalog::find("cpu", entry.algorithm);
    algorithms.push_back(entry.algorithm);
    lines.push_back({name, accelerators(entry.algorithm),
                     cpu == nullptr ? "none in constant time" : cpu->name + lack(entry.algorithm, *cpu)});
    unbuilt |= lines.back()[1].ends_with("not built");
  }
  print_columns(lines);
  print("\n");
  for (const Entry& entry : catalog::entries()) {
    const bool odd = entry.algorithm == Algorithm::none && entry.kind == catalog::EngineKind::board;
    if (odd) print_wrapped(fmt::format("{} ({}): {}", entry.name, entry.needs, entry.reason), 2);
  }
  print_lacking(entries_for(Algorithm::none));
  std::ranges::for_each(algorithms, print_for_files);
  if (unbuilt) print("`make models` builds the accelerators in the simulator.\n");
  print("`tandem engines ALGORITHM` lists every engine of one algorithm, `tandem engines --all` those of all.\n");
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
      "auto is not in the list: it chooses the best engine for each task, by the profile of `tandem calibrate`.\n"
      "Without a profile it is the same as cpu. `tandem explain` says which engine it chooses, and why. encrypt,\n"
      "decrypt and xor take the engine for large files without --engine, as far as it has been measured.");
  command->callback([all, json, algorithm] {
    const auto entries = entries_for(catalog::algorithm_named(*algorithm));
    if (*json) return print_json(entries);
    *all || !algorithm->empty() ? print_table(entries) : print_summary();
  });
}

}  // namespace tandem::cli
