// Rates of the core, in clock cycles of its RTL; ../theory.md says the same.
#include "algorithms/aes256/tb/core_fixture.h"

namespace tandem::aes256::tb {
namespace {

using core_bench::kOpEncrypt;
using core_bench::kOpSeal;

class CoreRate : public Core {};

// Messages are as fast as AES makes blocks or as their text passes by, but for three clocks between two, and with a tag
// for ten.
TEST_P(CoreRate, MessagesFollowEachOther) {
  const auto each = static_cast<double>(GetParam().clocks_per_block());
  for (const std::size_t blocks : {2U, 8U, 100U}) {
    const auto count = static_cast<double>(blocks);
    const double plain = std::max(each * count, count + 3);
    EXPECT_NEAR(interval(kOpEncrypt, 48, 16 * blocks), plain, 0.07 * plain) << blocks;
    const double tagged = std::max(each * (count + 3), count + 10);
    EXPECT_NEAR(interval(kOpSeal, 48, 16 * blocks), tagged, 0.07 * tagged) << blocks;
  }
}

TEST_P(CoreRate, BlocksPassByOnceTheyCome) {
  EXPECT_NEAR(clocks_per_block(2), GetParam().clocks_per_block(), 0.01 * GetParam().clocks_per_block());
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreRate, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::aes256::tb
