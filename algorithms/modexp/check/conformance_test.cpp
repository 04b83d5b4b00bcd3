// Every engine of RSA: published answers, the reference over random numbers and real keys, and what is refused.
//
// A simulated accelerator takes c. 171,000 clocks for a private operation of 2,048 bits with two primes, a third of a
// second, and seven times as many for 4,096: it gets fewer known answers and fewer random tasks, most of which have 512
// to 1,024 bits and short exponents.
#include "catalog/conformance/conformance.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <memory>

#include "algorithms/modexp/check/modexp_answers.h"
#include "algorithms/modexp/check/rsa_job.h"
#include "algorithms/modexp/tb/big.h"
#include "testing/known_answers.h"

namespace tandem::catalog::conformance {
namespace {

using modexp::Operation;
using modexp::tb::Big;
using modexp::testing::Key;
using tandem::testing::Answer;
using tandem::testing::Bytes;
using tandem::testing::Expected;
using tandem::testing::from_hex;
using tandem::testing::kChecked;
using tandem::testing::kRsaFunctions;
using tandem::testing::RsaJob;
using tandem::testing::RsaJobs;
using tandem::testing::run;

class RsaConformance : public Suite {
 protected:
  [[nodiscard]] bool is_public() const { return GetParam().algorithm == Algorithm::rsa_public; }
  /// The forms of keys that the function has.
  [[nodiscard]] std::vector<Operation> operations() const {
    if (is_public()) return {Operation::public_exponent};
    return {Operation::private_exponent, Operation::primes};
  }
  /// Returns the result of an operation on a base.
  Bytes apply(Operation operation, const Key& key, const Bytes& base, bool checked = false) {
    RsaJob one(operation, key, base, random_, checked);
    EXPECT_EQ(run(*engine_, one), Status::ok);
    EXPECT_TRUE(one.right());
    return one.result();
  }
};

INSTANTIATE_TEST_SUITE_P(Engines, RsaConformance, ::testing::ValuesIn(cases(kRsaFunctions)), case_name);

TEST_P(RsaConformance, ComputesNistsAnswers) {
  for (const auto& vector : modexp::vectors::kNistAcvp) {
    const Bytes base = from_hex(vector.base), result = from_hex(vector.result);
    if (is_public()) {
      EXPECT_EQ(apply(Operation::public_exponent, Key(vector), result), base) << vector.name;
      continue;
    }
    for (const bool checked : {false, true}) {
      EXPECT_EQ(apply(Operation::primes, Key(vector), base, checked), result) << vector.name;
    }
  }
}

// All of RSASP1 and RSADP, with primes where the file has them; the slow reference has an eighth, an accelerator a
// quarter.
TEST_P(RsaConformance, ComputesTheKnownAnswers) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  const std::size_t share = GetParam().engine == "cpu.reference" ? 8 : GetParam().hardware ? 4 : 1;
  std::size_t number = 0;
  tandem::testing::check_all(
      "rsa-modexp.json", GetParam().name,
      [&](const Answer& answer) -> std::string {
        if (++number % share != 0) return "left to faster engines";
        const modexp::testing::KnownPower known(answer);
        if (!known.is_private && !is_public()) return "with a public exponent";
        if (const std::string why = known.other_lengths(); !why.empty()) return why;
        const Big n(known.n), d(known.is_private ? known.exponent : Bytes{0}), x(known.base);
        const std::size_t bytes = n.bits() / 8;
        Key key;
        key.n = n.bytes(bytes);
        key.d = d.bytes(bytes);
        key.e = known.is_private ? answer.key("e") : known.exponent;
        Operation operation = is_public() ? Operation::public_exponent : Operation::private_exponent;
        if (!is_public() && answer.key_has("p")) {
          const Big p(answer.key("p")), q(answer.key("q"));
          operation = Operation::primes;
          for (const auto& [part, value] : {std::pair(&Key::p, p),
                                            {&Key::q, q},
                                            {&Key::dp, d % (p - 1)},
                                            {&Key::dq, d % (q - 1)},
                                            {&Key::qinv, q.inverse_mod(p)}}) {
            key.*part = value.bytes(bytes / 2);
          }
        }
        const Bytes base = x.bytes(bytes);
        if (!(x < n)) {
          EXPECT_EQ(answer.expected(), Expected::invalid);
          RsaJob one(operation, key, base, random_);
          EXPECT_EQ(run(*engine_, one), Status::bad_length);
          EXPECT_TRUE(one.untouched());
        } else if (is_public() && known.is_private) {
          // A public operation undoes a private one.
          const bool has_out = answer.has("out");
          const Bytes undone = apply(operation, key, has_out ? Big(answer.bytes("out")).bytes(bytes) : base);
          EXPECT_EQ(undone == base, answer.expected() == Expected::valid || !has_out);
        } else {
          modexp::testing::expect_power(answer, base, apply(operation, key, base, !is_public()));
        }
        return kChecked;
      },
      share > 1);
}

TEST_P(RsaConformance, AgreesWithReferenceInAnyMixture) {
  const std::size_t count = messages(GetParam().hardware ? 200 : 2'000);
  const Key real(modexp::vectors::kNistAcvp[0]);
  for (std::size_t done = 0; done < count;) {
    RsaJobs jobs;
    for (std::size_t size = 1 + random_.below(40); jobs.size() < size; ++done) {
      if (random_.below(64) == 0) {
        jobs.push_back(
            std::make_unique<RsaJob>(is_public() ? Operation::public_exponent : Operation::primes, real, random_));
      } else {
        jobs.push_back(std::make_unique<RsaJob>(GetParam().algorithm, random_));
      }
    }
    ASSERT_EQ(run(*engine_, jobs), jobs.size());
    for (const auto& one : jobs) ASSERT_TRUE(one->right()) << one->task.len_bytes() << " bytes";
  }
  std::printf("%s: %zu tasks in mixed batches\n", GetParam().name.c_str(), count);
}

// A key names a public exponent that is not its own: nothing may be released that this exponent does not verify.
// Libraries may find another way to the right result; ../engine/software_engine_test.cpp tests our own variants.
TEST_P(RsaConformance, ReleasesNothingThatIsNotRight) {
  if (!GetParam().hardware || is_public()) GTEST_SKIP() << "of private keys, on accelerators";
  const auto& vector = modexp::vectors::kNistAcvp[0];
  const Bytes base = from_hex(vector.base);
  Key key(vector);
  key.dq[3] ^= 1;
  key.d[3] ^= 1;
  for (const Operation operation : operations()) {
    RsaJob one(operation, key, base, random_, true);
    EXPECT_EQ(run(*engine_, one), Status::wrong_result);
    EXPECT_EQ(one.result(), Bytes(base.size()));
    // There is no check without a public exponent.
    RsaJob unchecked(operation, key, base, random_, false);
    EXPECT_EQ(run(*engine_, unchecked), Status::ok);
    EXPECT_TRUE(unchecked.right());
  }
}

// The two halves of a core have a multiple of 256 bits each.
TEST_P(RsaConformance, RefusesPrimesThatNoHalfOfItsCoreTakes) {
  if (!GetParam().hardware || is_public()) GTEST_SKIP() << "of private keys, on accelerators";
  for (std::size_t bits = 768; bits < modexp::kMaxBits; bits += 512) {
    RsaJob one(Operation::primes, modexp::testing::random_key(random_, bits / 8, 2), random_);
    EXPECT_EQ(run(*engine_, one), Status::unsupported) << bits;
    EXPECT_TRUE(one.untouched());
  }
}

TEST_P(RsaConformance, TakesEverySizeInPlaceToo) {
  for (std::size_t bytes = modexp::kMinBits / 8; bytes <= modexp::kMaxBytes; bytes += modexp::kStepBits / 8) {
    Key key = modexp::testing::random_key(random_, bytes, 2);
    key.d.erase(key.d.begin(), key.d.end() - 2);
    Bytes base = tandem::testing::random_bytes(random_, bytes);
    base[0] = 0;
    const Operation operation = operations()[0];
    const Bytes result = apply(operation, key, base);
    RsaJob one(operation, key, base, random_);
    Bytes message(one.task.source, one.task.source + one.task.len_bytes());
    one.task.source = one.task.destination = message.data();
    EXPECT_EQ(run(*engine_, one), Status::ok);
    EXPECT_EQ(Bytes(message.begin(), message.begin() + static_cast<std::ptrdiff_t>(bytes)), result);
  }
}

TEST_P(RsaConformance, RefusesWhatIsNoKeyAndNoBase) {
  const Key real(modexp::vectors::kNistAcvp[0]);
  const Bytes base = from_hex(modexp::vectors::kNistAcvp[0].base);
  std::uint8_t tag[16] = {};
  const auto status_with = [&](Operation operation, const auto& change) {
    RsaJob one(operation, real, base, random_);
    Bytes message(one.task.source, one.task.source + one.task.len_bytes());
    one.task.source = message.data();
    change(one.task, message);
    const Status status = run(*engine_, one);
    EXPECT_TRUE(one.untouched());
    return status;
  };
  for (const Operation operation : operations()) {
    const auto status_of_task = [&](const auto& change) {
      return status_with(operation, [&](Task& task, Bytes&) { change(task); });
    };
    EXPECT_EQ(status_of_task([](Task& task) { task.key_bytes = 32; }), Status::bad_key);
    EXPECT_EQ(status_of_task([&](Task& task) { task.tag = tag; }), Status::bad_length);
    EXPECT_EQ(status_of_task([&](Task& task) { task.aad = tag; }), Status::unsupported);
    EXPECT_EQ(status_of_task([](Task& task) { task.len_bits -= 8; }), Status::bad_length);
    EXPECT_EQ(status_of_task([](Task& task) { task.len_bits += 8; }), Status::bad_length);
    EXPECT_EQ(status_of_task([](Task& task) { task.len_bits = 0; }), Status::bad_length);
    EXPECT_EQ(status_of_task([](Task& task) { task.len_bits -= 1; }), Status::bad_length);
    EXPECT_EQ(
        status_of_task([&](Task& task) { task.direction = is_public() ? Direction::decrypt : Direction::encrypt; }),
        Status::unsupported);
    EXPECT_EQ(status_of_task(
                  [&](Task& task) { task.algorithm = is_public() ? Algorithm::rsa_private : Algorithm::rsa_public; }),
              Status::unsupported);
    // Sizes that there are not; a form that there is not; what must be 0.
    for (const unsigned bits : {0U, 256U, 511U, 2049U, 2056U, 4352U, 65535U}) {
      EXPECT_EQ(status_of_task([=](Task& task) {
                  task.iv[0] = static_cast<std::uint8_t>(bits);
                  task.iv[1] = static_cast<std::uint8_t>(bits >> 8);
                }),
                Status::bad_iv)
          << bits;
    }
    for (const unsigned bytes : {0U, 257U, 65535U}) {
      EXPECT_EQ(status_of_task([=](Task& task) {
                  task.iv[2] = static_cast<std::uint8_t>(bytes);
                  task.iv[3] = static_cast<std::uint8_t>(bytes >> 8);
                }),
                Status::bad_iv)
          << bytes;
    }
    EXPECT_EQ(status_of_task([](Task& task) { task.iv[4] = 2; }), Status::bad_iv);
    EXPECT_EQ(status_of_task([](Task& task) { task.iv[6] = 2; }), Status::bad_iv);
    for (std::size_t i = 7; i < 16; ++i) {
      EXPECT_EQ(status_of_task([=](Task& task) { task.iv[i] = 1; }), Status::bad_iv);
    }
    // The base is the end of the message; the modulus, or p and then q, its begin.
    EXPECT_EQ(
        status_with(operation, [](Task&, Bytes& message) { std::fill(message.end() - 256, message.end(), 0xff); }),
        Status::bad_length);
    const std::size_t modulus = operation == Operation::primes ? 128 : 256;
    for (std::size_t at = modulus; at <= 256; at += modulus) {
      EXPECT_EQ(status_with(operation, [=](Task&, Bytes& message) { message[at - 1] ^= 1; }), Status::bad_key);
      EXPECT_EQ(status_with(operation, [=](Task&, Bytes& message) { message[at - modulus] &= 0x7f; }), Status::bad_key);
    }
  }
}

}  // namespace
}  // namespace tandem::catalog::conformance
