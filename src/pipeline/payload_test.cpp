// Tests whole runs that make and open age payloads: every size, every kind of source and sink, and everything that must
// not be accepted.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <tuple>

#include "pipeline/pipeline.h"
#include "pipeline/pipeline_fixture.h"
#include "pipeline/s1_read/constant_source.h"
#include "pipeline/s2_cut/payload_framing.h"
#include "pipeline/sealing.h"

namespace tandem::pipeline {
namespace {

constexpr std::size_t kChunkMessages = 2;
constexpr std::size_t kM = kMessageBytes;

const container::PayloadKey& test_key() {
  static const container::PayloadKey key = [] {
    container::PayloadKey made;
    for (std::size_t i = 0; i < made.bytes.size(); ++i) made.bytes[i] = static_cast<std::uint8_t>(7 * i);
    return made;
  }();
  return key;
}

Engines sealing_engines(const Mix& mix) {
  const auto sealing = [] { return std::make_unique<SealingEngine>(); };
  return make_engines(mix, sealing, sealing);
}

/// Source knows its size, sink has random access, engines.
class PayloadTest : public ::testing::TestWithParam<std::tuple<bool, bool, Mix>> {
 protected:
  struct Outcome {
    Result result;
    Bytes output;
  };

  bool random_access() const { return std::get<1>(GetParam()); }

  Outcome run_with(Direction direction, const Bytes& input, const PayloadWindow& window = {}) const {
    MemorySource source(input, std::get<0>(GetParam()));
    MemorySink sink(random_access());
    const Engines engines = sealing_engines(std::get<2>(GetParam()));
    Event stop;
    const PayloadFraming framing(test_key(), direction, 0, window, kChunkMessages);
    Outcome outcome{.result = run({source, sink, framing, engines}, stop), .output = {}};
    for (const auto& engine : engines) EXPECT_EQ(engine->in_flight(), 0U);
    outcome.output = sink.content();
    return outcome;
  }

  /// The run failed there, and what came out of a stream is the plaintext up to there. Where the order does not count,
  /// another message that is wrong, too, may be found first.
  void expect_failure(const Outcome& outcome, const Bytes& plain, std::uint64_t message, Stage stage,
                      Status status) const {
    ASSERT_TRUE(outcome.result.failure);
    EXPECT_EQ(outcome.result.failure->stage, stage);
    EXPECT_EQ(outcome.result.failure->status, status);
    EXPECT_GE(outcome.result.failure->offset, message * kSealedBytes);
    if (random_access()) return;
    EXPECT_EQ(outcome.result.failure->offset, message * kSealedBytes);
    const Bytes released(plain.begin(), plain.begin() + static_cast<std::ptrdiff_t>(message * kM));
    EXPECT_EQ(outcome.output, released);
  }

  void expect_not_authentic(const Bytes& payload, const Bytes& plain, std::uint64_t message) const {
    expect_failure(run_with(Direction::decrypt, payload), plain, message, Stage::run, Status::authentication);
  }
};

INSTANTIATE_TEST_SUITE_P(
    Ways, PayloadTest,
    ::testing::Combine(
        ::testing::Bool(), ::testing::Bool(),
        ::testing::Values(Mix{"OneCpu", 1, {}}, Mix{"ThreeCpus", 3, {}},
                          Mix{"TwoDevices", 0, {{.seed = 2}, {.seed = 3, .max_in_flight = 1, .accepts = 1}}},
                          Mix{"CpuAndDevice", 1, {{.seed = 4, .accepts = 3}}})),
    [](const auto& param) {
      return std::string(std::get<0>(param.param) ? "File" : "Stream") +
             (std::get<1>(param.param) ? "ToFile" : "ToStream") + std::get<2>(param.param).name;
    });

TEST_P(PayloadTest, EverySizeIsSealedAndOpened) {
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, kM - 1, kM, kM + 1, kChunkMessages * kM - 1,
                                 kChunkMessages * kM, kChunkMessages * kM + 1, 5 * kM, 6 * kM, 21 * kM + 17}) {
    const Bytes plain = random_bytes(size);
    const Outcome sealed = run_with(Direction::encrypt, plain);
    ASSERT_TRUE(sealed.result.ok()) << size;
    EXPECT_EQ(sealed.result.bytes, size);
    ASSERT_EQ(sealed.output, seal_payload(test_key(), plain)) << size;
    const Outcome opened = run_with(Direction::decrypt, sealed.output);
    ASSERT_TRUE(opened.result.ok()) << size;
    EXPECT_EQ(opened.result.bytes, sealed.output.size());
    ASSERT_EQ(opened.output, plain) << size;
  }
}

TEST_P(PayloadTest, AnAlteredMessageEndsTheRunBeforeIt) {
  const Bytes plain = random_bytes(7 * kM + 100);
  const Bytes payload = seal_payload(test_key(), plain);
  for (std::uint64_t message = 0; message < 8; ++message) {
    Bytes altered = payload;
    altered[message * kSealedBytes + 50] ^= 1;
    expect_not_authentic(altered, plain, message);
  }
  Bytes altered = payload;
  altered.back() ^= 0x80;  // in the last tag
  expect_not_authentic(altered, plain, 7);
}

TEST_P(PayloadTest, TruncationAtEveryBorderIsNoticed) {
  const Bytes plain = random_bytes(5 * kM + 100);
  const Bytes payload = seal_payload(test_key(), plain);
  for (std::uint64_t messages = 1; messages <= 5; ++messages) {
    // The message that is now the last is not marked as such.
    expect_not_authentic({payload.begin(), payload.begin() + static_cast<std::ptrdiff_t>(messages * kSealedBytes)},
                         plain, messages - 1);
    // A message that lost a part of itself.
    expect_not_authentic({payload.begin(), payload.begin() + static_cast<std::ptrdiff_t>(messages * kSealedBytes - 1)},
                         plain, messages - 1);
    // Less than a tag is no message; nor is an empty one behind others.
    for (const std::size_t rest : {std::size_t{1}, std::size_t{15}, std::size_t{16}}) {
      const Outcome outcome =
          run_with(Direction::decrypt,
                   {payload.begin(), payload.begin() + static_cast<std::ptrdiff_t>(messages * kSealedBytes + rest)});
      expect_failure(outcome, plain, messages, Stage::cut, Status::bad_length);
    }
  }
}

TEST_P(PayloadTest, NothingIsNoPayload) {
  expect_failure(run_with(Direction::decrypt, {}), {}, 0, Stage::cut, Status::bad_length);
  expect_failure(run_with(Direction::decrypt, Bytes(15)), {}, 0, Stage::cut, Status::bad_length);
}

TEST_P(PayloadTest, AnEmptyLastMessageIsForEmptyPlaintextsOnly) {
  // The payload is well sealed, and still not allowed.
  Bytes payload = seal_payload(test_key(), random_bytes(kChunkMessages * kM + 1));
  payload.resize(kChunkMessages * kSealedBytes + container::kTagBytes);
  const auto nonce = container::chunk_nonce(kChunkMessages, true);
  ASSERT_TRUE(
      seal_message(true, test_key().bytes, nonce.data(), {}, nullptr, payload.data() + kChunkMessages * kSealedBytes));
  expect_failure(run_with(Direction::decrypt, payload), random_bytes(kChunkMessages * kM + 1), kChunkMessages,
                 Stage::cut, Status::bad_length);
}

TEST_P(PayloadTest, WhatFollowsTheLastMessageIsNoticed) {
  const Bytes plain = random_bytes(3 * kM);
  for (const std::size_t extra : {std::size_t{17}, kSealedBytes}) {
    Bytes payload = seal_payload(test_key(), plain);
    payload.resize(payload.size() + extra);
    expect_not_authentic(payload, plain, 2);
  }
}

TEST_P(PayloadTest, ReorderedAndRepeatedMessagesAreNoticed) {
  const Bytes plain = random_bytes(6 * kM);
  const Bytes payload = seal_payload(test_key(), plain);
  const auto message = [](Bytes& bytes, std::size_t i) {
    return bytes.begin() + static_cast<std::ptrdiff_t>(i * kSealedBytes);
  };
  Bytes swapped = payload;
  std::swap_ranges(message(swapped, 1), message(swapped, 2), message(swapped, 3));
  expect_not_authentic(swapped, plain, 1);
  Bytes repeated = payload;
  repeated.insert(message(repeated, 3), message(repeated, 2), message(repeated, 3));
  expect_not_authentic(repeated, plain, 3);
  Bytes dropped = payload;
  dropped.erase(message(dropped, 4), message(dropped, 5));
  expect_not_authentic(dropped, plain, 4);
}

TEST_P(PayloadTest, AWrongKeyOpensNothing) {
  container::PayloadKey other = test_key();
  other.bytes[31] ^= 1;
  expect_not_authentic(seal_payload(other, random_bytes(3 * kM)), {}, 0);
}

TEST_P(PayloadTest, ARangeIsOpenedFromItsMessagesAlone) {
  const Bytes plain = random_bytes(9 * kM + 1234);
  const Bytes payload = seal_payload(test_key(), plain);
  struct Range {
    std::uint64_t first;
    std::uint64_t bytes;
  };
  for (const Range& range : {Range{0, 1}, Range{0, kM}, Range{kM - 1, 2}, Range{kM, kM}, Range{3 * kM + 5, 4 * kM},
                             Range{9 * kM + 1233, 1}, Range{8 * kM + 1, 100 * kM}, Range{0, 10 * kM}}) {
    const PayloadRange part = range_of(payload.size(), range.first, range.bytes);
    // Everything outside is destroyed.
    Bytes window(payload.begin() + static_cast<std::ptrdiff_t>(part.input_offset),
                 payload.begin() + static_cast<std::ptrdiff_t>(part.input_offset + part.input_bytes));
    const Outcome outcome = run_with(Direction::decrypt, window, part.window);
    ASSERT_TRUE(outcome.result.ok()) << range.first;
    const auto first = plain.begin() + static_cast<std::ptrdiff_t>(range.first);
    const auto bytes = std::min<std::uint64_t>(range.bytes, plain.size() - range.first);
    EXPECT_EQ(outcome.output, Bytes(first, first + static_cast<std::ptrdiff_t>(bytes))) << range.first;
  }
}

// ------------------------------------------------------------------------------------------------- engines that fail

class PayloadFaultTest : public ::testing::TestWithParam<bool> {
 protected:
  /// Runs 40 chunks through `engines`, from and to streams or files.
  Result run_with(const Engines& engines) const {
    const Bytes plain(40 * kChunkMessages * kM);
    MemorySource source(plain, GetParam());
    MemorySink sink(GetParam());
    const PayloadFraming framing(test_key(), Direction::encrypt, 0, {}, kChunkMessages);
    Event stop;
    const Result result = run({source, sink, framing, engines}, stop);
    for (const auto& engine : engines) EXPECT_EQ(engine->in_flight(), 0U);
    return result;
  }
};

INSTANTIATE_TEST_SUITE_P(Ways, PayloadFaultTest, ::testing::Bool(),
                         [](const auto& param) { return param.param ? "Files" : "Streams"; });

TEST_P(PayloadFaultTest, ATaskThatFailsEndsTheRunAtItsMessage) {
  for (const std::uint64_t task : {0U, 1U, 6U, 21U}) {
    for (const std::size_t accepts : {1U, 3U, 4U}) {
      const Result result = run_with(sealing_engines({"", 0, {{.accepts = accepts, .fail_task = task}}}));
      ASSERT_TRUE(result.failure);
      EXPECT_EQ(result.failure->stage, Stage::run);
      EXPECT_EQ(result.failure->status, Status::bus_read_error);
      EXPECT_EQ(result.failure->offset % kM, 0U);
      // A device with one place takes tasks in order.
      if (accepts == 1) {
        EXPECT_EQ(result.failure->offset, task * kM);
      }
    }
  }
}

TEST_P(PayloadFaultTest, ADeviceThatDiesBetweenTheTasksOfAChunkIsWaitedFor) {
  for (const std::uint64_t task : {1U, 3U, 4U, 9U}) {
    // The engine is alone, so that it comes to that task however threads are scheduled.
    const Result result = run_with(sealing_engines({"", 0, {{.accepts = 3, .die_at_task = task}}}));
    ASSERT_TRUE(result.failure);
    EXPECT_EQ(result.failure->status, Status::device_dead);
    EXPECT_EQ(result.failure->engine, "test.device");
  }
}

TEST(Payload, InputThatTheSourceLendsIsSealedLikeAnyOther) {
  constexpr std::size_t kBytes = 3 * kChunkMessages * kM + 99;
  ConstantSource source(kBytes, kChunkMessages * kM, 0x11);
  MemorySink sink(true);
  const PayloadFraming framing(test_key(), Direction::encrypt, 0, {}, kChunkMessages);
  Event stop;
  ASSERT_TRUE(run({source, sink, framing, sealing_engines({"", 2, {}})}, stop).ok());
  EXPECT_EQ(sink.content(), seal_payload(test_key(), Bytes(kBytes, 0x11)));
}

TEST(Payload, StandsBehindWhatTheOutputBeginsWith) {
  const Bytes plain = random_bytes(3 * kM + 5);
  MemorySource source(plain, true);
  MemorySink sink(true);
  const Bytes header = {1, 2, 3};
  ASSERT_EQ(sink.write(0, std::span(header)), 0);
  const PayloadFraming framing(test_key(), Direction::encrypt, header.size(), {}, kChunkMessages);
  Event stop;
  ASSERT_TRUE(run({source, sink, framing, sealing_engines({"", 2, {}})}, stop).ok());
  Bytes expected = header;
  const Bytes payload = seal_payload(test_key(), plain);
  expected.insert(expected.end(), payload.begin(), payload.end());
  EXPECT_EQ(sink.content(), expected);
}

}  // namespace
}  // namespace tandem::pipeline
