#include "algorithms/aes/engine/known_answers.h"

#include "algorithms/aes/vectors/ts33401.h"
#include "engine/selftest/runner.h"

namespace tandem::aes {

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  if (operation == Algorithm::eea2) {
    runner.expect_eea(std::span<const vectors::EeaVector>(vectors::kEea2));
  } else {
    runner.expect_eia(std::span<const vectors::EiaVector>(vectors::kEia2), selftest::kOwnBearer);
  }
  return runner.answers();
}

}  // namespace tandem::aes
