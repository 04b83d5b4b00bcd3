// The fault policy, step by step over a scripted bus.
#include "testing/driver/accelerator_engine_fixture.h"

namespace tandem::driver {
namespace {

class FaultTest : public AcceleratorEngineTest {
 protected:
  /// Opens and submits two tasks to the ring.
  void SetUp() override {
    open();
    expect_key_load(0, 0);
    bus_.expect_write(kTail, 2);
    tasks_[0] = make_task();
    tasks_[1] = make_task();
    ASSERT_EQ(submit({&tasks_[0], &tasks_[1]}), 2U);
  }
  void expect_statuses(Status status) {
    EXPECT_EQ(poll().size(), 2U);
    EXPECT_EQ(tasks_[0].completion.status, status);
    EXPECT_EQ(tasks_[1].completion.status, status);
    EXPECT_EQ(destination_[0], 0);
    EXPECT_EQ(engine_->statistics().resets, 1U);
  }
  /// The engine works again, from the first descriptor on.
  void expect_usable() {
    EXPECT_TRUE(engine_->alive());
    expect_key_load(0, 0);
    bus_.expect_write(kTail, 1);
    ASSERT_EQ(submit({&tasks_[0]}), 1U);
    device_finishes(0);
    EXPECT_EQ(poll().size(), 1U);
    EXPECT_EQ(tasks_[0].completion.status, Status::ok);
  }

  Task tasks_[2];
};

TEST_F(FaultTest, LostInterruptIsFoundAndCounted) {
  bus_.expect_wait(Status::timeout);
  bus_.then([&] { device_finishes(0); });
  bus_.expect_read(kIrqStatus, kRingDone);
  bus_.expect_wait(Status::timeout);
  bus_.expect_write(kIrqStatus, kRingDone);
  EXPECT_EQ(engine_->wait(50'000), Status::ok);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(engine_->statistics().lost_interrupts, 1U);
  EXPECT_EQ(engine_->statistics().interrupts, 0U);
  EXPECT_EQ(engine_->device_events().lost_interrupts, 1U);
  EXPECT_EQ(engine_->device_events().key_loads, 1U);
  close({0});
}

TEST_F(FaultTest, WaitLooksAgainAfterClearingTheCause) {
  bus_.expect_wait(Status::ok);
  bus_.expect_read(kIrqStatus, kRingDone);
  bus_.expect_write(kIrqStatus, kRingDone);
  bus_.then([&] { device_finishes(0); });  // its interrupt has just been cleared with the one before
  EXPECT_EQ(engine_->wait(50'000), Status::ok);
  EXPECT_EQ(poll().size(), 1U);
  close({0});
}

TEST_F(FaultTest, WaitEndsAtItsDeadline) {
  for (int i = 0; i < 3; ++i) {
    bus_.expect_wait(Status::timeout);
    bus_.expect_read(kIrqStatus, 0);
  }
  const std::uint64_t start = bus_.now_ns();
  EXPECT_EQ(engine_->wait(25'000), Status::timeout);
  EXPECT_LT(bus_.now_ns() - start, 26'000U);
  EXPECT_EQ(engine_->in_flight(), 2U);
  close({0});
}

TEST_F(FaultTest, SilenceEndsInAResetFoundByWait) {
  for (int i = 0; i < 10; ++i) {
    bus_.expect_wait(Status::timeout);
    bus_.expect_read(kIrqStatus, 0);
  }
  bus_.expect_read(kErrorReg, 0);
  expect_reset();
  expect_ring_start();
  EXPECT_EQ(engine_->wait(1'000'000'000), Status::ok);
  expect_statuses(Status::device_dead);
  expect_usable();
  close({0});
}

TEST_F(FaultTest, SilenceEndsInAResetFoundByPoll) {
  EXPECT_TRUE(poll().empty());
  bus_.advance_ns(100'001);
  bus_.expect_read(kErrorReg, 0);
  expect_reset();
  expect_ring_start();
  expect_statuses(Status::device_dead);
  expect_usable();
  close({0});
}

TEST_F(FaultTest, ACompletionPutsTheDeadlineOff) {
  bus_.advance_ns(90'000);
  device_finishes(0);
  EXPECT_EQ(poll().size(), 1U);
  bus_.advance_ns(90'000);
  EXPECT_TRUE(poll().empty());
  EXPECT_EQ(engine_->statistics().resets, 0U);
  close({0});
}

TEST_F(FaultTest, SilenceBeforeATaskIsNone) {
  device_finishes(0);
  device_finishes(1);
  EXPECT_EQ(poll().size(), 2U);
  bus_.advance_ns(1'000'000);
  bus_.expect_write(kTail, 3);
  ASSERT_EQ(submit({&tasks_[0]}), 1U);
  EXPECT_TRUE(poll().empty());
  bus_.advance_ns(90'000);
  EXPECT_TRUE(poll().empty());
  EXPECT_EQ(engine_->statistics().resets, 0U);
  close({0});
}

TEST_F(FaultTest, FailedResetKillsTheEngine) {
  bus_.advance_ns(100'001);
  bus_.expect_read(kErrorReg, 0);
  expect_failing_reset();
  expect_statuses(Status::device_dead);
  EXPECT_FALSE(engine_->alive());
  ASSERT_EQ(submit({&tasks_[0]}), 1U);
  EXPECT_EQ(engine_->wait(0), Status::ok);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(tasks_[0].completion.status, Status::device_dead);
  close({0});  // the key goes all the same
}

TEST_F(FaultTest, TasksInFlightAreDroppedBeforeTheirKeys) {
  expect_reset();  // of which the wiped slots are a part
  engine_.reset();
  EXPECT_TRUE(bus_.finished()) << bus_.mismatch();
}

TEST_F(FaultTest, ADeviceThatDoesNotEndItsResetLosesItsKeysAllTheSame) {
  expect_failing_reset();
  bus_.expect_write(0x0a0, 0x200);
  engine_.reset();
}

TEST_F(FaultTest, AMissingRecordIsNamedByTheDevice) {
  bus_.expect_wait(Status::ok);
  bus_.expect_read(kIrqStatus, kError);
  bus_.expect_write(kIrqStatus, kError);
  bus_.expect_read(kErrorReg, 0x307);
  bus_.expect_write(kErrorReg, 0);
  expect_reset();
  expect_ring_start();
  EXPECT_EQ(engine_->wait(50'000), Status::ok);
  expect_statuses(Status::bus_write_error);
  expect_usable();
  close({0});
}

TEST_F(FaultTest, AnErrorOfATaskDoesNotResetTheDevice) {
  bus_.expect_wait(Status::ok);
  bus_.then([&] { device_finishes(0, Status::bus_read_error); });
  bus_.expect_read(kIrqStatus, kError | kRingDone);
  bus_.expect_write(kIrqStatus, kError | kRingDone);
  bus_.expect_read(kErrorReg, 0x106);
  bus_.expect_write(kErrorReg, 0);
  EXPECT_EQ(engine_->wait(50'000), Status::ok);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(tasks_[0].completion.status, Status::bus_read_error);
  EXPECT_EQ(engine_->statistics().resets, 0U);
  close({0});
}

TEST_F(FaultTest, AForeignRecordIsNotBelieved) {
  device_finishes(1);                                               // gives the second task's cookie...
  std::memcpy(bus_.at(0x8'0000'1000), bus_.at(0x8'0000'1020), 32);  // ...in the first one's place
  expect_reset();
  expect_ring_start();
  expect_statuses(Status::device_dead);
  expect_usable();
  close({0});
}

TEST_F(FaultTest, ARecordWithoutAPhaseIsAnErrorAndNotATask) {
  device_finishes(0);
  bus_.at(0x8'0000'1000)[kPhaseOffset] = 0xff;
  expect_reset();
  expect_ring_start();
  expect_statuses(Status::device_dead);
  expect_usable();
  close({0});
}

TEST_F(FaultTest, AFailingRegisterAccessEndsInAReset) {
  bus_.expect_wait(Status::ok);
  bus_.expect_read(kIrqStatus, 0, Status::io_error);
  expect_reset();
  expect_ring_start();
  EXPECT_EQ(engine_->wait(50'000), Status::ok);
  expect_statuses(Status::io_error);
  expect_usable();
  close({0});
}

TEST_F(FaultTest, AFailingDoorbellEndsInAReset) {
  device_finishes(0);
  device_finishes(1);
  EXPECT_EQ(poll().size(), 2U);
  bus_.expect_write(kTail, 4, Status::io_error);
  expect_reset();
  expect_ring_start();
  destination_[0] = 0;
  ASSERT_EQ(submit({&tasks_[0], &tasks_[1]}), 2U);
  expect_statuses(Status::io_error);
  expect_usable();
  close({0});
}

TEST_F(FaultTest, AKeyThatCannotBeLoadedEndsInAReset) {
  device_finishes(0);
  EXPECT_EQ(poll().size(), 1U);
  Task task = make_task(5);
  bus_.expect_write(0x080, 5, Status::io_error);
  expect_reset();
  expect_ring_start();
  ASSERT_EQ(submit({&task}), 1U);
  EXPECT_EQ(poll().size(), 2U);
  EXPECT_EQ(task.completion.status, Status::io_error);
  EXPECT_EQ(tasks_[1].completion.status, Status::io_error);
  EXPECT_EQ(engine_->statistics().resets, 1U);
  expect_key_load(5, 0);
  bus_.expect_write(kTail, 1);
  ASSERT_EQ(submit({&task}), 1U);
  device_finishes(0);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::ok);
  close({0});
}

TEST_F(FaultTest, AFailingSyncFailsItsTaskAlone) {
  device_finishes(0);
  device_finishes(1);
  // The syncs are of phase and record of two tasks, then of the first one's data.
  bus_.fail_sync_after(4);
  EXPECT_EQ(poll().size(), 2U);
  EXPECT_EQ(tasks_[0].completion.status, Status::io_error);
  EXPECT_EQ(tasks_[1].completion.status, Status::ok);

  bus_.expect_write(kTail, 3);
  ASSERT_EQ(submit({&tasks_[0]}), 1U);
  device_finishes(2);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(tasks_[0].completion.status, Status::ok);

  bus_.fail_sync_after(0);
  ASSERT_EQ(submit({&tasks_[0]}), 1U);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(tasks_[0].completion.status, Status::io_error);
  close({0});
}

}  // namespace
}  // namespace tandem::driver
