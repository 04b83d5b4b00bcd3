#include "catalog/conformance.h"

#include <algorithm>

#include "catalog/catalog.h"
#ifdef TANDEM_HAS_SIM
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#endif

namespace tandem::catalog::conformance {
namespace {

#ifdef TANDEM_HAS_SIM
Status make_simulated(const sim::TopInfo& top, driver::Start start, bool pads, std::unique_ptr<Engine>& engine) {
  sim::SimEngineOptions options;
  options.start = start;
  options.pads = pads;
  options.max_task_bytes = kLongestBytes;
  options.max_in_flight = 4;
  std::unique_ptr<sim::SimEngine> made;
  const Status status = sim::make_engine(top.name, top.algorithm, options, made);
  engine = std::move(made);
  return status;
}

void add_modes(const sim::TopInfo& top, std::vector<Case>& list) {
  const bool has_pads = sim::operations(top.algorithm).finish_pads != nullptr;
  for (const driver::Start start : {driver::Start::ring, driver::Start::direct}) {
    if (start == driver::Start::ring && top.direct_only) continue;
    for (const bool pads : {false, true}) {
      if (pads ? !has_pads : top.pads_only) continue;
      const char* const way = start == driver::Start::ring ? "ring" : "direct";
      const std::string function =
          top.model.starts_with(algorithm_name(top.algorithm)) ? "" : std::string(algorithm_name(top.algorithm)) + ".";
      list.push_back({.name = function + std::string(top.model) + "." + way + (pads ? "_pads" : ""),
                      .engine = std::string(top.name),
                      .algorithm = top.algorithm,
                      .reason = {},
                      .hardware = true,
                      .make = [=, &top](auto& engine) { return make_simulated(top, start, pads, engine); }});
    }
  }
}
#endif

std::vector<Case> all_cases() {
  std::vector<Case> list;
  for (const Entry& entry : entries()) {
    if (entry.kind != EngineKind::software) continue;
    list.push_back({.name = std::string(algorithm_name(entry.algorithm)) + "." + entry.name,
                    .engine = entry.name,
                    .algorithm = entry.algorithm,
                    .reason = entry.reason,
                    .hardware = false,
                    .make = [&entry](auto& engine) { return entry.make({}, engine); }});
  }
#ifdef TANDEM_HAS_SIM
  for (const sim::TopInfo& top : sim::tops()) add_modes(top, list);
#endif
  return list;
}

}  // namespace

std::vector<Case> cases(Algorithm algorithm) {
  std::vector<Case> list = all_cases();
  if (algorithm != Algorithm::none) std::erase_if(list, [&](const Case& c) { return c.algorithm != algorithm; });
  return list;
}

void Suite::SetUp() {
  if (!GetParam().reason.empty()) GTEST_SKIP() << "not run: " << GetParam().reason;
  ASSERT_EQ(GetParam().make(engine_), Status::ok);
}

void Suite::TearDown() {
#ifdef TANDEM_HAS_SIM
  if (engine_ == nullptr || !GetParam().hardware) return;
  auto* const simulated = static_cast<sim::SimEngine*>(engine_.get());
  EXPECT_EQ(simulated->platform().violation(0), "");
  EXPECT_EQ(simulated->accelerator().statistics().resets, 0U);
  EXPECT_EQ(simulated->accelerator().statistics().lost_interrupts, 0U);
#endif
}

std::string case_name(const ::testing::TestParamInfo<Case>& info) {
  std::string name = info.param.name;
  std::ranges::replace(name, '.', '_');
  return name;
}

}  // namespace tandem::catalog::conformance
