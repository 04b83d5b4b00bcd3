#include "testing/qemu/debug_port/instruction.h"

#include <gtest/gtest.h>

namespace tandem::sim::debug_port {
namespace {

// Words as GNU as 2.40 makes them.
TEST(InstructionTest, LoadsAndStoresOfThirtyTwoBits) {
  const auto load = decode(Isa::a32, 0xe5932000);  // ldr r2, [r3]
  ASSERT_TRUE(load);
  EXPECT_FALSE(load->store);
  EXPECT_EQ(load->data, 2U);
  EXPECT_EQ(load->base, 3U);
  const auto store = decode(Isa::a32, 0xe58c1000);  // str r1, [r12]
  ASSERT_TRUE(store);
  EXPECT_TRUE(store->store);
  EXPECT_EQ(store->data, 1U);
  EXPECT_EQ(store->base, 12U);
}

TEST(InstructionTest, LoadsAndStoresOfSixtyFourBits) {
  const auto load = decode(Isa::a64, 0xb9400062);  // ldr w2, [x3]
  ASSERT_TRUE(load);
  EXPECT_FALSE(load->store);
  EXPECT_EQ(load->data, 2U);
  EXPECT_EQ(load->base, 3U);
  EXPECT_FALSE(load->zero);
  const auto store = decode(Isa::a64, 0xb900019f);  // str wzr, [x12]
  ASSERT_TRUE(store);
  EXPECT_TRUE(store->store);
  EXPECT_TRUE(store->zero);
  EXPECT_EQ(store->base, 12U);
}

TEST(InstructionTest, NothingElse) {
  for (const std::uint32_t word : {
           0xe5932004U,  // ldr r2, [r3, #4]
           0xe5d32000U,  // ldrb r2, [r3]
           0xe4932000U,  // ldr r2, [r3], #0
           0x05932000U,  // ldreq r2, [r3]
           0xe593f000U,  // ldr pc, [r3]
           0xe59f2000U,  // ldr r2, [pc]
       }) {
    EXPECT_FALSE(decode(Isa::a32, word)) << std::hex << word;
  }
  for (const std::uint32_t word : {
           0xb9400462U,  // ldr w2, [x3, #4]
           0xf9400062U,  // ldr x2, [x3]
           0x39400062U,  // ldrb w2, [x3]
           0xb8404462U,  // ldr w2, [x3], #4
           0xb8606862U,  // ldr w2, [x3, x0]
       }) {
    EXPECT_FALSE(decode(Isa::a64, word)) << std::hex << word;
  }
}

}  // namespace
}  // namespace tandem::sim::debug_port
