// `tandem engines`: what can run tasks here.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "catalog/catalog.h"
#include "cli/commands.h"

namespace tandem::cli {
namespace {

using catalog::Entry;

std::string remark(const Entry& entry) {
  if (!entry.available()) return "no: " + entry.reason;
  if (entry.kind == catalog::EngineKind::stub) return "yes (no cipher; only for measurement)";
  if (&entry == catalog::find("cpu")) return "yes (the one that 'cpu' means)";
  if (&entry == catalog::find("sim")) return "yes (the one that 'sim' means)";
  return "yes";
}

void print_table() {
  std::size_t name_width = 0;
  std::size_t needs_width = 0;
  for (const Entry& entry : catalog::entries()) {
    name_width = std::max(name_width, entry.name.size());
    needs_width = std::max(needs_width, entry.needs.size());
  }
  const auto print_row = [&](std::string_view name, std::string_view algorithm, std::string_view kind,
                             std::string_view needs, std::string_view here) {
    fmt::print("{:<{}}  {:<9}  {:<9}  {:<{}}  {}\n", name, name_width, algorithm, kind, needs, needs_width, here);
  };
  print_row("engine", "algorithm", "kind", "needs", "here");
  for (const Entry& entry : catalog::entries()) {
    print_row(entry.name, entry.algorithm, catalog::engine_kind_name(entry.kind), entry.needs, remark(entry));
  }
}

void print_json() {
  auto list = nlohmann::ordered_json::array();
  for (const Entry& entry : catalog::entries()) {
    list.push_back({{"name", entry.name},
                    {"algorithm", entry.algorithm},
                    {"kind", catalog::engine_kind_name(entry.kind)},
                    {"needs", entry.needs},
                    {"available", entry.available()},
                    {"reason", entry.reason}});
  }
  fmt::print("{}\n", list.dump(2));
}

}  // namespace

void add_engines_command(CLI::App& app) {
  CLI::App* command =
      app.add_subcommand("engines", "List every engine, what it needs, and whether this machine has it");
  const auto json = std::make_shared<bool>(false);
  command->add_flag("--json", *json, "Print JSON: name, algorithm, kind, needs, available, reason");
  command->callback([json] { *json ? print_json() : print_table(); });
}

}  // namespace tandem::cli
