// Software and stub engines against the reference variant, and what engine/engine.h promises of any engine.
#include "algorithms/chacha20/engine/software_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "engine/software/stub_engine.h"

namespace tandem::chacha20 {
namespace {

std::vector<std::uint8_t> random_bytes(std::size_t bytes, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<std::uint8_t> data(bytes);
  for (std::uint8_t& byte : data) byte = static_cast<std::uint8_t>(random());
  return data;
}

Task chacha20_task(const std::vector<std::uint8_t>& source, std::vector<std::uint8_t>& destination,
                   std::uint32_t counter) {
  Task task;
  task.algorithm = Algorithm::chacha20;
  task.key_bytes = 32;
  for (std::size_t i = 0; i < 32; ++i) task.key[i] = static_cast<std::uint8_t>(3 * i + 1);
  for (std::size_t i = 0; i < 4; ++i) task.iv[i] = static_cast<std::uint8_t>(counter >> (8 * i));
  for (std::size_t i = 4; i < 16; ++i) task.iv[i] = static_cast<std::uint8_t>(0xf0 + i);
  task.source = source.data();
  task.destination = destination.data();
  task.len_bits = 8 * source.size();
  task.completion.device_cycles = 77;  // of a run before
  return task;
}

/// Submits one task, polls it back and returns its status.
Status run_one(Engine& engine, Task& task) {
  Task* pointer = &task;
  EXPECT_EQ(engine.submit({&pointer, 1}), 1U);
  EXPECT_EQ(engine.wait(0), Status::ok);
  Task* done = nullptr;
  EXPECT_EQ(engine.poll({&done, 1}), 1U);
  EXPECT_EQ(done, &task);
  EXPECT_EQ(task.completion.backend, engine.capabilities().name);
  EXPECT_EQ(task.completion.device_cycles, 0U);
  return task.completion.status;
}

std::vector<const Variant*> available_variants() {
  std::vector<const Variant*> list;
  for (const Variant& variant : chacha20::kVariants) {
    if (variant.available()) list.push_back(&variant);
  }
  return list;
}

class SoftEngineTest : public ::testing::TestWithParam<const Variant*> {};

INSTANTIATE_TEST_SUITE_P(Variants, SoftEngineTest, ::testing::ValuesIn(available_variants()),
                         [](const auto& param) { return std::string(param.param->name); });

TEST_P(SoftEngineTest, AgreesWithReferenceAtEveryLengthInBits) {
  SoftwareEngine engine(Algorithm::chacha20, *GetParam());
  for (std::uint64_t bits : {1, 7, 8, 9, 511, 512, 513, 4095, 8 * 1420, 8 * 65536 + 3}) {
    const auto source = random_bytes((bits + 7) / 8, 1);
    std::vector<std::uint8_t> destination(source.size(), 0xee);
    Task task = chacha20_task(source, destination, 7);
    task.len_bits = bits;
    ASSERT_EQ(run_one(engine, task), Status::ok);

    const State state(task.key, 7, std::span<const std::uint8_t, 12>(task.iv.data() + 4, 12));
    std::vector<std::uint8_t> expected(source.size());
    ASSERT_EQ(crypt(*chacha20::kVariants.find("reference"), state, source.data(), expected.data(), bits), Status::ok);
    EXPECT_EQ(destination, expected) << bits << " bits";
  }
}

TEST_P(SoftEngineTest, RefusesWhatItCannotRunAndWritesNothing) {
  SoftwareEngine engine(Algorithm::chacha20, *GetParam());
  const std::vector<std::uint8_t> source(128, 1);
  std::vector<std::uint8_t> destination(128, 0xee);
  const auto status_with = [&](auto change) {
    Task task = chacha20_task(source, destination, 0);
    change(task);
    return run_one(engine, task);
  };
  EXPECT_EQ(status_with([](Task& task) { task.algorithm = Algorithm::none; }), Status::unsupported);
  EXPECT_EQ(status_with([](Task& task) { task.require = Require::hardware; }), Status::unsupported);
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 16; }), Status::bad_key);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = 0; }), Status::bad_length);
  // Two blocks from the last counter on.
  EXPECT_EQ(status_with([](Task& task) { std::fill_n(task.iv.begin(), 4, 0xff); }), Status::counter_overflow);
  EXPECT_EQ(destination, std::vector<std::uint8_t>(128, 0xee));
}

TEST_P(SoftEngineTest, TakesNoMoreThanItHoldsAndGivesBackInOrder) {
  SoftwareEngine engine(Algorithm::chacha20, *GetParam());
  const std::size_t capacity = engine.capabilities().max_in_flight;
  const std::vector<std::uint8_t> source(64, 1);
  std::vector<std::uint8_t> destination(64);
  std::vector<Task> tasks(capacity + 3, chacha20_task(source, destination, 0));
  std::vector<Task*> pointers;
  for (Task& task : tasks) pointers.push_back(&task);

  EXPECT_EQ(engine.submit(pointers), capacity);
  EXPECT_EQ(engine.submit(std::span(pointers).subspan(capacity)), 0U);
  EXPECT_EQ(engine.in_flight(), capacity);
  std::vector<Task*> done(2);
  EXPECT_EQ(engine.poll(done), 2U);
  EXPECT_THAT(done, ::testing::ElementsAre(pointers[0], pointers[1]));
  EXPECT_EQ(engine.submit(std::span(pointers).subspan(capacity)), 2U);
  done.assign(2 * capacity, nullptr);
  EXPECT_EQ(engine.poll(done), capacity);
  EXPECT_EQ(done[0], pointers[2]);
  EXPECT_EQ(done[capacity - 1], pointers[capacity + 1]);
  EXPECT_EQ(engine.in_flight(), 0U);
}

TEST_P(SoftEngineTest, ABatchMayHoldAnyMixOfGoodAndBadTasks) {
  SoftwareEngine engine(Algorithm::chacha20, *GetParam());
  const std::vector<std::uint8_t> source(64, 1);
  std::vector<std::vector<std::uint8_t>> destinations(9, std::vector<std::uint8_t>(64, 0xee));
  std::vector<Task> tasks;
  for (auto& destination : destinations) tasks.push_back(chacha20_task(source, destination, 0));
  for (std::size_t i = 0; i < tasks.size(); i += 3) tasks[i].require = Require::hardware;
  for (std::size_t i = 1; i < tasks.size(); i += 3) tasks[i].key_bytes = 0;
  std::vector<Task*> pointers;
  for (Task& task : tasks) pointers.push_back(&task);
  ASSERT_EQ(engine.submit(pointers), tasks.size());
  std::vector<Task*> done(tasks.size());
  ASSERT_EQ(engine.poll(done), tasks.size());
  EXPECT_EQ(done, pointers);
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const Status expected[] = {Status::unsupported, Status::bad_key, Status::ok};
    EXPECT_EQ(tasks[i].completion.status, expected[i % 3]) << i;
    EXPECT_EQ(destinations[i] != std::vector<std::uint8_t>(64, 0xee), i % 3 == 2) << i;
  }
}

TEST_P(SoftEngineTest, EndsWithTheKeyThatItsThreadKeeps) {
  const std::vector<std::uint8_t> source(100, 1);
  std::vector<std::uint8_t> destination(100);
  Task task = chacha20_task(source, destination, 0);
  {
    SoftwareEngine engine(Algorithm::chacha20, *GetParam());
    EXPECT_EQ(run_one(engine, task), Status::ok);
    EXPECT_EQ(keeps_keys(), GetParam()->name == "openssl");
  }
  EXPECT_FALSE(keeps_keys());
}

TEST(StubEngine, XorsAConstantAndSaysThatItIsNoCipher) {
  software::StubEngine engine;
  EXPECT_EQ(engine.capabilities().algorithm, Algorithm::none);
  const auto source = random_bytes(1000, 2);
  std::vector<std::uint8_t> destination(1000);
  Task task = chacha20_task(source, destination, 0);
  ASSERT_EQ(run_one(engine, task), Status::ok);
  for (std::size_t i = 0; i < source.size(); ++i) ASSERT_EQ(destination[i], source[i] ^ software::StubEngine::kPad);

  task.len_bits = 3;
  ASSERT_EQ(run_one(engine, task), Status::ok);
  EXPECT_EQ(destination[0], (source[0] ^ software::StubEngine::kPad) & 0xe0);
  task.len_bits = 0;
  EXPECT_EQ(run_one(engine, task), Status::bad_length);
}

TEST(StubEngine, WritesAConstantTagAndAcceptsAnyOther) {
  software::StubEngine engine;
  const auto source = random_bytes(1000, 2);
  std::vector<std::uint8_t> destination(1000);
  std::vector<std::uint8_t> tag(16);
  Task task = chacha20_task(source, destination, 0);
  task.algorithm = Algorithm::chacha20_poly1305;
  task.tag = tag;
  ASSERT_EQ(run_one(engine, task), Status::ok);
  EXPECT_THAT(tag, ::testing::Each(software::StubEngine::kTag));
  EXPECT_EQ(destination[999], source[999] ^ software::StubEngine::kPad);

  task.len_bits = 0;  // additional data alone
  std::fill(tag.begin(), tag.end(), 1);
  ASSERT_EQ(run_one(engine, task), Status::ok);
  EXPECT_THAT(tag, ::testing::Each(software::StubEngine::kTag));
  task.direction = Direction::decrypt;
  std::fill(tag.begin(), tag.end(), 1);
  ASSERT_EQ(run_one(engine, task), Status::ok);
  EXPECT_THAT(tag, ::testing::Each(1));
}

}  // namespace
}  // namespace tandem::chacha20
