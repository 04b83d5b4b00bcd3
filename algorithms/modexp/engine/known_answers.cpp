#include "algorithms/modexp/engine/known_answers.h"

#include "algorithms/modexp/engine/rsa_tasks.h"
#include "engine/selftest/runner.h"

namespace tandem::modexp {

/// NIST's answers: both ways, private ones with primes.
selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  const bool is_public = operation == Algorithm::rsa_public;
  for (const auto& vector : vectors::kNistAcvp) {
    Task& task = runner.begin({}, {}, 0);
    task.direction = is_public ? Direction::encrypt : Direction::decrypt;
    selftest::parse(is_public ? vector.result : vector.base, put_rsa_key(vector, task, workspace.trial.source));
    runner.expect(is_public ? vector.base : vector.result, {});
  }
  return runner.answers();
}

}  // namespace tandem::modexp
