// The engines under conformance test: every engine of this build, of every algorithm, in every mode that it has. The
// stub is no cipher and left out.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/engine.h"
#include "generated/algorithms/jobs.h"

namespace tandem::catalog::conformance {

/// The longest task that every case takes.
inline constexpr std::uint64_t kLongestBytes = std::uint64_t{64} * 1024;

struct Case {
  std::string name;    ///< of the test
  std::string engine;  ///< Capabilities::name, and Completion::backend but of `automatic` ones
  Algorithm algorithm = Algorithm::none;
  std::string reason;  ///< why it cannot run here; empty: it can
  bool hardware = false;
  bool automatic = false;  ///< another engine runs its tasks
  /// The case gets one in so many of the lengths and random messages: direct tasks take the way of those in the ring,
  /// one at a time, and the functions of a core made of several algorithms' cores take one way through what is around
  /// those.
  std::size_t share = 1;
  std::function<Status(std::unique_ptr<Engine>& engine)> make;
  /// Checks what must hold after each test, beside it; empty: nothing.
  std::function<void(Engine& engine)> check = {};
};

/// Returns every case of an algorithm; of all algorithms for `none`.
std::vector<Case> cases(Algorithm algorithm);
/// Returns every case of some algorithms.
std::vector<Case> cases(std::span<const Algorithm> algorithms);

/// Tests of one case; one that this machine cannot run is skipped.
class Suite : public ::testing::TestWithParam<Case> {
 protected:
  void SetUp() override;
  /// A device must have kept the rules of the bus, where that can be seen, and the driver must not have had to help.
  void TearDown() override;
  /// Returns whether `completion` names the engine as its backend; any name will do for an automatic engine.
  [[nodiscard]] bool ran_here(const Completion& completion) const {
    return GetParam().automatic ? !completion.backend.empty() : completion.backend == engine_->capabilities().name;
  }
  [[nodiscard]] std::size_t capacity() const { return engine_->capabilities().max_in_flight; }
  /// Returns how many random messages the engine gets: its share of `usual`, but no more than TANDEM_MAX_MESSAGES
  /// says; or what TANDEM_MESSAGES says.
  [[nodiscard]] static std::size_t messages(std::size_t usual);
  /// Returns the step from one length to the next: odd, so that no place in a word is left out.
  [[nodiscard]] static std::size_t length_step() { return GetParam().share | 1; }

  std::unique_ptr<Engine> engine_;
  tandem::testing::Random random_{8439};
};

/// Names a test after its case.
std::string case_name(const ::testing::TestParamInfo<Case>& info);

}  // namespace tandem::catalog::conformance
