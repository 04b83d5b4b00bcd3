#include "bench/row.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

#include "bench/commit.h"
#include "calibrate/machine.h"
#include "console/console.h"

namespace tandem::bench {
namespace {

bool looks_numeric(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789.-+x%*") == std::string::npos;
}

void complain_about(const std::string& json_path) {
  console::print_message("error: cannot write '{}': check that its folder exists and has room", json_path);
}

std::string today() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[16];
  std::strftime(text, sizeof text, "%Y-%m-%d", &utc);
  return text;
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

Report::Report(std::string command, std::string json_path)
    : command_(std::move(command)), json_path_(std::move(json_path)) {}

Report::~Report() {
  if (!json_path_.empty()) std::remove((json_path_ + ".part").c_str());
}

bool Report::can_write_json() const {
  if (json_path_.empty() || std::ofstream(json_path_ + ".part", std::ios::trunc).is_open()) return true;
  complain_about(json_path_);
  return false;
}

void Report::add(Row row) { rows_.push_back(std::move(row)); }

void Report::print(const std::string& title) {
  if (printed_ == rows_.size()) return;
  console::print("\n{}\n", title);
  std::vector<std::vector<std::string>> cells{{"row", "engine", "metric", "value", "unit", "kind", "note"}};
  for (; printed_ < rows_.size(); ++printed_) {
    const Row& row = rows_[printed_];
    cells.push_back({row.row, row.engine, row.metric, format_value(row.value), row.unit,
                     std::string(kind_name(row.kind)), row.note});
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
    const std::string column = row.unit == "x" ? row.metric : fmt::format("{} {}", row.engine, row.unit);
    const std::size_t x = position(columns, column) + 1;
    const std::size_t y = position(lines, row.row) + 1;
    if (cells.size() <= y) cells.push_back({row.row});
    for (auto& line : cells) line.resize(std::max(line.size(), columns.size() + 1));
    cells[0][x] = column;
    cells[y][x] = format_value(row.value) + (row.unit == "x" ? "x" : "");
  }
  if (cells.size() == 1) return;
  console::print("\n{}\n", title);
  print_table(cells);
}

bool Report::write_json() const {
  if (json_path_.empty()) return true;
  nlohmann::ordered_json all = nlohmann::ordered_json::array();
  const calibrate::Machine machine = calibrate::this_machine();
  for (const Row& row : rows_) {
    all.push_back({{"suite", row.suite},
                   {"row", row.row},
                   {"engine", row.engine},
                   {"metric", row.metric},
                   {"unit", row.unit},
                   {"value", row.value},
                   {"kind", kind_name(row.kind)},
                   {"note", row.note},
                   {"command", command_},
                   {"commit", TANDEM_COMMIT},
                   {"machine", machine.description},
                   {"date", today()}});
  }
  // One object per line, so that differences between two runs read well.
  std::string text = "[\n";
  for (std::size_t i = 0; i < all.size(); ++i) text += all[i].dump() + (i + 1 < all.size() ? ",\n" : "\n");
  text += "]\n";
  const std::string temporary = json_path_ + ".part";
  std::ofstream file(temporary, std::ios::trunc);
  file << text;
  file.close();
  if (!file || std::rename(temporary.c_str(), json_path_.c_str()) != 0) {
    complain_about(json_path_);
    std::remove(temporary.c_str());
    return false;
  }
  console::print("\nwrote {} rows to {}\n", all.size(), json_path_);
  return true;
}

}  // namespace tandem::bench
