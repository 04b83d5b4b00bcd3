#include "algorithms/snow3g/engine/known_answers.h"

#include "algorithms/snow3g/vectors/etsi_sage.h"
#include "engine/selftest/runner.h"

namespace tandem::snow3g {
namespace {

/// TS 33.401 makes FRESH of BEARER: 27 zeros follow it.
constexpr auto kBearerOfFresh = [](const vectors::Eia& vector) {
  constexpr unsigned kZeros = 27;
  return vector.fresh << (32 - kZeros) == 0 ? static_cast<int>(vector.fresh >> kZeros) : -1;
};

}  // namespace

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  if (operation == Algorithm::eea1) {
    runner.expect_eea(std::span<const vectors::Eea>(vectors::kEea));
  } else {
    runner.expect_eia(std::span<const vectors::Eia>(vectors::kEia), kBearerOfFresh);
  }
  return runner.answers();
}

}  // namespace tandem::snow3g
