// The calls of tandem.h for single PDUs: published vectors, both names, errors.
#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>
#include <thread>

#include "algorithms/aes/vectors/ts33401.h"
#include "algorithms/snow3g/vectors/etsi_sage.h"
#include "algorithms/zuc/vectors/etsi_sage.h"
#include "testing/capi/capi_fixture.h"

namespace tandem::capi {
namespace {

using tandem::testing::from_hex;
using testing::Bytes;
using testing::Call;
using testing::kAlgorithms;

/// Both names of a function give what was published, also in place, and undo it.
template <class Vectors>
void check_ciphers(const Vectors& vectors, Call eea, Call nea) {
  for (const auto& vector : vectors) {
    const Bytes key = from_hex(vector.key);
    const Bytes plaintext = from_hex(vector.plaintext);
    const Bytes ciphertext = from_hex(vector.ciphertext);
    const auto bits = static_cast<std::uint32_t>(vector.len_bits);
    Bytes output(plaintext.size(), 0xee);
    ASSERT_EQ(eea(key.data(), vector.count, vector.bearer, vector.direction, bits, plaintext.data(), output.data()),
              TANDEM_OK);
    EXPECT_EQ(output, ciphertext);
    ASSERT_EQ(nea(key.data(), vector.count, vector.bearer, vector.direction, bits, output.data(), output.data()),
              TANDEM_OK);
    EXPECT_EQ(output, plaintext);
  }
}

template <class Vector>
void check_mac(const Vector& vector, std::uint8_t bearer, Call eia, Call nia) {
  const Bytes key = from_hex(vector.key);
  const Bytes message = from_hex(vector.message);
  for (const Call call : {eia, nia}) {
    Bytes mac(4);
    ASSERT_EQ(call(key.data(), vector.count, bearer, vector.direction, static_cast<std::uint32_t>(vector.len_bits),
                   message.data(), mac.data()),
              TANDEM_OK);
    const std::uint32_t value = std::uint32_t{mac[0]} << 24 | mac[1] << 16 | mac[2] << 8 | mac[3];
    EXPECT_EQ(value, vector.mac);
  }
}

TEST(SinglePdus, Confidentiality) {
  check_ciphers(snow3g::vectors::kEea, tandem_eea1, tandem_nea1);
  check_ciphers(aes::vectors::kEea2, tandem_eea2, tandem_nea2);
  check_ciphers(zuc::vectors::kEea3, tandem_eea3, tandem_nea3);
}

TEST(SinglePdus, Integrity) {
  int with_bearer = 0;
  for (const auto& vector : snow3g::vectors::kEia) {
    if (vector.fresh << 5 != 0) continue;  // of UIA2, whose FRESH has 32 bits
    check_mac(vector, static_cast<std::uint8_t>(vector.fresh >> 27), tandem_eia1, tandem_nia1);
    ++with_bearer;
  }
  EXPECT_GT(with_bearer, 0);
  for (const auto& vector : aes::vectors::kEia2) check_mac(vector, vector.bearer, tandem_eia2, tandem_nia2);
  for (const auto& vector : zuc::vectors::kEia3) check_mac(vector, vector.bearer, tandem_eia3, tandem_nia3);
}

TEST(SinglePdus, WhatCannotBeRunIsRefused) {
  const std::uint8_t key[16] = {};
  const std::uint8_t source[2] = {1, 2};
  for (const int algorithm : kAlgorithms) {
    const Call call = testing::call_of(algorithm);
    std::uint8_t output[4] = {9, 9, 9, 9};
    EXPECT_EQ(call(nullptr, 0, 0, 0, 16, source, output), TANDEM_BAD_ARGUMENT);
    EXPECT_EQ(call(key, 0, 0, 0, 16, nullptr, output), TANDEM_BAD_ARGUMENT);
    EXPECT_EQ(call(key, 0, 0, 0, 16, source, nullptr), TANDEM_BAD_ARGUMENT);
    EXPECT_EQ(call(key, 0, 32, 0, 16, source, output), TANDEM_BAD_PARAMETER);
    EXPECT_EQ(call(key, 0, 0, 2, 16, source, output), TANDEM_BAD_PARAMETER);
    EXPECT_EQ(call(key, 0, 0, 0, 0, source, output), TANDEM_BAD_LENGTH);
    for (const std::uint8_t byte : output) EXPECT_EQ(byte, 9);
    EXPECT_EQ(call(key, 0, 31, 1, 16, source, output), TANDEM_OK);
  }
}

// Any thread may call at any time.
TEST(SinglePdus, ThreadsDoNotDisturbOneAnother) {
  constexpr int kThreads = 4;
  int right[kThreads] = {};
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([i, &right] {
      tandem_batch* batch = nullptr;
      if (tandem_batch_create(&batch, nullptr) != TANDEM_OK) return;
      testing::Random random(static_cast<std::uint64_t>(i));
      for (int j = 0; j < 60; ++j) {
        testing::Packet packet(random, kAlgorithms[random.below(6)],
                               1 + static_cast<std::uint32_t>(random.below(5000)));
        tandem_pdu* pdu = &packet.pdu;
        tandem_batch_submit(batch, &pdu, 1);
        tandem_batch_flush(batch);
        tandem_batch_poll(batch, &pdu, 1);
        right[i] += packet.right() ? 1 : 0;
      }
      tandem_batch_destroy(batch);
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const int count : right) EXPECT_EQ(count, 60);
}

TEST(SinglePdus, MacsAreCompared) {
  const std::uint8_t mac[4] = {1, 2, 3, 4};
  for (std::size_t i = 0; i < 4; ++i) {
    std::uint8_t other[4] = {1, 2, 3, 4};
    EXPECT_EQ(tandem_mac_equal(mac, other), 1);
    other[i] ^= 0x80;
    EXPECT_EQ(tandem_mac_equal(mac, other), 0);
  }
}

TEST(Library, SaysWhatItIs) {
  EXPECT_STRNE(tandem_version(), "");
  std::set<std::string> texts;
  constexpr int kStatuses[] = {TANDEM_OK,
                               TANDEM_BAD_LENGTH,
                               TANDEM_BAD_PARAMETER,
                               TANDEM_UNSUPPORTED,
                               TANDEM_AUTHENTICATION,
                               TANDEM_IN_FLIGHT,
                               TANDEM_NO_MEMORY,
                               TANDEM_LIBRARY_ERROR,
                               TANDEM_NOT_FOUND,
                               TANDEM_BAD_ARGUMENT,
                               1000};
  for (const int status : kStatuses) {
    EXPECT_TRUE(texts.insert(tandem_status_text(status)).second) << status;
  }
  for (const int algorithm : kAlgorithms) {
    ASSERT_NE(tandem_variant(algorithm), nullptr);
    EXPECT_STRNE(tandem_variant(algorithm), "");
  }
  EXPECT_EQ(tandem_variant(TANDEM_EEA1 - 1), nullptr);
  EXPECT_EQ(tandem_variant(TANDEM_NEA6 + 1), nullptr);
}

}  // namespace
}  // namespace tandem::capi
