// ChaCha20 against the known-answer file chacha20.json (schema kat-1) in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include <string>

#include "algorithms/chacha20/check/chacha20_fixture.h"
#include "algorithms/chacha20/sw/chacha20.h"
#include "testing/known_answers.h"

namespace tandem::chacha20 {
namespace {

using tandem::testing::Answer;
using testing::Bytes;
using testing::EachVariant;
using testing::Secret;

constexpr std::uint64_t kMaxBlocks = std::uint64_t{1} << 32;

class KnownAnswers : public EachVariant {};
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         testing::variant_name);

// The original form, with a nonce of 64 bits and a counter of 64, is the same as long as the counter's upper half
// stays: it stands where the nonce of 96 bits begins.
TEST_P(KnownAnswers, All) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  tandem::testing::check_all("chacha20.json", std::string(variant().name), [](const Answer& answer) -> std::string {
    const Bytes key = answer.bytes("key"), nonce = answer.bytes("iv");
    if (key.size() != kKeyBytes) return "with a key of another length";
    if (nonce.size() != kNonceBytes && nonce.size() != 8) return "with a nonce of another length";
    const std::uint64_t counter = answer.number("counter");
    Bytes text = answer.bytes("msg");
    const bool runs_over = counter % kMaxBlocks + (text.size() + 63) / 64 > kMaxBlocks;
    Secret secret;
    std::copy(key.begin(), key.end(), secret.key.begin());
    for (std::size_t i = 0; i < kNonceBytes - nonce.size(); ++i) {
      secret.nonce[i] = static_cast<std::uint8_t>(counter >> (32 + 8 * i));
    }
    std::copy(nonce.begin(), nonce.end(), secret.nonce.end() - static_cast<std::ptrdiff_t>(nonce.size()));
    secret.counter = static_cast<std::uint32_t>(counter);
    const Status status = crypt(variant(), secret.state(), text.data(), text.data(), answer.bits("msg"));
    if (text.empty()) {
      EXPECT_EQ(status, Status::bad_length);
      return tandem::testing::kChecked;
    }
    EXPECT_EQ(status, runs_over ? Status::counter_overflow : Status::ok);
    if (runs_over && nonce.size() == 8) return "whose counter of 64 bits carries";
    if (!runs_over) answer.expect("ct", text);
    return tandem::testing::kChecked;
  });
}

}  // namespace
}  // namespace tandem::chacha20
