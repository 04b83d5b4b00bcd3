// The Adapter of this folder makes its engines and runs the published vectors through any engine. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/chacha20_poly1305/engine/software_engine.h"
#include "algorithms/chacha20_poly1305/vectors/rfc8439.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"

namespace tandem::chacha20_poly1305 {
namespace {

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  for (const auto& vector : vectors::kRfc8439) run_aead(runner, vector, vector.nonce);
  return runner.answers();
}

}  // namespace

const software::Adapter kAdapter =
    software::adapter_of<SoftwareEngine, kVariants>(facts::chacha20_poly1305::kFacts, known_answers);

}  // namespace tandem::chacha20_poly1305
