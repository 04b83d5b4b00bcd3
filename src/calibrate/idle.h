// Whether others keep the processors busy, before something is measured.
//
// Checked by  idle_test.cpp
#pragma once

#include <cstdint>
#include <functional>

#include "engine/contest.h"

namespace tandem::calibrate {

/// Whether this thread had to share a processor for the last tenth of a second, in which it does nothing but try.
bool is_busy(contest::Clock& clock);

/// Tries until the machine is not busy, or `longest_ns` have passed; pauses before every further try. Returns whether
/// it is idle.
bool wait_until_idle(contest::Clock& clock, std::uint64_t longest_ns, const std::function<void()>& pause);

}  // namespace tandem::calibrate
