// The Adapter of this folder makes its engines and runs the published vectors through any engine. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/aes_gcm/engine/software_engine.h"
#include "algorithms/aes_gcm/vectors/mcgrew_viega.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"

namespace tandem::aes_gcm {
namespace {

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  for (const auto& vector : vectors::kMcGrewViega) run_aead(runner, vector, vector.iv);
  return runner.answers();
}

}  // namespace

const software::Adapter kAdapter =
    software::adapter_of<SoftwareEngine, kVariants>(facts::aes_gcm::kFacts, known_answers);

}  // namespace tandem::aes_gcm
