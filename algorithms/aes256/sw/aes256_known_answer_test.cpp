// AES-256 against the known-answer files in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include "algorithms/aes256/sw/aes256.h"
#include "testing/known_answers_256.h"
#include "testing/variants.h"

namespace tandem::aes256 {
namespace {

using KnownAnswers = tandem::testing::EachVariant<Variant>;
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(KnownAnswers, OfAllThree) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  tandem::testing::check_known_answers_256(variant(), 5);
}

}  // namespace
}  // namespace tandem::aes256
