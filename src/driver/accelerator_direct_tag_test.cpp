// Tests authenticated encryption by direct tasks over a scripted bus: what registers are given and asked for.
#include "testing/driver/accelerator_tag_fixture.h"

namespace tandem::driver {
namespace {

using ::testing::Each;

class DirectTagTest : public TagTest {
 protected:
  void open_direct() {
    AcceleratorOptions direct = options();
    direct.start = Start::direct;
    open(direct);
  }
  /// The writes of a task that lies in `region`.
  void expect_start(const Task& task, std::uint32_t region, std::uint32_t op) {
    const auto bytes = static_cast<std::uint32_t>(task.len_bytes());
    const auto aad_bytes = static_cast<std::uint32_t>(task.aad.size());
    for (const std::uint32_t offset : {0x040, 0x044, 0x048, 0x04c}) bus_.expect_write(offset, address(region, offset));
    bus_.expect_write(0x050, 8 * bytes);
    bus_.expect_write(0x054, op);
    for (std::uint32_t i = 0; i < 4; ++i) bus_.expect_write(0x060 + 4 * i, i == 1 ? 9 : 0);
    bus_.expect_write(0x0b0, aad_bytes == 0 ? 0 : address(region, 0) + (bytes + 63) / 64 * 64);
    bus_.expect_write(0x0b4, aad_bytes == 0 ? 0 : address(region, 4));
    bus_.expect_write(0x0b8, aad_bytes);
    bus_.expect_write(0x058, 1);
  }
  void expect_result(const Tag& tag) {
    bus_.expect_read(kIrqStatus, kDirectDone);
    bus_.expect_write(kIrqStatus, kDirectDone);
    bus_.expect_read(0x05c, 0);
    bus_.expect_read(0x024, 55);
    for (std::uint32_t i = 0; i < 4; ++i) bus_.expect_read(0x070 + 4 * i, wire::load32(std::span(tag).subspan(4 * i)));
  }
};

TEST_F(DirectTagTest, EncryptsWithAdditionalDataAndWithout) {
  open_direct();
  expect_key_load(0, 0);
  for (const std::uint32_t n : {0U, 1U}) {
    Task task = seal_task(30, n == 0 ? 20 : 0);
    expect_start(task, n, kCodesOfSealing.encrypt);
    ASSERT_EQ(submit({&task}), 1U);
    Tag tag;
    std::iota(tag.begin(), tag.end(), static_cast<std::uint8_t>(n));
    expect_result(tag);
    EXPECT_EQ(poll().size(), 1U);
    EXPECT_EQ(task.completion.status, Status::ok);
    EXPECT_EQ(tag_, tag);
  }
  close({0});
}

TEST_F(DirectTagTest, ComparesTheTagOfTheRegisters) {
  open_direct();
  expect_key_load(0, 0);
  Task task = open_task(30, 20);
  Tag computed = tag_;
  computed[3] ^= 0x10;
  expect_start(task, 0, kCodesOfSealing.decrypt);
  ASSERT_EQ(submit({&task}), 1U);
  expect_result(computed);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::authentication);
  EXPECT_THAT(std::span(destination_).first(30), Each(0));
  close({0});
}

TEST_F(DirectTagTest, ATagThatCannotBeReadEndsInAReset) {
  open_direct();
  expect_key_load(0, 0);
  Task task = open_task(30, 20);
  expect_start(task, 0, kCodesOfSealing.decrypt);
  ASSERT_EQ(submit({&task}), 1U);
  bus_.expect_read(kIrqStatus, kDirectDone);
  bus_.expect_write(kIrqStatus, kDirectDone);
  bus_.expect_read(0x05c, 0);
  bus_.expect_read(0x024, 55);
  bus_.expect_read(0x070, 0);
  bus_.expect_read(0x074, 0, Status::io_error);
  expect_reset();
  bus_.expect_write(kIrqEnable, kDirectDone | kError);
  EXPECT_EQ(poll().size(), 1U);
  EXPECT_EQ(task.completion.status, Status::io_error);
  EXPECT_THAT(destination_, Each(0xee));
  close();
}

}  // namespace
}  // namespace tandem::driver
