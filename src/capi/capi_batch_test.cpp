// The batch of tandem.h against the calls for single PDUs.
#include <gtest/gtest.h>

#include <algorithm>

#include "testing/capi/capi_fixture.h"

namespace tandem::capi {
namespace {

using testing::is_integrity;
using testing::kAlgorithms;
using testing::Packet;
using testing::Packets;
using testing::Random;

class BatchTest : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(tandem_batch_create(&batch_, nullptr), TANDEM_OK); }
  void TearDown() override { tandem_batch_destroy(batch_); }

  std::unique_ptr<Packet> random_packet(std::uint32_t most_bits) {
    const int algorithm = kAlgorithms[random_.below(std::size(kAlgorithms))];
    auto packet =
        std::make_unique<Packet>(random_, algorithm, 1 + static_cast<std::uint32_t>(random_.below(most_bits)));
    if (random_.below(3) == 0) packet->in_place();
    packet->pdu.headroom = random_.below(2) == 0;
    return packet;
  }

  /// Submits and polls until all packets have come back; each comes back once.
  void run(const Packets& packets, std::size_t poll_at_most) {
    std::vector<tandem_pdu*> pdus;
    for (const auto& packet : packets) pdus.push_back(&packet->pdu);
    std::vector<tandem_pdu*> back(pdus.size());
    std::size_t submitted = 0;
    std::size_t done = 0;
    while (done < pdus.size()) {
      submitted += tandem_batch_submit(batch_, pdus.data() + submitted, pdus.size() - submitted);
      ASSERT_EQ(tandem_batch_in_flight(batch_), submitted - done);
      done += tandem_batch_poll(batch_, back.data() + done, std::min(poll_at_most, pdus.size() - done));
    }
    std::sort(pdus.begin(), pdus.end());
    std::sort(back.begin(), back.end());
    EXPECT_EQ(back, pdus);
    EXPECT_EQ(tandem_batch_in_flight(batch_), 0U);
  }

  Random random_{1};
  tandem_batch* batch_ = nullptr;
};

TEST_F(BatchTest, MixturesAreWhatSingleCallsGive) {
  for (int i = 0; i < 30; ++i) {
    Packets packets;
    const std::size_t count = 1 + random_.below(i % 10 == 9 ? 3000 : 200);
    for (std::size_t j = 0; j < count; ++j) packets.push_back(random_packet(random_.below(30) == 0 ? 100'000 : 4000));
    run(packets, 1 + random_.below(300));
    for (const auto& packet : packets) ASSERT_TRUE(packet->right()) << packet->pdu.algorithm;
  }
}

TEST_F(BatchTest, FlushFinishesEverything) {
  Packets packets;
  std::vector<tandem_pdu*> pdus;
  for (int i = 0; i < 150; ++i) {
    packets.push_back(random_packet(20'000));
    pdus.push_back(&packets.back()->pdu);
  }
  ASSERT_EQ(tandem_batch_submit(batch_, pdus.data(), pdus.size()), pdus.size());
  EXPECT_EQ(packets[0]->pdu.status, TANDEM_IN_FLIGHT);
  EXPECT_EQ(tandem_batch_flush(batch_), pdus.size());
  EXPECT_EQ(tandem_batch_in_flight(batch_), pdus.size());
  std::vector<tandem_pdu*> back(200);
  EXPECT_EQ(tandem_batch_poll(batch_, back.data(), back.size()), pdus.size());
  for (const auto& packet : packets) EXPECT_TRUE(packet->right());
  EXPECT_EQ(tandem_batch_flush(batch_), 0U);
}

TEST_F(BatchTest, ForgeriesAreFound) {
  Packets packets;
  std::vector<bool> valid;
  while (packets.size() < 100) {
    auto packet = random_packet(3000);
    if (!is_integrity(packet->pdu.algorithm)) continue;
    valid.push_back(random_.below(2) == 0);
    packet->verify(valid.back());
    packets.push_back(std::move(packet));
  }
  run(packets, 64);
  for (std::size_t i = 0; i < packets.size(); ++i) {
    EXPECT_EQ(packets[i]->pdu.status, valid[i] ? TANDEM_OK : TANDEM_AUTHENTICATION);
  }
}

TEST_F(BatchTest, WhatCannotBeRunComesBackUntouched) {
  for (const int algorithm : kAlgorithms) {
    const struct {
      tandem_status status;
      void (*spoil)(tandem_pdu&);
    } cases[] = {{TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) { pdu.size -= 1; }},
                 {TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) { pdu.key = nullptr; }},
                 {TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) { pdu.source = nullptr; }},
                 {TANDEM_BAD_LENGTH, [](tandem_pdu& pdu) { pdu.length_bits = 0; }},
                 {TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.bearer = 32; }},
                 {TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.direction = 2; }},
                 {TANDEM_UNSUPPORTED, [](tandem_pdu& pdu) { pdu.algorithm = TANDEM_EEA1 - 1; }},
                 {TANDEM_UNSUPPORTED, [](tandem_pdu& pdu) { pdu.algorithm = TANDEM_NEA6 + 1; }}};
    for (const auto& one : cases) {
      Packets packets;
      packets.push_back(std::make_unique<Packet>(random_, algorithm, 1000));
      one.spoil(packets[0]->pdu);
      run(packets, 1);
      EXPECT_EQ(packets[0]->pdu.status, one.status);
    }
  }
  Packets packets;
  packets.push_back(std::make_unique<Packet>(random_, TANDEM_EEA3, 1000));
  packets[0]->pdu.destination = nullptr;
  run(packets, 1);
  EXPECT_EQ(packets[0]->pdu.status, TANDEM_BAD_ARGUMENT);
}

TEST_F(BatchTest, TakesNoMoreThanItCanHold) {
  Packets packets;
  std::vector<tandem_pdu*> pdus;
  for (int i = 0; i < 5000; ++i) {
    packets.push_back(std::make_unique<Packet>(random_, kAlgorithms[i % 6], 64));
    pdus.push_back(&packets.back()->pdu);
  }
  const std::size_t taken = tandem_batch_submit(batch_, pdus.data(), pdus.size());
  EXPECT_GE(taken, 256U);
  ASSERT_LT(taken, pdus.size());
  EXPECT_EQ(tandem_batch_submit(batch_, pdus.data() + taken, 1), 0U);
  EXPECT_EQ(tandem_batch_flush(batch_), taken);
  std::vector<tandem_pdu*> back(taken);
  EXPECT_EQ(tandem_batch_poll(batch_, back.data(), taken), taken);
  for (std::size_t i = 0; i < taken; ++i) EXPECT_TRUE(packets[i]->right());
}

TEST(BatchOptions, EveryVariantOfTheReference) {
  tandem_batch_options options{};
  options.size = sizeof options;
  options.snow3g = options.aes = options.zuc = "reference";
  tandem_batch* batch = nullptr;
  ASSERT_EQ(tandem_batch_create(&batch, &options), TANDEM_OK);
  Random random(2);
  for (const int algorithm : kAlgorithms) {
    Packet packet(random, algorithm, 1234);
    tandem_pdu* pdu = &packet.pdu;
    ASSERT_EQ(tandem_batch_submit(batch, &pdu, 1), 1U);
    EXPECT_EQ(tandem_batch_flush(batch), 1U);
    EXPECT_EQ(tandem_batch_poll(batch, &pdu, 1), 1U);
    EXPECT_TRUE(packet.right());
  }
  tandem_batch_destroy(batch);
}

// The fastest variant depends on the machine; that it is in constant time, and right, does not.
TEST(BatchOptions, TheFastestIsMeasuredOnceAndIsInConstantTime) {
  tandem_batch_options options{};
  options.size = sizeof options;
  options.measure = 1;
  tandem_batch* batch = nullptr;
  ASSERT_EQ(tandem_batch_create(&batch, &options), TANDEM_OK);
  tandem_batch* again = nullptr;
  ASSERT_EQ(tandem_batch_create(&again, &options), TANDEM_OK);
  Random random(3);
  for (const int algorithm : kAlgorithms) {
    const std::string name = tandem_batch_variant(batch, algorithm);
    EXPECT_EQ(tandem_batch_variant(again, algorithm), name);
    // The reference is taken only if there is no other variant.
    EXPECT_EQ(name == "reference", std::string(tandem_variant(algorithm)) == "reference");
    Packet packet(random, algorithm, 1234);
    tandem_pdu* pdu = &packet.pdu;
    ASSERT_EQ(tandem_batch_submit(batch, &pdu, 1), 1U);
    EXPECT_EQ(tandem_batch_flush(batch), 1U);
    EXPECT_EQ(tandem_batch_poll(batch, &pdu, 1), 1U);
    EXPECT_TRUE(packet.right());
  }
  tandem_batch_destroy(batch);
  tandem_batch_destroy(again);
}

TEST(BatchOptions, ANameCountsMoreThanAMeasurement) {
  tandem_batch_options options{};
  options.size = sizeof options;
  options.measure = 1;
  options.zuc = "reference";
  tandem_batch* batch = nullptr;
  ASSERT_EQ(tandem_batch_create(&batch, &options), TANDEM_OK);
  EXPECT_STREQ(tandem_batch_variant(batch, TANDEM_EEA3), "reference");
  EXPECT_STREQ(tandem_batch_variant(batch, TANDEM_EIA3), "reference");
  tandem_batch_destroy(batch);
}

TEST(BatchOptions, WrongOnesMakeNoBatch) {
  tandem_batch* batch = nullptr;
  EXPECT_EQ(tandem_batch_create(nullptr, nullptr), TANDEM_BAD_ARGUMENT);
  tandem_batch_options options{};
  EXPECT_EQ(tandem_batch_create(&batch, &options), TANDEM_BAD_ARGUMENT);
  options.size = sizeof options;
  for (const char** name : {&options.snow3g, &options.aes, &options.zuc}) {
    *name = "no such variant";
    EXPECT_EQ(tandem_batch_create(&batch, &options), TANDEM_NOT_FOUND);
    EXPECT_EQ(batch, nullptr);
    *name = nullptr;
  }
  tandem_batch_destroy(batch);
}

}  // namespace
}  // namespace tandem::capi
