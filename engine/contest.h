// Finds which of several ways to do the same work takes the least CPU time, on a machine that others may use meanwhile.
//
// Times       The ways take turns; the time of a way is its shortest turn by the thread's CPU clock. That clock stands
//             while others have the processor; cold caches and busy neighbours make a turn longer, never shorter.
// Order       The first way is the default. Another wins only if it is faster by kMargin in two series of turns.
// End         A series ends once every way has repeated its shortest time, or after a limit.
// Checked by  contest_test.cpp, ../src/calibrate/first_use_load_test.cpp
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tandem::contest {

/// Clocks in ns; tests replace them by scripts.
class Clock {
 public:
  virtual ~Clock() = default;
  virtual std::uint64_t wall_ns() = 0;
  /// CPU time of the calling thread.
  virtual std::uint64_t cpu_ns() = 0;
};

/// A way replaces the default if the default takes more than this times its time.
inline constexpr double kMargin = 1.05;
/// A time has repeated if the second shortest turn is at most this times the shortest.
inline constexpr double kRepeated = 1.03;
/// Others had the processor if more than this times the CPU time passed.
inline constexpr double kDisturbed = 1.25;
/// Lifetime of a choice that was made while others disturbed the measurement.
inline constexpr std::int64_t kDisturbedSeconds = 3600;

/// Returns whether a way that takes `ns` may replace a default that takes `default_ns`.
constexpr bool beats(double ns, double default_ns) { return default_ns > kMargin * ns; }

/// A thread's share of a processor: the time that passed, and the CPU time in it.
struct Share {
  std::uint64_t wall_ns = 0;
  std::uint64_t cpu_ns = 0;

  [[nodiscard]] bool disturbed() const {
    return static_cast<double>(wall_ns) > kDisturbed * static_cast<double>(cpu_ns);
  }
  void add(const Share& other) {
    wall_ns += other.wall_ns;
    cpu_ns += other.cpu_ns;
  }
};

/// Returns how long a call took.
template <class Call>
Share time_of(Clock& clock, Call call) {
  const std::uint64_t cpu = clock.cpu_ns();  // a system call, and so outside the wall time
  const std::uint64_t wall = clock.wall_ns();
  call();
  const std::uint64_t wall_end = clock.wall_ns();
  return {.wall_ns = wall_end - wall, .cpu_ns = clock.cpu_ns() - cpu};
}

/// CPU times of a way's turns, ascending.
class Turns {
 public:
  static constexpr std::size_t kMin = 5;
  static constexpr std::size_t kMax = 32;

  void add(std::uint64_t ns) {
    auto place = ns_.begin() + count_++;
    for (; place != ns_.begin() && place[-1] > ns; --place) *place = place[-1];
    *place = ns;
  }
  [[nodiscard]] std::span<const std::uint64_t> ns() const { return std::span(ns_).first(count_); }
  [[nodiscard]] std::uint64_t least_ns() const { return ns_[0]; }
  [[nodiscard]] bool repeated() const {
    return count_ > 1 && static_cast<double>(ns_[1]) <= kRepeated * static_cast<double>(ns_[0]);
  }

 private:
  std::array<std::uint64_t, kMax> ns_{};
  std::size_t count_ = 0;
};

/// A series ends after Turns::kMin rounds once one of these has passed.
struct Limits {
  std::uint64_t cpu_ns = 0;
  std::uint64_t wall_ns = 0;
};

struct Result {
  std::size_t winner = 0;
  /// True if others had the processor meanwhile, or the times did not repeat.
  bool disturbed = false;
};

/// Runs one series: in each round every way has a turn, the first of them another than in the round before. Returns
/// whether it was disturbed. turns: for each way, empty.
template <class Run>
bool run_series(std::span<Turns> turns, Clock& clock, const Limits& limits, Run run) {
  Share all;
  for (std::size_t round = 0; round < Turns::kMax; ++round) {
    const bool spent = all.cpu_ns >= limits.cpu_ns || all.wall_ns >= limits.wall_ns;
    if (round >= Turns::kMin && (spent || std::ranges::all_of(turns, &Turns::repeated))) break;
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
      const std::size_t way = (turn + round) % turns.size();
      const Share one = time_of(clock, [&] { run(way); });
      turns[way].add(one.cpu_ns);
      all.add(one);
    }
  }
  return all.disturbed() || !std::ranges::all_of(turns, &Turns::repeated);
}

/// Compares ways; run(i) does the work in way i. turns: for each way, the default first; at least one. On return they
/// are those of the last series, whose times decide.
template <class Run>
Result compare(std::span<Turns> turns, Clock& clock, const Limits& limits, Run run) {
  Result result;
  for (int series = 0; series < 2; ++series) {
    std::ranges::fill(turns, Turns());
    result.disturbed = run_series(turns, clock, limits, run);
    const auto least = std::ranges::min_element(turns, {}, &Turns::least_ns);
    const bool replaces = beats(static_cast<double>(least->least_ns()), static_cast<double>(turns[0].least_ns()));
    result.winner = replaces ? static_cast<std::size_t>(least - turns.begin()) : 0;
    // A win against the built-in order needs a second series.
    if (!replaces) break;
  }
  return result;
}

}  // namespace tandem::contest
