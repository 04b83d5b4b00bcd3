// The Adapter of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/snow5g/engine/pdu_engine.h"
#include "algorithms/snow5g/vectors/published.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"

namespace tandem::snow5g {
namespace {

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  if (operation == Algorithm::nea4) selftest::run_256(runner, vectors::kNea4);
  if (operation == Algorithm::nia4) selftest::run_256(runner, vectors::kNia4);
  if (operation == Algorithm::nca4) selftest::run_256(runner, vectors::kNca4);
  return runner.answers();
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<PduEngine, kVariants>(facts::snow5g::kFacts, known_answers);

}  // namespace tandem::snow5g

template class tandem::software::VariantPduEngine<tandem::snow5g::Variant, tandem::facts::snow5g::kVariants,
                                                  tandem::snow5g::kPduFunctions>;
