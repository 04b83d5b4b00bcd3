// Every engine of AES-GCM in every mode that it has: published vectors, the reference at every length, both
// directions mixed, and forgeries.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "algorithms/aes_gcm/sw/aes_gcm_test_job.h"
#include "algorithms/aes_gcm/vectors/mcgrew_viega.h"
#include "catalog/conformance.h"

namespace tandem::catalog::conformance {
namespace {

using aes_gcm::testing::from_hex;
using aes_gcm::testing::Job;
using aes_gcm::testing::Jobs;
using aes_gcm::testing::random_bytes;
using aes_gcm::testing::run;
using Message = aes_gcm::testing::Case;
using tandem::testing::Bytes;

/// Messages of `shortest` to `longest` bytes; `software` and `simulated` say how many each engine gets.
struct LengthClass {
  std::size_t shortest;
  std::size_t longest;
  std::size_t software;
  std::size_t simulated;
};

/// Short messages, up to a packet, pages, and a chunk of an encrypted file. The simulator is hundreds of times slower.
constexpr LengthClass kClasses[] = {
    {0, 130, 10'000, 2'000},  {131, 1419, 1'000, 200}, {1420, 1420, 300, 200},
    {16'384, 16'384, 20, 20}, {65'536, 65'536, 6, 6},
};
constexpr std::size_t kLongestAad = 100;

/// How many messages an engine gets: TANDEM_MESSAGES of each class, for a longer test than usual, or as above.
std::size_t count_of(const LengthClass& lengths, bool hardware) {
  const char* const wanted = std::getenv("TANDEM_MESSAGES");
  if (wanted != nullptr) return std::strtoul(wanted, nullptr, 10);
  return hardware ? lengths.simulated : lengths.software;
}

class AesGcmConformance : public Suite {
 protected:
  Direction any_direction() { return random_.below(2) == 0 ? Direction::encrypt : Direction::decrypt; }
  std::unique_ptr<Job> any_job(std::size_t bytes) {
    return std::make_unique<Job>(random_, any_direction(), bytes, random_.below(kLongestAad + 1),
                                 random_.below(2) == 0);
  }
  /// Runs a message there and back.
  void check(const Message& message, const std::string& what) {
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      Job job(random_, direction, message);
      EXPECT_EQ(run(*engine_, job), Status::ok) << what;
      EXPECT_TRUE(job.right()) << what;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, AesGcmConformance, ::testing::ValuesIn(cases(Algorithm::aes_gcm)), case_name);

TEST_P(AesGcmConformance, ComputesTheTestCasesOfMcGrewAndViega) {
  for (const auto& vector : aes_gcm::vectors::kMcGrewViega) {
    if (vector.iv.size() != 2 * aes_gcm::kIvBytes) continue;  // tasks have no other
    Message message(from_hex(vector.key), from_hex(vector.iv), from_hex(vector.aad), from_hex(vector.plaintext));
    message.ciphertext = from_hex(vector.ciphertext);
    message.tag = from_hex(vector.tag);
    check(message, std::to_string(vector.test_case));
  }
}

TEST_P(AesGcmConformance, ComputesThePublishedVectors) {
  const char* directory = std::getenv("TANDEM_VECTORS");
  if (directory == nullptr) GTEST_SKIP() << "TANDEM_VECTORS names no directory";
  std::ifstream file(std::string(directory) + "/aes-gcm.json");
  ASSERT_TRUE(file) << "no aes-gcm.json in " << directory;
  const auto answers = nlohmann::json::parse(file);
  ASSERT_EQ(answers.at("schema"), "kat-1");
  int valid = 0;
  int invalid = 0;
  int other_ivs = 0;
  for (const auto& test : answers.at("tests")) {
    if (test.at("iv_bits") != 96) {
      ++other_ivs;
      continue;
    }
    const auto bytes_of = [&](const char* field) { return from_hex(test.at(field).get<std::string>()); };
    const bool is_valid = test.at("result") == "valid";
    Message message(bytes_of("key"), bytes_of("iv"), bytes_of("aad"),
                    is_valid ? bytes_of("msg") : Bytes(bytes_of("ct").size()), bytes_of("tag").size());
    message.ciphertext = bytes_of("ct");
    message.tag = bytes_of("tag");
    if (is_valid) {
      check(message, test.at("id").get<std::string>());
      ++valid;
    } else {
      Job job(random_, Direction::decrypt, message);
      EXPECT_EQ(run(*engine_, job), Status::authentication) << test.at("id");
      EXPECT_TRUE(job.refused()) << test.at("id");
      ++invalid;
    }
  }
  std::printf("%s: %d valid, %d invalid checked, %d skipped (another iv)\n", GetParam().name.c_str(), valid, invalid,
              other_ivs);
  EXPECT_GE(valid, 2'000);
  EXPECT_GE(invalid, 500);
}

TEST_P(AesGcmConformance, AgreesWithReferenceAtEveryShortLength) {
  Jobs jobs;
  for (std::size_t bytes = 0; bytes <= 130; ++bytes) {
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      jobs.push_back(std::make_unique<Job>(random_, direction, bytes, bytes % (kLongestAad + 1)));
      jobs.push_back(std::make_unique<Job>(random_, direction, 130 - bytes, 0, true));
    }
  }
  EXPECT_EQ(run(*engine_, jobs), jobs.size());
  for (const auto& job : jobs) {
    EXPECT_TRUE(job->right()) << job->task.len_bytes() << " bytes, aad of " << job->task.aad.size();
  }
}

TEST_P(AesGcmConformance, AgreesWithReferenceOnRandomMessagesOfEveryLengthClass) {
  for (const LengthClass& lengths : kClasses) {
    const std::size_t count = count_of(lengths, GetParam().hardware);
    for (std::size_t done = 0; done < count;) {
      Jobs jobs;
      for (; jobs.size() < 50 && done < count; ++done) {
        jobs.push_back(any_job(lengths.shortest + random_.below(lengths.longest - lengths.shortest + 1)));
      }
      ASSERT_EQ(run(*engine_, jobs), jobs.size());
      for (const auto& job : jobs) {
        ASSERT_TRUE(job->right()) << job->task.len_bytes() << " bytes, aad of " << job->task.aad.size();
      }
    }
    std::printf("%s: %zu messages of %zu to %zu bytes\n", GetParam().name.c_str(), count, lengths.shortest,
                lengths.longest);
  }
}

TEST_P(AesGcmConformance, RefusesForgeriesAmongGoodMessages) {
  for (int round = 0; round < 20; ++round) {
    Jobs jobs;
    std::vector<bool> forged;
    for (int i = 0; i < 12; ++i) {
      jobs.push_back(any_job(i == 5 ? 1420 : random_.below(300)));
      forged.push_back(jobs.back()->task.direction == Direction::decrypt && random_.below(2) == 0);
      if (forged.back()) jobs.back()->forge(random_);
    }
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      ASSERT_TRUE(forged[i] ? jobs[i]->refused() : jobs[i]->right()) << jobs[i]->task.len_bytes() << " bytes";
    }
  }
}

TEST_P(AesGcmConformance, RefusesEveryBitOfAForgedTag) {
  const Message message(random_, 100, 13);
  for (std::size_t bit = 0; bit < 128; ++bit) {
    Message forged = message;
    forged.tag[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    Job job(random_, Direction::decrypt, forged);
    EXPECT_EQ(run(*engine_, job), Status::authentication) << bit;
    EXPECT_TRUE(job.refused()) << bit;
  }
}

TEST_P(AesGcmConformance, TakesAdditionalDataOfAnyLength) {
  Jobs jobs;
  for (std::size_t bytes = 0; bytes <= 300; ++bytes) {
    jobs.push_back(std::make_unique<Job>(random_, any_direction(), random_.below(3) * 31, bytes));
  }
  for (const std::size_t bytes : {511U, 512U, 513U, 1024U}) {
    jobs.push_back(std::make_unique<Job>(random_, any_direction(), kLongestBytes, bytes));
  }
  EXPECT_EQ(run(*engine_, jobs), jobs.size());
  for (const auto& job : jobs) EXPECT_TRUE(job->right()) << "aad of " << job->task.aad.size();
}

TEST_P(AesGcmConformance, RefusesWhatTheAlgorithmDoesNotHave) {
  const auto status_with = [&](auto change) {
    Job job(random_, any_direction(), 128, 20);
    change(job.task);
    const Status status = run(*engine_, job);
    EXPECT_TRUE(job.untouched());
    return status;
  };
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(status_with([&](Task& task) { task.iv[i] = 1; }), Status::bad_iv) << i;
  }
  EXPECT_EQ(status_with([](Task& task) { task.tag = {}; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.tag = task.tag.first(11); }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits -= 1; }), Status::bad_length);
}

}  // namespace
}  // namespace tandem::catalog::conformance
