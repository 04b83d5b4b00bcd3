// Chooses the engine of the CPU that runs a job whose caller names none: the one that takes the least time for the
// tasks of that job, by a profile that knows all that may be chosen; the first of the order unless another is clearly
// faster.
//
// Agrees with `explain`, whose answer it is (explain.h), but for that margin
// Small jobs  get the first of the order instead: kMinBytes
// Checked by  default_engine_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "choose/profile.h"
#include "engine/task.h"

namespace tandem::choose {

/// The tasks that a job submits again and again.
struct Work {
  Algorithm algorithm = Algorithm::none;
  Direction direction = Direction::encrypt;
  std::size_t size = 0;   ///< bytes of a task
  std::size_t depth = 1;  ///< tasks that are submitted together
};

/// Jobs of fewer bytes are not worth a measurement of some 10 ms of CPU time, nor the reading of a profile. An engine
/// that does 2 GiB per second is done with them after 32 ms: another one would have to be half as fast again to win
/// that back.
inline constexpr std::uint64_t kMinBytes = std::uint64_t{64} << 20;

struct Fastest {
  std::string engine;
  bool least = true;           ///< it takes the least time; otherwise it is the first, and no other is clearly faster
  std::int64_t expires_s = 0;  ///< as Curve has it: the earliest of the candidates'
};

/// Returns the first of `candidates`, or the one with the least time if that is less by contest::kMargin. Returns
/// nothing if the profile has no curve of one of them in this direction, or if the least time is less more than
/// `plausible` times.
std::optional<Fastest> fastest(const Profile& profile, const Work& work, const std::vector<std::string>& candidates,
                               double plausible = std::numeric_limits<double>::infinity());

}  // namespace tandem::choose
