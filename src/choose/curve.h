// The times that an engine takes for tasks of a size: those that were found, a line through them, and what lies
// between.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/task.h"

namespace tandem::choose {

/// A source of times; times of several sources are never mixed.
enum class Source : std::uint8_t {
  measured,   ///< a clock of this machine
  modelled,   ///< device cycles from RTL at a stated clock
  published,  ///< somebody's table
};

std::string_view source_name(Source source);

/// Tasks of one size. Times are per task, of batches that follow one another.
struct Cell {
  double size = 0;  ///< bytes; bits of a key that is in the message
  double ns = 0;
  double p50_ns = 0;  ///< from submit of a batch to its last completion
  double p99_ns = 0;
  double cpu_ns = 0;  ///< of the CPU's time
  /// The driver's share of a modelled time, measured on the CPU that models. Profiles do not keep it.
  double driver_ns = 0;
};

/// `t(n) = t0 + n/B`, n a size or a power of it.
struct Line {
  double t0_ns = 0;
  double ns_per_unit = 0;
  /// The largest |time by the line / time of a cell - 1|.
  double worst_error = 0;

  double power = 1;

  [[nodiscard]] double at(double size) const {
    return t0_ns + (power == 1 ? size : std::pow(size, power)) * ns_per_unit;
  }
  /// Returns 10^6 units per second for endless tasks; 0 if there is no slope.
  [[nodiscard]] double mega_per_s() const { return ns_per_unit > 0 ? 1e3 / ns_per_unit : 0; }
};

/// Returns the line whose worst error over `cells` is the least, with neither t0 nor 1/B below 0; through a single
/// cell, the line from no time for nothing. At least one cell; sizes ascend strictly and times are positive. power: of
/// the size that the time follows.
Line fit(std::span<const Cell> cells, double power = 1);

/// An engine at one algorithm, direction and depth.
struct Curve {
  std::string engine;
  std::string algorithm;
  Direction direction = Direction::encrypt;
  bool hardware = false;
  Source source = Source::measured;
  std::size_t depth = 1;  ///< tasks in a batch
  double clock_mhz = 0;   ///< modelled only
  double power = 1;       ///< of the size that the time follows: of a key's bits the square or the cube
  std::string note;       ///< core parameters, or what the source calls it; may be empty
  /// Unix time until which the curve counts, if other load disturbed its measurement; 0: for ever.
  std::int64_t expires_s = 0;
  std::vector<Cell> cells;

  /// Returns the time of `value` at any size, straight in `size`^`power`: between cells on the line between them; above
  /// them at the slope of line(), which a single cell that went too fast or too slowly does not turn; below them as the
  /// first two suggest, but never less than half of the lesser of these.
  [[nodiscard]] double at(double size, double Cell::*value) const;

  /// Returns the line of `value`, which is more than 0 in every cell.
  [[nodiscard]] Line line(double Cell::*value = &Cell::ns) const;
};

}  // namespace tandem::choose
