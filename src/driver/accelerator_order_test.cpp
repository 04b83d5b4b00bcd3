// The engine over a scripted bus: a device with several algorithms' cores, which ends tasks in any order.
#include "testing/driver/accelerator_engine_fixture.h"

namespace tandem::driver {
namespace {

/// The core of several: BUILD.ALGORITHM, and what it adds to the codes of the fixture's cipher and of another.
constexpr std::uint8_t kCore = 200;
constexpr std::uint32_t kAnyOrder = 0x100;
constexpr ComposedCore kWithin[] = {{static_cast<Algorithm>(kCore), 8}};
constexpr ComposedCore kOtherWithin[] = {{static_cast<Algorithm>(kCore), 3}};

constexpr OperationFacts kComposed = [] {
  OperationFacts facts = kFacts;
  facts.within = kWithin;
  return facts;
}();
constexpr OperationFacts kOther = [] {
  OperationFacts facts = kFacts;
  facts.algorithm = facts.primitive = Algorithm::zuc;
  facts.within = kOtherWithin;
  return facts;
}();
constexpr Operations kBoth[] = {{.facts = &kComposed}, {.facts = &kOther}};

class AcceleratorOrderTest : public AcceleratorEngineTest {
 protected:
  AcceleratorOrderTest() {
    build_ = kCore;
    operation_mask_ = 0b101'00'101'000;  // of each encryption and decryption
    key_lengths_ = kAllKeys | kAnyOrder;
  }

  void open_all(std::span<const Operations> operations = kBoth) {
    expect_probe();
    expect_reset();
    expect_ring_start();
    engine_ = std::make_unique<AcceleratorEngine>(bus_, operations, small_options());
    ASSERT_EQ(engine_->open(), Status::ok);
  }

  Task task_of(Algorithm algorithm, std::uint8_t* destination) {
    Task task = make_task(1);
    task.algorithm = algorithm;
    task.destination = destination;
    return task;
  }
};

TEST_F(AcceleratorOrderTest, EveryFunctionHasItsCodes) {
  open_all();
  EXPECT_EQ(engine_->capabilities().algorithm, Algorithm::none);
  Task tasks[] = {task_of(Algorithm::chacha20, destination_), task_of(Algorithm::zuc, destination_)};
  tasks[1].direction = Direction::decrypt;
  expect_key_load(1, 0);
  expect_key_load(1, 1);  // the same key for another function has a slot of its own
  bus_.expect_write(kTail, 2);
  ASSERT_EQ(submit({&tasks[0], &tasks[1]}), 2U);
  EXPECT_EQ(descriptor(0)[0], 8 + kCodes[0].encrypt);
  EXPECT_EQ(descriptor(1)[0], 3 + kCodes[0].decrypt);
  Task none = task_of(Algorithm::eea2, destination_);
  EXPECT_EQ(engine_->admits(none), Status::unsupported);
  device_finishes(0);
  device_finishes(1);
  EXPECT_EQ(poll().size(), 2U);
  close({0});
}

TEST_F(AcceleratorOrderTest, AFunctionThatTheBuildHasNotIsRefused) {
  operation_mask_ = 0b101'00'000'000;
  open_all();
  EXPECT_EQ(engine_->admits(task_of(Algorithm::chacha20, destination_)), Status::ok);
  EXPECT_EQ(engine_->admits(task_of(Algorithm::zuc, destination_)), Status::unsupported);
  close();
}

TEST_F(AcceleratorOrderTest, ARecordIsOfTheTaskWithItsCookie) {
  open_all();
  std::uint8_t other[64] = {};
  Task tasks[] = {task_of(Algorithm::chacha20, destination_), task_of(Algorithm::zuc, other)};
  expect_key_load(1, 0);
  expect_key_load(1, 1);  // the same key for another function has a slot of its own
  bus_.expect_write(kTail, 2);
  ASSERT_EQ(submit({&tasks[0], &tasks[1]}), 2U);
  device_finishes(1, 0);
  EXPECT_EQ(poll(), std::vector<Task*>{&tasks[1]});
  EXPECT_EQ(tasks[1].completion.status, Status::ok);
  EXPECT_EQ(other[0], static_cast<std::uint8_t>(~source_[0]));
  EXPECT_EQ(destination_[0], 0);
  EXPECT_TRUE(poll().empty());
  // The place is free; the first task is still the device's.
  Task third = task_of(Algorithm::zuc, other);
  bus_.expect_write(kTail, 3);
  ASSERT_EQ(submit({&third}), 1U);
  device_finishes(2, 1);
  EXPECT_EQ(poll(), std::vector<Task*>{&third});
  close({0});
}

TEST_F(AcceleratorOrderTest, ADeviceThatPromisesOrderHasToKeepIt) {
  key_lengths_ = kAllKeys;
  open_all();
  Task tasks[] = {task_of(Algorithm::chacha20, destination_), task_of(Algorithm::zuc, destination_)};
  expect_key_load(1, 0);
  expect_key_load(1, 1);  // the same key for another function has a slot of its own
  bus_.expect_write(kTail, 2);
  ASSERT_EQ(submit({&tasks[0], &tasks[1]}), 2U);
  device_finishes(1, 0);
  expect_reset();
  expect_ring_start();
  EXPECT_EQ(poll().size(), 2U);
  for (const Task& task : tasks) EXPECT_EQ(task.completion.status, Status::device_dead);
  close();
}

TEST_F(AcceleratorOrderTest, WhoseDescriptorWasNotReadNothingSays) {
  open_all();
  Task tasks[] = {task_of(Algorithm::chacha20, destination_), task_of(Algorithm::zuc, destination_)};
  expect_key_load(1, 0);
  expect_key_load(1, 1);  // the same key for another function has a slot of its own
  bus_.expect_write(kTail, 2);
  ASSERT_EQ(submit({&tasks[0], &tasks[1]}), 2U);
  device_finishes(1, 0, Status::bus_read_error);
  std::memset(bus_.at(0x8'0000'1000) + 24, 0, 4);
  expect_reset();
  expect_ring_start();
  EXPECT_EQ(poll().size(), 2U);
  for (const Task& task : tasks) EXPECT_EQ(task.completion.status, Status::bus_read_error);
  close();
}

}  // namespace
}  // namespace tandem::driver
