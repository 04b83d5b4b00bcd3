#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "bench/clock.h"
#include "bench/payload_run.h"
#include "bench/pipe_reader.h"
#include "bench/process.h"
#include "bench/row.h"
#include "bench/scratch.h"

namespace tandem::bench {
namespace {

namespace fs = std::filesystem;

class ReportTest : public ::testing::Test {
 protected:
  ReportTest() {
    std::string name = ::testing::TempDir() + "/bench-test-XXXXXX";
    directory_ = mkdtemp(name.data());
  }
  ~ReportTest() override { fs::remove_all(directory_); }
  fs::path directory_;
};

TEST_F(ReportTest, WritesOneObjectPerRowWithEveryField) {
  const fs::path file = directory_ / "rows.json";
  Report report("tandem bench x", file);
  report.add({"thesis", "E1", "sim.iterative", "rate", "MiB/s", 152.5, Kind::modelled, "core 100%"});
  report.add({"thesis", "E1", "thesis", "rate", "MiB/s", 86.0, Kind::published, ""});
  ASSERT_TRUE(report.write_json());
  const nlohmann::json rows = nlohmann::json::parse(std::ifstream(file));
  ASSERT_EQ(rows.size(), 2u);
  for (const char* field :
       {"suite", "row", "engine", "metric", "unit", "value", "kind", "note", "command", "commit", "machine", "date"}) {
    EXPECT_TRUE(rows[0].contains(field)) << field;
  }
  EXPECT_EQ(rows[0]["row"], "E1");
  EXPECT_EQ(rows[0]["value"], 152.5);
  EXPECT_EQ(rows[0]["kind"], "modelled");
  EXPECT_EQ(rows[1]["kind"], "published");
  EXPECT_EQ(rows[1]["command"], "tandem bench x");
}

TEST_F(ReportTest, SaysWhenTheFileCannotBeWritten) {
  Report report("tandem bench x", directory_ / "missing" / "rows.json");
  report.add({"a", "b", "c", "d", "e", 1, Kind::measured, ""});
  ::testing::internal::CaptureStderr();
  EXPECT_FALSE(report.can_write_json());
  EXPECT_FALSE(report.write_json());
  EXPECT_NE(::testing::internal::GetCapturedStderr().find("cannot write"), std::string::npos);
}

TEST_F(ReportTest, TableByEngineHasAColumnPerEngineAndRatio) {
  Report report("", "");
  report.add({"s", "64 B", "ours", "rate", "MB/s", 200, Kind::measured, ""});
  report.add({"s", "64 B", "theirs", "rate", "MB/s", 100, Kind::measured, ""});
  report.add({"s", "64 B", "ours", "to theirs", "x", 2, Kind::measured, ""});
  report.add({"s", "128 B", "ours", "rate", "MB/s", 300, Kind::measured, ""});
  ::testing::internal::CaptureStdout();
  report.print_by_engine("title");
  std::istringstream out(::testing::internal::GetCapturedStdout());
  std::string line;
  std::vector<std::string> lines;
  while (std::getline(out, line)) lines.push_back(line);
  ASSERT_EQ(lines.size(), 6u);  // blank, title, header, rule, two rows
  EXPECT_NE(lines[2].find("ours MB/s  theirs MB/s  to theirs"), std::string::npos) << lines[2];
  EXPECT_NE(lines[4].find("200"), std::string::npos);
  EXPECT_NE(lines[4].find("2.00x"), std::string::npos);
  EXPECT_EQ(lines[5].find("2.00x"), std::string::npos);
}

TEST(FormatValue, KeepsThreeDigits) {
  EXPECT_EQ(format_value(0.9854), "0.985");
  EXPECT_EQ(format_value(12.94), "12.9");
  EXPECT_EQ(format_value(5360.4), "5360");
}

TEST(Median, IsTheMiddle) {
  EXPECT_EQ(median({}), 0);
  EXPECT_EQ(median({3, 1, 2}), 2);
}

TEST(TimeInTurn, CallsEachContenderInEveryRound) {
  int first = 0;
  int second = 0;
  const Timing timing = time_in_turn({{"first", [&] { ++first; }}, {"second", [&] { ++second; }}}, 3, 1000);
  EXPECT_GE(first, 3);
  EXPECT_GE(second, 3);
  ASSERT_EQ(timing.seconds.size(), 2u);
  EXPECT_EQ(timing.ratio[0], 1);
}

TEST_F(ReportTest, ScratchLeavesNothingBehind) {
  {
    const Scratch scratch(directory_, 4096);
    scratch.fill_input(4096);
    std::ofstream(scratch.output()) << "x";
    EXPECT_EQ(fs::file_size(scratch.input()), 4096u);
    scratch.remove_output();
    EXPECT_FALSE(fs::exists(scratch.output()));
    std::ofstream(scratch.output()) << "x";
  }
  EXPECT_TRUE(fs::is_empty(directory_));
}

TEST_F(ReportTest, ScratchRefusesADirectoryWithoutRoom) {
  EXPECT_THROW(Scratch(directory_, std::size_t{1} << 60), std::runtime_error);
  EXPECT_THROW(Scratch(directory_ / "missing", 1), std::runtime_error);
}

TEST_F(ReportTest, ScratchPutsTheOutputInTheInputsPlace) {
  const Scratch scratch(directory_, 4096);
  scratch.fill_input(4096);
  std::ofstream(scratch.output()) << "x";
  scratch.output_to_input();
  EXPECT_EQ(fs::file_size(scratch.input()), 1u);
  EXPECT_FALSE(fs::exists(scratch.output()));
}

TEST(RunProcess, WritesToAPipeThatIsRead) {
  PipeReader reader;
  const std::uint64_t start = now_ns();
  EXPECT_TRUE(run_process({"head", "-c", "300000", "/dev/zero"}, reader.write_end()).ok);
  reader.finish();
  EXPECT_EQ(reader.bytes(), 300'000U);
  EXPECT_GT(reader.first_byte_ns(), start);
  EXPECT_LE(reader.first_byte_ns(), now_ns());
}

TEST(RunProcess, KnowsWhatCanRun) {
  EXPECT_TRUE(can_run("true"));
  EXPECT_FALSE(can_run("/nonexistent/program"));
}

TEST_F(ReportTest, PayloadRunsBothWays) {
  const Scratch scratch(directory_, 1 << 20);
  scratch.fill_input(300'000);
  PayloadRun run{.engine = "cpu.reference", .workers = 2, .input = scratch.input(), .output = scratch.output()};
  EXPECT_GT(run_payload(run).wall_s, 0);
  EXPECT_EQ(fs::file_size(scratch.output()), 300'000u + 5 * 16);
  scratch.output_to_input();
  PipeReader reader;
  run.direction = Direction::decrypt;
  run.output.clear();
  run.output_fd = reader.write_end();
  EXPECT_TRUE(run_payload(run).ok);
  reader.finish();
  EXPECT_EQ(reader.bytes(), 300'000u);
}

TEST(UnfinishedReport, LeavesNothing) {
  const std::string path = testing::TempDir() + "unfinished.json";
  {
    const Report report("tandem bench", path);
    ASSERT_TRUE(report.can_write_json());
    EXPECT_TRUE(std::filesystem::exists(path + ".part"));
  }
  EXPECT_FALSE(std::filesystem::exists(path + ".part"));
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(RunProcess, TellsSuccessFromFailure) {
  EXPECT_TRUE(run_process({"true"}).ok);
  EXPECT_FALSE(run_process({"false"}).ok);
  EXPECT_FALSE(run_process({"/nonexistent/program"}).ok);
}

}  // namespace
}  // namespace tandem::bench
