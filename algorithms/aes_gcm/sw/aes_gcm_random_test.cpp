// Every variant against `reference`: every short length, 10,000 random messages in mixed batches, and memory that must
// not be touched.
#include <gtest/gtest.h>

#include <iterator>

#include "algorithms/aes_gcm/check/aes_gcm_fixture.h"
#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "testing/aead_variants.h"

namespace tandem::aes_gcm {
namespace {

using testing::Case;
using testing::Random;

class AgainstReference : public tandem::testing::EachAeadVariant<Variant, Case> {
 protected:
  void TearDown() override { forget_keys(); }
};
INSTANTIATE_TEST_SUITE_P(All, AgainstReference, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(AgainstReference, EveryShortLength) {
  Random random(11);
  constexpr std::size_t kAadBytes[] = {0, 1, 12, 13, 16, 17, 63, 64, 65, 200};
  for (std::size_t bytes = 0; bytes <= 1100; ++bytes) {
    SCOPED_TRACE(bytes);
    ASSERT_NO_FATAL_FAILURE(check(Case(random, bytes, kAadBytes[bytes % std::size(kAadBytes)]), bytes % 2 == 0));
  }
}

TEST_P(AgainstReference, EveryAadLength) {
  Random random(12);
  for (std::size_t aad = 0; aad <= 300; ++aad) {
    SCOPED_TRACE(aad);
    ASSERT_NO_FATAL_FAILURE(check(Case(random, aad % 3 * 15, aad), aad % 2 == 0));
  }
}

TEST_P(AgainstReference, LongMessages) {
  Random random(13);
  for (const std::size_t bytes : {16'384U, 65'535U, 70'000U}) {
    SCOPED_TRACE(bytes);
    ASSERT_NO_FATAL_FAILURE(check(Case(random, bytes, 13), bytes % 2 == 0));
  }
}

TEST_P(AgainstReference, TenThousandMessagesInBatches) {
  Random random(14);
  check_batches(random, 7'000, 80);
  check_batches(random, 2'900, 600);
  check_batches(random, 100, 9'000);
}

TEST_P(AgainstReference, TouchesNothingOutsideTheBuffers) {
  Random random(18);
  check_fences(random, 700);
}

}  // namespace
}  // namespace tandem::aes_gcm
