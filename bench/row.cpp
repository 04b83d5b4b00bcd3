#include "bench/row.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "bench/provenance.h"
#include "choose/machine.h"
#include "commit.h"
#include "console/console.h"
#include "generated/algorithms/algorithms.h"
#include "generated/algorithms/operations.h"

namespace tandem::bench {
namespace {

bool looks_numeric(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789.-+x%*") == std::string::npos;
}

void complain_about(const std::string& path) {
  console::print_message("error: cannot write '{}': check that its folder exists and has room", path);
}

/// "metric to other", for people.
std::string metric_of(const Row& row) {
  return row.to.empty() ? row.metric : fmt::format("{} to {}", row.metric, row.to);
}

std::string word(const Settings::value_type& setting) {
  const double* const number = std::get_if<double>(&setting.second);
  return number != nullptr ? fmt::format("{:g}", *number) : std::get<std::string>(setting.second);
}

/// Settings for people: "clock_mhz 80, port_bits 256".
std::string words(const Settings& settings) {
  std::vector<std::string> texts;
  for (const auto& setting : settings) texts.push_back(fmt::format("{} {}", setting.first, word(setting)));
  return fmt::format("{}", fmt::join(texts, ", "));
}

using Json = nlohmann::ordered_json;

/// A number as an integer if it is one.
Json number(double value) {
  const auto whole = static_cast<std::int64_t>(value);
  return static_cast<double>(whole) == value ? Json(whole) : Json(value);
}

Json settings_json(const Settings& settings) {
  Json json = Json::object();
  for (const auto& [name, value] : settings) {
    const double* const of_number = std::get_if<double>(&value);
    json[name] = of_number != nullptr ? number(*of_number) : Json(std::get<std::string>(value));
  }
  return json;
}

/// Returns a row in the form of files: only fields that are set.
Json row_json(const Row& row) {
  Json json;
  const auto text = [&](const char* name, const std::string& value) {
    if (!value.empty()) json[name] = value;
  };
  const auto count = [&](const char* name, std::size_t value) {
    if (value != 0) json[name] = value;
  };
  text("algorithm", row.algorithm);
  text("function", row.function);
  text("direction", row.direction);
  text("what", row.what);
  count("bytes", row.bytes);
  count("depth", row.depth);
  if (!row.parameters.empty()) json["parameters"] = settings_json(row.parameters);
  text("engine", row.engine);
  json["metric"] = row.metric;
  text("to", row.to);
  text("unit", row.unit);
  json["value"] = row.value;
  if (!row.range.empty()) json["range"] = row.range;
  count("rounds", row.rounds);
  json["kind"] = kind_name(row.kind);
  if (!row.details.empty()) json["details"] = settings_json(row.details);
  text("rtl", row.rtl);
  text("note", row.note);
  return json;
}

/// Returns the content of a file of rows. It has one row per line, so that differences between two runs read well.
std::string file_of(const std::string& command, const std::vector<const Row*>& rows) {
  std::vector<std::string> suites;
  for (const Row* const row : rows) {
    if (std::ranges::find(suites, row->suite) == suites.end()) suites.push_back(row->suite);
  }
  std::vector<std::string> runs;
  for (const std::string& suite : suites) {
    const Json head{{"suite", suite},
                    {"command", command},
                    {"commit", TANDEM_COMMIT},
                    {"machine", choose::this_machine().description},
                    {"date", today()}};
    std::vector<std::string> lines;
    for (const Row* const row : rows) {
      if (row->suite == suite) lines.push_back(row_json(*row).dump());
    }
    const std::string text = head.dump();
    runs.push_back(fmt::format("{},\"figures\":[\n{}\n]}}", text.substr(0, text.size() - 1), fmt::join(lines, ",\n")));
  }
  return fmt::format("{{\"format\":1,\"runs\":[\n{}\n]}}\n", fmt::join(runs, ",\n"));
}

}  // namespace

std::string_view kind_name(Kind kind) {
  switch (kind) {
    case Kind::measured:
      return "measured";
    case Kind::modelled:
      return "modelled";
    case Kind::published:
      return "published";
  }
  return "";
}

std::string format_value(double value) {
  const double magnitude = std::fabs(value);
  if (magnitude >= 100) return fmt::format("{:.0f}", value);
  if (magnitude >= 10) return fmt::format("{:.1f}", value);
  if (magnitude >= 1) return fmt::format("{:.2f}", value);
  return fmt::format("{:.3f}", value);
}

void print_table(const std::vector<std::vector<std::string>>& cells) {
  if (cells.empty()) return;
  std::vector<std::size_t> widths(cells.front().size(), 0);
  for (const auto& line : cells) {
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], line[i].size());
  }
  for (std::size_t n = 0; n < cells.size(); ++n) {
    std::string out = " ";
    for (std::size_t i = 0; i < cells[n].size(); ++i) {
      const bool right = looks_numeric(n == 0 && cells.size() > 1 ? cells[1][i] : cells[n][i]);
      out += right ? fmt::format(" {:>{}} ", cells[n][i], widths[i]) : fmt::format(" {:<{}} ", cells[n][i], widths[i]);
    }
    out.erase(out.find_last_not_of(' ') + 1);
    console::print("{}\n", out);
    if (n == 0) {
      std::string rule;
      for (const std::size_t width : widths) rule += fmt::format("  {:->{}}", "", width);
      console::print("{}\n", rule);
    }
  }
}

Row row_of(std::string suite, Algorithm algorithm) {
  Row row{.suite = std::move(suite)};
  const OperationFacts* const operation = facts::find_operation(algorithm);
  const Algorithm primitive = operation == nullptr ? algorithm : operation->primitive;
  const auto fact = std::ranges::find(facts::kAlgorithms, static_cast<std::uint32_t>(primitive), &facts::Algorithm::id);
  if (fact != std::end(facts::kAlgorithms)) row.algorithm = fact->name;
  if (primitive != algorithm) row.function = operation->name;
  return row;
}

Row figure(Row of, std::string metric, std::string unit, double value, std::string note) {
  of.metric = std::move(metric);
  of.unit = std::move(unit);
  of.value = value;
  of.note = std::move(note);
  return of;
}

Row ratio(Row of, std::string metric, std::string to, double value, std::string note) {
  of.to = std::move(to);
  return figure(std::move(of), std::move(metric), "x", value, std::move(note));
}

std::string label(const Row& row) {
  std::vector<std::string> parts{row.function.empty() ? row.algorithm : row.function, row.what};
  if (row.bytes != 0) parts.push_back(fmt::format("{} B", row.bytes));
  parts.push_back(row.direction);
  if (row.depth != 0) parts.push_back(fmt::format("depth {}", row.depth));
  if (row.kind != Kind::modelled) parts.push_back(words(row.parameters));
  std::erase(parts, "");
  return fmt::format("{}", fmt::join(parts, ", "));
}

Report::Report(std::string command, Destination destination)
    : command_(std::move(command)), destination_(std::move(destination)) {}

Report::~Report() {
  if (!destination_.json.empty()) std::remove((destination_.json + ".part").c_str());
}

bool Report::can_store() const {
  if (!destination_.folder.empty()) {
    const std::string why = why_not_recorded(destination_.folder);
    if (!why.empty()) {
      console::print_message("error: the figures cannot be recorded: {}", why);
      return false;
    }
  }
  if (destination_.json.empty() || std::ofstream(destination_.json + ".part", std::ios::trunc).is_open()) return true;
  complain_about(destination_.json);
  return false;
}

void Report::add(Row row) { rows_.push_back(std::move(row)); }

void Report::extend_suites(const std::string& suffix) {
  for (Row& row : rows_) row.suite += suffix;
}

void Report::print(const std::string& title) {
  if (printed_ == rows_.size()) return;
  console::print("\n{}\n", title);
  std::vector<std::vector<std::string>> cells{{"row", "engine", "metric", "value", "unit", "kind", "note"}};
  for (; printed_ < rows_.size(); ++printed_) {
    const Row& row = rows_[printed_];
    const std::string set = row.kind == Kind::modelled ? words(row.parameters) : "";
    const std::string range =
        row.range.empty() ? "" : fmt::format("95 %: {:.3f} to {:.3f}", row.range[0], row.range[1]);
    std::vector<std::string> notes{set, range, words(row.details), row.note};
    std::erase(notes, "");
    cells.push_back({label(row), row.engine, metric_of(row), format_value(row.value), row.unit,
                     std::string(kind_name(row.kind)), fmt::format("{}", fmt::join(notes, "; "))});
  }
  print_table(cells);
}

void Report::print_by_engine(const std::string& title) {
  std::vector<std::string> columns;
  std::vector<std::string> lines;
  const auto position = [](std::vector<std::string>& names, const std::string& name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    names.push_back(name);
    return names.size() - 1;
  };
  std::vector<std::vector<std::string>> cells{{"row"}};
  for (; printed_ < rows_.size(); ++printed_) {
    const Row& row = rows_[printed_];
    const std::string column = row.unit == "x" ? metric_of(row) : fmt::format("{} {}", row.engine, row.unit);
    const std::size_t x = position(columns, column) + 1;
    const std::size_t y = position(lines, label(row)) + 1;
    if (cells.size() <= y) cells.push_back({lines[y - 1]});
    for (auto& line : cells) line.resize(std::max(line.size(), columns.size() + 1));
    cells[0][x] = column;
    cells[y][x] = format_value(row.value) + (row.unit == "x" ? "x" : "");
  }
  if (cells.size() == 1) return;
  console::print("\n{}\n", title);
  print_table(cells);
}

bool Report::store() const {
  std::vector<const Row*> all;
  for (const Row& row : rows_) all.push_back(&row);
  return (destination_.json.empty() || write(destination_.json, all)) && (destination_.folder.empty() || record());
}

/// A new file for each suite.
bool Report::record() const {
  std::vector<std::string> done;
  for (const Row& first : rows_) {
    if (std::ranges::find(done, first.suite) != done.end()) continue;
    done.push_back(first.suite);
    std::vector<const Row*> rows;
    for (const Row& row : rows_) {
      if (row.suite == first.suite) rows.push_back(&row);
    }
    try {
      if (!write(new_file(destination_.folder, first.suite, choose::this_machine().description), rows)) return false;
    } catch (const std::filesystem::filesystem_error& error) {
      console::print_message("error: {}; check that there is room in {}", error.what(), destination_.folder);
      return false;
    }
  }
  return true;
}

bool Report::write(const std::string& path, const std::vector<const Row*>& rows) const {
  const std::string temporary = path + ".part";
  std::ofstream file(temporary, std::ios::trunc);
  file << file_of(command_, rows);
  file.close();
  if (!file || std::rename(temporary.c_str(), path.c_str()) != 0) {
    complain_about(path);
    std::remove(temporary.c_str());
    return false;
  }
  console::print("\nwrote {} figures to {}\n", rows.size(), path);
  return true;
}

}  // namespace tandem::bench
