#include "catalog/conformance/conformance.h"

#include <algorithm>
#include <cstdlib>

#include "bus/operations.h"
#include "catalog/automatic.h"
#include "catalog/boards.h"
#include "catalog/catalog.h"
#include "generated/algorithms/operations.h"
#ifdef TANDEM_HAS_SIM
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#endif

namespace tandem::catalog::conformance {
namespace {

struct Mode {
  driver::Start start = driver::Start::ring;
  bool pads = false;

  [[nodiscard]] std::string name() const {
    return std::string(start == driver::Start::ring ? "ring" : "direct") + (pads ? "_pads" : "");
  }
};

/// The ways to start a task on a device.
std::vector<Mode> modes(Algorithm algorithm, bool has_ring, bool pads_only) {
  const bool has_pads = bus::operations(algorithm).finish_pads != nullptr;
  std::vector<Mode> list;
  for (const driver::Start start : {driver::Start::ring, driver::Start::direct}) {
    if (start == driver::Start::ring && !has_ring) continue;
    for (const bool pads : {false, true}) {
      if (pads ? has_pads : !pads_only) list.push_back({.start = start, .pads = pads});
    }
  }
  return list;
}

constexpr std::size_t kTasksInFlight = 4;

void check_driver(const driver::AcceleratorEngine& accelerator) {
  EXPECT_EQ(accelerator.statistics().resets, 0U);
  EXPECT_EQ(accelerator.statistics().lost_interrupts, 0U);
}

#ifdef TANDEM_HAS_SIM
Status make_simulated(const sim::TopInfo& top, const Mode& mode, std::unique_ptr<Engine>& engine) {
  sim::SimEngineOptions options;
  options.start = mode.start;
  options.pads = mode.pads;
  options.max_task_bytes = kLongestBytes;
  options.max_in_flight = kTasksInFlight;
  std::unique_ptr<sim::SimEngine> made;
  const Status status = sim::make_engine(top.name, top.algorithm, options, made);
  engine = std::move(made);
  return status;
}

void check_simulated(Engine& engine) {
  auto& simulated = static_cast<sim::SimEngine&>(engine);
  EXPECT_EQ(simulated.platform().violation(0), "");
  check_driver(simulated.accelerator());
}

/// Returns Case::share.
std::size_t share_of(const sim::TopInfo& top, const Mode& mode) {
  constexpr std::size_t kComposed = 15;
  constexpr std::size_t kDirect = 7;
  const auto is_top = [&](const ComposedCore& one) {
    return top.model.starts_with(std::string(algorithm_name(one.core)) + ".");
  };
  const bool composed = std::ranges::any_of(facts::operation(top.algorithm).within, is_top);
  return (composed ? kComposed : 1) * (mode.start == driver::Start::direct ? kDirect : 1);
}

void add_simulated(const sim::TopInfo& top, std::vector<Case>& list) {
  const std::string function =
      top.model.starts_with(algorithm_name(top.algorithm)) ? "" : std::string(algorithm_name(top.algorithm)) + ".";
  for (const Mode& mode : modes(top.algorithm, !top.direct_only, top.pads_only)) {
    list.push_back({.name = function + std::string(top.model) + "." + mode.name(),
                    .engine = std::string(top.name),
                    .algorithm = top.algorithm,
                    .reason = {},
                    .hardware = true,
                    .share = share_of(top, mode),
                    .make = [=, &top](auto& engine) { return make_simulated(top, mode, engine); },
                    .check = check_simulated});
  }
}
#endif

#ifdef TANDEM_HAS_UIO
Status make_board(const BoardEngine& board, const Mode& mode, std::unique_ptr<Engine>& engine) {
  uio::UioEngineOptions options;
  options.name = board.name;
  options.start = mode.start;
  options.pads = mode.pads;
  options.max_task_bytes = kLongestBytes;
  options.max_in_flight = kTasksInFlight;
  std::unique_ptr<uio::UioEngine> made;
  std::string error;
  const Status status = uio::make_engine(board.device, bus::operations(board.algorithm), options, made, error);
  EXPECT_EQ(error, "");
  engine = std::move(made);
  return status;
}

void add_board(const BoardEngine& board, std::vector<Case>& list) {
  for (const Mode& mode : modes(board.algorithm, board.what.ring, false)) {
    list.push_back({.name = std::string(algorithm_name(board.algorithm)) + "." + board.name + "." + mode.name(),
                    .engine = board.name,
                    .algorithm = board.algorithm,
                    .reason = board.reason,
                    .hardware = true,
                    .make = [=, &board](auto& engine) { return make_board(board, mode, engine); },
                    .check = [](Engine& engine) { check_driver(static_cast<uio::UioEngine&>(engine).accelerator()); }});
  }
}
#endif

/// `auto` without a profile, which runs all tasks on the first of its engines.
void add_automatic(const OperationFacts& facts, std::vector<Case>& list) {
  list.push_back({.name = std::string(algorithm_name(facts.algorithm)) + ".auto",
                  .engine = "auto",
                  .algorithm = facts.algorithm,
                  .reason = {},
                  .hardware = false,
                  .automatic = true,
                  .make = [&facts](auto& engine) {
                    engine = make_automatic({.algorithm = facts.algorithm, .require = Require::software});
                    return engine == nullptr ? Status::not_found : Status::ok;
                  }});
}

#ifdef TANDEM_HAS_SIM
/// `auto` with nothing but an accelerator, which has room for fewer tasks than it.
void add_automatic_simulated(const sim::TopInfo& top, std::vector<Case>& list) {
  list.push_back({.name = std::string(top.model) + ".auto",
                  .engine = "auto",
                  .algorithm = top.algorithm,
                  .reason = {},
                  .hardware = true,
                  .automatic = true,
                  .make = [&top](auto& engine) {
                    std::vector<choose::AutoEngine::Member> members(1);
                    const Status status = make_simulated(top, {}, members[0].engine);
                    if (status == Status::ok) {
                      engine = std::make_unique<choose::AutoEngine>(
                          std::move(members),
                          choose::AutoEngine::Options{.algorithm = top.algorithm, .require = Require::hardware});
                    }
                    return status;
                  }});
}
#endif

std::vector<Case> all_cases() {
  std::vector<Case> list;
  for (const OperationFacts& facts : facts::kOperations) add_automatic(facts, list);
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
  for (const sim::TopInfo& top : sim::tops()) add_simulated(top, list);
  add_automatic_simulated(*sim::find_top("sim.iterative", Algorithm::chacha20_poly1305), list);
#endif
#ifdef TANDEM_HAS_UIO
  for (const BoardEngine& board : board_engines()) {
    if (board.algorithm != Algorithm::none) add_board(board, list);
  }
#endif
  return list;
}

}  // namespace

std::vector<Case> cases(Algorithm algorithm) {
  std::vector<Case> list = all_cases();
  if (algorithm != Algorithm::none) std::erase_if(list, [&](const Case& c) { return c.algorithm != algorithm; });
  return list;
}

std::vector<Case> cases(std::span<const Algorithm> algorithms) {
  std::vector<Case> list;
  for (const Algorithm algorithm : algorithms) {
    for (Case& one : cases(algorithm)) list.push_back(std::move(one));
  }
  return list;
}

std::size_t Suite::messages(std::size_t usual) {
  const auto number = [](const char* variable, std::size_t otherwise) {
    const char* const wanted = std::getenv(variable);
    return wanted != nullptr ? std::strtoul(wanted, nullptr, 10) : otherwise;
  };
  const std::size_t its = std::max<std::size_t>(usual / GetParam().share, 1);
  return number("TANDEM_MESSAGES", std::min(its, number("TANDEM_MAX_MESSAGES", its)));
}

void Suite::SetUp() {
  if (!GetParam().reason.empty()) GTEST_SKIP() << "not run: " << GetParam().reason;
  ASSERT_EQ(GetParam().make(engine_), Status::ok);
}

void Suite::TearDown() {
  if (engine_ != nullptr && GetParam().check) GetParam().check(*engine_);
}

std::string case_name(const ::testing::TestParamInfo<Case>& info) {
  std::string name = info.param.name;
  std::ranges::replace(name, '.', '_');
  return name;
}

}  // namespace tandem::catalog::conformance
