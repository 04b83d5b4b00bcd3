#include "calibrate/profile.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace tandem::calibrate {
namespace {

using ::testing::HasSubstr;

Profile example() {
  Profile profile{.title = "a \"test\"",
                  .machine = machine_id(),
                  .build = build_id(),
                  .date = "2026-01-01",
                  .effort = "quick",
                  .host_costs = {{"system call", 75.5, "ns", "measured: getppid"}},
                  .curves = {}};
  Curve& curve = profile.curves.emplace_back();
  curve.engine = "cpu.fast";
  curve.algorithm = "aes_gcm";
  curve.direction = Direction::decrypt;
  curve.depth = 8;
  curve.note = "AVX-512";
  curve.cells = {{16, 70.25, 560, 600, 70}, {1024, 130, 1040, 1100, 130}};
  return profile;
}

class ProfileFile : public ::testing::Test {
 protected:
  ProfileFile() : path_(::testing::TempDir() + "tandem_profile_test/profile.toml") {
    std::filesystem::remove_all(std::filesystem::path(path_).parent_path());
  }
  ~ProfileFile() override { std::filesystem::remove_all(std::filesystem::path(path_).parent_path()); }
  std::string refusal() {
    std::string error;
    EXPECT_FALSE(load_measured(path_, error));
    EXPECT_THAT(error, HasSubstr("make a new one with `tandem calibrate --quick`"));
    return error;
  }

  std::string path_;
  std::string error_;
};

TEST_F(ProfileFile, ComesBackAsItWas) {
  const Profile profile = example();
  ASSERT_TRUE(save(profile, path_, error_)) << error_;
  const auto read = load_measured(path_, error_);
  ASSERT_TRUE(read) << error_;
  EXPECT_EQ(to_toml(*read), to_toml(profile));
  EXPECT_EQ(read->title, profile.title);
  ASSERT_EQ(read->curves.size(), 1U);
  EXPECT_EQ(read->curves[0].depth, 8U);
  EXPECT_EQ(read->curves[0].direction, Direction::decrypt);
  EXPECT_DOUBLE_EQ(read->curves[0].cells[0].p99_ns, 600);
}

TEST_F(ProfileFile, OfAnotherMachineIsRefused) {
  Profile profile = example();
  profile.machine = "another";
  ASSERT_TRUE(save(profile, path_, error_));
  EXPECT_THAT(refusal(), HasSubstr("is of another machine (another)"));
}

TEST_F(ProfileFile, OfAnotherBuildIsRefused) {
  Profile profile = example();
  profile.build = "0123456789ab";
  ASSERT_TRUE(save(profile, path_, error_));
  EXPECT_THAT(refusal(), HasSubstr("is of build 0123456789ab, this is " + build_id()));
}

TEST_F(ProfileFile, ThatIsMissingOrDamagedIsRefused) {
  EXPECT_THAT(refusal(), HasSubstr("there is no profile at"));
  ASSERT_TRUE(save(example(), path_, error_));
  std::ofstream(path_, std::ios::app) << "cells = [";
  EXPECT_THAT(refusal(), HasSubstr("cannot be read: line"));
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
  EXPECT_THAT(error_of(body + "cells = [[16]]"), HasSubstr("a line of 'cells' is [size, time or rate, ...]"));
  EXPECT_THAT(error_of(body + "cells = [[16, -1]]"), HasSubstr("none of them negative"));
  EXPECT_EQ(error_of(body + "cells = [[16, 1], [16, 2]]"), "the sizes of 'cells' do not ascend");
  EXPECT_EQ(error_of(body + "unit = \"h\"\ncells = [[16, 1]]"), "'h' is no unit: ns, ms or MB/s");
  EXPECT_THAT(error_of(body + "direction = \"up\"\ncells = [[16, 1]]"), HasSubstr("'up' is no direction"));
}

TEST(Profile, OfABoardSaysWhatItsHostAddsToAnAccelerator) {
  std::string error;
  for (const Board& board : boards()) {
    const auto profile = parse_profile(board.toml, error);
    ASSERT_TRUE(profile) << board.name << ": " << error;
    EXPECT_EQ(profile->clock_mhz, 375);
    EXPECT_GT(profile->memory.latency_ns, 0);
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
}  // namespace tandem::calibrate
