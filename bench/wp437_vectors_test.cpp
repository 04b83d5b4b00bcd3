#include "bench/wp437_vectors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "algorithms/zuc/sw/zuc.h"
#include "bench/wp437_unoptimised.h"
#include "engine/lanes/run_one.h"

namespace tandem::bench::wp437 {
namespace {

class VectorStoreTest : public ::testing::TestWithParam<ByteOrder> {};

INSTANTIATE_TEST_SUITE_P(ByteOrders, VectorStoreTest, ::testing::Values(ByteOrder::big, ByteOrder::little));

TEST_P(VectorStoreTest, GivesVectorsOneAfterTheOtherWithParametersInRange) {
  VectorStore store(GetParam());
  store.fill(100, 95, 1);
  EXPECT_EQ(store.words(), 100U * (7 + 3));
  std::size_t at = 0;
  unsigned bearers = 0;
  unsigned directions = 0;
  for (int i = 0; i < 100; ++i) {
    const Vector vector = store.next(at);
    EXPECT_EQ(vector.len_bits, 95U);
    ASSERT_LT(vector.bearer, 32);
    ASSERT_LT(vector.direction, 2);
    bearers |= 1U << vector.bearer;
    directions |= 1U << vector.direction;
    store.swap_data(vector);
    EXPECT_EQ(reinterpret_cast<const std::uint8_t*>(vector.data)[11] & 1, 0) << "a bit past the length";
  }
  EXPECT_EQ(at, store.words());
  EXPECT_GT(__builtin_popcount(bearers), 16);
  EXPECT_EQ(directions, 3U);
}

TEST(VectorStore, HoldsTheSameInEitherByteOrder) {
  VectorStore big(ByteOrder::big);
  VectorStore little(ByteOrder::little);
  big.fill(20, 300, 7);
  little.fill(20, 300, 7);
  std::size_t at = 0;
  for (int i = 0; i < 20; ++i) {
    std::size_t same = at;
    const Vector a = big.next(at);
    const Vector b = little.next(same);
    ASSERT_EQ(at, same);
    EXPECT_EQ(a.key, b.key);
    EXPECT_EQ(a.count, b.count);
    EXPECT_NE(std::memcmp(a.data, b.data, 40), 0);
    little.swap_data(b);
    EXPECT_EQ(std::memcmp(a.data, b.data, 40), 0);
  }
}

// Every word where table 1 has it; the store's memory is read behind its back.
TEST(VectorStore, PutsTheKeyLastWordFirst) {
  VectorStore store(ByteOrder::big);
  store.fill(1, 32, 3);
  std::size_t at = 0;
  const Vector vector = store.next(at);
  const auto* const bytes = reinterpret_cast<const std::uint8_t*>(vector.data) - 28;
  EXPECT_EQ(std::memcmp(bytes, &vector.key[12], 4), 0);
  EXPECT_EQ(std::memcmp(bytes + 12, vector.key.data(), 4), 0);
  EXPECT_EQ(bytes[19], vector.count & 0xff);
  EXPECT_EQ(bytes[23], vector.bearer << 1 | vector.direction);
  EXPECT_THAT(std::vector<std::uint8_t>(bytes + 24, bytes + 28), ::testing::ElementsAre(0, 0, 0, 32));
}

TEST(Unoptimised, IsTheReference) {
  for (const std::uint64_t bits : {1U, 31U, 32U, 33U, 1000U, 40000U}) {
    for (const bool integrity : {false, true}) {
      VectorStore store(ByteOrder::big);
      VectorStore again(ByteOrder::big);
      store.fill(1, static_cast<std::uint32_t>(bits), bits);
      again.fill(1, static_cast<std::uint32_t>(bits), bits);
      std::size_t at = 0;
      std::size_t same = 0;
      const Vector a = store.next(at);
      const Vector b = again.next(same);
      Pdu fast = pdu_of(a);
      Pdu slow = pdu_of(b);
      const zuc::Variant& reference = *zuc::kVariants.find("reference");
      lanes::run_one(integrity ? reference.eia : reference.eea, fast);
      slow.mac = run_unoptimised(integrity, slow.key, slow.count, slow.bearer, slow.direction, slow.destination,
                                 slow.len_bits);
      EXPECT_EQ(fast.mac, slow.mac);
      EXPECT_EQ(std::memcmp(a.data, b.data, (bits + 7) / 8), 0) << bits;
    }
  }
}

}  // namespace
}  // namespace tandem::bench::wp437
