// The core against published answers; of those, the ones with an iv of 96 bits, a whole tag and its length of keys.
#include <gtest/gtest.h>

#include "algorithms/aes_gcm/tb/core_fixture.h"
#include "algorithms/aes_gcm/vectors/mcgrew_viega.h"
#include "testing/known_answers.h"

namespace tandem::aes_gcm::tb {
namespace {

using ::tandem::testing::from_hex;

class CoreKnownAnswers : public Core {
 protected:
  // Encryption and decryption of one answer.
  void add(std::vector<Job>& jobs, const Bytes& key, const Bytes& iv, const Bytes& aad, const Bytes& plaintext,
           const Bytes& ciphertext, const Bytes& tag) {
    for (const std::uint8_t op : {kOpEncrypt, kOpDecrypt}) {
      jobs.push_back(job(op, key, iv, aad, plaintext));
      (op == kOpEncrypt ? jobs.back().expected : jobs.back().message) = ciphertext;
      std::copy(tag.begin(), tag.end(), jobs.back().tag.begin());
    }
  }
};

TEST_P(CoreKnownAnswers, McGrewAndViega) {
  std::vector<Job> jobs;
  for (const vectors::Vector& vector : vectors::kMcGrewViega) {
    const Bytes key = from_hex(vector.key);
    const Bytes iv = from_hex(vector.iv);
    if (key.size() != GetParam().key_bytes() || iv.size() != kIvBytes) continue;
    add(jobs, key, iv, from_hex(vector.aad), from_hex(vector.plaintext), from_hex(vector.ciphertext),
        from_hex(vector.tag));
  }
  ASSERT_EQ(jobs.size(), 8U);
  bench_.run(jobs);
}

TEST_P(CoreKnownAnswers, SharedSet) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  std::vector<Job> jobs;
  tandem::testing::check_all(
      "aes-gcm.json", std::string(GetParam().name), [&](const tandem::testing::Answer& answer) -> std::string {
        for (const char* const field : {"aad", "ct", "iv", "tag"}) {
          if (!answer.is_whole_bytes(field)) return "not whole bytes";
        }
        const Bytes key = answer.bytes("key"), iv = answer.bytes("iv"), tag = answer.bytes("tag");
        if (key.size() != GetParam().key_bytes()) return "with a key of another length";
        if (iv.size() != kIvBytes) return "with an iv of another length";
        if (tag.size() != kMaxTagBytes) return "with a shortened tag";
        // The core makes tags; who compares them refuses.
        if (answer.expected() != tandem::testing::Expected::valid) return "that are not valid";
        add(jobs, key, iv, answer.bytes("aad"), answer.bytes("msg"), answer.bytes("ct"), tag);
        return tandem::testing::kChecked;
      });
  RecordProperty("known_answers", static_cast<int>(jobs.size()));
  bench_.run(jobs);
}

INSTANTIATE_TEST_SUITE_P(Cores, CoreKnownAnswers, ::testing::ValuesIn(core_configs()),
                         ::testing::PrintToStringParamName());

}  // namespace
}  // namespace tandem::aes_gcm::tb
