#include "algorithms/snow5g/engine/pdu_engine.h"

#include <cassert>

#include "engine/software/engine_name.h"

namespace tandem::snow5g {
namespace {

constexpr software::EngineNames kNames(facts::snow5g::kVariants);

software::RunBatch* run_of(Algorithm function, const Variant& variant) {
  if (function == Algorithm::nea4) return variant.nea;
  return function == Algorithm::nia4 ? variant.nia : variant.nca;
}

}  // namespace

PduEngine::PduEngine(Algorithm function, const Variant& variant)
    : BatchPduEngine(function, kNames.of(variant.name), run_of(function, variant)) {
  assert(variant.available());
}

PduEngine::~PduEngine() = default;

}  // namespace tandem::snow5g
