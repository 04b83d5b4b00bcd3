// The driver over a device that is done at once: every task ends as it does on the simulated accelerator.
#include "calibrate/driver_work.h"

#include <gtest/gtest.h>

#include <cstring>
#include <optional>
#include <string>

#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "calibrate/measure.h"
#include "driver/registers.h"

namespace tandem::calibrate {

using choose::Cell;

namespace {

constexpr std::size_t kDepth = 4;
constexpr double kMhz = 100;

class DriverWork : public ::testing::TestWithParam<sim::TopInfo> {
 protected:
  void SetUp() override {
    options_.max_in_flight = kDepth;
    ASSERT_EQ(sim::make_engine(top().name, top().algorithm, options_, engine_), Status::ok);
  }
  [[nodiscard]] const sim::TopInfo& top() const { return GetParam(); }
  [[nodiscard]] std::size_t size() const { return power_of(top().algorithm) == 1 ? 1000 : 2048; }

  sim::SimEngineOptions options_;
  std::unique_ptr<sim::SimEngine> engine_;
};

TEST_P(DriverWork, EndsEveryTaskWell) {
  for (const Direction direction : directions(top().algorithm)) {
    Load load(top().algorithm, direction, size(), power_of(top().algorithm) == 1 ? kDepth : 1);
    ASSERT_TRUE(direction == Direction::encrypt || load.prepare(*engine_));
    ASSERT_TRUE(load.run(*engine_));
    InstantDevice device(engine_->platform().bus(0), load);
    driver::AcceleratorEngine driver(device, bus::operations(top().algorithm),
                                     sim::accelerator_options(top(), options_));
    ASSERT_EQ(driver.open(), Status::ok);
    const std::uint64_t cycles = engine_->platform().cycles();
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(load.run(driver));
    EXPECT_EQ(driver.statistics().tasks, 3 * load.depth());
    EXPECT_EQ(driver.statistics().failed_tasks + driver.statistics().resets, 0U);
    EXPECT_EQ(engine_->platform().cycles(), cycles) << "the simulation is not asked";
  }
}

std::vector<sim::TopInfo> one_of_each_kind() {
  std::vector<sim::TopInfo> list;
  for (const sim::TopInfo& top : sim::tops()) {
    const bool kind = top.algorithm == Algorithm::chacha20 || top.algorithm == Algorithm::aes_gcm ||
                      top.algorithm == Algorithm::sha3_384 || top.algorithm == Algorithm::eia3 ||
                      top.algorithm == Algorithm::rsa_public || top.algorithm == Algorithm::rsa_private;
    if (kind) list.push_back(top);
  }
  return list;
}
INSTANTIATE_TEST_SUITE_P(All, DriverWork, ::testing::ValuesIn(one_of_each_kind()), [](const auto& param) {
  return std::string(catalog::algorithm_name(param.param.algorithm)) + "_" + std::string(param.param.name.substr(4));
});

/// A private result that is wrong is found out, so the check has run.
TEST(InstantDevice, GivesRsaResultsThatTheDriverChecks) {
  std::unique_ptr<sim::SimEngine> engine;
  sim::SimEngineOptions options;
  options.max_in_flight = 1;
  ASSERT_EQ(sim::make_engine("sim.systolic", Algorithm::rsa_private, options, engine), Status::ok);
  Load load(Algorithm::rsa_private, Direction::decrypt, 2048, 1);
  ASSERT_TRUE(load.run(*engine));
  load.task(0).destination[9] ^= 1;
  InstantDevice device(engine->platform().bus(0), load);
  driver::AcceleratorEngine driver(
      device, bus::operations(Algorithm::rsa_private),
      sim::accelerator_options(*sim::find_top("sim.systolic", Algorithm::rsa_private), options));
  ASSERT_EQ(driver.open(), Status::ok);
  EXPECT_FALSE(load.run(driver));
  EXPECT_EQ(load.task(0).completion.status, Status::wrong_result);
}

/// The totals contain the driver's work, whatever it is.
TEST(Model, AddsTheDriversWorkToEveryTask) {
  struct Case {
    Algorithm algorithm;
    std::size_t size;
  };
  for (const auto& [algorithm, size] : {Case{Algorithm::rsa_public, 2048}, Case{Algorithm::sha3_384, 256}}) {
    const auto cell = [&](std::optional<double> driver_ns) {
      constexpr std::size_t kOne = 1;
      return model_accelerators(algorithm, Direction::encrypt, {&size, 1}, {&kOne, 1}, kMhz, driver_ns)
          .at(0)
          .cells.at(0);
    };
    const double clocks_ns = cell(0).ns;
    EXPECT_DOUBLE_EQ(cell(40'000).ns, clocks_ns + 40'000);
    const Cell measured = cell({});
    EXPECT_GT(measured.driver_ns, 0);
    EXPECT_DOUBLE_EQ(measured.ns, clocks_ns + measured.driver_ns);
  }
}

}  // namespace
}  // namespace tandem::calibrate
