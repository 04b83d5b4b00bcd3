#include "choose/decision.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

namespace tandem::choose {
namespace {

/// Returns the curve of an engine that is nearest: that direction or, if a cipher has only one, the other; that depth,
/// or the next one below, or above.
const Curve* nearest(const std::vector<const Curve*>& curves, Direction direction, std::size_t depth) {
  const auto distance = [&](const Curve* curve) {
    const double octaves = std::log2(static_cast<double>(curve->depth)) - std::log2(static_cast<double>(depth));
    return std::abs(octaves) + (octaves > 0 ? 0.5 : 0) + (curve->direction == direction ? 0 : 100);
  };
  const auto found = std::ranges::min_element(curves, {}, distance);
  return found == curves.end() ? nullptr : *found;
}

}  // namespace

std::string_view objective_name(Objective objective) {
  switch (objective) {
    case Objective::throughput:
      return "throughput";
    case Objective::latency:
      return "latency";
    case Objective::cpu:
      return "cpu";
  }
  return "";
}

double Cell::*value_of(Objective objective) {
  switch (objective) {
    case Objective::throughput:
      return &Cell::ns;
    case Objective::latency:
      return &Cell::p50_ns;
    case Objective::cpu:
      return &Cell::cpu_ns;
  }
  return &Cell::ns;
}

std::uint64_t Decision::first_of(std::size_t bin) {
  if (bin < 4) return bin;
  const std::size_t octave = bin / 4 + 1;
  return (4 + bin % 4) << (octave - 2);
}

Decision::Decision(std::string_view algorithm, std::span<const std::string_view> members, const Profile* profile,
                   Objective objective) {
  assert(!members.empty() && members.size() <= kMaxMembers);
  std::vector<std::vector<const Curve*>> curves(members.size());
  std::set<std::size_t> depths;
  for (const Curve& curve : profile == nullptr ? std::span<const Curve>() : std::span(profile->curves)) {
    const auto member = std::ranges::find(members, std::string_view(curve.engine));
    if (curve.algorithm != algorithm || member == members.end()) continue;
    curves[static_cast<std::size_t>(member - members.begin())].push_back(&curve);
    depths.insert(curve.depth);
  }
  if (!depths.empty()) {
    constexpr Reason kReasons[] = {Reason::fastest, Reason::earliest, Reason::least_cpu};
    reason_ = kReasons[static_cast<std::size_t>(objective)];
  } else {
    if (profile != nullptr) reason_ = Reason::no_figures;
    depths.insert(1);
  }
  depths_ = depths.size();
  for (std::size_t depth = 0; depth <= kDeepest; ++depth) {
    // The depth of the profile counts whose ratio to this one is the least.
    std::size_t index = 0;
    double least = std::numeric_limits<double>::infinity();
    for (auto known = depths.begin(); known != depths.end(); ++known) {
      const double ratio = std::abs(std::log(std::max(1.0, static_cast<double>(depth)) / static_cast<double>(*known)));
      if (ratio >= least) continue;
      least = ratio;
      index = static_cast<std::size_t>(std::distance(depths.begin(), known));
    }
    depth_classes_[depth] = static_cast<std::uint8_t>(index);
  }
  const auto value = value_of(objective);
  for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
    for (const std::size_t depth : depths) {
      for (std::size_t bin = 0; bin < kBins; ++bin) {
        Row& row = rows_.emplace_back();
        row.cost.fill(std::numeric_limits<float>::infinity());
        std::iota(row.order.begin(), row.order.end(), std::uint8_t{0});
        for (std::size_t i = 0; i < members.size(); ++i) {
          const Curve* const curve = nearest(curves[i], direction, depth);
          if (curve == nullptr) continue;
          // A size that was measured stands for its bin.
          const auto first = static_cast<double>(first_of(bin));
          const auto cell = std::ranges::lower_bound(curve->cells, first, {}, &Cell::size);
          const bool inside = cell != curve->cells.end() && cell->size < static_cast<double>(first_of(bin + 1));
          row.cost[i] = static_cast<float>(curve->at(inside ? cell->size : first, value));
        }
        std::stable_sort(row.order.begin(), row.order.end(),
                         [&](std::uint8_t a, std::uint8_t b) { return row.cost[a] < row.cost[b]; });
      }
    }
  }
}

}  // namespace tandem::choose
