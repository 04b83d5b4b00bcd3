#include "choose/profile.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace tandem::choose {
namespace {

using ::testing::HasSubstr;

TEST(Profile, TellsBuildsApartThatTheirCommitDoesNot) {
  EXPECT_EQ(name_of_build("0123456789ab", "fedcba9876543210"), "0123456789ab");
  EXPECT_EQ(name_of_build("0123456789ab-dirty", "fedcba9876543210"), "0123456789ab-dirty.fedcba987654");
  EXPECT_EQ(name_of_build("unknown", "fedcba9876543210"), "unknown.fedcba987654");
  EXPECT_EQ(name_of_build("unknown", ""), "unknown");
}

TEST(Profile, SaysWhatIsWrong) {
  const auto error_of = [](const std::string& toml) {
    std::string error;
    EXPECT_FALSE(parse_profile(toml, error)) << toml;
    return error;
  };
  EXPECT_EQ(error_of(""), "'format' is missing, or not of the right type");
  EXPECT_EQ(error_of("format = 2"), "it has format 2, this program reads format 1");
  const std::string head = "format = 1\ntitle = \"t\"\n[[curve]]\nengine = \"e\"\nalgorithm = \"a\"\n";
  EXPECT_EQ(error_of(head), "'source' is missing, or not of the right type");
  EXPECT_THAT(error_of(head + "source = \"guessed\""), HasSubstr("'guessed' is no source"));
  const std::string body = head + "source = \"published\"\n";
  EXPECT_EQ(error_of(body), "a curve has no 'cells'");
  EXPECT_THAT(error_of(body + "cells = [[16]]"), HasSubstr("a line of 'cells' is [size, time or rate,"));
  EXPECT_THAT(error_of(body + "cells = [[16, -1]]"), HasSubstr("none of them negative"));
  EXPECT_EQ(error_of(body + "cells = [[16, 1], [16, 2]]"), "the sizes of 'cells' do not ascend");
  EXPECT_EQ(error_of(body + "unit = \"h\"\ncells = [[16, 1]]"), "'h' is no unit: ns, ms or MB/s");
  EXPECT_THAT(error_of(body + "direction = \"up\"\ncells = [[16, 1]]"), HasSubstr("'up' is no direction"));
}

TEST(Profile, SaysUntilWhenACurveCounts) {
  const auto expires_s = [](const std::string& value) -> std::int64_t {
    std::string error;
    const auto profile = parse_profile(
        "format = 1\ntitle = \"t\"\n[[curve]]\nengine = \"e\"\nalgorithm = \"a\"\nsource = \"measured\"\n"
        "cells = [[16, 1]]\nexpires = " +
            value,
        error);
    EXPECT_EQ(error, profile ? "" : "'expires' is not a date and time");
    return profile ? profile->curves[0].expires_s : -1;
  };
  EXPECT_EQ(expires_s("1970-01-01T00:00:00Z"), 0);
  EXPECT_EQ(expires_s("2025-11-30T03:00:00Z"), 1'764'471'600);
  EXPECT_EQ(expires_s("2025-11-30T04:30:00+01:30"), 1'764'471'600);
  for (const char* const other : {"true", "1764471600", "\"2025-11-30T03:00:00Z\"", "2025-11-30"}) {
    EXPECT_EQ(expires_s(other), -1);
  }
}

TEST(Profile, DropsWhatHasExpiredAndWhatExpiresLaterThanItCan) {
  Profile profile;
  for (const std::int64_t expires_s :
       {std::int64_t{0}, std::int64_t{1}, expiry_s() - 60, expiry_s() - 4000, expiry_s() + 60}) {
    profile.curves.push_back({.engine = "e", .algorithm = "a", .note = {}, .expires_s = expires_s, .cells = {}});
  }
  EXPECT_TRUE(drop_expired(profile));
  ASSERT_EQ(profile.curves.size(), 2U);
  EXPECT_EQ(profile.curves[0].expires_s, 0);
  EXPECT_FALSE(drop_expired(profile));
}

TEST(Profile, OfABoardSaysWhatItsHostAddsToAnAccelerator) {
  std::string error;
  for (const Board& board : boards()) {
    const auto profile = parse_profile(board.toml, error);
    ASSERT_TRUE(profile) << board.name << ": " << error;
    EXPECT_EQ(profile->clock_mhz, 375);
    EXPECT_GT(profile->memory.latency_ns, 0);
    EXPECT_EQ(profile->memory.port_bits, 128U);
    ASSERT_FALSE(profile->host_costs.empty());
    EXPECT_EQ(profile->host_costs[0].per, HostCost::Per::batch);
    EXPECT_EQ(profile->host_costs[0].ns(), 1e3 * profile->host_costs[0].value);
  }
  const auto error_of = [&](const std::string& cost) {
    EXPECT_FALSE(parse_profile("format = 1\ntitle = \"t\"\n" + cost, error));
    return error;
  };
  const std::string cost = "[[host_cost]]\nname = \"n\"\nvalue = 1.5\nsource = \"s\"\n";
  EXPECT_THAT(error_of(cost + "unit = \"us\"\nper = \"day\""), HasSubstr("'day' is nothing that costs: batch"));
  EXPECT_EQ(error_of(cost + "unit = \"us\"\nper = \"byte read\""), "'us' is no unit of a cost per byte read: ns/byte");
  EXPECT_EQ(error_of(cost + "unit = \"ns/byte\"\nper = \"batch\""),
            "'ns/byte' is no unit of a cost per batch: ns or us");
  EXPECT_EQ(error_of("[memory]\nlatency_ns = 1.0"), "'rate_mb_s' is missing, or not of the right type");
  const std::string memory = "[memory]\nlatency_ns = 1\nrate_mb_s = 1\nsource = \"s\"\nport_bits = ";
  for (const char* const bits : {"16", "96", "2048", "-128"}) {
    EXPECT_EQ(error_of(memory + bits),
              "'port_bits' is " + std::string(bits) + ", not 0 or a power of two from 32 to 1024");
  }
}

TEST(Profile, HasSoManyCellsAndCurvesAtMost) {
  const auto refusal = [](std::size_t curves, std::size_t cells) {
    std::string curve = "[[curve]]\nengine = \"e\"\nalgorithm = \"a\"\nsource = \"published\"\ncells = [";
    for (std::size_t i = 0; i < cells; ++i) curve.append("[").append(std::to_string(i)).append(", 1], ");
    std::string text = "format = 1\ntitle = \"t\"\n";
    for (std::size_t i = 0; i < curves; ++i) text.append(curve).append("]\n");
    std::string error;
    const bool taken = parse_profile(text, error).has_value();
    EXPECT_EQ(taken, error.empty());
    return error;
  };
  EXPECT_EQ(refusal(1, 64), "");
  EXPECT_EQ(refusal(1, 65), "a curve has more than 64 'cells'");
  EXPECT_EQ(refusal(16'384, 1), "");
  EXPECT_EQ(refusal(16'385, 1), "more than 16384 curves");
}

TEST(Profile, ReadsMilliseconds) {
  std::string error;
  const auto profile = parse_profile(
      "format = 1\ntitle = \"t\"\n[[curve]]\nengine = \"e\"\nalgorithm = \"a\"\nsource = \"published\"\n"
      "unit = \"ms\"\ncells = [[16, 1.5]]\n",
      error);
  ASSERT_TRUE(profile) << error;
  EXPECT_DOUBLE_EQ(profile->curves[0].cells[0].ns, 1.5e6);
}

TEST(Profile, ReadsRates) {
  std::string error;
  const auto profile = parse_profile(
      "format = 1\ntitle = \"t\"\n[[curve]]\nengine = \"e\"\nalgorithm = \"a\"\nsource = \"published\"\n"
      "unit = \"MB/s\"\ncells = [[16, 4], [1000, 100]]\n",
      error);
  ASSERT_TRUE(profile) << error;
  EXPECT_DOUBLE_EQ(profile->curves[0].cells[0].ns, 4000);
  EXPECT_DOUBLE_EQ(profile->curves[0].cells[1].ns, 10'000);
  EXPECT_DOUBLE_EQ(profile->curves[0].cells[1].cpu_ns, 10'000);
}

}  // namespace
}  // namespace tandem::choose
