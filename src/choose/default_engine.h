// Which engine of the CPU runs a job whose caller names none: the one that takes the least time for the tasks of that
// job, by a profile that knows all that may be chosen.
//
// Agrees with `explain`, whose answer it is (explain.h)
// Small jobs  get the first of the order instead: kLeastBytes
// Checked by  default_engine_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "choose/profile.h"
#include "engine/task.h"

namespace tandem::choose {

/// What a job submits again and again.
struct Work {
  Algorithm algorithm = Algorithm::none;
  Direction direction = Direction::encrypt;
  std::size_t size = 0;   ///< bytes of a task
  std::size_t depth = 1;  ///< tasks that are submitted together
};

/// Jobs of fewer bytes are not worth a measurement of some 10 ms, nor the reading of a profile. An engine that does
/// 2 GiB per second is done with them after 32 ms: another one would have to be half as fast again to win that back.
inline constexpr std::uint64_t kLeastBytes = std::uint64_t{64} << 20;

/// The fastest of `candidates`. Nothing if there is one of which the profile has no curve in this direction.
std::optional<std::string> fastest(const Profile& profile, const Work& work,
                                   const std::vector<std::string>& candidates);

}  // namespace tandem::choose
