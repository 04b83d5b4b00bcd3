// The core against published vectors and the software reference, under pauses.
#include <string>

#include "algorithms/snow5g/tb/core_fixture.h"
#include "algorithms/snow5g/vectors/published.h"
#include "testing/known_answers.h"

namespace tandem::snow5g::tb {
namespace {

using ::tandem::testing::Answer;
using ::tandem::testing::from_hex;
using ::tandem::testing::kChecked;

/// Random tasks of each core; TANDEM_CORE_TASKS asks for another number.
std::size_t random_tasks() {
  const char* const wanted = std::getenv("TANDEM_CORE_TASKS");
  return wanted != nullptr ? std::strtoul(wanted, nullptr, 10) : 2000;
}

/// Whether the whole tag of a task begins with a published one.
bool begins_with(const Job& job, const Bytes& tag) { return std::equal(tag.begin(), tag.end(), job.tag.begin()); }

TEST_P(Core, PublishedVectors) {
  std::vector<Job> jobs;
  const auto input_of = [](const vectors::Vector& vector) {
    return Input{from_hex(vector.key), from_hex(vector.iv), from_hex(vector.aad), from_hex(vector.message)};
  };
  for (const vectors::Vector& vector : vectors::kNea4Cases) {
    jobs.push_back(job(kOpNea4, input_of(vector)));
    EXPECT_EQ(jobs.back().expected, from_hex(vector.ciphertext));
  }
  for (const vectors::Vector& vector : vectors::kNia4Cases) {
    jobs.push_back(job(kOpNia4, input_of(vector)));
    EXPECT_TRUE(begins_with(jobs.back(), from_hex(vector.tag))) << vector.iv;
  }
  for (const vectors::Vector& vector : vectors::kNca4Cases) {
    for (const std::uint8_t op : {kOpSealNca4, kOpOpenNca4}) {
      jobs.push_back(job(op, input_of(vector)));
      EXPECT_TRUE(begins_with(jobs.back(), from_hex(vector.tag))) << vector.iv;
      EXPECT_EQ(op == kOpSealNca4 ? jobs.back().expected : jobs.back().message, from_hex(vector.ciphertext));
    }
  }
  bench_.run(jobs);
}

class CoreKnownAnswers : public Core {
 protected:
  void SetUp() override {
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  }
  /// All of a file's answers through the core, each as the jobs of these operations.
  void run(const std::string& file, const std::vector<std::uint8_t>& ops) {
    std::vector<Job> jobs;
    tandem::testing::check_all(file, std::string(GetParam().name), [&](const Answer& answer) -> std::string {
      if (answer.expected() != tandem::testing::Expected::valid) return "of which the core gives the right tag alone";
      const Input input{answer.bytes("key"), answer.bytes("iv"), answer.bytes("aad"), answer.bytes("msg")};
      for (const std::uint8_t op : ops) {
        Job& one = jobs.emplace_back(job(op, input));
        if (answer.has("ct")) {
          EXPECT_EQ(op == kOpOpenNca4 ? one.message : one.expected, answer.bytes("ct"));
        }
        EXPECT_TRUE(begins_with(one, answer.bytes("tag")));
      }
      return kChecked;
    });
    bench_.run(jobs);
  }
};

TEST_P(CoreKnownAnswers, Nea4) { run("256-nea4.json", {kOpNea4}); }
TEST_P(CoreKnownAnswers, Nia4) { run("256-nia4.json", {kOpNia4}); }
TEST_P(CoreKnownAnswers, Nca4) { run("256-nca4.json", {kOpSealNca4, kOpOpenNca4}); }

TEST_P(Core, EveryLengthInBytes) {
  std::vector<Job> jobs;
  for (std::size_t length = 0; length <= 300; ++length) {
    for (std::uint8_t op = 0; op < 4; ++op) jobs.push_back(random_job(op, length));
  }
  for (std::size_t length = 0; length <= 70; ++length) {
    for (const std::uint8_t op : {kOpSealNca4, kOpOpenNca4}) {
      jobs.push_back(job(op, input(0, length)));
      jobs.push_back(job(op, input(length, 70 - length)));
    }
  }
  for (const std::size_t length : {1420U, 2048U, 8188U, 8192U, 8193U}) jobs.push_back(random_job(any_op(), length));
  jobs.push_back(job(kOpSealNca4, input(300, 8188)));
  bench_.run(jobs);
}

TEST_P(Core, RandomTasksUnderPauses) {
  for (const int chance : {0, 20, 120}) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < random_tasks() / 3; ++i) {
      const std::uint64_t most = random_.below(8) == 0 ? 900 : 100;
      jobs.push_back(random_job(any_op(), random_.below(most + 1)));
    }
    bench_.run(jobs, {.task = chance, .data_in = chance, .data_out = chance, .result = chance, .longest = 300});
  }
}

// As long as the RAM of interleaved streams and longer, between others: alone in the datapath.
TEST_P(Core, TasksLongerThanTheRam) {
  const std::size_t ram_bytes = 16 * (GetParam().shared() * 512 + 128);
  std::vector<Job> jobs;
  for (const std::size_t length : {std::size_t{13}, ram_bytes, ram_bytes + 16, ram_bytes - 48, std::size_t{5},
                                   ram_bytes + 9, 2 * ram_bytes, std::size_t{2}, std::size_t{8}}) {
    for (std::uint8_t op = 0; op < 4; ++op) jobs.push_back(random_job(op, length));
  }
  bench_.run(jobs, {.data_in = 4, .data_out = 4});
}

TEST_P(Core, RefusesWhatItCannotRunAndTakesItsMessageAllTheSame) {
  std::vector<Job> jobs;
  const auto refuse = [&](std::uint8_t op, Status status, auto change) {
    Job job = task(op, input(50, 0));
    if (op != kOpNia4) job.expected.assign(50, 0);
    job.status = status;
    change(job);
    jobs.push_back(random_job(any_op(), 300));
    jobs.push_back(job);
  };
  const auto with_aad = [&](Job& job) {
    job.aad = bytes(1 + random_.below(40));
    job.header.aad_bytes = static_cast<std::uint32_t>(job.aad.size());
  };
  const auto without_message = [](Job& job) {
    job.header.has_data = false;
    job.message.clear();
    job.expected.clear();
  };
  refuse(4, Status::unsupported, [](Job&) {});
  refuse(255, Status::unsupported, with_aad);
  for (const std::uint8_t op : {kOpNea4, kOpNia4}) refuse(op, Status::unsupported, with_aad);
  for (std::uint8_t op = 0; op < 4; ++op) {
    refuse(op, Status::bad_length, [](Job& job) { job.header.len_bits -= 3; });
    refuse(op, Status::unsupported, without_message);
  }
  refuse(kOpOpenNca4, Status::unsupported, [&](Job& job) {
    without_message(job);
    with_aad(job);
  });
  refuse(kOpNia4, Status::bad_length, [&](Job& job) {
    without_message(job);
    job.header.len_bits = 0;
  });
  jobs.push_back(random_job(any_op(), 300));
  bench_.run(jobs);
  bench_.run(jobs, {.task = 60, .data_in = 60, .data_out = 60, .result = 60});
}

TEST_P(Core, ResetInTheMiddleLeavesNothing) {
  for (int i = 0; i < 20; ++i) {
    std::vector<Job> jobs;
    for (int k = 0; k < 12; ++k) jobs.push_back(random_job(any_op(), random_.below(300)));
    bench_.run_for(jobs, random_.below(400), true, true);
    bench_.reset();
    bench_.run({{random_job(kOpNea4, 77), random_job(kOpSealNca4, 77)}});
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, Core, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());
INSTANTIATE_TEST_SUITE_P(Cores, CoreKnownAnswers, ::testing::ValuesIn(core_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::snow5g::tb
