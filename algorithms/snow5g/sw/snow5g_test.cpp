// SNOW 5G in every variant: intermediate values of the reference, published test data, the reference at every length,
// batches of any mixture, forgeries, and what is left on the stack.
#include "algorithms/snow5g/sw/snow5g.h"

#include <gtest/gtest.h>

#include "algorithms/gcm_sst/check/functions_256.h"
#include "algorithms/snow5g/sw/reference.h"
#include "algorithms/snow5g/vectors/published.h"
#include "generated/algorithms/operations.h"
#include "testing/pdu_256.h"

namespace tandem::snow5g {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;

// --- The registers, step by step: from a computation apart from this project.

struct Moment {
  const char *z, *a_low, *a_high, *b_low, *b_high, *r1, *r2, *r3;
};

constexpr const char* kKey = "0100000000000000000000000000000000000000000000000000000000000000";
constexpr const char* kIv = "001c1112131415168000000100000000";
constexpr const char* kZero = "00000000000000000000000000000000";

Bytes half(const std::array<std::uint16_t, 16>& words, std::size_t from) {
  Bytes bytes;
  for (std::size_t i = from; i < from + 8; ++i) {
    bytes.push_back(static_cast<std::uint8_t>(words[i]));
    bytes.push_back(static_cast<std::uint8_t>(words[i] >> 8));
  }
  return bytes;
}

Bytes bytes_of(const Block& block) { return {block.begin(), block.end()}; }

/// Fields that are nullptr are not known.
void expect(const Registers& registers, const Moment& moment, const char* where) {
  const auto compare = [&](const char* expected, const Bytes& found, const char* what) {
    if (expected != nullptr) {
      EXPECT_EQ(found, from_hex(expected)) << what << ", " << where;
    }
  };
  compare(moment.a_low, half(registers.a, 0), "a0..a7");
  compare(moment.a_high, half(registers.a, 8), "a8..a15");
  compare(moment.b_low, half(registers.b, 0), "b0..b7");
  compare(moment.b_high, half(registers.b, 8), "b8..b15");
  compare(moment.r1, bytes_of(registers.r1), "R1");
  compare(moment.r2, bytes_of(registers.r2), "R2");
  compare(moment.r3, bytes_of(registers.r3), "R3");
}

TEST(Snow5gReference, IntermediateValues) {
  const Bytes key = from_hex(kKey);
  Registers registers;
  registers.load(key.data(), from_hex(kIv).data());
  const auto step = [&](unsigned number, const Moment& moment) {
    if (moment.z != nullptr) {
      EXPECT_EQ(bytes_of(registers.output()), from_hex(moment.z)) << number;
    }
    registers.initialise_step(number, key.data());
    expect(registers, moment, ("step " + std::to_string(number)).c_str());
  };
  step(1, {kZero, "01000000000000000000000000000000", "0038232426282a2c0001000200000000", kZero,
           "001c1112131415168000000100000000", "01000000000000000000000000000000", "63636363636363636363636363636363",
           "63636363636363636363636363636363"});
  step(2, {"627f727170777675e363636263636363", nullptr, "607f72495353505dc94f636363616363", nullptr,
           "011c1112131415168000000100000000", "c6a8c6c6beaec5c6a3acc6c6aab2c4c6", "5d7c7c42636363636363636363636363",
           "fbfbfbfbfbfbfbfbfbfbfbfbfbfbfbfb"});
  for (unsigned i = 3; i < 15; ++i) step(i, {});
  step(15, {"c4cf45fe9ab95dae907000ecc2c025ab", "6114e6f16056a0d32581053cebe0cf11", "b94d99500c19f81676af7295db7ebd71",
            "d6a2eed053180ba4b8ab08b4e0e7bfd3", "0aaee5e9b20a7a397def7493f79c2263", "27eac13d80d02626d2d246cfd3239a9c",
            "d0863afe074ca58d20b259b12713d512", "3b7396359b030dcb25083f7874ef4de9"});
  step(16, {"e11e9cd9359705d26f70e3d3edd369ed", "b94d99500c19f81676af7295db7ebd71", "3a856aed3f732f82088597b0c42a9363",
            "0aaee5e9b20a7a397def7493f79c2263", "40335875746c4b6eaff5e60b5b7f1419", "529e73d6c56659a4499aa6c5636b9eab",
            "971c71c2da487a0f9486616f23fb91d5", "99ad94fb7015220d2f8b36858186c786"});
  for (const char* z : {"05cdba89e39bde1d6c09edbe9d112311", "b77f9a701829d20422d667765f9e1ee8",
                        "a492ca57d2a66b42a903d170013c713c", "cdfa8f4216b9394d805d4d0f077afbf5"}) {
    EXPECT_EQ(bytes_of(registers.step()), from_hex(z));
  }
}

TEST(Snow5gReference, KeystreamOfZeros) {
  const Bytes key(32);
  Registers registers;
  registers.load(key.data(), Bytes(16).data());
  for (unsigned i = 1; i <= 16; ++i) registers.initialise_step(i, key.data());
  EXPECT_EQ(bytes_of(registers.step()), from_hex("95ce1961b4941273fbd92dcc7457d4eb"));
  EXPECT_EQ(bytes_of(registers.step()), from_hex("be88252c719bcb6c0630cf0dc38c5b7e"));
}

TEST(Variants, AreThoseOfTheFactsBestFirst) {
  tandem::testing::expect_best_first(kVariants);
  EXPECT_EQ(tandem::testing::names(kVariants), tandem::testing::promised(facts::snow5g::kVariants));
}

}  // namespace
}  // namespace tandem::snow5g

namespace tandem::testing {

const Family256& family_256() {
  static const Family256 family{.variants = snow5g::kVariants,
                                .nea = cases_256(snow5g::vectors::kNea4),
                                .nia = cases_256(snow5g::vectors::kNia4),
                                .nca = cases_256(snow5g::vectors::kNca4),
                                .iv_mask = facts::operation(Algorithm::nca4).iv_mask};
  return family;
}

}  // namespace tandem::testing
