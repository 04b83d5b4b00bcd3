// The Adapter of this folder makes its engines and runs the published vectors through any engine. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/snow3g/engine/pdu_engine.h"
#include "algorithms/snow3g/vectors/etsi_sage.h"
#include "engine/selftest/runner.h"
#include "generated/algorithms/adapters.h"

namespace tandem::snow3g {
namespace {

/// TS 33.401 makes FRESH of BEARER: 27 zeros follow it.
constexpr auto kBearerOfFresh = [](const vectors::Eia& vector) {
  constexpr unsigned kZeros = 27;
  return vector.fresh << (32 - kZeros) == 0 ? static_cast<int>(vector.fresh >> kZeros) : -1;
};

selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace) {
  selftest::Runner runner(engine, operation, workspace);
  if (operation == Algorithm::eea1) {
    runner.expect_eea(std::span<const vectors::Eea>(vectors::kEea));
  } else {
    runner.expect_eia(std::span<const vectors::Eia>(vectors::kEia), kBearerOfFresh);
  }
  return runner.answers();
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<PduEngine, kVariants>(facts::snow3g::kFacts, known_answers);

}  // namespace tandem::snow3g

template class tandem::software::VariantPduEngine<tandem::snow3g::Variant, tandem::facts::snow3g::kVariants,
                                                  tandem::snow3g::kPduFunctions>;
