#include "choose/default_engine.h"

#include <algorithm>

#include "choose/explain.h"
#include "generated/algorithms/operations.h"

namespace tandem::choose {

std::optional<std::string> fastest(const Profile& profile, const Work& work,
                                   const std::vector<std::string>& candidates) {
  const std::string_view algorithm = facts::operation(work.algorithm).name;
  const bool knows_all = std::ranges::all_of(candidates, [&](const std::string& candidate) {
    return std::ranges::any_of(profile.curves, [&](const Curve& curve) {
      return curve.engine == candidate && curve.algorithm == algorithm && curve.direction == work.direction;
    });
  });
  // An empty list means all engines to `answer`.
  if (candidates.empty() || !knows_all) return {};
  const Answer found = answer(profile,
                              {.algorithm = std::string(algorithm),
                               .size = static_cast<double>(work.size),
                               .depth = work.depth,
                               .direction = work.direction,
                               .require = Require::software},
                              candidates);
  return found.stretches.empty() ? std::nullopt : std::optional(found.contenders[0].curve->engine);
}

}  // namespace tandem::choose
