#include "capi/fastest.h"

#include <gtest/gtest.h>

#include <string>

#include "capi/tandem.h"
#include "engine/thread_clock.h"
#include "testing/busy_loops.h"

namespace tandem::capi {
namespace {

constexpr std::uint64_t kHourNs = 3'600'000'000'000;

/// A clock of a machine on which others have the processor nearly all the time, or never.
class OtherLoad final : public contest::Clock {
 public:
  explicit OtherLoad(std::uint64_t wall_step_ns) : wall_step_ns_(wall_step_ns) {}
  std::uint64_t wall_ns() override { return now_ns += wall_step_ns_; }
  std::uint64_t cpu_ns() override {
    ++turns;
    return cpu_ns_ += 100;
  }

  std::uint64_t now_ns = 0;
  std::size_t turns = 0;

 private:
  std::uint64_t wall_step_ns_;
  std::uint64_t cpu_ns_ = 0;
};

std::string all_of(const Fastest& fastest) {
  std::string names;
  for (const char* const name : fastest) names += std::string(name) + " ";
  return names;
}

std::string first_of_all() {
  Fastest first{};
  for (const Function& function : kFunctions) {
    if (!function.is_null()) first[function.cipher_index()] = tandem_variant(function.algorithm);
  }
  return all_of(first);
}

TEST(Fastest, IsNoPortableCodeWhereThereIsOtherWhateverTheLoad) {
  const tandem::testing::BusyLoops load;
  const std::string first = first_of_all();
  for (std::size_t i = 0; i < 30; ++i) {
    Measurement measurement;
    contest::ThreadClock clock;
    const std::string found = all_of(measurement.fastest(clock));
    for (const std::string slow : {"portable", "reference"}) {
      const bool may = first.find(slow) != std::string::npos;
      EXPECT_TRUE(may || found.find(slow) == std::string::npos) << found;
    }
  }
}

TEST(Fastest, IsTheFirstIfAllTakeTheSameTime) {
  Measurement measurement;
  OtherLoad idle(50);
  EXPECT_EQ(all_of(measurement.fastest(idle)), first_of_all());
}

TEST(Fastest, IsMeasuredOnceIfNothingDisturbedThat) {
  Measurement measurement;
  OtherLoad idle(50);
  (void)measurement.fastest(idle);
  const std::size_t turns = idle.turns;
  idle.now_ns += 1000 * kHourNs;
  (void)measurement.fastest(idle);
  EXPECT_EQ(idle.turns, turns);
}

TEST(Fastest, IsMeasuredAgainAnHourAfterOtherLoadDisturbedIt) {
  Measurement measurement;
  OtherLoad busy(1000);
  EXPECT_EQ(all_of(measurement.fastest(busy)), first_of_all());
  const std::size_t turns = busy.turns;
  if (turns == 0) GTEST_SKIP() << "not run: this machine has one variant of each cipher";
  busy.now_ns += kHourNs / 2;
  (void)measurement.fastest(busy);
  EXPECT_EQ(busy.turns, turns);
  busy.now_ns += kHourNs / 2;
  (void)measurement.fastest(busy);
  EXPECT_EQ(busy.turns, 2 * turns);
}

}  // namespace
}  // namespace tandem::capi
