// Tests tasks that the device takes in another form, over a scripted bus: what it is given, what is released, what is
// left.
#include <gmock/gmock.h>

#include "testing/driver/accelerator_engine_fixture.h"

namespace tandem::driver {
namespace {

using ::testing::Each;

constexpr std::size_t kMaxBytes = 200;

/// The device's form: every byte of the message twice, and the device's facts in the iv. Not of a message that begins
/// with 0.
Status enter_doubled(const CoreBuild& build, const Task& task, std::span<std::uint8_t> room, DeviceTask& form) {
  if (task.source[0] == 0) return Status::bad_key;
  const std::size_t bytes = task.len_bytes();
  if (2 * bytes > room.size()) return Status::bad_length;
  for (std::size_t i = 0; i < 2 * bytes; ++i) room[i] = task.source[i / 2];
  form = {.op = 6, .iv = {build.stages, build.pipeline_cut}, .message_bytes = 2 * bytes, .result_bytes = bytes / 2};
  return Status::ok;
}

/// Accepts results that begin with the complement of the message's first byte.
Status judge_first(const Task& task, std::span<const std::uint8_t> result) {
  return result[0] == static_cast<std::uint8_t>(~task.source[0]) ? Status::ok : Status::wrong_result;
}

constexpr TaskForm kForm{.max_message_bytes = kMaxBytes, .enter = enter_doubled, .judge = judge_first};

class FormTest : public AcceleratorEngineTest {
 protected:
  FormTest() {
    operations_ = {.facts = &facts::operation(Algorithm::rsa_private), .form = &kForm};
    build_ = 0x3d'52'00'09;
    std::fill_n(destination_, 64, std::uint8_t{0xee});
  }
  Task formed_task() {
    Task task = make_task();
    task.algorithm = Algorithm::rsa_private;
    task.direction = Direction::decrypt;
    task.key_bytes = 0;
    return task;
  }
  /// Returns all staging memory; rings have the first two regions.
  std::span<const std::uint8_t> staged(std::size_t slot) {
    return {bus_.regions().at(2 + slot).cpu, bus_.regions().at(2 + slot).bytes};
  }
  /// Runs a task from submit to poll; the device complements 64 bytes.
  Status run(Task& task, Status device_status = Status::ok) {
    bus_.expect_write(kTail, posted_ + 1);
    EXPECT_EQ(submit({&task}), 1U);
    device_finishes(posted_++, device_status);
    EXPECT_EQ(poll(), std::vector<Task*>{&task});
    return task.completion.status;
  }

  std::uint32_t posted_ = 0;
};

TEST_F(FormTest, TheDeviceGetsItsFormAndTheTaskItsResult) {
  open();
  EXPECT_EQ(staged(0).size(), kMaxBytes);  // more than max_task_bytes
  Task task = formed_task();
  bus_.expect_write(kTail, 1);
  ASSERT_EQ(submit({&task}), 1U);
  const std::span<const std::uint8_t> from(descriptor(0), 64);
  EXPECT_EQ(from[0], 6);
  EXPECT_EQ(wire::load32(from.subspan(24)), 2U * 64 * 8);
  EXPECT_EQ(from[32], 0x52);
  EXPECT_EQ(from[33], 0x3d);
  EXPECT_THAT(from.subspan(34, 14), Each(0));
  for (std::size_t i = 0; i < 128; ++i) ASSERT_EQ(staged(0)[i], source_[i / 2]);
  device_finishes(0);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::ok);
  for (std::size_t i = 0; i < 32; ++i) ASSERT_EQ(destination_[i], static_cast<std::uint8_t>(~source_[i / 2]));
  EXPECT_THAT(std::span(destination_).subspan(32), Each(0xee));
  EXPECT_FALSE(engine_->capabilities().keeps_input);
  close();
}

TEST_F(FormTest, NothingStaysInTheStagingMemory) {
  open();
  for (const Status status : {Status::ok, Status::bad_length, Status::bus_read_error}) {
    Task task = formed_task();
    const std::uint32_t slot = posted_ % 2;
    EXPECT_EQ(run(task, status), status);
    EXPECT_THAT(staged(slot).first(128), Each(0));
    EXPECT_EQ(destination_[0] == 0xee, status != Status::ok);
    std::fill_n(destination_, 64, std::uint8_t{0xee});
  }
  close();
}

TEST_F(FormTest, AResultThatIsNotRightIsNotReleased) {
  open();
  Task task = formed_task();
  bus_.expect_write(kTail, 1);
  ASSERT_EQ(submit({&task}), 1U);
  bus_.regions()[2].cpu[0] ^= 1;
  device_finishes(0);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::wrong_result);
  EXPECT_THAT(std::span(destination_).first(32), Each(0));
  EXPECT_THAT(std::span(destination_).subspan(32), Each(0xee));
  EXPECT_THAT(staged(0).first(128), Each(0));
  EXPECT_EQ(engine_->statistics().failed_tasks, 1U);
  close();
}

TEST_F(FormTest, WhatTheFormRefusesNeverReachesTheDevice) {
  open();
  source_[0] = 0;
  Task task = formed_task();
  ASSERT_EQ(submit({&task}), 1U);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::bad_key);
  EXPECT_THAT(destination_, Each(0xee));
  source_[0] = 1;
  task = formed_task();
  task.require = Require::software;
  ASSERT_EQ(submit({&task}), 1U);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::unsupported);
  // The engine goes on, in the same memory.
  EXPECT_EQ(run(task = formed_task()), Status::ok);
  close();
}

TEST_F(FormTest, AnAlgorithmsSlowestTaskMayTakeItsTime) {
  TaskForm slow = kForm;
  slow.slowest_task_ns = 300'000;
  operations_.form = &slow;
  open();
  Task task = formed_task();
  bus_.expect_write(kTail, 1);
  ASSERT_EQ(submit({&task}), 1U);
  bus_.advance_ns(290'000);
  EXPECT_EQ(poll().size(), 0U);
  bus_.advance_ns(20'000);
  bus_.expect_read(kErrorReg, 0);
  expect_reset();
  expect_ring_start();
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::device_dead);
  EXPECT_THAT(staged(0).first(128), Each(0));
  close();
}

}  // namespace
}  // namespace tandem::driver
