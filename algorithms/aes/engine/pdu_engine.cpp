#include "algorithms/aes/engine/pdu_engine.h"

#include <cassert>

#include "engine/software/engine_name.h"

namespace tandem::aes {
namespace {

constexpr software::EngineNames kNames(facts::aes::kVariants);

}  // namespace

std::string_view engine_name(const Variant& variant) { return kNames.of(variant.name); }

PduEngine::PduEngine(Algorithm function, const Variant& variant)
    : BatchPduEngine(function, engine_name(variant), function == Algorithm::eea2 ? variant.eea : variant.eia,
                     forget_keys) {
  assert(variant.available() && (function == Algorithm::eea2 || function == Algorithm::eia2));
}

PduEngine::~PduEngine() = default;

}  // namespace tandem::aes
