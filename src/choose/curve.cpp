#include "choose/curve.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <optional>

namespace tandem::choose {
namespace {

double worst_error(const Line& line, std::span<const Cell> cells) {
  double worst = 0;
  for (const Cell& cell : cells) worst = std::max(worst, std::abs(line.at(cell.size) / cell.ns - 1));
  return worst;
}

/// Returns the line that misses a and c by the share e to one side and b between them to the other: if three cells
/// decide, the best line is such a one (Chebyshev).
std::optional<Line> through(const Cell& a, const Cell& b, const Cell& c) {
  // t0 + n*s + sign*t*e = t, for each of the three. Subtracting the first removes t0.
  const double m11 = b.size - a.size;
  const double m12 = -b.ns - a.ns;
  const double r1 = b.ns - a.ns;
  const double m21 = c.size - a.size;
  const double m22 = c.ns - a.ns;
  const double r2 = c.ns - a.ns;
  const double determinant = m11 * m22 - m12 * m21;
  if (determinant == 0) return {};
  Line line;
  line.ns_per_unit = (r1 * m22 - m12 * r2) / determinant;
  const double e = (m11 * r2 - m21 * r1) / determinant;
  line.t0_ns = a.ns - a.size * line.ns_per_unit - a.ns * e;
  return line;
}

/// Returns the best constant, or the best line through the origin: `value` of a cell is what it would have to be for it
/// alone.
template <typename Value>
double middle(std::span<const Cell> cells, Value value) {
  double least = std::numeric_limits<double>::infinity();
  double most = 0;
  for (const Cell& cell : cells) {
    least = std::min(least, value(cell));
    most = std::max(most, value(cell));
  }
  return 2 * least * most / (least + most);
}

}  // namespace

std::string_view source_name(Source source) {
  switch (source) {
    case Source::measured:
      return "measured";
    case Source::modelled:
      return "modelled";
    case Source::published:
      return "published";
  }
  return "";
}

Line fit(std::span<const Cell> table, double power) {
  assert(!table.empty());
  std::vector<Cell> cells(table.begin(), table.end());
  if (power != 1) {
    for (Cell& cell : cells) cell.size = std::pow(cell.size, power);
  }
  Line best{.t0_ns = middle(cells, [](const Cell& cell) { return cell.ns; })};
  best.worst_error = worst_error(best, cells);
  const auto consider = [&](Line line) {
    if (line.t0_ns < 0 || line.ns_per_unit < 0) return;
    line.worst_error = worst_error(line, cells);  // of powers, if at all: its own power is still 1
    if (line.worst_error < best.worst_error) best = line;
  };
  // One cell says nothing of t0; Curve::at goes on in proportion, too.
  if (cells.size() == 1 && cells[0].size > 0) best = {.t0_ns = 0, .ns_per_unit = cells[0].ns / cells[0].size};
  if (cells.front().size > 0) {
    consider({.t0_ns = 0, .ns_per_unit = middle(cells, [](const Cell& cell) { return cell.ns / cell.size; })});
  }
  if (cells.size() == 2) {
    const double slope = (cells[1].ns - cells[0].ns) / (cells[1].size - cells[0].size);
    consider({.t0_ns = cells[0].ns - slope * cells[0].size, .ns_per_unit = slope});
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      for (std::size_t k = j + 1; k < cells.size(); ++k) {
        if (const auto line = through(cells[i], cells[j], cells[k])) consider(*line);
      }
    }
  }
  best.power = power;
  return best;
}

Line Curve::line(double Cell::*value) const {
  std::vector<Cell> list = cells;
  for (Cell& cell : list) cell.ns = cell.*value;
  return fit(list, power);
}

double Curve::at(double size, double Cell::*value) const {
  assert(!cells.empty());
  const auto units = [&](double of) { return power == 1 ? of : std::pow(of, power); };
  const double wanted = units(size);
  if (cells.size() == 1) return cells[0].*value * std::max(1.0, wanted / std::max(units(cells[0].size), 1.0));
  const Cell& last = cells.back();
  if (size > last.size) {
    return last.*value * (1 + line().ns_per_unit * (wanted - units(last.size)) / last.ns);
  }
  const auto above = std::ranges::lower_bound(cells, size, {}, &Cell::size);
  const auto right = std::max<std::ptrdiff_t>(above - cells.begin(), 1);
  const Cell& a = cells[static_cast<std::size_t>(right) - 1];
  const Cell& b = cells[static_cast<std::size_t>(right)];
  const double slope = (b.*value - a.*value) / (units(b.size) - units(a.size));
  return std::max(a.*value + slope * (wanted - units(a.size)), std::min(a.*value, b.*value) / 2);
}

}  // namespace tandem::choose
