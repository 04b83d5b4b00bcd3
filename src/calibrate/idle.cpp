#include "calibrate/idle.h"

namespace tandem::calibrate {
namespace {

/// The time of a try, which is longer than what a scheduler gives a thread at once.
constexpr std::uint64_t kTryNs = 100'000'000;

}  // namespace

bool is_busy(contest::Clock& clock) {
  const contest::Share share = contest::time_of(clock, [&] {
    const std::uint64_t start = clock.wall_ns();
    while (clock.wall_ns() - start < kTryNs) {
    }
  });
  return share.disturbed();
}

bool wait_until_idle(contest::Clock& clock, std::uint64_t longest_ns, const std::function<void()>& pause) {
  const std::uint64_t start = clock.wall_ns();
  while (is_busy(clock)) {
    if (clock.wall_ns() - start >= longest_ns) return false;
    pause();
  }
  return true;
}

}  // namespace tandem::calibrate
