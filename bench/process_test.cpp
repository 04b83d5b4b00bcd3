// Tests that the cost of a program is its own, and includes nothing of the process that started it.
#include "bench/process.h"

#include <gtest/gtest.h>

#include <vector>

namespace tandem::bench {
namespace {

constexpr std::size_t kMuchMib = 96;
const std::vector<std::string> kSmall = {"sleep", "0.05"};
// Reads a block of 96 MiB, which it keeps in memory.
const std::vector<std::string> kLarge = {"dd", "if=/dev/zero", "of=/dev/null", "bs=96M", "count=2", "status=none"};

TEST(PeakMemory, IsTheProgramsOwn) {
  std::vector<std::uint8_t> much(kMuchMib << 20);
  for (std::size_t i = 0; i < much.size(); i += 4096) much[i] = static_cast<std::uint8_t>(i);
  const ProcessCost small = run_process(kSmall, -1, Watch::memory);
  ASSERT_TRUE(small.ok);
  EXPECT_GT(small.peak_memory_mib, 0.1);
  EXPECT_LT(small.peak_memory_mib, 24) << "with " << much[4096] << " of this program's";
  const ProcessCost large = run_process(kLarge, -1, Watch::memory);
  ASSERT_TRUE(large.ok);
  EXPECT_GT(large.peak_memory_mib, kMuchMib);
  EXPECT_LT(large.peak_memory_mib, kMuchMib + 24);
  // The peak of an earlier program does not count for the next.
  EXPECT_LT(run_process(kSmall, -1, Watch::memory).peak_memory_mib, 24);
}

TEST(PeakMemory, IsNotSaidUnlessItIsWatched) { EXPECT_EQ(run_process(kSmall).peak_memory_mib, 0); }

TEST(Processes, ThatFailOrAreNotThereAreNotOk) {
  EXPECT_FALSE(run_process({"false"}, -1, Watch::memory).ok);
  EXPECT_FALSE(run_process({"no-such-program"}, -1, Watch::memory).ok);
  EXPECT_TRUE(run_process({"true"}, -1, Watch::memory).ok);
}

TEST(Processes, SayTheirVersions) {
  EXPECT_TRUE(version_of("dd").find_first_of('.') != std::string::npos) << version_of("dd");
  EXPECT_EQ(version_of("no-such-program"), "");
}

}  // namespace
}  // namespace tandem::bench
