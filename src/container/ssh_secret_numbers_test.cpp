// Numbers of a private RSA key are marked as secret wherever libcrypto gets them.
#include <gtest/gtest.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>

#include <set>
#include <string>
#include <vector>

#include "container/ssh_crypto.h"
#include "testing/watched_numbers.h"

namespace tandem::container {
namespace {

std::vector<std::uint8_t> number_of(EVP_PKEY* key, const char* name) {
  BIGNUM* number = nullptr;
  EXPECT_EQ(EVP_PKEY_get_bn_param(key, name, &number), 1) << name;
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(BN_num_bytes(number)));
  BN_bn2bin(number, bytes.data());
  BN_clear_free(number);
  return bytes;
}

TEST(SshSecretNumbers, AreMarkedWhenAPrivateKeyIsMade) {
  EVP_PKEY* const made = EVP_PKEY_Q_keygen(nullptr, nullptr, "RSA", std::size_t{1024});
  ASSERT_NE(made, nullptr);
  const auto n = number_of(made, OSSL_PKEY_PARAM_RSA_N), e = number_of(made, OSSL_PKEY_PARAM_RSA_E),
             d = number_of(made, OSSL_PKEY_PARAM_RSA_D), p = number_of(made, OSSL_PKEY_PARAM_RSA_FACTOR1),
             q = number_of(made, OSSL_PKEY_PARAM_RSA_FACTOR2),
             coefficient = number_of(made, OSSL_PKEY_PARAM_RSA_COEFFICIENT1);
  EVP_PKEY_free(made);

  testing::take_given_numbers();
  ASSERT_NE(rsa_private_key({n, e, d, coefficient, p, q}), nullptr);
  const std::set<std::string> known{OSSL_PKEY_PARAM_RSA_N, OSSL_PKEY_PARAM_RSA_E};
  std::set<std::string> seen;
  for (const testing::GivenNumber& given : testing::take_given_numbers()) {
    seen.insert(given.role);
    EXPECT_TRUE(given.is_marked || known.contains(given.role)) << given.role;
  }
  // d modulo p - 1 and q - 1, and every number of the key, public ones included.
  EXPECT_EQ(seen, (std::set<std::string>{"BN_div a", "BN_div divisor", OSSL_PKEY_PARAM_RSA_N, OSSL_PKEY_PARAM_RSA_E,
                                         OSSL_PKEY_PARAM_RSA_D, OSSL_PKEY_PARAM_RSA_FACTOR1,
                                         OSSL_PKEY_PARAM_RSA_FACTOR2, OSSL_PKEY_PARAM_RSA_EXPONENT1,
                                         OSSL_PKEY_PARAM_RSA_EXPONENT2, OSSL_PKEY_PARAM_RSA_COEFFICIENT1}));
}

}  // namespace
}  // namespace tandem::container
