// The engine over a scripted bus: opening, both ways to start, back-pressure, and statuses handed on.
#include <algorithm>

#include "testing/driver/accelerator_engine_fixture.h"

namespace tandem::driver {
namespace {

// ---------------------------------------------------------------------------------------------------- opening

TEST_F(AcceleratorEngineTest, OpenRefusesWhatTheDeviceCannotDo) {
  struct Case {
    const char* why;
    std::uint32_t caps = kFullCaps, build = kFullBuild, operations = 0b111, keys = kAllKeys;
    AcceleratorOptions options = small_options();
  };
  Case cases[] = {
      {.why = "no direct start", .caps = kFullCaps & ~1U},
      {.why = "no pads", .caps = kFullCaps & ~4U},
      {.why = "no operation for pads", .operations = 0b101},
      {.why = "other algorithm", .build = 0x00'02'00'07},
      {.why = "no encryption", .operations = 0b110},
      {.why = "no decryption", .operations = 0b011},
      {.why = "no ring", .caps = kFullCaps & ~2U},
      {.why = "no key slots", .caps = kFullCaps & ~0xff00U},
      {.why = "shorter keys", .keys = 0b011},
      {.why = "addresses that memory does not have", .keys = 0x7'0000 | 0b111},
  };
  cases[0].options.start = Start::direct;
  cases[1].options.pads = true;
  cases[2].options.pads = true;
  for (const Case& c : cases) {
    caps_ = c.caps;
    build_ = c.build;
    operation_mask_ = c.operations;
    key_lengths_ = c.keys;
    expect_probe();
    AcceleratorEngine engine(bus_, kOperations, c.options);
    EXPECT_EQ(engine.open(), Status::unsupported) << c.why;
    EXPECT_FALSE(engine.alive());
    EXPECT_TRUE(bus_.finished()) << bus_.mismatch();
  }
}

TEST_F(AcceleratorEngineTest, OpenAsksForNoMoreThanItNeeds) {
  AcceleratorOptions options = small_options();
  options.start = Start::direct;
  operation_mask_ = 0b101;
  open(options);
  close();
  options.pads = true;
  operation_mask_ = 0b010;
  open(options);
  close();
}

/// The core has other operations for keys of 16, 24 and 32 bytes.
constexpr CoreCodes kCodesByKey[] = {{.key_bytes = 32, .encrypt = 0, .decrypt = 1},
                                     {.key_bytes = 24, .encrypt = 2, .decrypt = 3},
                                     {.key_bytes = 16, .encrypt = 4, .decrypt = 5}};
constexpr OperationFacts kManyKeys = [] {
  OperationFacts facts = kFacts;
  facts.key_lengths = std::uint64_t{1} << 32 | std::uint64_t{1} << 24 | std::uint64_t{1} << 16;
  facts.codes = kCodesByKey;
  return facts;
}();

TEST_F(AcceleratorEngineTest, TheDeviceSaysWhichKeysItTakes) {
  operations_.facts = &kManyKeys;
  AcceleratorOptions options = small_options();
  options.start = Start::direct;
  struct Case {
    std::uint32_t operations, keys;
    std::uint8_t key_bytes;
  };
  for (const Case& c : {Case{0b000011, 0b100, 32}, Case{0b001100, 0b010, 24}, Case{0b110000, 0b001, 16},
                        Case{0b111111, 0b010, 24}, Case{0b001111, 0b011, 24}}) {
    operation_mask_ = c.operations;
    key_lengths_ = c.keys;
    open(options);
    EXPECT_EQ(engine_->capabilities().key_lengths, std::uint64_t{1} << c.key_bytes);
    for (const std::uint8_t bytes : {16, 24, 32}) {
      Task task = make_task();
      task.key_bytes = bytes;
      EXPECT_EQ(engine_->admits(task), bytes == c.key_bytes ? Status::ok : Status::unsupported) << bytes;
    }
    Task task = make_task();
    task.key_bytes = 17;
    EXPECT_EQ(engine_->admits(task), Status::bad_key) << "no device takes it";
    close();
  }
}

TEST_F(AcceleratorEngineTest, TheOperationIsThatOfTheKeysLength) {
  operations_.facts = &kManyKeys;
  operation_mask_ = 0b111111;
  open();
  Task task = make_task();
  task.key_bytes = 16;
  for (std::uint32_t i = 0; i < 4; ++i) bus_.expect_write(0x080 + 4 * i, 0);
  bus_.expect_write(0x0a0, 0x100);
  bus_.expect_write(kTail, 1);
  ASSERT_EQ(submit({&task}), 1U);
  EXPECT_EQ(descriptor(0)[0], kCodesByKey[2].encrypt);
  device_finishes(0);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::ok);
  close({0});
}

TEST_F(AcceleratorEngineTest, OpenReportsEveryFailure) {
  {
    bus_.expect_read(0x000, 0);
    AcceleratorEngine engine(bus_, kOperations, small_options());
    EXPECT_EQ(engine.open(), Status::not_found);
  }
  {
    expect_probe();
    bus_.set_memory_bytes(256);
    AcceleratorEngine engine(bus_, kOperations, small_options());
    EXPECT_EQ(engine.open(), Status::no_memory);
    bus_.set_memory_bytes(1 << 20);
  }
  expect_probe();
  expect_failing_reset();
  AcceleratorEngine engine(bus_, kOperations, small_options());
  EXPECT_EQ(engine.open(), Status::timeout);
  EXPECT_FALSE(engine.alive());

  Task task = make_task();
  Task* pointer = &task;
  ASSERT_EQ(engine.submit({&pointer, 1}), 1U);
  Task* done = nullptr;
  ASSERT_EQ(engine.poll({&done, 1}), 1U);
  EXPECT_EQ(task.completion.status, Status::device_dead);
}

// ---------------------------------------------------------------------------------------------------- ring

TEST_F(AcceleratorEngineTest, RunsARingTaskFromSubmitToPoll) {
  open();
  expect_key_load(9, 0);
  bus_.expect_write(kTail, 1);
  Task task = make_task(9);
  task.direction = Direction::decrypt;
  ASSERT_EQ(submit({&task}), 1U);
  EXPECT_EQ(descriptor(0)[0], kCodes[0].decrypt);
  EXPECT_TRUE(poll().empty());

  bus_.expect_wait(Status::ok);
  bus_.then([&] { device_finishes(0); });
  bus_.expect_read(kIrqStatus, kRingDone);
  bus_.expect_write(kIrqStatus, kRingDone);
  EXPECT_EQ(engine_->wait(50'000), Status::ok);
  EXPECT_EQ(poll(), std::vector<Task*>{&task});
  EXPECT_EQ(task.completion.status, Status::ok);
  EXPECT_EQ(task.completion.backend, "mock.engine");
  EXPECT_EQ(task.completion.device_cycles, 77U);
  for (int i = 0; i < 64; ++i) EXPECT_EQ(destination_[i], static_cast<std::uint8_t>(~source_[i]));
  EXPECT_EQ(engine_->statistics().tasks, 1U);
  EXPECT_EQ(engine_->statistics().bytes, 64U);
  EXPECT_EQ(engine_->statistics().interrupts, 1U);
  EXPECT_EQ(engine_->in_flight(), 0U);
  close({0});
}

TEST_F(AcceleratorEngineTest, TakesNoMoreThanItHolds) {
  open();
  Task tasks[3] = {make_task(), make_task(), make_task()};
  expect_key_load(0, 0);
  bus_.expect_write(kTail, 2);  // one doorbell for both
  EXPECT_EQ(submit({&tasks[0], &tasks[1], &tasks[2]}), 2U);
  EXPECT_EQ(submit({&tasks[2]}), 0U);
  device_finishes(0);
  EXPECT_EQ(poll(), std::vector<Task*>{&tasks[0]});
  bus_.expect_write(kTail, 3);
  EXPECT_EQ(submit({&tasks[2]}), 1U);
  device_finishes(1);
  device_finishes(2);
  EXPECT_EQ(poll(), (std::vector<Task*>{&tasks[1], &tasks[2]}));
  EXPECT_EQ(engine_->statistics().key_loads, 1U);
  close({0});
}

/// An engine that ends with a task done and one in flight.
class EndTest : public AcceleratorEngineTest {
 protected:
  void SetUp() override {
    std::fill_n(source_, 64, std::uint8_t{0x5a});
    open();
    expect_key_load(0, 0);
    bus_.expect_write(kTail, 2);
    ASSERT_EQ(submit({&tasks_[0], &tasks_[1]}), 2U);
    device_finishes(0);
    EXPECT_EQ(poll().size(), 1U);
    EXPECT_EQ(left_in(0), 64);
    EXPECT_EQ(left_in(1), 64);
  }
  /// Returns how many bytes of the staging memory of a slot are not 0. Rings have the first two regions.
  std::ptrdiff_t left_in(std::size_t slot) {
    const DmaRegion& region = bus_.regions()[2 + slot];
    return std::count_if(region.cpu, region.cpu + region.bytes, [](std::uint8_t byte) { return byte != 0; });
  }

  Task tasks_[2] = {make_task(), make_task()};
};

TEST_F(EndTest, LeavesNothingOfAnyTaskInMemory) {
  close({0});
  EXPECT_EQ(left_in(0), 0);
  EXPECT_EQ(left_in(1), 0);
}

TEST_F(EndTest, LeavesWhatADeviceUsesThatCannotBeReset) {
  expect_failing_reset();
  bus_.expect_write(0x0a0, 0x200);
  engine_.reset();
  EXPECT_EQ(left_in(0), 0);
  EXPECT_EQ(left_in(1), 64);
}

TEST_F(AcceleratorEngineTest, IsFullWhenEveryKeySlotIsInUse) {
  AcceleratorOptions options = small_options();
  options.max_in_flight = 3;
  expect_probe();
  expect_reset();
  for (const std::uint32_t offset : {0x100, 0x104, 0x108, 0x10c}) {
    bus_.expect_write(offset, offset < 0x108 ? address(0, offset) : address(1, offset));
  }
  bus_.expect_write(0x110, 2);
  bus_.expect_write(0x11c, 0x0001'0001);
  bus_.expect_write(kCtrl, 1);
  bus_.expect_write(kIrqEnable, kRingDone | kError);
  engine_ = std::make_unique<AcceleratorEngine>(bus_, kOperations, options);
  ASSERT_EQ(engine_->open(), Status::ok);

  Task tasks[3] = {make_task(1), make_task(2), make_task(3)};
  expect_key_load(1, 0);
  expect_key_load(2, 1);
  bus_.expect_write(kTail, 2);
  EXPECT_EQ(submit({&tasks[0], &tasks[1], &tasks[2]}), 2U);
  device_finishes(0);
  EXPECT_EQ(poll().size(), 1U);
  expect_key_load(3, 0);
  bus_.expect_write(kTail, 3);
  EXPECT_EQ(submit({&tasks[2]}), 1U);
  close({0, 1});
}

TEST_F(AcceleratorEngineTest, RefusesBadTasksWithoutTouchingTheDevice) {
  open();
  const auto status_with = [&](auto change) {
    Task task = make_task();
    change(task);
    const Status said = engine_->admits(task);
    EXPECT_EQ(submit({&task}), 1U);
    EXPECT_EQ(engine_->wait(0), Status::ok);
    EXPECT_EQ(poll(), std::vector<Task*>{&task});
    EXPECT_EQ(said, task.completion.status);
    return task.completion.status;
  };
  EXPECT_EQ(engine_->admits(make_task()), Status::ok);
  std::uint8_t tag[16];
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = 0; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = 513; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 16; }), Status::bad_key);
  EXPECT_EQ(status_with([](Task& task) { task.algorithm = Algorithm::none; }), Status::unsupported);
  EXPECT_EQ(status_with([](Task& task) { task.require = Require::software; }), Status::unsupported);
  EXPECT_EQ(status_with([&](Task& task) { task.tag = tag; }), Status::bad_length);
  EXPECT_EQ(status_with([&](Task& task) { task.aad = tag; }), Status::unsupported);
  EXPECT_EQ(engine_->statistics().failed_tasks, 7U);
  close();
}

TEST_F(AcceleratorEngineTest, HandsOnErrorsOfTheDevice) {
  open();
  Task tasks[2] = {make_task(), make_task()};
  expect_key_load(0, 0);
  bus_.expect_write(kTail, 2);
  ASSERT_EQ(submit({&tasks[0], &tasks[1]}), 2U);
  device_finishes(0, Status::counter_overflow);
  device_finishes(1);
  bus_.at(0x8'0000'1000)[32 + 28] = 200;  // no status at all
  EXPECT_EQ(poll().size(), 2U);
  EXPECT_EQ(tasks[0].completion.status, Status::counter_overflow);
  EXPECT_EQ(tasks[1].completion.status, Status::io_error);
  EXPECT_EQ(destination_[0], 0);
  EXPECT_EQ(engine_->statistics().resets, 0U);

  // The slots can be used again.
  bus_.expect_write(kTail, 3);
  ASSERT_EQ(submit({&tasks[0]}), 1U);
  device_finishes(2);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(tasks[0].completion.status, Status::ok);
  close({0});
}

TEST_F(AcceleratorEngineTest, ADescriptorThatCouldNotBeReadFailsItsTaskAlone) {
  open();
  Task tasks[2] = {make_task(), make_task()};
  expect_key_load(0, 0);
  bus_.expect_write(kTail, 2);
  ASSERT_EQ(submit({&tasks[0], &tasks[1]}), 2U);
  device_finishes(0, Status::bus_read_error);
  std::memset(bus_.at(0x8'0000'1000) + 24, 0, 4);  // no cookie
  device_finishes(1);
  EXPECT_EQ(poll().size(), 2U);
  EXPECT_EQ(tasks[0].completion.status, Status::bus_read_error);
  EXPECT_EQ(tasks[1].completion.status, Status::ok);
  close({0});
}

// ---------------------------------------------------------------------------------------------------- pads, direct

TEST_F(AcceleratorEngineTest, PadsAreMadeWholeAndFinishedByTheCpu) {
  AcceleratorOptions options = small_options();
  options.pads = true;
  open(options);
  expect_key_load(0, 0);
  bus_.expect_write(kTail, 1);
  Task task = make_task();
  task.len_bits = 9;
  ASSERT_EQ(submit({&task}), 1U);
  EXPECT_EQ(descriptor(0)[0], kCodes[0].pads);
  EXPECT_EQ(descriptor(0)[1], kFlagNoSource);
  EXPECT_EQ(descriptor(0)[24], 16);
  device_finishes(0);  // pads of 0xff
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::ok);
  EXPECT_EQ(destination_[0], 0);  // the finisher's complement of them, of two bytes
  close({0});
}

TEST_F(AcceleratorEngineTest, DirectTasksFollowOneAnother) {
  AcceleratorOptions options = small_options();
  options.start = Start::direct;
  open(options);
  Task tasks[2] = {make_task(), make_task()};
  const auto expect_start = [&](std::uint32_t region) {
    for (const std::uint32_t offset : {0x040, 0x044, 0x048, 0x04c}) bus_.expect_write(offset, address(region, offset));
    bus_.expect_write(0x050, 512);
    bus_.expect_write(0x054, 0);
    for (std::uint32_t i = 0; i < 4; ++i) bus_.expect_write(0x060 + 4 * i, 0);
    bus_.expect_write(0x058, 1);
  };
  expect_key_load(0, 0);
  expect_start(0);
  ASSERT_EQ(submit({&tasks[0], &tasks[1]}), 2U);

  bus_.expect_read(kIrqStatus, 0);  // the look before the wait
  bus_.expect_wait(Status::ok);
  bus_.expect_read(kIrqStatus, kDirectDone);
  bus_.expect_write(kIrqStatus, kDirectDone);
  bus_.expect_read(0x05c, 0);
  bus_.expect_read(0x024, 55);
  expect_start(1);
  EXPECT_EQ(engine_->wait(50'000), Status::ok);
  bus_.expect_read(kIrqStatus, kDirectDone);
  bus_.expect_write(kIrqStatus, kDirectDone);
  bus_.expect_read(0x05c, static_cast<std::uint32_t>(Status::bus_read_error));
  bus_.expect_read(0x024, 0);
  EXPECT_EQ(poll().size(), 2U);
  EXPECT_EQ(tasks[0].completion.status, Status::ok);
  EXPECT_EQ(tasks[0].completion.device_cycles, 55U);
  EXPECT_EQ(tasks[1].completion.status, Status::bus_read_error);
  close({0});
}

}  // namespace
}  // namespace tandem::driver
