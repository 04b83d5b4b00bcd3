// Every engine of ChaCha20-Poly1305 in every mode that it has: published vectors, the reference at every length, both
// directions mixed, and forgeries.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305_test_job.h"
#include "algorithms/chacha20_poly1305/vectors/rfc8439.h"
#include "catalog/conformance.h"

namespace tandem::catalog::conformance {
namespace {

using chacha20_poly1305::testing::from_hex;
using chacha20_poly1305::testing::Job;
using chacha20_poly1305::testing::Jobs;
using chacha20_poly1305::testing::random_bytes;
using chacha20_poly1305::testing::run;
using Message = chacha20_poly1305::testing::Case;
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
    {0, 130, 10'000, 2'000},   {131, 1419, 2'000, 200}, {1420, 1420, 2'000, 200},
    {16'384, 16'384, 200, 20}, {65'536, 65'536, 60, 6},
};
constexpr std::size_t kLongestAad = 100;

/// How many messages an engine gets: TANDEM_MESSAGES of each class, for a longer test than usual, or as above.
std::size_t count_of(const LengthClass& lengths, bool hardware) {
  const char* const wanted = std::getenv("TANDEM_MESSAGES");
  if (wanted != nullptr) return std::strtoul(wanted, nullptr, 10);
  return hardware ? lengths.simulated : lengths.software;
}

class ChaCha20Poly1305Conformance : public Suite {
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

INSTANTIATE_TEST_SUITE_P(Engines, ChaCha20Poly1305Conformance, ::testing::ValuesIn(cases(Algorithm::chacha20_poly1305)),
                         case_name);

TEST_P(ChaCha20Poly1305Conformance, ComputesTheVectorsOfRfc8439) {
  for (const auto& vector : chacha20_poly1305::vectors::kRfc8439) {
    Message message(from_hex(vector.key), from_hex(vector.nonce), from_hex(vector.aad), from_hex(vector.plaintext));
    message.ciphertext = from_hex(vector.ciphertext);
    message.tag = from_hex(vector.tag);
    check(message, std::string(vector.section));
  }
}

TEST_P(ChaCha20Poly1305Conformance, ComputesThePublishedVectors) {
  const char* directory = std::getenv("TANDEM_VECTORS");
  if (directory == nullptr) GTEST_SKIP() << "TANDEM_VECTORS names no directory";
  std::ifstream file(std::string(directory) + "/chacha20-poly1305.json");
  ASSERT_TRUE(file) << "no chacha20-poly1305.json in " << directory;
  const auto answers = nlohmann::json::parse(file);
  ASSERT_EQ(answers.at("schema"), "kat-1");
  int checked = 0;
  int short_tags = 0;
  for (const auto& test : answers.at("tests")) {
    const auto bytes_of = [&](const char* field) { return from_hex(test.at(field).get<std::string>()); };
    if (test.at("tag_bits") != 128 || test.at("iv_bits") != 96 || test.at("result") != "valid") {
      ++short_tags;  // no engine cuts tags; the tests of the variants compare what there is of them
      continue;
    }
    Message message(bytes_of("key"), bytes_of("iv"), bytes_of("aad"), bytes_of("msg"));
    message.ciphertext = bytes_of("ct");
    message.tag = bytes_of("tag");
    check(message, test.at("id").get<std::string>());
    ++checked;
  }
  std::printf("%s: %d checked, %d skipped (shorter tag)\n", GetParam().name.c_str(), checked, short_tags);
  EXPECT_GE(checked, 50);
}

TEST_P(ChaCha20Poly1305Conformance, AgreesWithReferenceAtEveryShortLength) {
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

TEST_P(ChaCha20Poly1305Conformance, AgreesWithReferenceOnRandomMessagesOfEveryLengthClass) {
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

TEST_P(ChaCha20Poly1305Conformance, RefusesForgeriesAmongGoodMessages) {
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

TEST_P(ChaCha20Poly1305Conformance, RefusesEveryBitOfAForgedTag) {
  const Message message(random_, 100, 13);
  for (std::size_t bit = 0; bit < 128; ++bit) {
    Message forged = message;
    forged.tag[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    Job job(random_, Direction::decrypt, forged);
    EXPECT_EQ(run(*engine_, job), Status::authentication) << bit;
    EXPECT_TRUE(job.refused()) << bit;
  }
}

TEST_P(ChaCha20Poly1305Conformance, TakesAdditionalDataOfAnyLength) {
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

TEST_P(ChaCha20Poly1305Conformance, RefusesWhatTheAlgorithmDoesNotHave) {
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
  EXPECT_EQ(status_with([](Task& task) { task.tag = task.tag.first(15); }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits -= 1; }), Status::bad_length);
}

}  // namespace
}  // namespace tandem::catalog::conformance
