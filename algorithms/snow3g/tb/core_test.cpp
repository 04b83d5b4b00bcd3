// The core against published vectors and the software reference, under pauses.
#include <string>

#include "algorithms/snow3g/tb/core_fixture.h"
#include "algorithms/snow3g/vectors/etsi_sage.h"
#include "testing/known_answers.h"

namespace tandem::snow3g::tb {
namespace {

using ::tandem::testing::Answer;
using ::tandem::testing::from_hex;
using ::tandem::testing::kChecked;

/// Random tasks of each core; TANDEM_CORE_TASKS asks for another number.
std::size_t random_tasks() {
  const char* const wanted = std::getenv("TANDEM_CORE_TASKS");
  return wanted != nullptr ? std::strtoul(wanted, nullptr, 10) : 2000;
}

/// Longest message of which every length in bits is tried.
std::uint64_t most_bits() { return random_tasks() < 10'000 ? 330 : 2100; }

/// EIA1 makes FRESH of BEARER and 27 zeros.
constexpr std::uint32_t kNotOfBearer = (1U << 27) - 1;

TEST_P(Core, PublishedVectors) {
  std::vector<Job> jobs;
  for (const vectors::Eea& vector : vectors::kEea) {
    const Parameters parameters{from_hex(vector.key), vector.count, vector.bearer, vector.direction};
    jobs.push_back(job(kOpEea1, parameters, from_hex(vector.plaintext), vector.len_bits));
    expect_text(jobs.back(), from_hex(vector.ciphertext));
  }
  for (const vectors::Eia& vector : vectors::kEia) {
    if ((vector.fresh & kNotOfBearer) != 0) continue;
    const Parameters parameters{from_hex(vector.key), vector.count, static_cast<std::uint8_t>(vector.fresh >> 27),
                                vector.direction};
    jobs.push_back(job(kOpEia1, parameters, from_hex(vector.message), vector.len_bits));
    set_mac(jobs.back(), vector.mac);
  }
  bench_.run(jobs);
}

class CoreKnownAnswers : public Core {
 protected:
  void SetUp() override {
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  }
  static Parameters parameters_of(const Answer& answer) {
    return {answer.bytes("key"), answer.word("count"), static_cast<std::uint8_t>(answer.number("bearer")),
            static_cast<std::uint8_t>(answer.number("direction"))};
  }
};

TEST_P(CoreKnownAnswers, Eea1) {
  std::vector<Job> jobs;
  tandem::testing::check_all("128-eea1.json", std::string(GetParam().name), [&](const Answer& answer) -> std::string {
    if (answer.expected() != tandem::testing::Expected::valid) return "that are not valid";
    if (answer.bits("key") != 128) return "with a key of another length";
    jobs.push_back(job(kOpEea1, parameters_of(answer), answer.bytes("msg"), answer.bits("msg")));
    expect_text(jobs.back(), answer.bytes("ct"));
    return kChecked;
  });
  bench_.run(jobs);
}

TEST_P(CoreKnownAnswers, Eia1) {
  std::vector<Job> jobs;
  tandem::testing::check_all("128-eia1.json", std::string(GetParam().name), [&](const Answer& answer) -> std::string {
    if (!answer.has("bearer")) return "with a FRESH that is not of BEARER";
    if (answer.expected() != tandem::testing::Expected::valid) return "that are not valid";
    if (answer.bits("key") != 128) return "with a key of another length";
    if (answer.bits("tag") != 32) return "with a tag of another length";
    jobs.push_back(job(kOpEia1, parameters_of(answer), answer.bytes("msg"), answer.bits("msg")));
    set_mac(jobs.back(), answer.word("tag"));
    return kChecked;
  });
  bench_.run(jobs);
}

TEST_P(Core, EveryLengthInBits) {
  std::vector<Job> jobs;
  for (std::uint64_t bits = 1; bits <= most_bits(); ++bits) {
    jobs.push_back(random_job(kOpEea1, bits));
    jobs.push_back(random_job(kOpEia1, bits));
  }
  for (const std::uint64_t bits : {1023U, 1025U, 2047U, 2048U, 2049U, 65504U, 65505U}) {
    jobs.push_back(random_job(any_op(), bits));
  }
  bench_.run(jobs);
}

TEST_P(Core, RandomTasksUnderPauses) {
  for (const int chance : {0, 20, 120}) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < random_tasks() / 3; ++i) {
      const std::uint64_t most = random_.below(8) == 0 ? 2100 : 200;
      jobs.push_back(random_job(any_op(), 1 + random_.below(most)));
    }
    bench_.run(jobs, {.task = chance, .data_in = chance, .data_out = chance, .result = chance, .longest = 300});
  }
}

// Tasks as long as the RAM of interleaved streams, and longer ones, run alone in the datapath; others come before and
// after.
TEST_P(Core, TasksLongerThanTheRam) {
  const std::uint64_t ram_bits = 32 * (GetParam().shared() * 2048 + 512);
  std::vector<Job> jobs;
  for (const std::uint64_t bits : {std::uint64_t{100}, ram_bits, ram_bits + 32, ram_bits - 64, std::uint64_t{40},
                                   ram_bits + 9, 2 * ram_bits, std::uint64_t{9}, std::uint64_t{64}}) {
    jobs.push_back(random_job(kOpEea1, bits));
    jobs.push_back(random_job(kOpEia1, bits));
  }
  bench_.run(jobs, {.data_in = 4, .data_out = 4});
}

TEST_P(Core, RefusesWhatItCannotRunAndTakesItsMessageAllTheSame) {
  std::vector<Job> jobs;
  const auto refuse = [&](std::uint8_t op, Status status, auto change) {
    Job job = task(op, parameters(), bytes(50), 400);
    if (op != kOpEia1) job.expected.assign(50, 0);
    job.status = status;
    change(job);
    jobs.push_back(random_job(any_op(), 300));
    jobs.push_back(job);
  };
  refuse(2, Status::unsupported, [](Job&) {});
  refuse(255, Status::unsupported, [](Job&) {});
  for (const std::uint8_t op : {kOpEea1, kOpEia1}) {
    for (const auto& [byte, bits] : {std::pair{4, 1}, {4, 2}, {5, 0x80}, {8, 4}, {15, 1}}) {
      refuse(op, Status::bad_iv, [&](Job& job) { job.header.iv[static_cast<std::size_t>(byte)] |= bits; });
    }
    const auto without_message = [](Job& job) {
      job.header.has_data = false;
      job.message.clear();
      job.expected.clear();
    };
    refuse(op, Status::unsupported, without_message);
    refuse(op, Status::bad_length, [&](Job& job) {
      without_message(job);
      job.header.len_bits = 0;
    });
  }
  jobs.push_back(random_job(any_op(), 300));
  bench_.run(jobs);
  bench_.run(jobs, {.task = 60, .data_in = 60, .data_out = 60, .result = 60});
}

TEST_P(Core, ResetInTheMiddleLeavesNothing) {
  for (int i = 0; i < 20; ++i) {
    std::vector<Job> jobs;
    for (int k = 0; k < 12; ++k) jobs.push_back(random_job(any_op(), 1 + random_.below(900)));
    bench_.run_for(jobs, random_.below(600), true, true);
    bench_.reset();
    bench_.run({{random_job(kOpEea1, 333), random_job(kOpEia1, 333)}});
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, Core, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());
INSTANTIATE_TEST_SUITE_P(Cores, CoreKnownAnswers, ::testing::ValuesIn(core_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::snow3g::tb
