// Modular exponentiation: NIST's answers, and every variant against `reference`: sizes, numbers at their limits, what
// is refused, faults, memory outside the buffers.
#include "algorithms/modexp/sw/modexp.h"

#include <gtest/gtest.h>

#include <deque>

#include "algorithms/modexp/check/modexp_fixture.h"
#include "testing/fenced_pages.h"

namespace tandem::modexp {
namespace {

using tandem::testing::FencedPages;
using testing::Bytes;
using testing::Case;
using testing::EachVariant;
using testing::from_hex;
using testing::Key;
using testing::kOperations;
using testing::Random;
using testing::random_key;

#if defined(__x86_64__)
constexpr std::size_t kRandomCases = 10'000;
constexpr std::size_t kLimitBytes[] = {64, 128, 160, 256};
#else  // under an emulator
constexpr std::size_t kRandomCases = 200;
constexpr std::size_t kLimitBytes[] = {64, 96};
#endif

TEST(Variants, AreListedBestFirstAndReferenceLast) { tandem::testing::expect_best_first(kVariants); }

// The binary has every variant that algorithm.toml promises for this kind of machine; freestanding builds lack the
// library.
TEST(Variants, AreThoseOfTheFacts) {
  std::vector<std::string_view> promised = tandem::testing::promised(facts::modexp::kVariants);
#if !TANDEM_MODEXP_LIBRARIES
  std::erase(promised, "openssl");
#endif
  EXPECT_EQ(tandem::testing::names(kVariants), promised);
}

class Powers : public EachVariant {
 protected:
  /// Expects the same answer from a variant and from `reference`.
  void compare(Case& one, bool in_place = false) {
    Message expected = one.message();
    kVariants.find("reference")->run({&expected, 1});
    const Bytes result = one.result();
    Message message = one.message(in_place);
    variant().run({&message, 1});
    ASSERT_EQ(message.status, expected.status);
    ASSERT_TRUE(one.around_intact());
    if (expected.status == Status::ok) {
      ASSERT_EQ(one.result(), result);
    }
  }
  /// Returns whether the variant takes numbers that are no RSA key.
  bool takes(Operation operation) const { return variant().any_numbers || operation != Operation::primes; }

  Random random_{8017};
};
INSTANTIATE_TEST_SUITE_P(All, Powers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(Powers, NistAnswers) {
  for (const auto& vector : vectors::kNistAcvp) {
    const Bytes base = from_hex(vector.base), result = from_hex(vector.result);
    for (const Operation operation : kOperations) {
      // Takes a minute under an emulator.
      if (variant().name == "reference" && operation == Operation::private_exponent) continue;
      const bool is_public = operation == Operation::public_exponent;
      for (const bool checked : {false, true}) {
        Case one(Key(vector), operation, is_public ? result : base, random_, checked && !is_public);
        Message message = one.message(checked);
        EXPECT_EQ(run(variant(), message), Status::ok) << vector.name;
        EXPECT_EQ(one.result(), is_public ? base : result) << vector.name;
        EXPECT_TRUE(one.around_intact());
      }
    }
  }
}

TEST_P(Powers, EverySize) {
  for (std::size_t bits = kMinBits; bits <= kMaxBits; bits += kStepBits) {
    const std::size_t bytes = bits / 8;
    for (const Operation operation : kOperations) {
      if (!takes(operation)) continue;
      Bytes base = random_bytes(random_, bytes);
      base[0] = 0;
      Case one(random_key(random_, bytes, bits > 1024 ? 4 : bytes), operation, base, random_);
      compare(one, bits % 512 == 0);
      if (HasFatalFailure()) FAIL() << bits << " bits, operation " << static_cast<int>(operation);
    }
  }
}

TEST_P(Powers, TenThousandRandomCasesInBatches) {
  for (std::size_t done = 0; done < kRandomCases;) {
    std::deque<Case> cases;
    std::vector<Message> messages;
    std::vector<Bytes> results;
    for (std::size_t count = 1 + random_.below(20); cases.size() < count; ++done) {
      const std::size_t bytes = kStepBits / 8 * (2 + random_.below(random_.below(16) == 0 ? 15 : 3));
      const Operation operation = kOperations[random_.below(takes(Operation::primes) ? 3 : 2)];
      Bytes base = random_bytes(random_, bytes);
      base[0] >>= random_.below(4);  // some are not below n
      Case& one = cases.emplace_back(random_key(random_, bytes, 1 + random_.below(12)), operation, base, random_);
      Message expected = one.message();
      kVariants.find("reference")->run({&expected, 1});
      results.push_back(expected.status == Status::ok ? one.result() : Bytes());
      messages.push_back(one.message());
    }
    variant().run(messages);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      ASSERT_EQ(messages[i].status, results[i].empty() ? Status::bad_length : Status::ok);
      ASSERT_TRUE(results[i].empty() || cases[i].result() == results[i]) << 8 * messages[i].bytes << " bits";
      ASSERT_TRUE(cases[i].around_intact());
    }
  }
}

// Moduli next to powers of two, bases and exponents of nothing but zeros or ones, p on either side of q.
TEST_P(Powers, NumbersAtTheirLimits) {
  for (const std::size_t bytes : kLimitBytes) {
    const Bytes ones(bytes, 0xff), half_ones(bytes / 2, 0xff);
    Bytes least(bytes), half_least(bytes / 2), one(bytes);
    least.front() = 0x80;
    half_least.front() = 0xc0;  // so that the product has all bits
    least.back() = half_least.back() = one.back() = 1;
    Bytes below_ones = ones, below_least = least;
    below_ones.back() = 0xfe;
    below_least.back() = 0;
    for (const Bytes& exponent : {Bytes(bytes), one, Bytes(bytes / 8, 0xff)}) {
      for (const bool high : {false, true}) {
        Key key = random_key(random_, bytes, 2);
        key.n = high ? ones : least;
        key.d = exponent;
        for (const Bytes& base : {Bytes(bytes), one, high ? below_ones : below_least, random_bytes(random_, bytes)}) {
          Case with_d(key, Operation::private_exponent, base, random_);
          compare(with_d);
        }
        key.p = high ? half_ones : half_least;
        key.q = high ? half_least : half_ones;
        key.qinv = half_ones;
        key.dp = key.dq = Bytes(bytes / 2, exponent.back());
        if (exponent.size() == 1) key.dp.assign(bytes / 2, 0);
        Bytes below_product = random_bytes(random_, bytes);
        below_product[0] = 0xbf;
        for (const Bytes& base : {Bytes(bytes), one, below_product}) {
          if (!takes(Operation::primes)) continue;
          Case with_primes(key, Operation::primes, base, random_);
          compare(with_primes);
        }
      }
    }
  }
}

TEST_P(Powers, WhatIsNoKeyAndNoBaseIsRefused) {
  const Key good(vectors::kNistAcvp[0]);
  const Bytes base = from_hex(vectors::kNistAcvp[0].base);
  const auto status_with = [&](Operation operation, const auto& change, const Bytes& of) {
    Case one(good, operation, of, random_);
    change(one.key());
    Message message = one.message();
    const Status status = run(variant(), message);
    EXPECT_TRUE(one.untouched());
    return status;
  };
  const auto nothing = [](Key&) {};
  for (const Operation operation : kOperations) {
    EXPECT_EQ(status_with(operation, nothing, good.n), Status::bad_length) << "a base that is n";
    EXPECT_EQ(status_with(operation, nothing, Bytes(256, 0xff)), Status::bad_length) << "a base beyond n";
    EXPECT_EQ(status_with(operation, nothing, Bytes(255)), Status::bad_length);
    EXPECT_EQ(status_with(operation, nothing, Bytes(32)), Status::bad_length);
    EXPECT_EQ(status_with(operation, nothing, Bytes(544)), Status::bad_length);
    EXPECT_EQ(status_with(operation, nothing, Bytes(288)), Status::bad_key) << "a key of another size";
    if (operation == Operation::primes) continue;
    const auto& exponent = operation == Operation::public_exponent ? &Key::e : &Key::d;
    EXPECT_EQ(status_with(
                  operation, [](Key& key) { key.n.back() ^= 1; }, base),
              Status::bad_key)
        << "an even n";
    EXPECT_EQ(status_with(
                  operation, [](Key& key) { key.n.front() &= 0x7f; }, base),
              Status::bad_key)
        << "a short n";
    EXPECT_EQ(status_with(
                  operation, [&](Key& key) { (key.*exponent).clear(); }, base),
              Status::bad_key);
    EXPECT_EQ(status_with(
                  operation, [&](Key& key) { (key.*exponent).assign(257, 1); }, base),
              Status::bad_key);
  }
  const auto zero = [](Key& key) { key.e.assign(3, 0); };
  EXPECT_EQ(status_with(Operation::public_exponent, zero, base), Status::bad_key);
  for (const auto prime : {&Key::p, &Key::q}) {
    const auto even = [&](Key& key) { (key.*prime).back() ^= 1; };
    const auto low = [&](Key& key) { (key.*prime).front() &= 0x7f; };
    EXPECT_EQ(status_with(Operation::primes, even, base), Status::bad_key);
    EXPECT_EQ(status_with(Operation::primes, low, base), Status::bad_key);
  }
  for (const auto part : {&Key::p, &Key::q, &Key::dp, &Key::dq, &Key::qinv}) {
    const auto shorter = [&](Key& key) { (key.*part).pop_back(); };
    EXPECT_EQ(status_with(Operation::primes, shorter, base), Status::bad_key);
  }
}

// A wrong half of a signature would give away the primes. OpenSSL finds it, too, and then does without them.
TEST_P(Powers, AFaultIsNotReleased) {
  const auto& vector = vectors::kNistAcvp[0];
  const Bytes base = from_hex(vector.base);
  for (const auto part : {&Key::dp, &Key::dq, &Key::qinv}) {
    Key key(vector);
    (key.*part)[100] ^= 4;
    Case one(key, Operation::primes, base, random_, true);
    Message message = one.message();
    if (run(variant(), message) == Status::ok) {
      EXPECT_FALSE(variant().any_numbers);
      EXPECT_EQ(one.result(), from_hex(vector.result));
    } else {
      EXPECT_EQ(message.status, Status::wrong_result);
      EXPECT_EQ(one.result(), Bytes(base.size()));
    }
    EXPECT_TRUE(one.around_intact());
  }
  Key key(vector);
  key.d[200] ^= 1;
  Case one(key, Operation::private_exponent, base, random_, true);
  Message message = one.message();
  EXPECT_EQ(run(variant(), message), Status::wrong_result);
  EXPECT_EQ(one.result(), Bytes(base.size()));
}

// Keys come and go; what a variant keeps of one is not taken for another.
TEST_P(Powers, KeysInTurn) {
  for (int round = 0; round < 3; ++round) {
    for (const auto& vector : vectors::kNistAcvp) {
      Case one(Key(vector), Operation::primes, from_hex(vector.base), random_);
      Message message = one.message();
      ASSERT_EQ(run(variant(), message), Status::ok);
      ASSERT_EQ(one.result(), from_hex(vector.result)) << vector.name;
    }
    if (round == 1) forget_keys();
  }
}

TEST_P(Powers, TouchesNothingOutsideTheBuffers) {
  FencedPages source, destination;
  ASSERT_TRUE(source.usable() && destination.usable());
  const auto& vector = vectors::kNistAcvp[0];
  const Bytes base = from_hex(vector.base);
  for (const bool at_end : {false, true}) {
    Case one(Key(vector), Operation::primes, base, random_);
    Message message = one.message();
    std::uint8_t* const from = at_end ? source.end() - base.size() : source.begin();
    std::uint8_t* const to = at_end ? destination.end() - base.size() : destination.begin();
    std::copy(base.begin(), base.end(), from);
    message.source = from;
    message.destination = to;
    ASSERT_EQ(run(variant(), message), Status::ok);
    EXPECT_EQ(Bytes(to, to + base.size()), from_hex(vector.result));
  }
}

TEST_P(Powers, NoMessagesAreNoWork) { variant().run({}); }

}  // namespace
}  // namespace tandem::modexp
