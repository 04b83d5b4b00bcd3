// The Adapter of this folder makes its engines and runs the published vectors through any engine. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/aes/engine/pdu_engine.h"
#include "algorithms/aes/vectors/ts33401.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"

namespace tandem::aes {
namespace {

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  if (operation == Algorithm::eea2) {
    runner.expect_eea(std::span<const vectors::EeaVector>(vectors::kEea2));
  } else {
    runner.expect_eia(std::span<const vectors::EiaVector>(vectors::kEia2), selftest::kOwnBearer);
  }
  return runner.answers();
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<PduEngine, kVariants>(facts::aes::kFacts, known_answers);

}  // namespace tandem::aes

template class tandem::software::VariantPduEngine<tandem::aes::Variant, tandem::facts::aes::kVariants,
                                                  tandem::aes::kPduFunctions, tandem::aes::forget_keys>;
