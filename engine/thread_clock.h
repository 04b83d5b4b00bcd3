// The clocks of a system with threads. Not for bare machines.
#pragma once

#include <ctime>

#include "engine/contest.h"

namespace tandem::contest {

class ThreadClock final : public Clock {
 public:
  std::uint64_t wall_ns() override { return read(CLOCK_MONOTONIC); }
  std::uint64_t cpu_ns() override { return read(CLOCK_THREAD_CPUTIME_ID); }

 private:
  static std::uint64_t read(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(time.tv_nsec);
  }
};

}  // namespace tandem::contest
