// Tests what the driver says of tasks that break a rule of the operation, over a scripted bus: the same as software.
#include "testing/broken_rules.h"
#include "testing/driver/accelerator_engine_fixture.h"

namespace tandem::driver {
namespace {

constexpr TaskForm kKeyForm{
    .max_message_bytes = 64,
    .enter = [](const CoreBuild&, const Task&, std::span<std::uint8_t>, DeviceTask&) { return Status::io_error; },
    .judge = [](const Task&, std::span<const std::uint8_t>) { return Status::ok; }};

class RulesTest : public AcceleratorEngineTest, public ::testing::WithParamInterface<OperationFacts> {
 protected:
  RulesTest() {
    operations_ = {.facts = &GetParam(), .form = GetParam().key_in_message ? &kKeyForm : nullptr};
    caps_ = 0x0f'04'02'5b;  // direct, ring, aad
    build_ = static_cast<std::uint32_t>(GetParam().primitive);
    operation_mask_ = 0xffff'ffff;
  }
};

std::vector<OperationFacts> of_cores() {
  std::vector<OperationFacts> list;
  std::ranges::copy_if(facts::kOperations, std::back_inserter(list),
                       [](const auto& one) { return !one.codes.empty(); });
  return list;
}

INSTANTIATE_TEST_SUITE_P(Operations, RulesTest, ::testing::ValuesIn(of_cores()),
                         [](const auto& one) { return std::string(one.param.name); });

TEST_P(RulesTest, ATaskThatBreaksOneIsRefusedWithoutTouchingTheDevice) {
  open();
  tandem::testing::RuleBuffers buffers;
  const Task lawful = lawful_task(GetParam(), buffers);
  EXPECT_EQ(engine_->admits(lawful), Status::ok);
  tandem::testing::expect_refusals(GetParam(), buffers, [&](const tandem::testing::BrokenRule& rule) {
    Task task = lawful;
    rule.apply(task);
    const Status said = engine_->admits(task);
    EXPECT_EQ(submit({&task}), 1U);
    EXPECT_EQ(poll(), std::vector<Task*>{&task});
    EXPECT_EQ(said, task.completion.status) << rule.what;
    EXPECT_TRUE(buffers.untouched() && bus_.finished()) << rule.what;
    return said;
  });
  close();
}

}  // namespace
}  // namespace tandem::driver
