// Chooses the engine that runs a task, by a table that a profile fills once.
//
// Checked by  decision_test.cpp
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "choose/profile.h"
#include "engine/task.h"

namespace tandem::choose {

/// The cost that the best choice has least of.
enum class Objective : std::uint8_t {
  throughput,  ///< least time per task, batches following one another
  latency,     ///< least time from submit to completion
  cpu,         ///< least CPU time per task
};

std::string_view objective_name(Objective objective);

/// Returns the value of a cell that is to be least.
double Cell::*value_of(Objective objective);

/// Engines of one algorithm, ranked by size, direction and depth.
class Decision {
 public:
  static constexpr std::size_t kMaxMembers = 8;
  /// The engine that ran the task before runs the next one too unless another is better by more.
  static constexpr double kHysteresis = 1.02;

  struct Choice {
    std::uint8_t member;
    Reason reason;
  };

  /// algorithm: as the profile names it. members: 1 to kMaxMembers names of engines; the order decides where the
  /// profile knows nothing. profile: nullptr for none; not needed afterwards.
  Decision(std::string_view algorithm, std::span<const std::string_view> members, const Profile* profile,
           Objective objective);

  /// depth: tasks that are submitted together. allowed: a bit per member, at least one.
  Choice choose(Direction direction, std::uint64_t bytes, std::size_t depth, std::uint32_t allowed) {
    const auto way = static_cast<std::size_t>(direction);
    const Row& row = rows_[(way * depths_ + depth_class(depth)) * kBins + bin(bytes)];
    std::size_t place = 0;
    while ((allowed >> row.order[place] & 1U) == 0) ++place;
    const std::uint8_t best = row.order[place];
    const std::uint8_t last = last_[way];
    if ((allowed & (allowed - 1)) == 0) return {best, Reason::only};
    if (best != last && (allowed >> last & 1U) != 0 && row.cost[last] < kHysteresis * row.cost[best]) {
      return {last, Reason::kept};
    }
    last_[way] = best;
    return {best, reason_};
  }

 private:
  /// The bins: four per octave, from 0 to 2^30 bytes, and one for what is longer.
  static constexpr std::size_t kBins = 117;
  static constexpr std::size_t kDeepest = 64;

  struct Row {
    std::array<float, kMaxMembers> cost;
    std::array<std::uint8_t, kMaxMembers> order;
  };

  static std::size_t bin(std::uint64_t bytes) {
    if (bytes < 4) return bytes;
    const auto octave = static_cast<std::size_t>(63 - __builtin_clzll(bytes));
    return octave > 29 ? kBins - 1 : 4 * (octave - 1) + (bytes >> (octave - 2) & 3U);
  }
  static std::uint64_t first_of(std::size_t bin);

  [[nodiscard]] std::size_t depth_class(std::size_t depth) const {
    return depth_classes_[depth < kDeepest ? depth : kDeepest];
  }

  std::array<std::uint8_t, kDeepest + 1> depth_classes_{};
  std::size_t depths_ = 1;
  std::vector<Row> rows_;
  /// It is kept per direction, and is kMaxMembers until a task has run.
  std::array<std::uint8_t, 2> last_{kMaxMembers, kMaxMembers};
  Reason reason_ = Reason::first;
};

}  // namespace tandem::choose
