// 256-NEA6, 256-NIA6 and 256-NCA6 in every variant, one PDU or many side by side: published test data, the reference at
// every length in bytes, forgeries, and what is left on the stack. Lengths in bits are in conformance_nea6_test.cpp.
#include <gtest/gtest.h>

#include "algorithms/gcm_sst/check/functions_256.h"
#include "algorithms/zuc/check/variants_256_fixture.h"
#include "algorithms/zuc/vectors/nia6.h"
#include "generated/algorithms/operations.h"

namespace tandem::testing {

const Family256& family_256() {
  static const Family256 family = [] {
    Family256 made{.variants = zuc::testing::variants_256(),
                   .nea = {},
                   .nia = {},
                   .nca = cases_256(std::span(zuc::vectors::kNca6)),
                   .iv_mask = facts::operation(Algorithm::nca6).iv_mask,
                   .least_nea = 1};
    for (const auto& one : zuc::vectors::kNia6) made.nia.emplace_back(one.key, one.iv, one.message, one.tag);
    return made;
  }();
  return family;
}

}  // namespace tandem::testing
