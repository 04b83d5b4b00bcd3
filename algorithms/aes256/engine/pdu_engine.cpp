#include "algorithms/aes256/engine/pdu_engine.h"

#include <cassert>

#include "engine/software/engine_name.h"

namespace tandem::aes256 {
namespace {

constexpr software::EngineNames kNames(facts::aes256::kVariants);

software::RunBatch* run_of(Algorithm function, const Variant& variant) {
  if (function == Algorithm::nea5) return variant.nea;
  return function == Algorithm::nia5 ? variant.nia : variant.nca;
}

}  // namespace

PduEngine::PduEngine(Algorithm function, const Variant& variant)
    : BatchPduEngine(function, kNames.of(variant.name), run_of(function, variant)) {
  assert(variant.available());
}

PduEngine::~PduEngine() = default;

}  // namespace tandem::aes256
