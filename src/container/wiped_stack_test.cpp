// Tests that computations with secrets do not leave on the stack the memory in which they have worked.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>

#include "container/bcrypt_pbkdf.h"
#include "container/ml_kem.h"
#include "container/romix.h"
#include "testing/bytes.h"
#include "testing/used_stack.h"

namespace tandem::container {
namespace {

using tandem::testing::Random;
using tandem::testing::UsedStack;

/// Returns the number of bytes of the stack that depend on the seed of a function's secrets; 0 if the stack tells
/// nothing. Some are public, such as keys that were made, and some are registers that the compiler has put there.
std::size_t bytes_that_depend_on_secrets(const std::function<void(std::uint64_t seed)>& function) {
  if (!UsedStack::kTells) return 0;
  function(1);  // finds what is linked at the first call
  const UsedStack one([&] { function(1); });
  const UsedStack two([&] { function(2); });
  EXPECT_TRUE(one.usable() && two.usable());
  return one.differences(two);
}

TEST(WipedStack, BcryptPbkdf) {
  const std::array<std::uint8_t, 16> salt{1, 2, 3};
  const auto key = std::make_unique<std::array<std::uint8_t, 48>>();
  const std::size_t bytes = bytes_that_depend_on_secrets([&](std::uint64_t seed) {
    const char passphrase[] = {static_cast<char>('a' + seed), 'b'};
    bcrypt_pbkdf({passphrase, 2}, salt, 1, *key, [] {});
  });
  EXPECT_LT(bytes, 1'500U) << "the schedule of Blowfish has 4,168";
}

TEST(WipedStack, MlKem) {
  const auto seeds = std::make_unique<std::array<std::array<std::uint8_t, kMlKemSeedBytes>, 3>>();
  for (const std::uint64_t seed : {0, 1, 2}) Random(seed).fill(seeds->at(seed));
  const auto key = std::make_unique<MlKemPublicKey>(ml_kem_public_key(seeds->at(0)));
  const auto shared = std::make_unique<std::array<std::uint8_t, kMlKemSharedBytes>>();
  std::unique_ptr<MlKemCiphertext> ciphertext;
  std::unique_ptr<MlKemPublicKey> made;
  // A polynomial has 512 bytes; each operation has more than ten.
  EXPECT_LT(bytes_that_depend_on_secrets([&](std::uint64_t seed) {
              const auto randomness = std::span(seeds->at(seed)).first<32>();
              ciphertext.reset(new MlKemCiphertext(ml_kem_encapsulate(*key, randomness, *shared)));
            }),
            1'200U);
  EXPECT_LT(bytes_that_depend_on_secrets(
                [&](std::uint64_t seed) { made.reset(new MlKemPublicKey(ml_kem_public_key(seeds->at(seed)))); }),
            1'200U + kMlKemPublicKeyBytes);
  EXPECT_LT(bytes_that_depend_on_secrets(
                [&](std::uint64_t seed) { ml_kem_decapsulate(seeds->at(seed), *ciphertext, *shared); }),
            1'500U + kMlKemPublicKeyBytes + kMlKemCiphertextBytes);
}

TEST(WipedStack, Romix) {
  const auto block = std::make_unique<std::array<std::uint8_t, kRomixBytes>>();
  const std::size_t bytes = bytes_that_depend_on_secrets([&](std::uint64_t seed) {
    Random(seed).fill(*block);
    romix(*block, 4, [] {});
  });
  EXPECT_LT(bytes, 2 * kRomixBytes);
}

// ... and the comparison would find them.
TEST(WipedStack, WhatIsLeftIsFound) {
  if (!UsedStack::kTells) GTEST_SKIP() << "not with sanitizers";
  EXPECT_GT(bytes_that_depend_on_secrets([](std::uint64_t seed) {
              volatile std::uint64_t copy[500];
              for (volatile std::uint64_t& word : copy) word = seed * 0x0101'0101'0101'0101;
            }),
            3'900U);
}

}  // namespace
}  // namespace tandem::container
