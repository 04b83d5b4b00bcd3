// Whole runs: every kind of source and sink, engines that answer late and out of order, and a fault at each stage.
#include "pipeline/pipeline.h"

#include <gtest/gtest.h>

#include <array>
#include <thread>
#include <tuple>

#include "algorithms/chacha20/engine/software_engine.h"
#include "engine/software/stub_engine.h"
#include "pipeline/pipeline_fixture.h"
#include "pipeline/s1_read/constant_source.h"
#include "pipeline/s2_cut/keystream_framing.h"
#include "pipeline/s6_write/discard_sink.h"

namespace tandem::pipeline {
namespace {

constexpr std::size_t kChunk = 4096;

Keystream test_keystream(std::uint32_t counter) {
  Keystream keystream;
  for (std::size_t i = 0; i < keystream.key.size(); ++i) keystream.key[i] = static_cast<std::uint8_t>(5 * i);
  keystream.nonce[3] = 9;
  keystream.counter = counter;
  return keystream;
}

/// The framing of a keystream in static storage, for tests in which any keystream does.
const Framing& any_framing() {
  static const Keystream keystream = test_keystream(0);
  static const KeystreamFraming framing(keystream, kChunk);
  return framing;
}

/// The whole input in one call of the reference variant.
std::vector<std::uint8_t> expected_output(const Keystream& keystream, const std::vector<std::uint8_t>& input) {
  std::vector<std::uint8_t> output(input.size());
  const chacha20::State state(keystream.key, keystream.counter, keystream.nonce);
  const Status wanted = input.empty() ? Status::bad_length : Status::ok;
  EXPECT_EQ(chacha20::crypt(*chacha20::kVariants.find("reference"), state, input.data(), output.data(),
                            std::uint64_t{8} * input.size()),
            wanted);
  return output;
}

Engines keystream_engines(const Mix& mix) {
  return make_engines(
      mix, [] { return std::make_unique<chacha20::SoftwareEngine>(Algorithm::chacha20, chacha20::kVariants.best()); },
      [] {
        return std::make_unique<chacha20::SoftwareEngine>(Algorithm::chacha20, *chacha20::kVariants.find("reference"));
      });
}

void expect_idle(const Engines& engines) {
  for (const auto& engine : engines) EXPECT_EQ(engine->in_flight(), 0U) << engine->capabilities().name;
}

// ------------------------------------------------------------------------------------------------- what comes out

/// Source knows its size, sink has random access, engines.
class PipelineTest : public ::testing::TestWithParam<std::tuple<bool, bool, Mix>> {
 protected:
  bool knows_size() const { return std::get<0>(GetParam()); }
  bool random_access() const { return std::get<1>(GetParam()); }
  Engines engines() const { return keystream_engines(std::get<2>(GetParam())); }
};

INSTANTIATE_TEST_SUITE_P(
    Ways, PipelineTest,
    ::testing::Combine(::testing::Bool(), ::testing::Bool(),
                       ::testing::Values(Mix{"OneCpu", 1, {}}, Mix{"ThreeCpus", 3, {}},
                                         Mix{"TwoDevices", 0, {{.seed = 2}, {.seed = 3, .max_in_flight = 1}}},
                                         Mix{"CpusAndDevices", 2, {{.seed = 4}, {.seed = 5, .accepts = 1}}})),
    [](const auto& param) {
      return std::string(std::get<0>(param.param) ? "File" : "Stream") +
             (std::get<1>(param.param) ? "ToFile" : "ToStream") + std::get<2>(param.param).name;
    });

TEST_P(PipelineTest, EqualsOneCallAtEverySize) {
  const Keystream keystream = test_keystream(0xffff'0000);
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{63}, kChunk - 1, kChunk, kChunk + 1,
                                 3 * kChunk + 17, 100 * kChunk, 100 * kChunk + 1}) {
    const auto input = random_bytes(size);
    MemorySource source(input, knows_size());
    MemorySink sink(random_access());
    const Engines all = engines();
    Event stop;
    const Result result = run({source, sink, KeystreamFraming(keystream, kChunk), all}, stop);
    ASSERT_TRUE(result.ok()) << size;
    EXPECT_FALSE(stop.is_set());
    EXPECT_EQ(result.bytes, size);
    EXPECT_EQ(sink.content(), expected_output(keystream, input)) << size;

    ASSERT_EQ(result.shares.size(), all.size());
    EngineShare sum;
    for (std::size_t i = 0; i < all.size(); ++i) {
      EXPECT_EQ(result.shares[i].engine, all[i]->capabilities().name);
      EXPECT_EQ(result.shares[i].device_cycles, all[i]->capabilities().hardware ? 100 * result.shares[i].chunks : 0);
      sum.bytes += result.shares[i].bytes;
      sum.chunks += result.shares[i].chunks;
    }
    EXPECT_EQ(sum.bytes, size);
    EXPECT_EQ(sum.chunks, (size + kChunk - 1) / kChunk);
    expect_idle(all);
  }
}

TEST_P(PipelineTest, KeepsTheOrderOfManySmallChunks) {
  const Keystream keystream = test_keystream(0);
  const auto input = random_bytes(64 * 5000 + 5);
  MemorySource source(input, knows_size());
  MemorySink sink(random_access());
  Event stop;
  ASSERT_TRUE(run({source, sink, KeystreamFraming(keystream, 64), engines()}, stop).ok());
  EXPECT_EQ(sink.content(), expected_output(keystream, input));
}

TEST_P(PipelineTest, StopsAtAReadError) {
  const auto input = random_bytes(50 * kChunk);
  MemorySource source(input, knows_size(), 20 * kChunk + 5);
  MemorySink sink(random_access());
  const Engines all = engines();
  Event stop;
  const Result result = run({source, sink, any_framing(), all}, stop);
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->stage, Stage::read);
  EXPECT_EQ(result.failure->offset, 20 * kChunk);
  EXPECT_EQ(result.failure->os_error, EIO);
  EXPECT_FALSE(result.stopped);
  EXPECT_TRUE(stop.is_set());
  expect_idle(all);
}

TEST_P(PipelineTest, StopsAtAWriteError) {
  const auto input = random_bytes(50 * kChunk);
  MemorySource source(input, knows_size());
  MemorySink sink(random_access(), 20 * kChunk + 5);
  const Engines all = engines();
  Event stop;
  const Result result = run({source, sink, any_framing(), all}, stop);
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->stage, Stage::write);
  EXPECT_EQ(result.failure->offset, 20 * kChunk);
  EXPECT_EQ(result.failure->os_error, ENOSPC);
  expect_idle(all);
}

TEST_P(PipelineTest, StopsWhereTheCounterWouldWrap) {
  const auto input = random_bytes(50 * kChunk);
  MemorySource source(input, knows_size());
  MemorySink sink(random_access());
  const Engines all = engines();
  Event stop;
  // 20 chunks and one block.
  const Keystream keystream = test_keystream(0xffff'ffff - 20 * kChunk / 64);
  const Result result = run({source, sink, KeystreamFraming(keystream, kChunk), all}, stop);
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->stage, Stage::cut);
  // Free workers race past the border; all of them find it at or behind chunk 20.
  EXPECT_GE(result.failure->offset, 20 * kChunk);
  EXPECT_EQ(result.failure->status, Status::counter_overflow);
  expect_idle(all);
}

TEST_P(PipelineTest, UsesTheKeystreamToItsLastByte) {
  const auto input = random_bytes(3 * kChunk + 64);
  const Keystream keystream = test_keystream(0xffff'ffff - 3 * kChunk / 64);
  ASSERT_EQ(keystream.max_bytes(), input.size());
  MemorySource source(input, knows_size());
  MemorySink sink(random_access());
  Event stop;
  ASSERT_TRUE(run({source, sink, KeystreamFraming(keystream, kChunk), engines()}, stop).ok());
  EXPECT_EQ(sink.content(), expected_output(keystream, input));
}

// ------------------------------------------------------------------------------------------------- engines that fail

class EngineFaultTest : public ::testing::TestWithParam<bool> {
 protected:
  /// 200 chunks through `engines`, from and to streams or files.
  Result run_with(const Engines& engines) const {
    const auto input = random_bytes(200 * kChunk);
    MemorySource source(input, GetParam());
    MemorySink sink(GetParam());
    Event stop;
    const Result result = run({source, sink, any_framing(), engines}, stop);
    expect_idle(engines);
    return result;
  }
};

INSTANTIATE_TEST_SUITE_P(Ways, EngineFaultTest, ::testing::Bool(),
                         [](const auto& param) { return param.param ? "Files" : "Streams"; });

TEST_P(EngineFaultTest, ATaskThatFailsEndsTheRun) {
  const Result result = run_with(keystream_engines({"", 0, {{.fail_task = 7}}}));
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->stage, Stage::run);
  EXPECT_EQ(result.failure->status, Status::bus_read_error);
  EXPECT_EQ(result.failure->engine, "test.device");
  EXPECT_EQ(result.failure->offset % kChunk, 0U);
  EXPECT_LT(result.bytes, 200 * kChunk);
}

TEST_P(EngineFaultTest, ADeadDeviceEndsTheRunAndIsWaitedForUntilItGivesUp) {
  const Result result = run_with(keystream_engines({"", 0, {{.die_at_task = 5}}}));
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->stage, Stage::run);
  EXPECT_EQ(result.failure->status, Status::device_dead);
  EXPECT_EQ(result.failure->engine, "test.device");
}

TEST_P(EngineFaultTest, AnEngineThatIsEmptyAndStillFullIsBroken) {
  const Result result = run_with(keystream_engines({"", 0, {{.accepts = 0}}}));
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->stage, Stage::run);
  EXPECT_EQ(result.failure->status, Status::would_block);
}

// ----------------------------------------------------------------------------------------------- stubs, stop, progress

TEST(Pipeline, StubsMeasureWithoutFileAndCipher) {
  constexpr std::uint64_t kBytes = 1000 * kChunk + 9;
  ConstantSource source(kBytes, kChunk, 0x11);
  DiscardSink sink;
  Engines engines;
  for (int i = 0; i < 2; ++i) engines.push_back(std::make_unique<software::StubEngine>());
  Event stop;
  const Result result = run({source, sink, any_framing(), engines}, stop);
  EXPECT_TRUE(result.ok());
  EXPECT_EQ(result.bytes, kBytes);
}

TEST(Pipeline, AFailingDeviceStopsHealthyEnginesToo) {
  // The input is as long as the keystream: hours of work for the CPUs, which only the device's first answer can end.
  ConstantSource source(test_keystream(0).max_bytes(), kChunk, 0);
  DiscardSink sink;
  const Engines engines = keystream_engines({"", 2, {{.fail_task = 0}}});
  Event stop;
  const Result result = run({source, sink, any_framing(), engines}, stop);
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->status, Status::bus_read_error);
  expect_idle(engines);
}

TEST(Pipeline, AConstantSourceIsEncryptedLikeAnyOther) {
  const std::vector<std::uint8_t> input(5 * kChunk + 1, 0x11);
  const Keystream keystream = test_keystream(3);
  ConstantSource source(input.size(), kChunk, 0x11);
  MemorySink sink(true);
  Event stop;
  ASSERT_TRUE(run({source, sink, KeystreamFraming(keystream, kChunk), keystream_engines({"", 2, {}})}, stop).ok());
  EXPECT_EQ(sink.content(), expected_output(keystream, input));
}

TEST(Pipeline, ASourceThatBecomesShorterIsAReadError) {
  class Shrunk final : public Source {
   public:
    [[nodiscard]] std::optional<std::uint64_t> size() const override { return 3 * kChunk; }
    ReadResult read(std::uint64_t offset, Pieces into) override {
      return {.bytes = offset < 2 * kChunk ? into.bytes() : 10};
    }
  } source;
  DiscardSink sink;
  Event stop;
  const Result result = run({source, sink, any_framing(), keystream_engines({"", 1, {}})}, stop);
  ASSERT_TRUE(result.failure);
  EXPECT_EQ(result.failure->stage, Stage::read);
  EXPECT_EQ(result.failure->offset, 2 * kChunk);
  EXPECT_EQ(result.failure->os_error, 0);
}

/// Endless input that sets `stop` after some chunks, from a thread of the pipeline.
class StoppingSource final : public Source {
 public:
  StoppingSource(Event& stop, bool knows_size) : stop_(stop), knows_size_(knows_size) {}
  [[nodiscard]] std::optional<std::uint64_t> size() const override {
    return knows_size_ ? std::optional<std::uint64_t>(std::uint64_t{1} << 38) : std::nullopt;
  }
  ReadResult read(std::uint64_t offset, Pieces into) override {
    if (offset >= 100 * kChunk) stop_.set();
    std::fill(into[0].begin(), into[0].end(), std::uint8_t{0});
    return {.bytes = into.bytes()};
  }

 private:
  Event& stop_;
  bool knows_size_;
};

TEST(Pipeline, StopsFromOutsideWithoutAFailure) {
  for (const bool knows_size : {false, true}) {
    for (const bool random_access : {false, true}) {
      Event stop;
      StoppingSource source(stop, knows_size);
      MemorySink sink(random_access);
      const Engines engines = keystream_engines({"", 2, {{.seed = 8}}});
      const Result result = run({source, sink, any_framing(), engines}, stop);
      EXPECT_TRUE(result.stopped);
      EXPECT_FALSE(result.failure);
      expect_idle(engines);
    }
  }
}

/// Stops the run before it answers.
class StoppingEngine final : public Engine {
 public:
  explicit StoppingEngine(Event& stop) : stop_(stop) {}
  [[nodiscard]] const Capabilities& capabilities() const override { return inner_.capabilities(); }
  std::size_t submit(std::span<Task* const> tasks) override {
    submitted_ += tasks.size();
    return inner_.submit(tasks);
  }
  std::size_t poll(std::span<Task*> done) override {
    stop_.set();
    return inner_.poll(done);
  }
  Status wait(std::uint64_t timeout_ns) override { return inner_.wait(timeout_ns); }
  [[nodiscard]] std::size_t in_flight() const override { return inner_.in_flight(); }
  [[nodiscard]] std::size_t submitted() const { return submitted_; }

 private:
  Event& stop_;
  chacha20::SoftwareEngine inner_{Algorithm::chacha20, chacha20::kVariants.best()};
  std::size_t submitted_ = 0;
};

TEST(Pipeline, NothingBeginsOrIsWrittenAfterAStop) {
  const auto input = random_bytes(50 * kChunk);
  for (const bool knows_size : {false, true}) {
    for (const bool random_access : {false, true}) {
      Event stop;
      MemorySource source(input, knows_size);
      MemorySink sink(random_access);
      auto engine = std::make_unique<StoppingEngine>(stop);
      const StoppingEngine& stopping = *engine;
      Engines engines;
      engines.push_back(std::move(engine));
      const Result result = run({source, sink, any_framing(), engines}, stop);
      EXPECT_TRUE(result.stopped);
      EXPECT_EQ(stopping.submitted(), 1U);
      EXPECT_TRUE(sink.content().empty());
      expect_idle(engines);
    }
  }
}

TEST(Pipeline, ReportsProgressThatOnlyGrows) {
  const auto input = random_bytes(100 * kChunk);
  MemorySource source(input, true);
  MemorySink sink(true);
  Event stop;
  std::vector<std::uint64_t> seen;
  const auto caller = std::this_thread::get_id();
  const Engines engines = keystream_engines({"", 1, {}});
  ASSERT_TRUE(run({source, sink, any_framing(), engines,
                   [&](std::uint64_t bytes) {
                     EXPECT_EQ(std::this_thread::get_id(), caller);
                     seen.push_back(bytes);
                   }},
                  stop)
                  .ok());
  ASSERT_FALSE(seen.empty());
  EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
  EXPECT_EQ(seen.back(), input.size());
}

}  // namespace
}  // namespace tandem::pipeline
