// 256-NEA5, 256-NIA5 and 256-NCA5 in every variant: published test data, the reference at every length, batches of any
// mixture, forgeries, and what is left on the stack.
#include "algorithms/aes256/sw/aes256.h"

#include <gtest/gtest.h>

#include "algorithms/aes/sw/reference.h"
#include "algorithms/aes256/vectors/published.h"
#include "algorithms/gcm_sst/check/functions_256.h"
#include "generated/algorithms/operations.h"
#include "testing/pdu_256.h"

namespace tandem::aes256 {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Pdu256;

TEST(Variants, AreThoseOfTheFactsBestFirst) {
  tandem::testing::expect_best_first(kVariants);
  EXPECT_EQ(tandem::testing::names(kVariants), tandem::testing::promised(facts::aes256::kVariants));
}

// The first counter block for the keys of a tag is the IV with its lowest bit of byte 0 set, and number 0: with an
// empty message the tag is P, the block of number 2.
TEST(Aes256, CounterBlocksOfTags) {
  const Bytes key = from_hex("1f2f3f4f5f6f7f8f9fafbfcfdfefff0f1f3f5f7f9f2f4f6f8fafffffffffffff");
  const Bytes iv = from_hex("7c3fffffffffffffffffffff00000000");
  Bytes block = from_hex("7d3fffffffffffffffffffff00000002");
  aes::Cipher(key.data(), key.size()).encrypt(block.data());
  EXPECT_EQ(block, from_hex("1db5134c20f50b6ef1cdd8c48d859fd3"));
  for (const Variant& variant : kVariants) {
    if (!variant.available()) continue;
    Pdu256 one(key, iv, {}, {}, 16);
    Pdu* const pdu = &one.pdu;
    variant.nca({&pdu, 1});
    EXPECT_EQ(one.tag(), block) << variant.name;
  }
}

}  // namespace
}  // namespace tandem::aes256

namespace tandem::testing {

const Family256& family_256() {
  static const Family256 family{.variants = aes256::kVariants,
                                .nea = cases_256(aes256::vectors::kNea5),
                                .nia = cases_256(aes256::vectors::kNia5),
                                .nca = cases_256(aes256::vectors::kNca5),
                                .iv_mask = facts::operation(Algorithm::nca5).iv_mask};
  return family;
}

}  // namespace tandem::testing
