// Numbers of private keys are marked as secret wherever OpenSSL gets them.
#include <gtest/gtest.h>
#include <openssl/core_names.h>

#include <set>
#include <string>

#include "algorithms/modexp/check/modexp_fixture.h"
#include "testing/watched_numbers.h"

namespace tandem::modexp {
namespace {

using testing::Case;
using testing::from_hex;
using testing::Key;
using testing::Random;

/// Runs one of NIST's keys in a way; returns what OpenSSL was given that was not marked, and what all of it was.
void run_and_look(Operation operation, std::set<std::string>& unmarked, std::set<std::string>& all) {
  const Variant* const variant = kVariants.find("openssl");
  ASSERT_NE(variant, nullptr);
  forget_keys();
  const vectors::Vector& vector = vectors::kNistAcvp[0];
  Random random(1);
  for (const bool checked : {false, true}) {
    const Key key(vector);
    Case one(key, operation, from_hex(vector.base), random);
    Message message = one.message();
    message.public_check = checked ? Octets(key.e) : Octets();
    tandem::testing::take_given_numbers();
    ASSERT_EQ(run(*variant, message), Status::ok);
    for (const tandem::testing::GivenNumber& given : tandem::testing::take_given_numbers()) {
      all.insert(given.role);
      if (!given.is_marked) unmarked.insert(given.role);
    }
  }
  forget_keys();
}

TEST(SecretNumbers, OfKeysWithPrimesAreMarked) {
  std::set<std::string> unmarked;
  std::set<std::string> all;
  run_and_look(Operation::primes, unmarked, all);
  EXPECT_EQ(unmarked, (std::set<std::string>{OSSL_PKEY_PARAM_RSA_N, OSSL_PKEY_PARAM_RSA_E}));
  EXPECT_TRUE(all.contains("BN_mod_inverse n"));
  EXPECT_TRUE(all.contains(OSSL_PKEY_PARAM_RSA_D));
  EXPECT_TRUE(all.contains(OSSL_PKEY_PARAM_RSA_FACTOR1));
}

TEST(SecretNumbers, OfKeysWithAnExponentAreMarked) {
  std::set<std::string> unmarked;
  std::set<std::string> all;
  run_and_look(Operation::private_exponent, unmarked, all);
  EXPECT_EQ(unmarked, std::set<std::string>{});
  EXPECT_TRUE(all.contains("BN_mod_exp_mont_consttime exponent"));
  EXPECT_TRUE(all.contains("BN_mod_exp_mont a"));
}

}  // namespace
}  // namespace tandem::modexp
