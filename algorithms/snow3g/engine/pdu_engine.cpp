#include "algorithms/snow3g/engine/pdu_engine.h"

#include <cassert>

#include "engine/software/engine_name.h"

namespace tandem::snow3g {
namespace {

constexpr software::EngineNames kNames(facts::snow3g::kVariants);

}  // namespace

std::string_view engine_name(const Variant& variant) { return kNames.of(variant.name); }

PduEngine::PduEngine(Algorithm function, const Variant& variant)
    : StreamPduEngine(function, engine_name(variant), function == Algorithm::eea1 ? variant.eea : variant.eia) {
  assert(variant.available() && (function == Algorithm::eea1 || function == Algorithm::eia1));
}

PduEngine::~PduEngine() = default;

}  // namespace tandem::snow3g
