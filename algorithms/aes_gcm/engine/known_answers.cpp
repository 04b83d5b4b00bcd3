#include "algorithms/aes_gcm/engine/known_answers.h"

#include "algorithms/aes_gcm/vectors/mcgrew_viega.h"
#include "engine/selftest/runner.h"

namespace tandem::aes_gcm {

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  for (const auto& vector : vectors::kMcGrewViega) run_aead(runner, vector, vector.iv);
  return runner.answers();
}

}  // namespace tandem::aes_gcm
