#include "algorithms/chacha20_poly1305/engine/known_answers.h"

#include "algorithms/chacha20_poly1305/vectors/rfc8439.h"
#include "engine/selftest/runner.h"

namespace tandem::chacha20_poly1305 {

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  for (const auto& vector : vectors::kRfc8439) run_aead(runner, vector, vector.nonce);
  return runner.answers();
}

}  // namespace tandem::chacha20_poly1305
