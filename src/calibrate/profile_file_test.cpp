#include "calibrate/profile_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace tandem::calibrate {
namespace {

using choose::build_id;
using choose::Curve;
using choose::load_measured;
using choose::machine_id;
using choose::parse_profile;
using choose::Profile;
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
  curve.clock_mhz = 250;
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
  Unsaved unsaved_;
};

TEST_F(ProfileFile, ComesBackAsItWas) {
  const Profile profile = example();
  ASSERT_TRUE(save(profile, path_, unsaved_)) << unsaved_.why;
  const auto read = load_measured(path_, error_);
  ASSERT_TRUE(read) << error_;
  EXPECT_EQ(to_toml(*read), to_toml(profile));
  EXPECT_EQ(read->title, profile.title);
  ASSERT_EQ(read->curves.size(), 1U);
  EXPECT_EQ(read->curves[0].depth, 8U);
  EXPECT_EQ(read->curves[0].clock_mhz, 250);
  EXPECT_EQ(read->curves[0].direction, Direction::decrypt);
  EXPECT_DOUBLE_EQ(read->curves[0].cells[0].p99_ns, 600);
}

TEST_F(ProfileFile, KeepsUntilWhenACurveCounts) {
  Profile profile = example();
  profile.curves.push_back(profile.curves[0]);
  profile.curves[1].expires_s = 1'764'471'600;
  EXPECT_THAT(to_toml(profile), HasSubstr("\nexpires = 2025-11-30T03:00:00Z\n"));
  ASSERT_TRUE(save(profile, path_, unsaved_)) << unsaved_.why;
  const auto read = load_measured(path_, error_);
  ASSERT_TRUE(read) << error_;
  EXPECT_EQ(read->curves[0].expires_s, 0);
  EXPECT_EQ(read->curves[1].expires_s, 1'764'471'600);
}

TEST_F(ProfileFile, GivesTheCurvesOfOneAlgorithmAlone) {
  Profile profile = example();
  for (const char* const algorithm : {"chacha20", "aes_gcm", "eea3"}) {
    profile.curves.push_back(profile.curves[0]);
    profile.curves.back().algorithm = algorithm;
  }
  ASSERT_TRUE(save(profile, path_, unsaved_)) << unsaved_.why;
  for (const auto& [algorithm, count] :
       {std::pair("", 4U), std::pair("aes_gcm", 2U), std::pair("eea3", 1U), std::pair("chacha", 0U)}) {
    const auto read = load_measured(path_, error_, algorithm);
    ASSERT_TRUE(read) << error_;
    EXPECT_EQ(read->curves.size(), count) << algorithm;
    EXPECT_EQ(read->date, profile.date);
    EXPECT_EQ(read->host_costs.size(), 1U);
    for (const Curve& curve : read->curves) EXPECT_EQ(curve.cells.size(), 2U);
  }
  // Everything else in the file is read all the same.
  std::ofstream(path_, std::ios::app) << "[[curve]]\nsource = \"measured\"\ncells = [[1, 1]]\nengine = \"e\"\n"
                                         "algorithm = \"chacha\"\n";
  EXPECT_EQ(load_measured(path_, error_, "chacha")->curves.size(), 1U);
}

TEST_F(ProfileFile, ThatCannotBeWrittenLeavesNothing) {
  std::filesystem::create_directories(path_ + "/a folder");
  EXPECT_FALSE(save(example(), path_, unsaved_));
  EXPECT_THAT(unsaved_.why, HasSubstr(path_ + " is no file, and stays"));
  EXPECT_FALSE(can_save(path_, unsaved_));
  EXPECT_THAT(unsaved_.why, HasSubstr(path_ + " is no file, and stays"));
  const std::filesystem::directory_iterator parent(std::filesystem::path(path_).parent_path());
  EXPECT_EQ(std::distance(parent, {}), 1);
}

TEST_F(ProfileFile, TakesThePlaceOfAnOlderOneOnly) {
  EXPECT_TRUE(can_save(path_, unsaved_)) << unsaved_.why;
  EXPECT_FALSE(std::filesystem::exists(path_));
  for (const char* const text : {"", "# Measured\n\nformat = 0\nnew = 1", "\tformat=2", "format = 1\ncurve = [1]"}) {
    std::ofstream(path_) << text;
    EXPECT_TRUE(can_save(path_, unsaved_)) << text;
  }
  for (const char* const text :
       {"AGE-SECRET-KEY-1", "# key\nformat", "format_of = 1", "formats", "title = 'format'", "[format]\n", "\n\n"}) {
    std::ofstream(path_) << text;
    EXPECT_FALSE(can_save(path_, unsaved_)) << text;
    EXPECT_THAT(unsaved_.why, HasSubstr(path_ + " is no profile of `tandem calibrate`, and stays; name another file"));
  }
}

TEST_F(ProfileFile, IsWrittenWhereALinkPoints) {
  ASSERT_TRUE(can_save(path_, unsaved_));
  std::filesystem::create_symlink("own.toml", path_);
  EXPECT_FALSE(can_save(path_, unsaved_));
  EXPECT_THAT(unsaved_.why, HasSubstr("is a link to nothing, and stays"));
  const std::filesystem::path own = std::filesystem::path(path_).parent_path() / "own.toml";
  std::ofstream(own) << "format = 0\n";
  EXPECT_TRUE(can_save(path_, unsaved_)) << unsaved_.why;
  EXPECT_TRUE(save(example(), path_, unsaved_)) << unsaved_.why;
  EXPECT_TRUE(std::filesystem::is_symlink(path_));
  EXPECT_TRUE(choose::read_profile(own, error_)) << error_;
}

TEST_F(ProfileFile, OfAnotherMachineIsRefused) {
  Profile profile = example();
  profile.machine = "another";
  ASSERT_TRUE(save(profile, path_, unsaved_));
  EXPECT_THAT(refusal(), HasSubstr("is of another machine (another)"));
}

TEST_F(ProfileFile, OfAnotherBuildIsRefused) {
  Profile profile = example();
  profile.build = "0123456789ab";
  ASSERT_TRUE(save(profile, path_, unsaved_));
  EXPECT_THAT(refusal(), HasSubstr("is of build 0123456789ab, this is " + build_id()));
}

TEST_F(ProfileFile, ThatIsMissingOrDamagedIsRefused) {
  EXPECT_THAT(refusal(), HasSubstr("there is no profile at"));
  ASSERT_TRUE(save(example(), path_, unsaved_));
  std::ofstream(path_, std::ios::app) << "cells = [";
  EXPECT_THAT(refusal(), HasSubstr("cannot be read: line"));
  std::filesystem::remove(path_);
  std::filesystem::create_directory(path_);
  EXPECT_THAT(refusal(), HasSubstr("cannot be read"));
}

/// A text of the right machine and build with one thing that is wrong.
struct Damage {
  std::string what;  ///< of `kWhole`
  std::string instead;
  std::string says;
};

constexpr char kCurve[] = R"(
[[curve]]
engine = "cpu.fast"
algorithm = "aes_gcm"
direction = "encrypt"
source = "measured"
hardware = false
depth = 8
clock_mhz = 80
power = 1
note = ""
unit = "ns"
cells = [[16, 70, 560, 600, 70], [1024, 130, 1040, 1100, 0]]
)";
constexpr char kHostCost[] = R"(
[[host_cost]]
name = "system call"
value = 75.5
unit = "ns"
source = "measured"
)";

TEST_F(ProfileFile, WithAnyPartThatIsDamagedIsRefused) {
  const std::string whole = "format = 1\ntitle = \"t\"\neffort = \"quick\"\nclock_mhz = 1\nmachine = '" + machine_id() +
                            "'\nbuild = '" + build_id() + "'\n" + kHostCost + kCurve;
  const auto write = [&](const std::string& text) {
    std::filesystem::create_directories(std::filesystem::path(path_).parent_path());
    std::ofstream(path_) << text;
  };
  write(whole);
  ASSERT_TRUE(load_measured(path_, error_)) << error_;
  const std::string first = "[16, 70, 560, 600, 70]";
  std::string many;
  for (int size = 0; size < 65; ++size) many += std::to_string(size) + ", 1], [";
  const Damage kDamages[] = {
      {kCurve, "[curve]\n", "'curve' is not made of tables: [[curve]]"},
      {kHostCost, "host_cost = [1]\n", "'host_cost' is not made of tables"},
      {std::string(kHostCost) + kCurve, "curve = [1]\n", "'curve' is not made of tables: [[curve]]"},
      {kHostCost, "host_cost = 1\n", "'host_cost' is not made of tables"},
      {kHostCost, "host_cost = [[]]\n", "'host_cost' is not made of tables"},
      {kHostCost, "memory = 1\n", "'memory' is not a table"},
      {kHostCost, "[memory]\nlatency_ns = -1\nrate_mb_s = 1\nsource = \"\"\n", "'latency_ns' is -1, not from 0"},
      {kHostCost, "[memory]\nlatency_ns = 1\nrate_mb_s = inf\nsource = \"\"\n", "'rate_mb_s' is inf, not from 0"},
      {"format = 1", "format = \"1\"", "'format' is missing, or not of the right type"},
      {"format = 1", "format = 1.5", "'format' is missing, or not of the right type"},
      {"format = 1", "format = 1\n\xff", "line 1: "},
      {"title = \"t\"", "title = 1", "'title' is missing, or not of the right type"},
      {"effort = \"quick\"", "effort = [1]", "'effort' is not a string"},
      {"clock_mhz = 1\n", "clock_mhz = nan\n", "'clock_mhz' is nan, not from 0"},
      {"clock_mhz = 1\n", "clock_mhz = true\n", "'clock_mhz' is not a number"},
      {"value = 75.5", "value = -75.5", "'value' is -75.5, not from 0"},
      {"value = 75.5", "value = nan", "'value' is nan, not from 0"},
      {"value = 75.5", "value = \"75.5\"", "'value' is missing, or not of the right type"},
      {"name = \"system call\"", "name = \"\"\nper = 1", "'per' is not a string"},
      {"engine = \"cpu.fast\"", "engine = 1", "'engine' is missing, or not of the right type"},
      {"algorithm = \"aes_gcm\"", "", "'algorithm' is missing, or not of the right type"},
      {"direction = \"encrypt\"", "direction = 1", "'direction' is not a string"},
      {"source = \"measured\"\nhardware", "source = 1\nhardware", "'source' is missing, or not of the right type"},
      {"hardware = false", "hardware = 1", "'hardware' is not true or false"},
      {"depth = 8", "depth = 0", "'depth' is 0, not from 1 to 65536"},
      {"depth = 8", "depth = -8", "'depth' is -8, not from 1"},
      {"depth = 8", "depth = 65537", "'depth' is 65537, not from 1"},
      {"depth = 8", "depth = 9223372036854775807", "not from 1 to 65536"},
      {"depth = 8", "depth = 8.5", "'depth' is not a whole number"},
      {"depth = 8", "depth = \"8\"", "'depth' is not a whole number"},
      {"clock_mhz = 80", "clock_mhz = -80", "'clock_mhz' is -80, not from 0"},
      {"clock_mhz = 80", "clock_mhz = inf", "'clock_mhz' is inf, not from 0"},
      {"power = 1", "power = 0", "'power' is 0, not above 0"},
      {"power = 1", "power = -1", "'power' is -1, not above 0"},
      {"power = 1", "power = 5", "'power' is 5, not above 0 and at most 4"},
      {"power = 1", "power = nan", "'power' is nan, not above 0"},
      {"power = 1", "power = [1]", "'power' is not a number"},
      {"note = \"\"", "note = 1979-05-27", "'note' is not a string"},
      {"unit = \"ns\"\ncells", "unit = 1\ncells", "'unit' is not a string"},
      {"unit = \"ns\"\ncells = [[16", "unit = \"MB/s\"\ncells = [[0", "a cell of 0 at 70 MB/s says nothing of time"},
      {first, "16", "a line of 'cells' is"},
      {first, "[]", "a line of 'cells' is"},
      {first, "[16]", "a line of 'cells' is"},
      {first, "[16, 70, 560, 600, 70, 70]", "a line of 'cells' is"},
      {first, "[16, \"70\"]", "a line of 'cells' is"},
      {first, "[16, true]", "a line of 'cells' is"},
      {first, "[[16], 70]", "a line of 'cells' is"},
      {first, "[-16, 70]", "a line of 'cells' is"},
      {first, "[nan, 70]", "a line of 'cells' is"},
      {first, "[-inf, 70]", "a line of 'cells' is"},
      {first, "[16, 0]", "a line of 'cells' is"},
      {first, "[16, -0.0]", "a line of 'cells' is"},
      {first, "[16, nan]", "a line of 'cells' is"},
      {first, "[16, inf]", "a line of 'cells' is"},
      {first, "[16, 1e300]", "a line of 'cells' is"},
      {first, "[1e13, 70]", "a line of 'cells' is"},
      {first, "[16, 70, 0]", "a line of 'cells' is"},
      {first, "[16, 70, 560, nan]", "a line of 'cells' is"},
      {first, "[16, 70, 560, -600]", "a line of 'cells' is"},
      {first, "[16, 70, 560, 600, -70]", "a line of 'cells' is"},
      {first, "[16, 70, 560, 600, nan]", "a line of 'cells' is"},
      {first, "[1024, 70]", "the sizes of 'cells' do not ascend"},
      {first, "[2048, 70]", "the sizes of 'cells' do not ascend"},
      {"cells = [", "cells = [[" + many + "65, 1], ", "a curve has more than 64 'cells'"},
      {"cells = [", "cells = []\nothers = [", "a curve has no 'cells'"},
      {"cells = [", "cells = 1\nothers = [", "a curve has no 'cells'"},
      {"cells = [", std::string(100'000, '['), "line"},
  };
  for (const Damage& damage : kDamages) {
    std::string text = whole;
    const std::size_t at = text.find(damage.what);
    ASSERT_NE(at, std::string::npos) << damage.what;
    write(text.replace(at, damage.what.size(), damage.instead));
    EXPECT_THAT(refusal(), HasSubstr("cannot be read: ")) << damage.instead;
    EXPECT_THAT(refusal(), HasSubstr(damage.says)) << damage.instead;
  }
}

// Wherever a file ends, or whatever a byte of it becomes, the program goes on.
TEST_F(ProfileFile, ThatIsCutOrSpoiltAnywhereIsReadOrRefused) {
  const std::string whole = to_toml(example());
  for (std::size_t at = 0; at < whole.size(); ++at) {
    (void)parse_profile(whole.substr(0, at), error_);
    for (const char byte : {'\0', '[', '-', '9', '"'}) {
      std::string text = whole;
      text[at] = byte;
      error_.clear();
      const bool read = parse_profile(text, error_).has_value();
      EXPECT_EQ(read, error_.empty()) << text;
    }
  }
}

}  // namespace
}  // namespace tandem::calibrate
