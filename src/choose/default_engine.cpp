#include "choose/default_engine.h"

#include <algorithm>

#include "choose/explain.h"
#include "engine/contest.h"
#include "generated/algorithms/operations.h"

namespace tandem::choose {

std::optional<Fastest> fastest(const Profile& profile, const Work& work, const std::vector<std::string>& candidates,
                               double plausible) {
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
  if (found.stretches.empty()) return {};
  const Contender& least = found.contenders[0];
  const auto first = std::ranges::find_if(
      found.contenders, [&](const Contender& contender) { return contender.curve->engine == candidates.front(); });
  if (first->ns > plausible * least.ns) return {};
  const bool replaces = contest::beats(least.ns, first->ns);
  Fastest result{.engine = replaces ? least.curve->engine : first->curve->engine,
                 .least = replaces || first->ns <= least.ns};
  for (const Contender& contender : found.contenders) {
    const std::int64_t expires_s = contender.eligible ? contender.curve->expires_s : 0;
    if (expires_s != 0 && (result.expires_s == 0 || expires_s < result.expires_s)) result.expires_s = expires_s;
  }
  return result;
}

}  // namespace tandem::choose
