// The null algorithms of tandem.h: EEA0 and EIA0, in calls and among other PDUs of a batch.
#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "testing/capi/capi_fixture.h"

namespace tandem::capi {
namespace {

using testing::Bytes;
using testing::Call;
using testing::kAlgorithms;
using testing::Packet;
using testing::Random;

/// The first `bits` of a message, then zeros to the end of the byte.
Bytes cut(Bytes message, std::uint32_t bits) {
  message.resize((bits + 7) / 8);
  if (bits % 8 != 0) message.back() &= static_cast<std::uint8_t>(0xff << (8 - bits % 8));
  return message;
}

TEST(NullAlgorithms, AKeystreamOfZerosOfAnyLength) {
  Random random(1);
  for (std::uint32_t bits = 1; bits <= 300; ++bits) {
    Bytes message((bits + 7) / 8);
    random.fill(message);
    const Bytes before = message;
    for (const Call call : {tandem_eea0, tandem_nea0}) {
      testing::Guarded output(message.size(), bits % 64);
      ASSERT_EQ(call(nullptr, 7, 31, 1, bits, message.data(), output.data()), TANDEM_OK);
      ASSERT_EQ(output.content(), cut(before, bits));
      ASSERT_TRUE(output.intact());
    }
    ASSERT_EQ(message, before);
    ASSERT_EQ(tandem_eea0(nullptr, 7, 31, 1, bits, message.data(), message.data()), TANDEM_OK);
    ASSERT_EQ(message, cut(before, bits));
  }
}

TEST(NullAlgorithms, AMacOfZeros) {
  const std::uint8_t key[16] = {1};
  const std::uint8_t message[3] = {1, 2, 3};
  for (const Call call : {tandem_eia0, tandem_nia0}) {
    for (const std::uint8_t* const one : {key, static_cast<const std::uint8_t*>(nullptr)}) {
      Bytes mac(4, 0xee);
      ASSERT_EQ(call(one, 9, 3, 0, 17, message, mac.data()), TANDEM_OK);
      EXPECT_EQ(mac, Bytes(4, 0));
    }
  }
}

/// A PDU that is protected by nothing.
struct NullPacket {
  NullPacket(Random& random, int algorithm, std::uint32_t bits, bool in_place)
      : source((bits + 7) / 8), destination(source.size(), 0xee) {
    random.fill(source);
    expected = cut(source, bits);
    pdu.size = sizeof pdu;
    pdu.algorithm = algorithm;
    pdu.length_bits = bits;
    pdu.source = source.data();
    pdu.destination = in_place ? source.data() : destination.data();
    std::fill_n(pdu.mac, 4, std::uint8_t{0xee});
  }

  [[nodiscard]] bool right() const {
    if (pdu.status != TANDEM_OK) return false;
    if (pdu.algorithm == TANDEM_EEA0) return std::equal(expected.begin(), expected.end(), pdu.destination);
    const std::uint8_t byte = pdu.verify != 0 ? 0xee : 0;
    return std::ranges::all_of(pdu.mac, [byte](std::uint8_t one) { return one == byte; }) &&
           destination == Bytes(destination.size(), 0xee);
  }

  Bytes source, destination, expected;
  tandem_pdu pdu{};
};

class NullBatch : public ::testing::TestWithParam<std::uint32_t> {
 protected:
  void SetUp() override {
    tandem_batch_options options{};
    options.size = sizeof options;
    options.max_wait_us = GetParam();
    ASSERT_EQ(tandem_batch_create(&batch_, &options), TANDEM_OK);
  }
  void TearDown() override { tandem_batch_destroy(batch_); }

  tandem_batch* batch_ = nullptr;
};

INSTANTIATE_TEST_SUITE_P(Waits, NullBatch, ::testing::Values(0, 1'000'000'000));

TEST_P(NullBatch, RunsThemAmongOthers) {
  Random random(2);
  std::vector<std::unique_ptr<NullPacket>> null;
  testing::Packets others;
  std::vector<tandem_pdu*> pdus;
  for (std::uint32_t i = 0; i < 600; ++i) {
    if (i % 3 == 0) {
      others.push_back(std::make_unique<Packet>(random, kAlgorithms[i / 3 % std::size(kAlgorithms)], 1 + i));
      pdus.push_back(&others.back()->pdu);
      continue;
    }
    const int algorithm = i % 3 == 1 ? TANDEM_NEA0 : TANDEM_NIA0;
    null.push_back(std::make_unique<NullPacket>(random, algorithm, 1 + static_cast<std::uint32_t>(random.below(20'000)),
                                                random.below(2) == 0));
    // Any MAC-I is accepted: a receiver does not check it.
    if (algorithm == TANDEM_NIA0) null.back()->pdu.verify = static_cast<std::uint8_t>(random.below(2));
    pdus.push_back(&null.back()->pdu);
  }
  ASSERT_EQ(tandem_batch_submit(batch_, pdus.data(), pdus.size()), pdus.size());
  EXPECT_EQ(tandem_batch_flush(batch_), pdus.size());
  ASSERT_EQ(tandem_batch_poll(batch_, pdus.data(), pdus.size()), pdus.size());
  for (const auto& packet : null) EXPECT_TRUE(packet->right()) << packet->pdu.algorithm;
  for (const auto& packet : others) EXPECT_TRUE(packet->right()) << packet->pdu.algorithm;
}

TEST_P(NullBatch, DoesNotHoldThemBack) {
  Random random(3);
  for (const int algorithm : {TANDEM_EEA0, TANDEM_EIA0}) {
    NullPacket packet(random, algorithm, 99, false);
    tandem_pdu* pdu = &packet.pdu;
    ASSERT_EQ(tandem_batch_submit(batch_, &pdu, 1), 1U);
    EXPECT_EQ(tandem_batch_poll(batch_, &pdu, 1), 1U);
    EXPECT_TRUE(packet.right());
  }
}

TEST_P(NullBatch, RefusesWhatOthersRefuse) {
  const struct {
    tandem_status status;
    void (*spoil)(tandem_pdu&);
  } cases[] = {{TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) { pdu.source = nullptr; }},
               {TANDEM_BAD_LENGTH, [](tandem_pdu& pdu) { pdu.length_bits = 0; }},
               {TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.bearer = 32; }},
               {TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.direction = 2; }}};
  Random random(4);
  const auto status_of = [&](NullPacket& packet) {
    tandem_pdu* pdu = &packet.pdu;
    EXPECT_EQ(tandem_batch_submit(batch_, &pdu, 1), 1U);
    EXPECT_EQ(tandem_batch_flush(batch_), 1U);
    EXPECT_EQ(tandem_batch_poll(batch_, &pdu, 1), 1U);
    EXPECT_EQ(packet.destination, Bytes(packet.destination.size(), 0xee));
    return packet.pdu.status;
  };
  for (const int algorithm : {TANDEM_EEA0, TANDEM_EIA0}) {
    for (const auto& one : cases) {
      NullPacket packet(random, algorithm, 99, false);
      one.spoil(packet.pdu);
      EXPECT_EQ(status_of(packet), one.status);
    }
  }
  NullPacket nowhere(random, TANDEM_EEA0, 99, false);
  nowhere.pdu.destination = nullptr;
  EXPECT_EQ(status_of(nowhere), TANDEM_BAD_ARGUMENT);
  // A structure whose algorithm was forgotten is not sent in the clear.
  NullPacket forgotten(random, 0, 99, false);
  EXPECT_EQ(status_of(forgotten), TANDEM_UNSUPPORTED);
}

TEST(NullAlgorithms, HaveAName) {
  tandem_batch* batch = nullptr;
  ASSERT_EQ(tandem_batch_create(&batch, nullptr), TANDEM_OK);
  for (const int algorithm : {TANDEM_NEA0, TANDEM_NIA0}) {
    EXPECT_EQ(std::string_view(tandem_variant(algorithm)), "null");
    EXPECT_EQ(std::string_view(tandem_batch_variant(batch, algorithm)), "null");
  }
  tandem_batch_destroy(batch);
}

}  // namespace
}  // namespace tandem::capi
