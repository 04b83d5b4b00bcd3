// Every engine of AES-GCM, ChaCha20-Poly1305 and 256-NCA6 in every mode that it has: published vectors, the reference
// at every length, both directions mixed, and forgeries.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/aes_gcm/vectors/mcgrew_viega.h"
#include "algorithms/chacha20_poly1305/vectors/rfc8439.h"
#include "algorithms/zuc/vectors/nia6.h"
#include "catalog/conformance/conformance.h"
#include "generated/algorithms/operations.h"
#include "testing/jobs/aead_job.h"
#include "testing/known_answers.h"

namespace tandem::catalog::conformance {
namespace {

using tandem::testing::aead_key;
using tandem::testing::aead_lengths;
using tandem::testing::aead_message;
using tandem::testing::AeadJob;
using tandem::testing::AeadJobs;
using tandem::testing::AeadMessage;
using tandem::testing::Answer;
using tandem::testing::Bytes;
using tandem::testing::Expected;
using tandem::testing::from_hex;
using tandem::testing::kAeads;
using tandem::testing::run;

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

/// Messages, each with the place in the publication.
using Published = std::vector<std::pair<std::string, AeadMessage>>;

Published of_mcgrew_and_viega() {
  Published list;
  for (const auto& vector : aes_gcm::vectors::kMcGrewViega) {
    if (vector.iv.size() != 2 * aead_lengths(Algorithm::aes_gcm).iv) continue;  // tasks have no other
    list.push_back({std::to_string(vector.test_case),
                    {Algorithm::aes_gcm, from_hex(vector.key), from_hex(vector.iv), from_hex(vector.aad),
                     from_hex(vector.plaintext), from_hex(vector.ciphertext), from_hex(vector.tag)}});
  }
  return list;
}

Published of_rfc8439() {
  Published list;
  for (const auto& vector : chacha20_poly1305::vectors::kRfc8439) {
    list.push_back({std::string(vector.section),
                    {Algorithm::chacha20_poly1305, from_hex(vector.key), from_hex(vector.nonce), from_hex(vector.aad),
                     from_hex(vector.plaintext), from_hex(vector.ciphertext), from_hex(vector.tag)}});
  }
  return list;
}

Published of_ts_33501() {
  Published list;
  for (const auto& vector : zuc::vectors::kNca6) {
    list.push_back({std::string(vector.iv),
                    {Algorithm::nca6, from_hex(vector.key), from_hex(vector.iv), from_hex(vector.aad),
                     from_hex(vector.message), from_hex(vector.ciphertext), from_hex(vector.tag)}});
  }
  return list;
}

/// The known answers of an algorithm: those of the publication, and a file of them.
struct Known {
  Algorithm algorithm;
  Published (*published)();
  const char* file;
};
constexpr Known kKnown[] = {
    {Algorithm::aes_gcm, of_mcgrew_and_viega, "aes-gcm.json"},
    {Algorithm::chacha20_poly1305, of_rfc8439, "chacha20-poly1305.json"},
    {Algorithm::nca6, of_ts_33501, "256-nca6.json"},
};

class AeadConformance : public Suite {
 protected:
  static Algorithm algorithm() { return GetParam().algorithm; }
  static const Known& known() { return *std::ranges::find(kKnown, algorithm(), &Known::algorithm); }
  static bool has_tag_of(std::size_t bytes) {
    const auto lengths = aead_lengths(algorithm()).tag;
    return std::ranges::find(lengths, bytes) != lengths.end();
  }

  /// Returns whether the engine takes keys of that length: it is one of the algorithm's and, of an accelerator, the one
  /// that it has.
  [[nodiscard]] bool takes_key_of(std::size_t bytes) const {
    return facts::operation(algorithm()).takes_key(bytes) && takes_key(engine_->capabilities().key_lengths, bytes);
  }
  /// Returns a key of any length that the engine takes.
  Bytes any_key() {
    for (;;) {
      Bytes key = aead_key(algorithm(), random_);
      if (takes_key_of(key.size())) return key;
    }
  }

  Direction any_direction() { return random_.below(2) == 0 ? Direction::encrypt : Direction::decrypt; }
  std::unique_ptr<AeadJob> job(Direction direction, std::size_t bytes, std::size_t aad_bytes, bool in_place = false) {
    return std::make_unique<AeadJob>(random_, direction,
                                     aead_message(algorithm(), random_, any_key(), bytes, aad_bytes), in_place);
  }
  std::unique_ptr<AeadJob> any_job(std::size_t bytes) {
    const Direction direction = any_direction();
    const std::size_t aad_bytes = random_.below(kLongestAad + 1);
    return job(direction, bytes, aad_bytes, random_.below(2) == 0);
  }

  /// Runs a message there and back.
  void check(const AeadMessage& message, const std::string& what) {
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      AeadJob job(random_, direction, message);
      EXPECT_EQ(run(*engine_, job), Status::ok) << what;
      EXPECT_TRUE(job.right()) << what;
    }
  }
  void check_refused(const AeadMessage& forged, const std::string& what) {
    AeadJob job(random_, Direction::decrypt, forged);
    EXPECT_EQ(run(*engine_, job), Status::authentication) << what;
    EXPECT_TRUE(job.refused()) << what;
  }
  void run_all(const AeadJobs& jobs) {
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (const auto& one : jobs) {
      ASSERT_TRUE(one->right()) << one->task.len_bytes() << " bytes, aad of " << one->task.aad.size();
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, AeadConformance, ::testing::ValuesIn(cases(kAeads)), case_name);

TEST_P(AeadConformance, ComputesThePublishedMessages) {
  int checked = 0;
  for (const auto& [place, message] : known().published()) {
    if (!takes_key_of(message.key.size())) continue;
    check(message, place);
    ++checked;
  }
  EXPECT_GE(checked, 2);
}

TEST_P(AeadConformance, ComputesTheKnownAnswers) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  tandem::testing::check_all(known().file, GetParam().name, [&](const Answer& answer) -> std::string {
    const bool is_valid = answer.expected() == Expected::valid;
    for (const char* const field : {"aad", "ct", "iv", "tag"}) {
      if (!answer.is_whole_bytes(field)) return "not whole bytes";
    }
    const Bytes ciphertext = answer.bytes("ct");
    const AeadMessage message{algorithm(),
                              answer.bytes("key"),
                              answer.bytes("iv"),
                              answer.bytes("aad"),
                              is_valid ? answer.bytes("msg") : Bytes(ciphertext.size()),
                              ciphertext,
                              answer.bytes("tag")};
    if (message.iv.size() != aead_lengths(algorithm()).iv) return "with an iv of another length";
    if (!has_tag_of(message.tag.size())) return "with a tag of another length";
    if (!takes_key_of(message.key.size())) return "with a key of another length";
    if (is_valid) {
      check(message, answer.id());
    } else {
      check_refused(message, answer.id());
    }
    return tandem::testing::kChecked;
  });
}

TEST_P(AeadConformance, AgreesWithReferenceAtEveryShortLength) {
  AeadJobs jobs;
  for (std::size_t bytes = 0; bytes <= 130; ++bytes) {
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      jobs.push_back(job(direction, bytes, bytes % (kLongestAad + 1)));
      jobs.push_back(job(direction, 130 - bytes, 0, true));
    }
  }
  run_all(jobs);
}

TEST_P(AeadConformance, AgreesWithReferenceOnRandomMessagesOfEveryLengthClass) {
  for (const LengthClass& lengths : kClasses) {
    const std::size_t count = messages(GetParam().hardware ? lengths.simulated : lengths.software);
    for (std::size_t done = 0; done < count;) {
      AeadJobs jobs;
      for (; jobs.size() < 50 && done < count; ++done) {
        jobs.push_back(any_job(lengths.shortest + random_.below(lengths.longest - lengths.shortest + 1)));
      }
      ASSERT_NO_FATAL_FAILURE(run_all(jobs));
    }
    std::printf("%s: %zu messages of %zu to %zu bytes\n", GetParam().name.c_str(), count, lengths.shortest,
                lengths.longest);
  }
}

TEST_P(AeadConformance, RefusesForgeriesAmongGoodMessages) {
  for (int round = 0; round < 20; ++round) {
    AeadJobs jobs;
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

TEST_P(AeadConformance, RefusesEveryBitOfAForgedTag) {
  const AeadMessage message = aead_message(algorithm(), random_, any_key(), 100, 13);
  for (std::size_t bit = 0; bit < 128; ++bit) {
    AeadMessage forged = message;
    forged.tag[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    check_refused(forged, std::to_string(bit));
  }
}

TEST_P(AeadConformance, TakesTagsOfEveryLength) {
  for (const std::size_t bytes : aead_lengths(algorithm()).tag) {
    AeadMessage message = aead_message(algorithm(), random_, any_key(), 100, 13, bytes);
    check(message, std::to_string(bytes));
    message.tag.back() ^= 1;
    check_refused(message, std::to_string(bytes));
  }
}

TEST_P(AeadConformance, TakesAdditionalDataOfAnyLength) {
  AeadJobs jobs;
  for (std::size_t bytes = 0; bytes <= 300; ++bytes) jobs.push_back(job(any_direction(), random_.below(3) * 31, bytes));
  for (const std::size_t bytes : {511U, 512U, 513U, 1024U}) jobs.push_back(job(any_direction(), kLongestBytes, bytes));
  run_all(jobs);
}

TEST_P(AeadConformance, KeysOfOtherBuildsAreUnsupportedAndNotBad) {
  for (const std::uint8_t bytes : {16, 24, 32}) {
    if (!facts::operation(algorithm()).takes_key(bytes) || takes_key_of(bytes)) continue;
    const auto one = job(Direction::encrypt, 128, 20);
    one->task.key_bytes = bytes;
    EXPECT_EQ(engine_->admits(one->task), Status::unsupported);
    EXPECT_EQ(run(*engine_, *one), Status::unsupported);
    EXPECT_TRUE(one->untouched());
  }
}

TEST_P(AeadConformance, RefusesWhatTheAlgorithmDoesNotHave) {
  const auto status_with = [&](auto change) {
    const auto one = job(any_direction(), 128, 20);
    change(one->task);
    const Status status = run(*engine_, *one);
    EXPECT_TRUE(one->untouched());
    return status;
  };
  for (std::size_t i = 0; i < 16 - aead_lengths(algorithm()).iv; ++i) {
    EXPECT_EQ(status_with([&](Task& task) { task.iv[i] = 1; }), Status::bad_iv) << i;
  }
  for (std::size_t bytes = 0; bytes < 16; ++bytes) {
    if (has_tag_of(bytes)) continue;
    EXPECT_EQ(status_with([&](Task& task) { task.tag = task.tag.first(bytes); }), Status::bad_length) << bytes;
  }
  EXPECT_EQ(status_with([](Task& task) { task.tag = {}; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits -= 1; }), Status::bad_length);
}

}  // namespace
}  // namespace tandem::catalog::conformance
