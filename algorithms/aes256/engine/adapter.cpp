// The Adapter of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/aes256/engine/pdu_engine.h"
#include "algorithms/aes256/vectors/published.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"

namespace tandem::aes256 {
namespace {

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  if (operation == Algorithm::nea5) selftest::run_256(runner, vectors::kNea5);
  if (operation == Algorithm::nia5) selftest::run_256(runner, vectors::kNia5);
  if (operation == Algorithm::nca5) selftest::run_256(runner, vectors::kNca5);
  return runner.answers();
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<PduEngine, kVariants>(facts::aes256::kFacts, known_answers);

}  // namespace tandem::aes256

template class tandem::software::VariantPduEngine<tandem::aes256::Variant, tandem::facts::aes256::kVariants,
                                                  tandem::aes256::kPduFunctions>;
