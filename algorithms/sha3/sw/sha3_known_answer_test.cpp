// SHA-3 against the known-answer files (schema kat-1) in the directory TANDEM_VECTORS, if it is set: short and long
// messages, outputs of any length, Monte Carlo.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <span>

#include "algorithms/sha3/check/sha3_answers.h"
#include "algorithms/sha3/check/sha3_fixture.h"
#include "algorithms/sha3/sw/sha3.h"

namespace tandem::sha3 {
namespace {

using testing::Bytes;
using testing::EachVariant;

class KnownAnswers : public EachVariant {
 protected:
  void SetUp() override {
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
    EachVariant::SetUp();
  }
};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

// Messages with the same suffix run together.
TEST_P(KnownAnswers, ShortAndLongMessages) {
  const testing::Messages taken =
      variant().name == "openssl" ? testing::Messages::of_bytes : testing::Messages::of_bits;
  for (const Function& function : kFunctions) {
    std::vector<testing::KnownHash> known = testing::known_hashes(function, std::string(variant().name), taken);
    std::ranges::stable_sort(known, {}, [](const testing::KnownHash& each) { return each.function.suffix; });
    std::vector<Bytes> digests;
    for (const testing::KnownHash& each : known) digests.emplace_back(each.digest.size());
    std::vector<Message> messages;
    for (std::size_t i = 0; i < digests.size(); ++i) {
      messages.push_back({known[i].text.data(), known[i].text.size(), digests[i], Status::would_block});
    }
    for (std::size_t begin = 0, end = 0; begin < known.size(); begin = end) {
      while (end < known.size() && known[end].function.suffix == known[begin].function.suffix) ++end;
      variant().hash(known[begin].function, std::span(messages).subspan(begin, end - begin));
    }
    for (std::size_t i = 0; i < digests.size(); ++i) {
      EXPECT_EQ(messages[i].status, Status::ok);
      EXPECT_TRUE(known[i].agrees(digests[i])) << known[i].id;
    }
  }
}

// All outputs, of 1,000 hashes each; under an emulator the best variant's, and ten of those that run natively
// elsewhere.
TEST_P(KnownAnswers, MonteCarlo) {
#if defined(__x86_64__)
  const bool whole = true;
#else
  const bool whole = variant().name == kVariants.best().name;
#endif
  const auto hash = [](const Function& function, const Bytes& text, std::size_t digest_bytes) {
    Bytes digest(digest_bytes);
    Message message{text.data(), text.size(), digest, Status::would_block};
    GetParam().hash(function, {&message, 1});
    EXPECT_EQ(message.status, Status::ok);
    return digest;
  };
  const std::vector<testing::MonteCarlo> tests = testing::monte_carlo_tests(std::string(variant().name));
  for (const testing::MonteCarlo& test : tests) {
    const std::size_t outputs = whole ? test.outputs.size() : std::min<std::size_t>(test.outputs.size(), 10);
    EXPECT_EQ(testing::run_monte_carlo(test, outputs, hash), outputs) << test.function->name;
    std::cout << variant().name << ", " << test.function->name << ": " << outputs << " outputs of 1,000 hashes\n";
  }
}

}  // namespace
}  // namespace tandem::sha3
