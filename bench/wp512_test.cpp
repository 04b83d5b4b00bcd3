// Compares the claims of WP512 with its own tables.
#include "bench/wp512.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tandem::bench::wp512 {
namespace {

using ::testing::ElementsAre;

choose::Profile board(std::string_view name) {
  for (const choose::Board& one : choose::boards()) {
    std::string error;
    if (one.name == name) return choose::parse_profile(one.toml, error).value();
  }
  ADD_FAILURE() << name;
  return {};
}

TEST(Wp512, TheTablesGiveThePercentagesOfTable9) {
  const choose::Profile freertos = board("zynqmp-freertos");
  for (const Improvement& line : table9()) {
    const auto* const software = cell_of(freertos, "software", line.algorithm, line.direction, line.size);
    const auto* const csu = cell_of(freertos, "csu", line.algorithm, line.direction, line.size);
    ASSERT_TRUE(software != nullptr && csu != nullptr) << line.name;
    EXPECT_NEAR(faster_percent(software->ns, csu->ns), line.printed_percent, 0.006) << line.name;
  }
}

TEST(Wp512, TheAcceleratorLosesWhereTheTablesSaySoNotTheText) {
  EXPECT_THAT(lost_to_software(board("zynqmp-freertos")), ElementsAre("aes_gcm decrypt 16", "sha3_384 16"));
  EXPECT_THAT(lost_to_software(board("zynqmp-linux")),
              ElementsAre("aes_gcm 16", "aes_gcm 528", "aes_gcm 1024", "aes_gcm decrypt 16", "aes_gcm decrypt 528",
                          "aes_gcm decrypt 1024", "sha3_384 16", "sha3_384 528", "sha3_384 1024"));
}

}  // namespace
}  // namespace tandem::bench::wp512
