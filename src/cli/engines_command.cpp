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
#include "cli/commands.h"
#include "cli/message.h"

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
  if (entry.key_bits != 0) notes.push_back(fmt::format("keys of {} bits alone", entry.key_bits));
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

/// One line per engine in aligned columns, and an empty one between algorithms.
void print_table(const std::vector<const Entry*>& entries) {
  std::vector<std::array<std::string, 5>> lines{{"engine", "algorithm", "kind", "needs", "here"}};
  for (const Entry* entry : entries) {
    lines.push_back({entry->name, std::string(catalog::algorithm_name(entry->algorithm)),
                     std::string(catalog::engine_kind_name(entry->kind)), entry->needs, remark(*entry)});
  }
  std::array<std::size_t, 5> widths{};
  for (const auto& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], line[i].size());
  }
  widths.back() = 0;
  std::string_view algorithm = lines[1][1];
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 && lines[i][1] != algorithm) text += "\n";
    if (i > 0) algorithm = lines[i][1];
    for (std::size_t k = 0; k < widths.size(); ++k) {
      text += fmt::format("{}{:<{}}", k == 0 ? "" : "  ", lines[i][k], widths[k]);
    }
    text += "\n";
  }
  console::write_text(text);
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
                    {"key_bits", entry->key_bits}});
  }
  print("{}\n", list.dump(2));
}

}  // namespace

void add_engines_command(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("engines", "List every engine, what it needs, and whether this machine has it");
  const auto json = std::make_shared<bool>(false);
  const auto algorithm = std::make_shared<std::string>();
  command->add_flag("--json", *json,
                    "Print JSON: name, algorithm, kind, needs, available, reason, automatic,\n"
                    "key_bits (0: all that the algorithm has)");
  command
      ->add_option(
          "algorithm", *algorithm,
          "Only the engines for this: chacha20, chacha20_poly1305, aes_gcm, eea1 .. eia3 or nea1 .. nia3, nea6, nia6,\n"
          "nca6, sha3_224 .. sha3_512, shake128, shake256, rsa_public, rsa_private")
      ->check([](const std::string& name) {
        return catalog::algorithm_named(name) == Algorithm::none ? fmt::format("no algorithm is called '{}'", name)
                                                                 : "";
      });
  command->footer(
      "auto is none of these: for each task it takes the best of them, by the profile of `tandem calibrate`; without\n"
      "one it is the same as cpu. `tandem explain` says which, and why.");
  command->callback([json, algorithm] {
    const auto entries = entries_for(catalog::algorithm_named(*algorithm));
    *json ? print_json(entries) : print_table(entries);
  });
}

}  // namespace tandem::cli
