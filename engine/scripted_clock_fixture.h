// A machine that others use by a script: clocks that only work and delays move.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/contest.h"

namespace tandem::contest {

/// Disturbance of a turn of work by others.
struct Delay {
  double slower = 1;          ///< factor to its CPU time: cold caches, a busy neighbour
  std::uint64_t away_ns = 0;  ///< for which others have the processor
};

class ScriptedClock final : public Clock {
 public:
  /// script: the delay of a turn of work, by its number among all and by who does it.
  using Script = std::function<Delay(std::size_t turn, std::size_t way)>;
  explicit ScriptedClock(Script script = [](std::size_t, std::size_t) { return Delay(); })
      : script_(std::move(script)) {}

  std::uint64_t wall_ns() override { return wall_ns_; }
  std::uint64_t cpu_ns() override { return cpu_ns_; }

  /// Work that takes `ns` on an idle machine.
  void work(std::size_t way, std::uint64_t ns) {
    const Delay delay = script_(turns_++, way);
    const auto cpu = static_cast<std::uint64_t>(static_cast<double>(ns) * delay.slower);
    cpu_ns_ += cpu;
    wall_ns_ += cpu + delay.away_ns;
  }
  [[nodiscard]] std::size_t turns() const { return turns_; }

 private:
  Script script_;
  std::uint64_t wall_ns_ = 0;
  std::uint64_t cpu_ns_ = 0;
  std::size_t turns_ = 0;
};

}  // namespace tandem::contest
