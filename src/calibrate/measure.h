// Measures how long the engines of this machine take.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "calibrate/load.h"
#include "catalog/catalog.h"
#include "choose/profile.h"
#include "engine/contest.h"

namespace tandem::calibrate {

struct Effort {
  std::string name;
  std::vector<std::size_t> sizes;
  std::vector<std::size_t> depths;
  std::size_t rounds = 0;
  std::uint64_t slice_ns = 0;  ///< of an engine in a round
  double longest_ns = 0;       ///< batches that would take longer are left to the line
  std::vector<std::size_t> sim_sizes;
  std::vector<std::size_t> sim_depths;
};

/// One effort takes seconds, the other half a minute or so.
Effort quick();
Effort full();

/// Returns the power of a task's size that the time of an algorithm follows.
double power_of(Algorithm algorithm);

/// Returns the effort for an algorithm: tasks whose key is in the message have the sizes of keys, and come one at a
/// time.
Effort effort_for(const Effort& effort, Algorithm algorithm);

/// Engines and the times of one load on each, taken in turn so that a drifting clock hits all alike; every round begins
/// with another engine, and every engine has batches in it that follow one another, and some that are timed alone. The
/// time of software is CPU time, which stands while others have the processor.
struct Timed {
  std::vector<std::vector<double>> ns;        ///< per task: engine, round
  std::vector<std::vector<double>> cpu_ns;    ///< per task: engine, round
  std::vector<std::vector<double>> batch_ns;  ///< each batch alone, ascending: engine, batch
  contest::Share software;                    ///< all that software ran
};
Timed time_in_turn(Load& load, std::span<Engine* const> engines, std::size_t rounds, std::uint64_t slice_ns,
                   contest::Clock& clock);
/// Times engines in turn by the clocks of this machine.
Timed time_in_turn(Load& load, std::span<Engine* const> engines, std::size_t rounds, std::uint64_t slice_ns);

/// Returns the value below which `share` of ascending `values` lie.
double quantile(std::span<const double> values, double share);
double median(std::vector<double> values);

/// Returns a time for each of several engines from rounds in which all ran, values[engine][round]: the median of an
/// engine's shares of its rounds, a round being the geometric mean of its times, times the median round. If others slow
/// this machine for a while, a round is slow for all, and its shares are as before.
std::vector<double> typical(const std::vector<std::vector<double>>& values);

struct CalibrateOptions {
  Effort effort = quick();
  double clock_mhz = 80;                  ///< of modelled accelerators
  Algorithm algorithm = Algorithm::none;  ///< only this; none: all
  bool busy = false;                      ///< other load is known to disturb what is measured
  /// It is told what comes next; may be empty.
  std::function<void(const std::string& what)> progress = {};
};

/// Returns a profile of this machine and build that has no figures yet.
choose::Profile new_profile(const std::string& effort);

/// Measures every software engine and every accelerator on a board, models every simulated one. What is measured
/// expires if the machine was busy or other load had the processor too long meanwhile. Throws std::runtime_error if an
/// engine fails.
choose::Profile calibrate(const CalibrateOptions& options);

/// Measures the costs of this machine's Linux path: system call, wake-up, cache maintenance.
std::vector<choose::HostCost> measure_host_costs();

/// Returns the directions that differ for an algorithm.
std::vector<Direction> directions(Algorithm algorithm);

/// Returns curves of the simulated accelerators: cycles of RTL at `clock_mhz`, and behind them the driver's work for
/// each task on this CPU (driver_work.h), measured, and not scaled to any other; or `driver_ns` if that is given. The
/// work for a batch is taken one task after the other, with the device idle.
std::vector<choose::Curve> model_accelerators(Algorithm algorithm, Direction direction,
                                              std::span<const std::size_t> sizes, std::span<const std::size_t> depths,
                                              double clock_mhz, std::optional<double> driver_ns = {});

/// Returns the curves on a board: its memory is as far away and as fast as the board's, through a port as wide as the
/// board's, at its clock_mhz, and its host's costs are added. The caller waits, as in published tables: all of the time
/// is the CPU's.
std::vector<choose::Curve> model_on_board(const choose::Profile& board, Algorithm algorithm, Direction direction,
                                          std::span<const std::size_t> sizes, std::span<const std::size_t> depths,
                                          std::optional<double> driver_ns = {});

/// Returns the curves on a board with a ring of `depth` that is kept full, which the simulation does: the host polls,
/// and submits what has come back again; the cost of that and of the driver's work passes while the device works on
/// what is left. `ns` is per task at the steady rate, p50 and p99 how long a task is in flight at that.
std::vector<choose::Curve> model_ring_on_board(const choose::Profile& board, Algorithm algorithm, Direction direction,
                                               std::span<const std::size_t> sizes, std::size_t depth,
                                               std::optional<double> driver_ns = {});

/// Adds the costs of a board's host to a curve of one of our accelerators.
void add_host_costs(const choose::Profile& board, choose::Curve& curve);

}  // namespace tandem::calibrate
