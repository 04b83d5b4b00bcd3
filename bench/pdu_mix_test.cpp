#include "bench/pdu_mix.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tandem::bench {
namespace {

TEST(PduMix, ReadsWhatPeopleWrite) {
  std::string error;
  std::mt19937_64 random(1);
  const auto imix = PduMix::parse("imix", error);
  ASSERT_TRUE(imix);
  EXPECT_EQ(imix->longest(), 1500U);
  double sum = 0;
  for (int i = 0; i < 120'000; ++i) {
    const std::size_t bytes = imix->next(random);
    EXPECT_TRUE(bytes == 40 || bytes == 576 || bytes == 1500);
    sum += static_cast<double>(bytes);
  }
  EXPECT_NEAR(sum / 120'000, imix->mean(), 10);

  const auto range = PduMix::parse("40..9000", error);
  ASSERT_TRUE(range);
  EXPECT_EQ(range->longest(), 9000U);
  std::size_t shortest = 9000;
  std::size_t longest = 40;
  for (int i = 0; i < 200'000; ++i) {
    const std::size_t bytes = range->next(random);
    shortest = std::min(shortest, bytes);
    longest = std::max(longest, bytes);
  }
  EXPECT_EQ(shortest, 40U);
  EXPECT_EQ(longest, 9000U);

  const auto one = PduMix::parse("1420", error);
  ASSERT_TRUE(one);
  EXPECT_EQ(one->next(random), 1420U);
}

TEST(PduMix, SaysWhatItCannotRead) {
  for (const char* text : {"", "0", "..", "5..", "..5", "9..5", "40-9000", "1.5", "65537", "-3", "imix2"}) {
    std::string error;
    EXPECT_FALSE(PduMix::parse(text, error)) << text;
    EXPECT_NE(error.find(text), std::string::npos);
  }
}

}  // namespace
}  // namespace tandem::bench
