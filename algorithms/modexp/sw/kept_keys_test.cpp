// Tests that RSA keys kept by a thread are wiped when they are forgotten.
#include <gtest/gtest.h>

#include <array>

#include "algorithms/modexp/check/modexp_fixture.h"
#include "testing/forgotten_keys.h"

namespace tandem::modexp {
namespace {

using testing::Bytes;
using testing::Case;
using testing::from_hex;
using testing::Key;
using testing::Random;

/// Two of NIST's keys, as long as one another.
std::array<const vectors::Vector*, 2> two_keys() {
  for (const auto& first : vectors::kNistAcvp) {
    for (const auto& second : vectors::kNistAcvp) {
      if (first.n.size() == second.n.size() && first.n != second.n) return {&first, &second};
    }
  }
  return {};
}

TEST(KeptKeys, AreWipedWhenTheyAreForgotten) {
  const auto keys = two_keys();
  ASSERT_NE(keys[0], nullptr);
  const Variant* const variant = kVariants.find("openssl");
  if (variant == nullptr) GTEST_SKIP() << "not here: openssl";
  tandem::testing::expect_forgotten_keys_wiped(
      [&](int seed) {
        const vectors::Vector& vector = *keys[static_cast<std::size_t>(seed)];
        Random random(1);
        Case one(Key(vector), Operation::primes, from_hex(vector.base), random);
        Message message = one.message();
        ASSERT_EQ(run(*variant, message), Status::ok);
      },
      keeps_keys, forget_keys);
}

}  // namespace
}  // namespace tandem::modexp
