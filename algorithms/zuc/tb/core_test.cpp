// The core against published vectors and the software reference, under pauses.
#include <string>

#include "algorithms/zuc/check/nea6_answers.h"
#include "algorithms/zuc/tb/core_fixture.h"
#include "algorithms/zuc/vectors/etsi_sage.h"
#include "algorithms/zuc/vectors/nia6.h"

namespace tandem::zuc::tb {
namespace {

using ::tandem::testing::from_hex;

/// Random tasks of each core; TANDEM_CORE_TASKS asks for another number.
std::size_t random_tasks() {
  const char* const wanted = std::getenv("TANDEM_CORE_TASKS");
  return wanted != nullptr ? std::strtoul(wanted, nullptr, 10) : 2000;
}

TEST_P(Core, PublishedVectors) {
  std::vector<Job> jobs;
  for (const vectors::Eea3& vector : vectors::kEea3) {
    const Parameters parameters{from_hex(vector.key), vector.count, vector.bearer, vector.direction};
    jobs.push_back(job(kOpEea3, parameters, from_hex(vector.plaintext), vector.len_bits));
    // Published texts end with their last bit; the core also gives what the rest of the byte XORs to.
    Bytes& expected = jobs.back().expected;
    const auto past_end = static_cast<std::uint8_t>(vector.len_bits % 8 == 0 ? 0 : 0xffU >> vector.len_bits % 8);
    const auto rest = static_cast<std::uint8_t>(expected.back() & past_end);
    expected = from_hex(vector.ciphertext);
    expected.back() |= rest;
  }
  for (const vectors::Eia3& vector : vectors::kEia3) {
    const Parameters parameters{from_hex(vector.key), vector.count, vector.bearer, vector.direction};
    jobs.push_back(job(kOpEia3, parameters, from_hex(vector.message), vector.len_bits));
    for (std::size_t i = 0; i < 4; ++i) jobs.back().tag[i] = static_cast<std::uint8_t>(vector.mac >> (24 - 8 * i));
  }
  bench_.run(jobs);
}

// The answers of 256-NEA6 are compared with the core's output for a message of zeros.
TEST_P(Core, KnownAnswersOfNea6) {
  if (!has_long_keys()) GTEST_SKIP() << "keys of 128 bits";
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  std::vector<Job> jobs;
  for (const vectors::Nea6Answer& answer : vectors::nea6_answers(std::string(GetParam().name))) {
    Job& one = jobs.emplace_back(nea6_job(1, answer.key, answer.iv, Bytes(answer.keystream.size()), answer.len_bits));
    const auto past_end = static_cast<std::uint8_t>(answer.len_bits % 8 == 0 ? 0 : 0xffU >> answer.len_bits % 8);
    const auto rest = static_cast<std::uint8_t>(one.expected.back() & past_end);
    one.expected = answer.keystream;
    one.expected.back() |= rest;
  }
  bench_.run(jobs);
}

template <std::size_t kBytes>
std::array<std::uint8_t, kBytes> array_of(std::string_view hex) {
  std::array<std::uint8_t, kBytes> result{};
  std::ranges::copy(from_hex(hex), result.begin());
  return result;
}

/// Returns whether the whole tag of a task begins with a published one.
bool begins_with(const Job& job, std::string_view published) {
  const Bytes tag = from_hex(published);
  return std::equal(tag.begin(), tag.end(), job.tag.begin());
}

TEST_P(Core, PublishedTags) {
  if (!has_long_keys()) GTEST_SKIP() << "keys of 128 bits";
  std::vector<Job> jobs;
  for (const vectors::Nia6& vector : vectors::kNia6) {
    jobs.push_back(
        tag_job(1, kOpNia6, array_of<32>(vector.key), array_of<16>(vector.iv), {}, from_hex(vector.message)));
    EXPECT_TRUE(begins_with(jobs.back(), vector.tag)) << vector.iv;
  }
  for (const vectors::Nca6& vector : vectors::kNca6) {
    for (const std::uint8_t op : {kOpSealNca6, kOpOpenNca6}) {
      jobs.push_back(tag_job(2, op, array_of<32>(vector.key), array_of<16>(vector.iv), from_hex(vector.aad),
                             from_hex(vector.message)));
      EXPECT_TRUE(begins_with(jobs.back(), vector.tag)) << vector.iv;
      EXPECT_EQ(op == kOpSealNca6 ? jobs.back().expected : jobs.back().message, from_hex(vector.ciphertext));
    }
  }
  bench_.run(jobs);
}

// A cell that becomes 0 modulo 2^31 - 1 must hold 2^31 - 1; word 9 shows it.
TEST_P(Core, ZeroCell) {
  Parameters parameters{from_hex("000102030405060708090a0b0c0d0e0f"), 0xcf50724b, 0, 0};
  Job zeros = job(kOpEea3, parameters, Bytes(40), 320);
  EXPECT_EQ(Bytes(zeros.expected.begin() + 36, zeros.expected.end()), from_hex("2a295eb9"));
  bench_.run({{zeros}});
}

TEST_P(Core, EveryLengthInBits) {
  std::vector<Job> jobs;
  for (std::uint64_t bits = 1; bits <= 200; ++bits) {
    jobs.push_back(random_job(kOpEea3, bits));
    jobs.push_back(random_job(kOpEia3, bits));
    if (has_long_keys()) jobs.push_back(random_job(kOpNea6, bits));
  }
  for (const std::uint64_t bits : {255U, 256U, 257U, 1023U, 1025U, 2000U, 65504U, 65505U}) {
    jobs.push_back(random_job(any_op(), bits));
  }
  bench_.run(jobs);
}

TEST_P(Core, TagsOfEveryLengthInBytes) {
  if (!has_long_keys()) GTEST_SKIP() << "keys of 128 bits";
  std::vector<Job> jobs;
  for (std::size_t bytes = 0; bytes <= 70; ++bytes) {
    jobs.push_back(random_tag_job(kOpNia6, bytes, 0));
    for (const std::uint8_t op : {kOpSealNca6, kOpOpenNca6}) {
      jobs.push_back(random_tag_job(op, bytes, 0));
      jobs.push_back(random_tag_job(op, 0, bytes));
      jobs.push_back(random_tag_job(op, bytes, 70 - bytes));
    }
  }
  jobs.push_back(random_tag_job(kOpNia6, 8'188, 0));
  jobs.push_back(random_tag_job(kOpSealNca6, 8'188, 300));
  jobs.push_back(random_tag_job(kOpOpenNca6, 300, 8'188));
  bench_.run(jobs);
}

TEST_P(Core, RandomTasksUnderPauses) {
  for (const int chance : {0, 20, 120}) {
    std::vector<Job> jobs;
    for (std::size_t i = 0; i < random_tasks() / 3; ++i) {
      const std::uint64_t most = random_.below(8) == 0 ? 2000 : 200;
      jobs.push_back(random_job(any_op(), 1 + random_.below(most)));
    }
    bench_.run(jobs, {.task = chance, .data_in = chance, .data_out = chance, .result = chance, .longest = 300});
  }
}

// Tasks as long as the RAM of a unit of interleaved streams, and longer ones, run alone in the datapath; others come
// before and after.
TEST_P(Core, TasksLongerThanTheRam) {
  const CoreConfig& config = GetParam();
  const std::uint64_t ram_bits = 32 * ((config.streams_per_unit() + config.units - 1) / config.units * 2048 + 512);
  std::vector<Job> jobs;
  for (const std::uint64_t bits : {std::uint64_t{100}, ram_bits, ram_bits + 32, ram_bits - 64, std::uint64_t{40},
                                   ram_bits + 9, 2 * ram_bits, std::uint64_t{9}, std::uint64_t{64}}) {
    jobs.push_back(random_job(kOpEea3, bits));
    jobs.push_back(random_job(kOpEia3, bits));
    if (has_long_keys()) jobs.push_back(random_job(kOpNea6, bits));
  }
  bench_.run(jobs, {.data_in = 4, .data_out = 4});
}

TEST_P(Core, RefusesWhatItCannotRunAndTakesItsMessageAllTheSame) {
  std::vector<Job> jobs;
  const auto refuse = [&](std::uint8_t op, Status status, auto change) {
    Job job = task(op, parameters(), bytes(50), 400);
    if (op != kOpEia3 && (op != kOpNia6 || !has_long_keys())) job.expected.assign(50, 0);
    job.status = status;
    change(job);
    jobs.push_back(random_job(any_op(), 300));
    jobs.push_back(job);
  };
  if (!has_long_keys()) refuse(kOpNea6, Status::unsupported, [](Job&) {});
  for (const std::uint8_t op : {kOpNia6, kOpSealNca6, kOpOpenNca6}) {
    if (!has_long_keys()) refuse(op, Status::unsupported, [](Job&) {});
  }
  refuse(6, Status::unsupported, [](Job&) {});
  refuse(kOpEea3, Status::bad_iv, [](Job& job) { job.header.iv[4] |= 1; });
  refuse(kOpEia3, Status::bad_iv, [](Job& job) { job.header.iv[15] = 1; });
  refuse(kOpEea3, Status::bad_iv, [](Job& job) { job.header.iv[5] = 0x80; });
  const auto without_message = [](Job& job) {
    job.header.has_data = false;
    job.message.clear();
    job.expected.clear();
  };
  refuse(kOpEea3, Status::unsupported, without_message);
  refuse(kOpEia3, Status::unsupported, without_message);
  refuse(kOpNea6, Status::unsupported, without_message);
  refuse(kOpEia3, Status::bad_length, [&](Job& job) {
    without_message(job);
    job.header.len_bits = 0;
  });
  if (has_long_keys()) {
    refuse(kOpNea6, Status::bad_length, [&](Job& job) {
      without_message(job);
      job.header.len_bits = 0;
    });
  }
  for (const std::uint8_t op : {kOpEea3, kOpEia3, kOpNea6, kOpNia6}) {
    refuse(op, Status::unsupported, [&](Job& job) {
      job.aad = bytes(1 + random_.below(40));
      job.header.aad_bytes = static_cast<std::uint32_t>(job.aad.size());
    });
  }
  if (has_long_keys()) {
    for (const std::uint8_t op : {kOpNia6, kOpSealNca6, kOpOpenNca6}) {
      refuse(op, Status::bad_length, [](Job& job) { --job.header.len_bits; });
      refuse(op, Status::unsupported, without_message);
    }
    refuse(kOpOpenNca6, Status::unsupported, [&](Job& job) {
      without_message(job);
      job.aad = bytes(33);
      job.header.aad_bytes = 33;
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
    bench_.run({{random_job(kOpEea3, 333), random_job(kOpEia3, 333)}});
  }
}

INSTANTIATE_TEST_SUITE_P(Cores, Core, ::testing::ValuesIn(core_configs()), ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::zuc::tb
