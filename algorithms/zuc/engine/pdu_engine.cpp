#include "algorithms/zuc/engine/pdu_engine.h"

#include <cassert>

#include "engine/software/engine_name.h"

namespace tandem::zuc {
namespace {

constexpr software::EngineNames kNames(facts::zuc::kVariants);

}  // namespace

std::string_view engine_name(const Variant& variant) { return kNames.of(variant.name); }

PduEngine::PduEngine(Algorithm function, const Variant& variant)
    : StreamPduEngine(function, engine_name(variant), function == Algorithm::eea3 ? variant.eea : variant.eia) {
  assert(variant.available() && (function == Algorithm::eea3 || function == Algorithm::eia3));
}

PduEngine::~PduEngine() = default;

}  // namespace tandem::zuc
