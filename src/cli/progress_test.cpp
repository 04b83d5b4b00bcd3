#include "cli/progress.h"

#include <gtest/gtest.h>

namespace tandem::cli {
namespace {

constexpr std::size_t kWide = 79;
constexpr double kMiB = 1 << 20;

TEST(Progress, BytesHaveThreeDigits) {
  EXPECT_EQ(format_bytes(0), "0 bytes");
  EXPECT_EQ(format_bytes(999), "999 bytes");
  EXPECT_EQ(format_bytes(1000), "0.98 KiB");
  EXPECT_EQ(format_bytes(1536), "1.50 KiB");
  EXPECT_EQ(format_bytes(12.34 * kMiB), "12.3 MiB");
  EXPECT_EQ(format_bytes(123.4 * kMiB), "123 MiB");
  EXPECT_EQ(format_bytes(999.6 * kMiB), "0.98 GiB");
  EXPECT_EQ(format_bytes(2048 * kMiB * kMiB), "2.00 PiB");
}

TEST(Progress, LineSaysShareRateAndTimeLeft) {
  constexpr std::uint64_t kGiB = std::uint64_t{1} << 30;
  EXPECT_EQ(progress_line(kGiB / 2, kGiB, 2, kWide), "50.0%  512 MiB of 1.00 GiB  256 MiB/s  0:02 left");
  EXPECT_EQ(progress_line(kGiB, kGiB, 4, kWide), "100.0%  1.00 GiB of 1.00 GiB  256 MiB/s  0:00 left");
  EXPECT_EQ(progress_line(1 << 20, 10 * kGiB, 1, kWide), "0.0%  1.00 MiB of 10.0 GiB  1.00 MiB/s  2:50:39 left");
}

TEST(Progress, LineHasThePartsThatFit) {
  constexpr std::uint64_t kGiB = std::uint64_t{1} << 30;
  EXPECT_EQ(progress_line(kGiB / 2, kGiB, 2, 48), "50.0%  512 MiB of 1.00 GiB  256 MiB/s  0:02 left");
  EXPECT_EQ(progress_line(kGiB / 2, kGiB, 2, 47), "50.0%  512 MiB of 1.00 GiB  256 MiB/s");
  EXPECT_EQ(progress_line(kGiB / 2, kGiB, 2, 23), "50.0%");
  EXPECT_EQ(progress_line(kGiB / 2, kGiB, 2, 4), "");
  EXPECT_EQ(progress_line(3 << 20, std::nullopt, 2, 10), "3.00 MiB");
}

TEST(Progress, LineWithoutTotalOrBeginning) {
  EXPECT_EQ(progress_line(3 << 20, std::nullopt, 2, kWide), "3.00 MiB  1.50 MiB/s");
  EXPECT_EQ(progress_line(0, 100, 0.2, kWide), "0.0%  0 bytes of 100 bytes  0 bytes/s");
  EXPECT_EQ(progress_line(0, 0, 0, kWide), "0 bytes  0 bytes/s");
}

}  // namespace
}  // namespace tandem::cli
