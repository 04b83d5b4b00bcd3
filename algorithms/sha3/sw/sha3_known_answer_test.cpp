// SHA-3 against the known-answer files (schema kat-1) in the directory TANDEM_VECTORS, if it is set: short and long
// messages, outputs of any length, Monte Carlo. Messages that are not whole bytes are skipped: tasks have none.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "algorithms/sha3/sw/sha3.h"
#include "algorithms/sha3/sw/sha3_test_data.h"

namespace tandem::sha3 {
namespace {

using nlohmann::json;
using testing::Bytes;
using testing::EachVariant;
using testing::from_hex;

class KnownAnswers : public EachVariant {
 protected:
  void SetUp() override {
    if (std::getenv("TANDEM_VECTORS") == nullptr) GTEST_SKIP() << "TANDEM_VECTORS names no directory";
    EachVariant::SetUp();
  }
};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(variants().begin(), variants().end()),
                         tandem::testing::variant_name);

json answers_of(const std::string& name) {
  std::ifstream file(std::string(std::getenv("TANDEM_VECTORS")) + "/" + name + ".json");
  EXPECT_TRUE(file) << "no " << name << ".json in the directory TANDEM_VECTORS";
  if (!file) return {{"tests", json::array()}};
  json answers = json::parse(file);
  EXPECT_EQ(answers.at("schema"), "kat-1");
  return answers;
}

Bytes bytes_of(const json& test, const char* field) { return from_hex(test.at(field).get<std::string>()); }

Bytes hash_one(const Variant& variant, const Function& function, const Bytes& text, std::size_t digest_bytes) {
  Bytes digest(digest_bytes);
  Message message{text.data(), text.size(), digest, Status::would_block};
  variant.hash(function, {&message, 1});
  EXPECT_EQ(message.status, Status::ok);
  return digest;
}

TEST_P(KnownAnswers, ShortAndLongMessages) {
  for (const Function& function : kFunctions) {
    std::string name(function.name);
    std::ranges::replace(name, '_', '-');
    const json answers = answers_of(name);
    std::vector<Bytes> texts;
    std::vector<Bytes> expected;
    std::vector<Bytes> digests;
    int skipped = 0;
    for (const json& test : answers.at("tests")) {
      if (test.at("msg_bits").get<std::uint64_t>() % 8 != 0 || test.at("md_bits").get<std::uint64_t>() % 8 != 0) {
        ++skipped;
        continue;
      }
      texts.push_back(bytes_of(test, "msg"));
      expected.push_back(bytes_of(test, "md"));
      digests.emplace_back(expected.back().size());
    }
    std::vector<Message> messages;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      messages.push_back({texts[i].data(), texts[i].size(), digests[i], Status::would_block});
    }
    variant().hash(function, messages);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      EXPECT_EQ(messages[i].status, Status::ok);
      EXPECT_EQ(digests[i], expected[i]) << name << ", " << texts[i].size() << " bytes";
    }
    std::cout << variant().name << ", " << name << ": " << texts.size() << " checked, " << skipped << " skipped\n";
    EXPECT_GT(texts.size(), 100U);
  }
}

/// Outputs of a Monte Carlo test, 1,000 hashes each, up to `limit`; how many were right.
std::size_t run_sha3(const Variant& variant, const Function& function, const json& test, std::size_t limit) {
  Bytes digest = bytes_of(test, "seed");
  std::size_t right = 0;
  for (const json& expected : test.at("mds")) {
    if (right == limit) break;
    for (int i = 0; i < 1'000; ++i) digest = hash_one(variant, function, digest, function.digest_bytes);
    if (digest != from_hex(expected.get<std::string>())) break;
    ++right;
  }
  return right;
}

/// The same for SHAKE, whose output says how long the next one is.
std::size_t run_shake(const Variant& variant, const Function& function, const json& test, std::size_t limit) {
  const std::size_t shortest = test.at("min_out_bits").get<std::size_t>() / 8;
  const std::size_t longest = test.at("max_out_bits").get<std::size_t>() / 8;
  Bytes output = bytes_of(test, "msg");
  std::size_t bytes = longest;
  std::size_t right = 0;
  for (const json& expected : test.at("mds")) {
    if (right == limit) break;
    for (int i = 0; i < 1'000; ++i) {
      output.resize(16);
      output = hash_one(variant, function, output, bytes);
      const std::size_t last = std::size_t{output[output.size() - 2]} << 8 | output.back();
      bytes = shortest + last % (longest - shortest + 1);
    }
    if (output != from_hex(expected.at(1).get<std::string>())) break;
    ++right;
  }
  return right;
}

// All 100 outputs for the best variant of a machine that is not emulated, ten for the others.
TEST_P(KnownAnswers, MonteCarlo) {
#if defined(__x86_64__)
  const bool whole = variant().name == best().name;
#else
  const bool whole = false;
#endif
  const json answers = answers_of("sha3-mct");
  EXPECT_EQ(answers.at("tests").size(), std::size(kFunctions));
  for (const json& test : answers.at("tests")) {
    std::string name = test.at("hash").get<std::string>();
    std::ranges::transform(name, name.begin(), [](char c) { return c == '-' ? '_' : static_cast<char>(c | 0x20); });
    const Function& function = function_named(name);
    const std::size_t outputs = test.at("mds").size();
    const std::size_t limit = whole ? outputs : std::min<std::size_t>(outputs, 10);
    const auto run = function.digest_bytes == 0 ? run_shake : run_sha3;
    EXPECT_EQ(run(variant(), function, test, limit), limit) << name;
    std::cout << variant().name << ", " << name << ": " << limit << " outputs of 1,000 hashes\n";
  }
}

}  // namespace
}  // namespace tandem::sha3
