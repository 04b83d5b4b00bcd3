// Tests authenticated encryption over a scripted bus: additional data on its way in, tags on their way out, and that
// nothing leaves the staging memory unless its tag is right.
#include "testing/driver/accelerator_tag_fixture.h"

namespace tandem::driver {
namespace {

using ::testing::Each;

// ---------------------------------------------------------------------------------------------------- good tasks

TEST_F(TagTest, EncryptsAndHandsOutTheTag) {
  open(options());
  Task task = seal_task(50, 13);
  EXPECT_EQ(run(task), Status::ok);
  EXPECT_EQ(descriptor(0)[0], kCodesOfSealing.encrypt);
  EXPECT_EQ(Bytes(destination_, destination_ + 50), complement({source_, 50}));
  EXPECT_EQ(destination_[50], 0xee);
  EXPECT_EQ(tag_, tag_of(task.aad, {destination_, 50}));
  EXPECT_EQ(task.completion.device_cycles, 77U);
  close({0});
}

TEST_F(TagTest, DecryptsWhatIsAuthentic) {
  open(options());
  Task task = open_task(50, 13);
  const Tag given = tag_;
  EXPECT_EQ(run(task), Status::ok);
  EXPECT_EQ(descriptor(0)[0], kCodesOfSealing.decrypt);
  EXPECT_EQ(Bytes(destination_, destination_ + 50), complement({source_, 50}));
  EXPECT_EQ(tag_, given);
  close({0});
}

// The tag of a forged message would be the forger's.
TEST_F(TagTest, KeepsNoTagOnceTheTaskIsHandedBack) {
  open(options());
  Task task = open_task(50, 13);
  const Tag right = tag_;
  tag_[0] ^= 1;
  EXPECT_EQ(run(task), Status::authentication);
  const std::span kept(reinterpret_cast<const std::uint8_t*>(engine_.get()), sizeof(AcceleratorEngine));
  EXPECT_TRUE(std::ranges::search(kept, right).empty());
  close({0});
}

TEST_F(TagTest, AdmitsWhatItHasRoomFor) {
  open(options());
  EXPECT_EQ(engine_->admits(seal_task(64, 80)), Status::ok);
  EXPECT_EQ(engine_->admits(seal_task(64, 81)), Status::bad_length);
  EXPECT_EQ(engine_->admits(seal_task(0, 144)), Status::ok) << "where the message leaves it";
  Task task = seal_task(64, 0);
  task.tag = std::span(tag_).first(12);
  EXPECT_EQ(engine_->admits(task), Status::bad_length);
  task = seal_task(64, 0);
  task.key_bytes = 16;
  EXPECT_EQ(engine_->admits(task), Status::bad_key);
  close();
}

TEST_F(TagTest, TakesAdditionalDataFromAnywhereInAnyLength) {
  open(options());
  for (std::size_t start = 0; start < 64; ++start) {
    for (const std::size_t bytes : {0U, 1U, 16U, 63U, 64U, 65U, 80U}) {
      Task task = open_task(start, 0);
      task.aad = std::span(aad_).subspan(start, bytes);
      tag_ = tag_of(task.aad, {source_, start});
      ASSERT_EQ(run(task), Status::ok) << start << ", " << bytes;
    }
  }
  close({0});
}

TEST_F(TagTest, AuthenticatesAdditionalDataAlone) {
  open(options());
  Task task = seal_task(0, 30);
  task.source = nullptr;
  task.destination = nullptr;
  EXPECT_EQ(run(task), Status::ok);
  EXPECT_EQ(tag_, tag_of(task.aad, {}));
  task.direction = Direction::decrypt;
  EXPECT_EQ(run(task), Status::ok);
  tag_[15] ^= 0x80;
  EXPECT_EQ(run(task), Status::authentication);
  close({0});
}

TEST_F(TagTest, WorksInPlace) {
  open(options());
  const Bytes message(source_, source_ + 64);
  Task task = seal_task(64, 5);
  task.source = destination_;
  std::ranges::copy(message, destination_);
  EXPECT_EQ(run(task), Status::ok);
  task.direction = Direction::decrypt;
  EXPECT_EQ(run(task), Status::ok);
  EXPECT_EQ(Bytes(destination_, destination_ + 64), message);
  tag_[0] ^= 1;
  EXPECT_EQ(run(task), Status::authentication);
  EXPECT_THAT(destination_, Each(0));
  close({0});
}

// ---------------------------------------------------------------------------------------------------- forged tasks

TEST_F(TagTest, NoBitOfTheTagMayDiffer) {
  open(options());
  for (std::size_t bit = 0; bit < 128; ++bit) {
    Task task = open_task(64, 20);
    tag_[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    const Tag given = tag_;
    std::fill_n(destination_, 64, std::uint8_t{0xee});
    ASSERT_EQ(run(task), Status::authentication) << bit;
    ASSERT_THAT(destination_, Each(0));
    ASSERT_EQ(tag_, given);
    expect_nothing_left(posted_ - 1);
  }
  EXPECT_EQ(engine_->statistics().failed_tasks, 128U);
  EXPECT_EQ(engine_->statistics().resets, 0U);
  // The engine goes on.
  Task task = open_task(64, 20);
  EXPECT_EQ(run(task), Status::ok);
  close({0});
}

TEST_F(TagTest, ForgedMessageOrAdditionalDataIsRefused) {
  open(options());
  Task message = open_task(33, 20);
  source_[32] ^= 4;
  EXPECT_EQ(run(message), Status::authentication);
  EXPECT_THAT(std::span(destination_).first(33), Each(0));
  EXPECT_EQ(destination_[33], 0xee);
  Task aad = open_task(33, 20);
  aad_[0] ^= 1;
  EXPECT_EQ(run(aad), Status::authentication);
  Task shorter = open_task(33, 20);
  shorter.aad = shorter.aad.first(19);
  EXPECT_EQ(run(shorter), Status::authentication);
  close({0});
}

// ---------------------------------------------------------------------------------------------------- faults

TEST_F(TagTest, AnErrorOfTheDeviceReleasesNothing) {
  open(options());
  expect_key_load(0, 0);
  bus_.expect_write(kTail, 2);
  Task tasks[2] = {open_task(64, 20), seal_task(64, 20)};
  Tag other{};
  tasks[1].tag = other;
  ASSERT_EQ(submit({&tasks[0], &tasks[1]}), 2U);
  device_runs(0, Status::bus_read_error);
  device_runs(1, Status::bus_write_error);
  EXPECT_EQ(poll().size(), 2U);
  EXPECT_EQ(tasks[0].completion.status, Status::bus_read_error);
  EXPECT_EQ(tasks[1].completion.status, Status::bus_write_error);
  EXPECT_THAT(destination_, Each(0xee));
  EXPECT_THAT(other, Each(0));
  expect_nothing_left(0);
  expect_nothing_left(1);
  close({0});
}

TEST_F(TagTest, ALostInterruptDoesNotSkipTheComparison) {
  open(options());
  expect_key_load(0, 0);
  for (const std::uint32_t n : {0U, 1U}) {
    const bool forged = n == 1;
    bus_.expect_write(kTail, n + 1);
    Task task = open_task(64, 20);
    if (forged) tag_[7] ^= 1;
    ASSERT_EQ(submit({&task}), 1U);
    bus_.expect_wait(Status::timeout);
    bus_.then([&] { device_runs(n); });
    bus_.expect_read(kIrqStatus, kRingDone);
    bus_.expect_wait(Status::timeout);
    bus_.expect_write(kIrqStatus, kRingDone);
    EXPECT_EQ(engine_->wait(50'000), Status::ok);
    EXPECT_EQ(poll().size(), 1U);
    EXPECT_EQ(task.completion.status, forged ? Status::authentication : Status::ok);
    EXPECT_EQ(engine_->statistics().lost_interrupts, n + 1);
  }
  close({0});
}

TEST_F(TagTest, AResetInMidTaskLeavesNothing) {
  open(options());
  expect_key_load(0, 0);
  bus_.expect_write(kTail, 1);
  Task task = open_task(64, 20);
  ASSERT_EQ(submit({&task}), 1U);
  bus_.advance_ns(100'001);
  bus_.expect_read(kErrorReg, 0);
  expect_reset();
  expect_ring_start();
  const auto memory = staged(0);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::device_dead);
  EXPECT_THAT(destination_, Each(0xee));
  EXPECT_THAT(memory, Each(0));
  close();
}

TEST_F(TagTest, MemoryOfADeadDeviceIsNotTouched) {
  open(options());
  expect_key_load(0, 0);
  bus_.expect_write(kTail, 1);
  Task task = open_task(64, 20);
  ASSERT_EQ(submit({&task}), 1U);
  bus_.advance_ns(100'001);
  bus_.expect_read(kErrorReg, 0);
  expect_failing_reset();
  const auto memory = staged(0);
  const Bytes before(memory.begin(), memory.end());
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::device_dead);
  EXPECT_EQ(Bytes(memory.begin(), memory.end()), before);
  close({0});
}

// ---------------------------------------------------------------------------------------------------- refusals

TEST_F(TagTest, RefusesBadTasksWithoutTouchingTheDevice) {
  open(options());
  const auto status_with = [&](auto change) {
    Task task = open_task(60, 20);
    change(task);
    EXPECT_EQ(submit({&task}), 1U);
    EXPECT_EQ(poll(), std::vector<Task*>{&task});
    EXPECT_THAT(destination_, Each(0xee));
    return task.completion.status;
  };
  EXPECT_EQ(status_with([](Task& task) { task.algorithm = Algorithm::chacha20; }), Status::unsupported);
  EXPECT_EQ(status_with([](Task& task) { task.key_bytes = 16; }), Status::bad_key);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(status_with([&](Task& task) { task.iv[i] = 1; }), Status::bad_iv) << i;
  }
  EXPECT_EQ(status_with([](Task& task) { task.tag = {}; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.tag = task.tag.first(15); }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits += 1; }), Status::bad_length);
  EXPECT_EQ(status_with([](Task& task) { task.len_bits = 8 * 65; }), Status::bad_length);
  EXPECT_EQ(status_with([&](Task& task) { task.aad = std::span(aad_).first(81); }), Status::bad_length);
  // Additional data may be longer if the message leaves room for it.
  Task task = open_task(0, 144);
  EXPECT_EQ(run(task), Status::ok);
  close({0});
}

TEST_F(TagTest, OpenRefusesDevicesWithoutAdditionalData) {
  struct Case {
    const char* why;
    std::uint32_t caps, build;
    bool pads = false;
  };
  for (const Case& c : {Case{"no aad", kCaps & ~8U, kBuild}, Case{"another algorithm", kCaps, kFullBuild},
                        Case{"no pads of this algorithm", kCaps | 4U, kBuild, true}}) {
    AcceleratorOptions wanted = options();
    wanted.pads = c.pads;
    caps_ = c.caps;
    build_ = c.build;
    expect_probe();
    AcceleratorEngine engine(bus_, kSealing, wanted);
    EXPECT_EQ(engine.open(), Status::unsupported) << c.why;
    EXPECT_TRUE(bus_.finished()) << bus_.mismatch();
  }
}

}  // namespace
}  // namespace tandem::driver
