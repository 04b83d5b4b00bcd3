// Rates of the core, in clock cycles of its RTL; ../theory.md says the same.
#include "algorithms/snow5g/tb/core_fixture.h"

namespace tandem::snow5g::tb {
namespace {

using core_bench::kOpEncrypt;
using core_bench::kOpSeal;

class CoreRate : public Core {
 protected:
  /// Clocks of the datapath that a task of so many blocks of keystream takes.
  static double busy(double blocks) { return static_cast<double>(GetParam().turns()) + blocks; }
};

TEST_P(CoreRate, FirstBlock) {
  const Trace trace = bench_.run(alike(kOpEncrypt, 1, 48));
  ASSERT_EQ(trace.beats.size(), 3U);
  // A task is judged for a clock before its load; a block is in a beat a clock later.
  EXPECT_EQ(trace.beats[0], 1 + GetParam().first_block() + 1);
  EXPECT_EQ(trace.beats[1] - trace.beats[0], GetParam().shared());
}

// Short tasks are as fast as the datapath begins them; long ones as fast as their text passes by, but for three clocks
// between two, and with a tag for ten.
TEST_P(CoreRate, StreamsTogetherBeginTasks) {
  for (const std::size_t blocks : {2U, 8U, 100U, 400U}) {
    const auto count = static_cast<double>(blocks);
    const double plain = std::max(busy(count), count + 3);
    EXPECT_NEAR(interval(kOpEncrypt, 48, 16 * blocks), plain, 0.07 * plain) << blocks;
    const double tagged = std::max(busy(count + 3), count + 10);
    EXPECT_NEAR(interval(kOpSeal, 48, 16 * blocks), tagged, 0.07 * tagged) << blocks;
  }
}

TEST_P(CoreRate, BlocksPassByOnceTheyCome) { EXPECT_EQ(clocks_per_block(2 * GetParam().shared()), 1); }

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::snow5g::tb
