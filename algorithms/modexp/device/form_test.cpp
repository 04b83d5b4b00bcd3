// Tasks of RSA in the form of the modexp core: keys, sizes, what is refused, and the check of results.
#include "algorithms/modexp/device/form.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "algorithms/modexp/check/rsa_job.h"
#include "algorithms/modexp/sw/core_key.h"

namespace tandem::modexp {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Random;
using tandem::testing::RsaJob;
using ::testing::Each;
using testing::Key;
using testing::random_key;

constexpr Operation kOperations[] = {Operation::public_exponent, Operation::private_exponent, Operation::primes};

/// Fills BUILD as generated/tops/tnd_modexp_top.sv does.
CoreBuild build_of(const CoreShape& shape) {
  CoreBuild build;
  build.stages = static_cast<std::uint8_t>((shape.window_bits - 4) << 6U | shape.word_bits);
  build.pipeline_cut = static_cast<std::uint8_t>(shape.elements);
  return build;
}

class FormTest : public ::testing::Test {
 protected:
  FormTest() : room_(kForm.max_message_bytes, kUntouched) {}

  Status enter(const Task& task, const CoreShape& shape = {}) {
    return kForm.enter(build_of(shape), task, room_, form_);
  }
  [[nodiscard]] Bytes message() const {
    return {room_.begin(), room_.begin() + static_cast<std::ptrdiff_t>(form_.message_bytes)};
  }

  static constexpr std::uint8_t kUntouched = 0xee;

  Bytes room_;
  DeviceTask form_;
  Random random_{29};
};

TEST_F(FormTest, IsTheCoresKeyAndTheBaseInEveryShape) {
  const Key key(modexp::vectors::kNistAcvp[0]);
  for (const unsigned word_bits : {16U, 17U, 18U, 32U}) {
    for (const unsigned window_bits : {4U, 5U, 6U}) {
      for (const unsigned elements : {16U, 61U}) {
        const CoreShape shape{.word_bits = word_bits, .elements = elements, .window_bits = window_bits};
        const std::optional<CoreKey> keys[] = {modexp::public_key(shape, key.n, key.e),
                                               modexp::private_key(shape, key.n, key.d),
                                               modexp::primes_key(shape, {key.p, key.q, key.dp, key.dq, key.qinv})};
        for (const Operation operation : kOperations) {
          const CoreKey& expected = *keys[static_cast<std::size_t>(operation)];
          const Bytes base = tandem::testing::random_bytes(random_, key.n.size());
          RsaJob job(operation, key, base, random_, operation != Operation::public_exponent);
          ASSERT_EQ(enter(job.task, shape), Status::ok);
          EXPECT_EQ(form_.op, static_cast<std::uint8_t>(operation));
          for (std::size_t i = 0; i < 4; ++i)
            EXPECT_EQ(form_.iv[i], static_cast<std::uint8_t>(expected.iv() >> (8 * i)));
          EXPECT_EQ(form_.result_bytes, base.size());
          Bytes whole = expected.bytes;
          whole.insert(whole.end(), base.begin(), base.end());
          ASSERT_EQ(message(), whole);
        }
      }
    }
  }
}

TEST_F(FormTest, TheLongestKeyHasRoomAndNoByteMore) {
  const CoreShape widest{.word_bits = 16, .elements = 16, .window_bits = 4};
  const Key key = random_key(random_, modexp::kMaxBytes, 1000);
  std::size_t longest = 0;
  for (const Operation operation : kOperations) {
    ASSERT_EQ(enter(RsaJob(operation, key, random_).task, widest), Status::ok);
    longest = std::max(longest, form_.message_bytes);
  }
  EXPECT_EQ(longest, room_.size());
  room_.assign(longest - 1, kUntouched);
  EXPECT_EQ(enter(RsaJob(Operation::primes, key, random_).task, widest), Status::bad_length);
  EXPECT_THAT(room_, Each(kUntouched));
}

TEST_F(FormTest, ALongPublicExponentIsTakenAsAPrivateOne) {
  Key key = random_key(random_, 256, 8);
  key.e = Bytes(128, 0xff);  // 1,024 bits
  ASSERT_EQ(enter(RsaJob(Operation::public_exponent, key, random_).task), Status::ok);
  EXPECT_EQ(form_.op, static_cast<std::uint8_t>(Operation::public_exponent));
  key.e = Bytes(129, 0xff);
  ASSERT_EQ(enter(RsaJob(Operation::public_exponent, key, random_).task), Status::ok);
  EXPECT_EQ(form_.op, static_cast<std::uint8_t>(Operation::private_exponent));
  key.e[0] = 0;  // zeros in front do not count
  ASSERT_EQ(enter(RsaJob(Operation::public_exponent, key, random_).task), Status::ok);
  EXPECT_EQ(form_.op, static_cast<std::uint8_t>(Operation::public_exponent));
}

TEST_F(FormTest, RefusesAndWritesNothing) {
  const auto status_of = [&](Operation operation, std::size_t bytes, const auto& change) {
    Key key = random_key(random_, bytes, 2);
    change(key);
    return enter(RsaJob(operation, key, Bytes(bytes, 1), random_).task);
  };
  const auto nothing = [](Key&) {};
  EXPECT_EQ(status_of(Operation::primes, 96, nothing), Status::unsupported);
  EXPECT_EQ(status_of(Operation::public_exponent, 256, [](Key& key) { key.n.back() ^= 1; }), Status::bad_key);
  EXPECT_EQ(status_of(Operation::private_exponent, 256, [](Key& key) { key.n[0] &= 0x7f; }), Status::bad_key);
  EXPECT_EQ(status_of(Operation::public_exponent, 256, [](Key& key) { key.e = {0, 0, 0}; }), Status::bad_key);
  EXPECT_EQ(status_of(Operation::primes, 256, [](Key& key) { key.q[0] &= 0x7f; }), Status::bad_key);
  // Highest bits of both, but not of the product.
  EXPECT_EQ(status_of(Operation::primes, 256, [](Key& key) { key.p[0] = key.q[0] = 0x80; }), Status::bad_key);
  const RsaJob good(Operation::public_exponent, random_key(random_, 64, 2), random_);
  EXPECT_EQ(enter(good.task, {.word_bits = 33}), Status::unsupported);
  EXPECT_EQ(enter(good.task, {.elements = 0}), Status::unsupported);
  EXPECT_THAT(room_, Each(kUntouched));
  EXPECT_EQ(enter(good.task), Status::ok);
}

TEST_F(FormTest, JudgesByThePublicExponent) {
  const auto& vector = modexp::vectors::kNistAcvp[0];
  const Bytes base = from_hex(vector.base);
  for (const Operation operation : {Operation::private_exponent, Operation::primes}) {
    for (const bool checked : {false, true}) {
      const RsaJob job(operation, Key(vector), base, random_, checked);
      Bytes result = from_hex(vector.result);
      EXPECT_EQ(kForm.judge(job.task, result), Status::ok);
      for (const std::size_t at : {std::size_t{0}, std::size_t{100}, result.size() - 1}) {
        result[at] ^= 1;
        EXPECT_EQ(kForm.judge(job.task, result), checked ? Status::wrong_result : Status::ok) << at;
        result[at] ^= 1;
      }
      std::ranges::fill(result, std::uint8_t{0xff});  // not below the modulus
      EXPECT_EQ(kForm.judge(job.task, result), checked ? Status::wrong_result : Status::ok);
    }
  }
  const RsaJob open(Operation::public_exponent, Key(vector), base, random_);
  EXPECT_EQ(kForm.judge(open.task, base), Status::ok);
}

}  // namespace
}  // namespace tandem::modexp
