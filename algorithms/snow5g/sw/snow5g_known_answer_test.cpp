// SNOW 5G against the known-answer files in the directory TANDEM_VECTORS, if it is set.
#include <gtest/gtest.h>

#include "algorithms/snow5g/sw/snow5g.h"
#include "testing/known_answers_256.h"
#include "testing/variants.h"

namespace tandem::snow5g {
namespace {

using KnownAnswers = tandem::testing::EachVariant<Variant>;
INSTANTIATE_TEST_SUITE_P(All, KnownAnswers, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(KnownAnswers, OfAllThree) {
  if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
  tandem::testing::check_known_answers_256(variant(), 4);
}

}  // namespace
}  // namespace tandem::snow5g
