// Tests descriptors and records byte by byte against docs/formats/descriptor.md, and the rings' counters and phase.
#include "driver/descriptor.h"

#include <gtest/gtest.h>

#include "bus/mock/mock_bus.h"
#include "driver/ring.h"

namespace tandem::driver {
namespace {

TEST(Descriptor, HasEveryFieldInItsPlace) {
  Command command{.op = 1,
                  .flags = 2,
                  .key_slot = 3,
                  .source = 0x1817161514131211,
                  .destination = 0x2827262524232221,
                  .len_bits = 0x34333231,
                  .aad = 0x6867666564636261,
                  .aad_bytes = 0x74737271};
  for (std::size_t i = 0; i < 16; ++i) command.iv[i] = static_cast<std::uint8_t>(0x40 + i);
  const std::array<std::uint8_t, 64> expected = {1,    2,    3,    0,    0x51, 0x52, 0x53, 0x54,  // op .. cookie
                                                 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18,  // source
                                                 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28,  // destination
                                                 0x31, 0x32, 0x33, 0x34, 0,    0,    0,    0,     // length
                                                 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47,
                                                 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x4d, 0x4e, 0x4f,  // iv
                                                 0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68,  // aad
                                                 0x71, 0x72, 0x73, 0x74, 0,    0,    0,    0};    // its length
  EXPECT_EQ(encode(command, 0x54535251), expected);
}

TEST(CompletionRecord, IsReadFromItsPlaces) {
  std::array<std::uint8_t, 32> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i + 1);
  const CompletionRecord record = decode(bytes);
  for (std::size_t i = 0; i < record.tag.size(); ++i) EXPECT_EQ(record.tag[i], 1 + i);
  EXPECT_EQ(record.device_cycles, 0x14131211U);
  EXPECT_EQ(record.cookie, 0x1c1b1a19U);
  EXPECT_EQ(record.status, 29);
  EXPECT_EQ(record.phase, 30);
}

class RingTest : public ::testing::Test {
 protected:
  /// Writes record `n` (counted from 0 over the ring's life) as the device would.
  void device_writes(std::uint32_t n, std::uint32_t cookie) {
    std::uint8_t* record = bus_.at(ring_.completions_address()) + n % ring_.entries() * kCompletionBytes;
    wire::store({record + 24, 4}, cookie, 4);
    record[kPhaseOffset] = n / ring_.entries() % 2 == 0 ? 1 : 0;
  }

  mock::MockBus bus_;
  Ring ring_;
};

TEST_F(RingTest, FindsEveryRecordOncePastPhaseAndCounterWrapAround) {
  ASSERT_EQ(ring_.allocate(bus_, 2), Status::ok);
  EXPECT_EQ(ring_.completions_address() % 64, 0U);
  for (std::uint32_t n = 0; n < 65536 + 16; ++n) {
    ASSERT_EQ(ring_.post({}, n), Status::ok);
    CompletionRecord record;
    bool found = true;
    ASSERT_EQ(ring_.next(record, found), Status::ok);
    ASSERT_FALSE(found) << n;
    device_writes(n, n ^ 0xabcd);
    ASSERT_EQ(ring_.next(record, found), Status::ok);
    ASSERT_TRUE(found) << n;
    ASSERT_EQ(record.cookie, n ^ 0xabcd);
  }
  EXPECT_EQ(ring_.posted(), 16U);
}

TEST_F(RingTest, ARecordHasOneOfTwoPhasesAndNothingElse) {
  ASSERT_EQ(ring_.allocate(bus_, 1), Status::ok);
  for (std::uint32_t n = 0; n < 8; ++n) {
    device_writes(n, n);
    std::uint8_t& phase = bus_.at(ring_.completions_address())[n % 2 * kCompletionBytes + kPhaseOffset];
    const std::uint8_t expected = phase;
    CompletionRecord record;
    bool found = true;
    for (unsigned other = 0; other < 256; ++other) {
      if (other == expected) continue;
      phase = static_cast<std::uint8_t>(other);
      EXPECT_EQ(ring_.next(record, found), other > 1 ? Status::device_dead : Status::ok) << n << ", " << other;
      EXPECT_FALSE(found) << n << ", " << other;
    }
    phase = expected;
    ASSERT_EQ(ring_.next(record, found), Status::ok);
    ASSERT_TRUE(found);
    EXPECT_EQ(record.cookie, n);
  }
}

TEST_F(RingTest, PassesOnWhatMemorySays) {
  ASSERT_EQ(ring_.allocate(bus_, 1), Status::ok);
  CompletionRecord record;
  bool found = true;
  bus_.fail_sync_after(0);
  EXPECT_EQ(ring_.next(record, found), Status::io_error);
  EXPECT_FALSE(found);
  device_writes(0, 1);
  bus_.fail_sync_after(1);  // the record, after its phase
  EXPECT_EQ(ring_.next(record, found), Status::io_error);
  EXPECT_FALSE(found);
  bus_.fail_sync_after(0);
  EXPECT_EQ(ring_.post({}, 1), Status::io_error);
  EXPECT_EQ(ring_.posted(), 0U) << "what the device cannot see is not posted";
}

TEST_F(RingTest, PutsDescriptorsIntoConsecutiveEntries) {
  ASSERT_EQ(ring_.allocate(bus_, 1), Status::ok);
  for (std::uint32_t n = 0; n < 3; ++n) ASSERT_EQ(ring_.post({.op = static_cast<std::uint8_t>(10 + n)}, n), Status::ok);
  EXPECT_EQ(bus_.at(ring_.descriptors_address())[0], 12);
  EXPECT_EQ(bus_.at(ring_.descriptors_address())[64], 11);
}

TEST_F(RingTest, ClearStartsTheFirstPassAgain) {
  ASSERT_EQ(ring_.allocate(bus_, 1), Status::ok);
  CompletionRecord record;
  bool found = false;
  for (std::uint32_t n = 0; n < 3; ++n) {
    ASSERT_EQ(ring_.post({}, n), Status::ok);
    device_writes(n, n);
    ASSERT_EQ(ring_.next(record, found), Status::ok);
    ASSERT_TRUE(found);
  }
  ASSERT_EQ(ring_.clear(), Status::ok);
  EXPECT_EQ(ring_.posted(), 0U);
  ASSERT_EQ(ring_.next(record, found), Status::ok);
  EXPECT_FALSE(found);
  device_writes(0, 9);
  ASSERT_EQ(ring_.next(record, found), Status::ok);
  EXPECT_TRUE(found);
}

TEST_F(RingTest, NeedsMemory) {
  bus_.set_memory_bytes(4 * kDescriptorBytes);
  EXPECT_EQ(ring_.allocate(bus_, 2), Status::no_memory);
}

}  // namespace
}  // namespace tandem::driver
