// Schedulers with every toy cipher, and messages for them.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/lanes/scheduler.h"
#include "testing/lanes/toy_cipher_fixture.h"

namespace tandem::lanes {

using tandem::testing::Random;
using toy::counts;
using toy::Message;
using Messages = std::vector<std::unique_ptr<Message>>;

inline Messages messages_of(Random& random, const std::vector<std::uint64_t>& lengths) {
  Messages list;
  for (const std::uint64_t bits : lengths) list.push_back(std::make_unique<Message>(random, bits));
  return list;
}

inline std::vector<Pdu*> pdus_of(const Messages& list) {
  std::vector<Pdu*> pdus;
  for (const auto& message : list) pdus.push_back(&message->pdu);
  return pdus;
}

/// Polls until nothing is in flight; every PDU comes back once.
inline std::vector<Pdu*> drain(Scheduler& scheduler, std::size_t at_once = 8) {
  std::vector<Pdu*> all;
  std::vector<Pdu*> done(at_once);
  while (scheduler.in_flight() > 0) {
    const std::size_t count = scheduler.poll(done);
    all.insert(all.end(), done.begin(), done.begin() + static_cast<std::ptrdiff_t>(count));
  }
  return all;
}

inline void expect_right(const Cipher& cipher, const Messages& list) {
  for (const auto& message : list) ASSERT_TRUE(message->right(cipher.function)) << message->pdu.len_bits << " bits";
}

class SchedulerTest : public ::testing::TestWithParam<Cipher> {
 protected:
  void SetUp() override { counts = {}; }
  static const Cipher& cipher() { return GetParam(); }
  static std::size_t widest() { return GetParam().kernels.front().lanes; }
  Random random_{38321};
};

/// Returns the name that GoogleTest gives to a test of a cipher.
inline std::string name_of(const ::testing::TestParamInfo<Cipher>& cipher) {
  const Kernel& widest = cipher.param.kernels.front();
  return std::string(cipher.param.function.absorb == absorb_xor ? "Crypt" : "Mac") + std::to_string(widest.lanes) +
         (widest.apply == nullptr ? "" : "Applying");
}

}  // namespace tandem::lanes
