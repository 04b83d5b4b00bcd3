// Tests that a batch gives back nothing of the keys, messages and MACs that went through it when it is destroyed, that
// calls for single PDUs leave nothing of them on the stack, and what calls return without memory.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "algorithms/aes/sw/aes.h"
#include "testing/capi/capi_fixture.h"
#include "testing/freed_memory.h"
#include "testing/used_stack.h"

namespace tandem::capi {
namespace {

using tandem::testing::FreedMemory;
using tandem::testing::UsedStack;
using testing::is_integrity;
using testing::kAlgorithms;
using testing::Random;

/// PDUs with buffers that stay where they are.
struct Traffic {
  static constexpr std::size_t kPdus = 60;
  static constexpr std::uint32_t kMaxBits = 8 * 2000;

  tandem_pdu pdus[kPdus];
  std::uint8_t keys[kPdus][16];
  std::uint8_t source[kMaxBits / 8];
  std::uint8_t destination[kMaxBits / 8];

  /// All traffic is alike but for keys and contents, which follow from the seed. Every MAC is a forgery.
  explicit Traffic(int seed) { make(seed); }
  void make(int seed) {
    Random secrets(static_cast<std::uint64_t>(seed));
    Random others(100);
    secrets.fill(source);
    for (std::size_t i = 0; i < kPdus; ++i) {
      secrets.fill(keys[i]);
      pdus[i] = {};
      pdus[i].size = sizeof pdus[i];
      pdus[i].algorithm = kAlgorithms[i % 6];
      pdus[i].count = static_cast<std::uint32_t>(others.next());
      pdus[i].verify = 1;
      pdus[i].length_bits = 1 + static_cast<std::uint32_t>(others.below(kMaxBits));
      pdus[i].key = keys[i];
      pdus[i].source = source;
      pdus[i].destination = destination;
    }
  }
};

enum class End { flushed, polled, in_flight };

/// Returns the memory that a batch gives back when it is destroyed after traffic up to some point.
std::unique_ptr<FreedMemory> freed_after(Traffic& traffic, End end) {
  tandem_batch* batch = nullptr;
  EXPECT_EQ(tandem_batch_create(&batch, nullptr), TANDEM_OK);
  tandem_pdu* offered[Traffic::kPdus];
  tandem_pdu* done[Traffic::kPdus];
  for (std::size_t i = 0; i < Traffic::kPdus; ++i) offered[i] = &traffic.pdus[i];
  EXPECT_EQ(tandem_batch_submit(batch, offered, Traffic::kPdus), Traffic::kPdus);
  if (end == End::in_flight) {
    tandem_batch_poll(batch, done, Traffic::kPdus);
    EXPECT_GT(tandem_batch_in_flight(batch), 0U);
  } else {
    EXPECT_EQ(tandem_batch_flush(batch), Traffic::kPdus);
  }
  if (end == End::polled) {
    EXPECT_EQ(tandem_batch_poll(batch, done, Traffic::kPdus), Traffic::kPdus);
    for (const tandem_pdu& pdu : traffic.pdus) {
      EXPECT_EQ(pdu.status, is_integrity(pdu.algorithm) ? TANDEM_AUTHENTICATION : TANDEM_OK);
    }
  }
  auto freed = std::make_unique<FreedMemory>();
  tandem_batch_destroy(batch);
  freed->stop();
  return freed;
}

TEST(Wiped, BatchesThatAreDestroyed) {
  auto traffic = std::make_unique<Traffic>(0);
  for (const End end : {End::flushed, End::polled, End::in_flight}) {
    traffic->make(1);
    const auto first = freed_after(*traffic, end);
    traffic->make(2);
    const auto second = freed_after(*traffic, end);
    EXPECT_GT(first->bytes(), 100'000U);
    EXPECT_EQ(difference_but_for_addresses(*first, *second), "") << static_cast<int>(end);
  }
}

TEST(Wiped, StacksOfSingleCalls) {
  if (!UsedStack::kTells) GTEST_SKIP() << "not with sanitizers";
  constexpr std::size_t kBytes = 3000;
  Random random(5);
  std::array<std::uint8_t, 16> key;
  std::array<std::uint8_t, kBytes> source{};  // of zeros: what is written is the keystream
  std::array<std::uint8_t, kBytes> output;
  random.fill(key);
  for (const int algorithm : kAlgorithms) {
    tandem_status status = TANDEM_UNSUPPORTED;
    const UsedStack stack([&] {
      status = testing::call_of(algorithm)(key.data(), 1, 2, 1, 8 * kBytes - 3, source.data(), output.data());
      tandem_forget_keys();
    });
    ASSERT_TRUE(stack.usable());
    ASSERT_EQ(status, TANDEM_OK);
    EXPECT_FALSE(stack.holds(key)) << algorithm;
    for (std::size_t at = 0; !is_integrity(algorithm) && at + 32 <= kBytes; at += 16) {
      ASSERT_FALSE(stack.holds(std::span(output).subspan(at, 16))) << algorithm << " at " << at;
    }
  }
}

TEST(Wiped, KeysThatAreForgotten) {
  const std::uint8_t key[16] = {};
  const std::uint8_t source[8] = {};
  const auto authenticate = [&] {
    std::uint8_t mac[4];
    EXPECT_EQ(tandem_eia2(key, 0, 0, 0, 64, source, mac), TANDEM_OK);
    EXPECT_EQ(aes::keeps_keys(), std::string_view(tandem_variant(TANDEM_EIA2)) != "reference");
  };
  authenticate();
  tandem_forget_keys();
  EXPECT_FALSE(aes::keeps_keys());
  authenticate();
  tandem_batch_destroy(nullptr);
  authenticate();
  tandem_batch* batch = nullptr;
  ASSERT_EQ(tandem_batch_create(&batch, nullptr), TANDEM_OK);
  tandem_batch_destroy(batch);
  EXPECT_FALSE(aes::keeps_keys());
}

TEST(NoMemory, IsAStatus) {
  auto* batch = reinterpret_cast<tandem_batch*>(std::uintptr_t{8});
  tandem_status status;
  {
    const tandem::testing::NoMemory none;
    status = tandem_batch_create(&batch, nullptr);
  }
  EXPECT_EQ(status, TANDEM_NO_MEMORY);
  EXPECT_EQ(batch, nullptr);
}

// AES cannot keep its keys without memory.
TEST(NoMemory, FailsTheLibrariesAndWritesNoMac) {
  if (std::string_view(tandem_variant(TANDEM_EIA2)) == "reference") GTEST_SKIP() << "the reference needs no memory";
  auto traffic = std::make_unique<Traffic>(0);
  tandem_batch* batch = nullptr;
  ASSERT_EQ(tandem_batch_create(&batch, nullptr), TANDEM_OK);
  std::vector<tandem_pdu*> pdus;
  for (tandem_pdu& pdu : traffic->pdus) {
    pdu.verify = 0;
    std::ranges::fill(pdu.mac, std::uint8_t{9});
    pdus.push_back(&pdu);
  }
  tandem_forget_keys();
  std::uint8_t mac[4] = {9, 9, 9, 9};
  tandem_status status;
  {
    const tandem::testing::NoMemory none;
    status = tandem_eia2(traffic->keys[0], 0, 0, 0, 64, traffic->source, mac);
    tandem_batch_submit(batch, pdus.data(), pdus.size());
    tandem_batch_flush(batch);
  }
  EXPECT_EQ(status, TANDEM_LIBRARY_ERROR);
  EXPECT_EQ(std::to_array(mac), (std::array<std::uint8_t, 4>{9, 9, 9, 9}));
  EXPECT_EQ(tandem_batch_poll(batch, pdus.data(), pdus.size()), pdus.size());
  for (const tandem_pdu& pdu : traffic->pdus) {
    const bool aes = pdu.algorithm == TANDEM_EEA2 || pdu.algorithm == TANDEM_EIA2;
    EXPECT_EQ(pdu.status, aes ? TANDEM_LIBRARY_ERROR : TANDEM_OK);
    EXPECT_TRUE(pdu.algorithm != TANDEM_EIA2 || std::to_array(pdu.mac) == (std::array<std::uint8_t, 4>{9, 9, 9, 9}));
  }
  tandem_batch_destroy(batch);
}

// ... and the search would find them.
TEST(Wiped, StacksThatAreNotAreFound) {
  if (!UsedStack::kTells) GTEST_SKIP() << "not with sanitizers";
  std::array<std::uint8_t, 16> secret;
  Random(6).fill(secret);
  const UsedStack stack([&] {
    volatile std::uint8_t copy[16];
    for (std::size_t i = 0; i < secret.size(); ++i) copy[i] = secret[i];
    (void)copy[0];
  });
  ASSERT_TRUE(stack.usable());
  EXPECT_TRUE(stack.holds(secret));
}

}  // namespace
}  // namespace tandem::capi
