// Finds out whether others keep the processors busy, before something is measured.
//
// Checked by  idle_test.cpp
#pragma once

#include <cstdint>
#include <functional>

#include "engine/contest.h"

namespace tandem::calibrate {

/// Spins for a tenth of a second. Returns whether this thread had to share its processor meanwhile.
bool is_busy(contest::Clock& clock);

/// Tries until the machine is not busy, or `longest_ns` have passed; pauses before every further try. Returns whether
/// it is idle.
bool wait_until_idle(contest::Clock& clock, std::uint64_t longest_ns, const std::function<void()>& pause);

}  // namespace tandem::calibrate
