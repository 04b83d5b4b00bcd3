// Linked into a test program that needs the accelerators in the simulator: without them it fails at once and says why.
#include <gtest/gtest.h>

#include "bus/sim/sim_engine.h"
#include "bus/sim/top.h"

namespace tandem::testing {
namespace {

class ModelsBuilt final : public ::testing::Environment {
 public:
  void SetUp() override {
    for (const sim::TopInfo& top : sim::tops()) ASSERT_EQ(sim::why_no_top(top.model), "") << top.model;
  }
};

[[maybe_unused]] const auto* const kModelsBuilt = ::testing::AddGlobalTestEnvironment(new ModelsBuilt);

}  // namespace
}  // namespace tandem::testing
