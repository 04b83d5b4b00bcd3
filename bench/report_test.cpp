#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "bench/clock.h"
#include "bench/payload_run.h"
#include "bench/pipe_reader.h"
#include "bench/process.h"
#include "bench/provenance.h"
#include "bench/row.h"
#include "bench/scratch.h"

namespace tandem::bench {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class ReportTest : public ::testing::Test {
 protected:
  ReportTest() {
    std::string name = ::testing::TempDir() + "/bench-test-XXXXXX";
    directory_ = mkdtemp(name.data());
  }
  ~ReportTest() override { fs::remove_all(directory_); }
  fs::path directory_;
};

/// A repository whose tools/commit.sh says `commit`; returns its results/.
std::string repository_at(const fs::path& root, const std::string& commit) {
  fs::create_directories(root / "tools");
  const fs::path script = root / "tools" / "commit.sh";
  std::ofstream(script) << "#!/bin/sh\necho " << commit << "\n";
  fs::permissions(script, fs::perms::owner_all);
  return root / "results";
}

Row modelled_row() {
  Row row = row_of("sim-eea3", Algorithm::eea3);
  row.bytes = 64;
  row.depth = 8;
  row.parameters = {{"clock_mhz", 80.0}, {"memory", "unloaded"}};
  row.engine = "sim.hpaz";
  row.kind = Kind::modelled;
  row.rtl = "0123456789abcdef";
  return row;
}

TEST_F(ReportTest, WritesEachFigureOnceWithWhatMadeIt) {
  const fs::path file = directory_ / "rows.json";
  Report report("tandem bench x", {.json = file});
  report.add(figure(modelled_row(), "rate", "MB/s", 152.5, "core 100%"));
  Row measured{.suite = "age", .engine = "tandem", .range = {0.5, 1.5}};
  report.add(ratio(measured, "speed-up", "age", 3));
  ASSERT_TRUE(report.store());
  const nlohmann::json content = nlohmann::json::parse(std::ifstream(file));
  EXPECT_EQ(content["format"], 1);
  ASSERT_EQ(content["runs"].size(), 2u);
  const auto& run = content["runs"][0];
  EXPECT_EQ(run["suite"], "sim-eea3");
  EXPECT_EQ(run["command"], "tandem bench x");
  for (const char* field : {"commit", "machine", "date"}) EXPECT_TRUE(run.contains(field)) << field;
  EXPECT_EQ(run["figures"], nlohmann::json::parse(R"([{"algorithm": "zuc", "function": "eea3", "bytes": 64, "depth": 8,
      "parameters": {"clock_mhz": 80, "memory": "unloaded"}, "engine": "sim.hpaz", "metric": "rate", "unit": "MB/s",
      "value": 152.5, "kind": "modelled", "rtl": "0123456789abcdef", "note": "core 100%"}])"));
  EXPECT_EQ(content["runs"][1]["figures"], nlohmann::json::parse(R"([{"engine": "tandem", "metric": "speed-up",
      "to": "age", "unit": "x", "value": 3.0, "range": [0.5, 1.5], "kind": "measured"}])"));
}

TEST_F(ReportTest, SaysWhenTheFileCannotBeWritten) {
  Report report("tandem bench x", {.json = directory_ / "missing" / "rows.json"});
  report.add({.suite = "a"});
  ::testing::internal::CaptureStderr();
  EXPECT_FALSE(report.can_store());
  EXPECT_FALSE(report.store());
  EXPECT_NE(::testing::internal::GetCapturedStderr().find("cannot write"), std::string::npos);
}

TEST_F(ReportTest, RecordsANewFilePerSuiteAndOverwritesNone) {
  const std::string folder = directory_ / "results";
  Report report("tandem bench x", {.folder = folder});
  report.add({.suite = "age", .metric = "m"});
  report.add({.suite = "file", .metric = "m"});
  ASSERT_TRUE(report.store());
  ASSERT_TRUE(report.store());
  for (const char* const suite : {"age", "file"}) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(fs::path(folder) / suite)) names.push_back(entry.path().filename());
    std::ranges::sort(names);
    ASSERT_EQ(names.size(), 2u);
    EXPECT_TRUE(names[0].ends_with("-2.json") && names[1].ends_with(today() + ".json")) << names[0];
    EXPECT_EQ(nlohmann::json::parse(std::ifstream(fs::path(folder) / suite / names[0]))["runs"].size(), 1u);
  }
}

TEST_F(ReportTest, RecordsOnlyWhatARepositoryWithoutChangesHas) {
  EXPECT_THAT(why_not_recorded(directory_ / "results"), HasSubstr("is not results/ of a repository of Tandem"));
  EXPECT_THAT(why_not_recorded(repository_at(directory_, "0123456789ab-dirty")),
              HasSubstr("commit them and build again"));
  EXPECT_THAT(why_not_recorded(repository_at(directory_, "unknown")), HasSubstr("no git repository"));
  EXPECT_THAT(why_not_recorded(repository_at(directory_, "fedcba987654")),
              HasSubstr("the repository is at fedcba987654; build it again"));
  EXPECT_EQ(why_not_recorded("0123456789ab", "0123456789ab"), "");
  const Report report("tandem bench x", {.folder = repository_at(directory_, "0123456789ab-dirty")});
  ::testing::internal::CaptureStderr();
  EXPECT_FALSE(report.can_store());
  EXPECT_THAT(::testing::internal::GetCapturedStderr(), HasSubstr("error: the figures cannot be recorded: files have"));
}

TEST(Slug, IsTheProcessor) {
  EXPECT_EQ(slug("x86_64 AMD EPYC (family 25 model 17 stepping 1), 2 CPUs, Linux 6.18.44"), "x86-64-amd-epyc-25-17-1");
  EXPECT_EQ(slug("x86_64 Intel(R) Xeon(R) Processor (family 6 model 167 stepping 1), 2 CPUs"),
            "x86-64-intel-xeon-6-167-1");
  EXPECT_EQ(slug("Cortex-A9 in QEMU, xilinx-zynq-a9"), "cortex-a9-in-qemu");
}

TEST_F(ReportTest, TableByEngineHasAColumnPerEngineAndRatio) {
  Report report("", {});
  Row row{.suite = "s", .bytes = 64, .engine = "ours"};
  report.add(figure(row, "rate", "MB/s", 200));
  row.engine = "theirs";
  report.add(figure(row, "rate", "MB/s", 100));
  row.engine = "ours";
  report.add(ratio(row, "ratio", "theirs", 2));
  row.bytes = 128;
  report.add(figure(row, "rate", "MB/s", 300));
  ::testing::internal::CaptureStdout();
  report.print_by_engine("title");
  std::istringstream out(::testing::internal::GetCapturedStdout());
  std::string line;
  std::vector<std::string> lines;
  while (std::getline(out, line)) lines.push_back(line);
  ASSERT_EQ(lines.size(), 6u);  // blank, title, header, rule, two rows
  EXPECT_NE(lines[2].find("ours MB/s  theirs MB/s  ratio to theirs"), std::string::npos) << lines[2];
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
  const std::string path = ::testing::TempDir() + "unfinished.json";
  {
    const Report report("tandem bench", {.json = path});
    ASSERT_TRUE(report.can_store());
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
