#include "bench/verdict.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace tandem::bench {
namespace {

struct Cell {
  std::string title;
  std::string name;
  std::map<std::string, double> rates;  ///< by engine
};

/// Engines that call a library are not kernels of our own.
bool is_own_kernel(const std::string& engine) {
  return engine.starts_with("cpu.") && engine != "cpu.openssl" && engine != "cpu.ipsec_mb";
}

std::string title_of(const Row& row) {
  const std::string& function = row.function.empty() ? row.algorithm : row.function;
  return row.direction.empty() ? function : fmt::format("{}, {}", function, row.direction);
}

std::vector<Cell> cells_of(std::span<const Row> rows) {
  std::vector<Cell> cells;
  for (const Row& row : rows) {
    if (row.metric != "rate") continue;
    const std::string name = label(row);
    auto cell = std::find_if(cells.begin(), cells.end(), [&](const Cell& each) { return each.name == name; });
    if (cell == cells.end()) cell = cells.insert(cell, {title_of(row), name, {}});
    cell->rates[row.engine] = row.value;
  }
  std::erase_if(cells, [](const Cell& cell) { return cell.rates.size() < 2; });
  return cells;
}

const std::string& fastest(const Cell& cell) {
  const auto slower = [](const auto& a, const auto& b) { return a.second < b.second; };
  return std::max_element(cell.rates.begin(), cell.rates.end(), slower)->first;
}

/// Ratio of the best kernel of our own to the best library; 0 if either is missing.
double ratio_of(const Cell& cell) {
  double own = 0;
  double library = 0;
  for (const auto& [engine, rate] : cell.rates) {
    double& best = is_own_kernel(engine) ? own : library;
    best = std::max(best, rate);
  }
  return library == 0 ? 0 : own / library;
}

std::string verdict(const std::string& title, std::span<const Cell> cells) {
  std::map<std::string, std::size_t> wins;
  double least = 0;
  double most = 0;
  for (const Cell& cell : cells) {
    if (cell.title != title) continue;
    ++wins[fastest(cell)];
    const double ratio = ratio_of(cell);
    if (ratio == 0) continue;
    least = least == 0 ? ratio : std::min(least, ratio);
    most = std::max(most, ratio);
  }
  std::vector<std::pair<std::size_t, std::string>> ranking;
  std::size_t all = 0;
  for (const auto& [engine, count] : wins) {
    ranking.emplace_back(count, engine);
    all += count;
  }
  std::sort(ranking.rbegin(), ranking.rend());
  std::string line = fmt::format("{}: fastest here: ", title);
  for (const auto& [count, engine] : ranking) {
    const char* const before = &engine == &ranking.front().second ? "" : ", ";
    line += fmt::format("{}{} in {} of {}", before, engine, count, all);
  }
  if (most > 0) line += fmt::format("; ours: {:.2f} to {:.2f} times the best library", least, most);
  return line;
}

}  // namespace

std::vector<std::string> verdicts(std::span<const Row> rows) {
  const std::vector<Cell> cells = cells_of(rows);
  std::vector<std::string> titles;
  for (const Cell& cell : cells) {
    if (std::find(titles.begin(), titles.end(), cell.title) == titles.end()) titles.push_back(cell.title);
  }
  std::vector<std::string> lines;
  for (const std::string& title : titles) lines.push_back(verdict(title, cells));
  return lines;
}

}  // namespace tandem::bench
