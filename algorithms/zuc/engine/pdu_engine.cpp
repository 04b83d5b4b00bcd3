#include "algorithms/zuc/engine/pdu_engine.h"

#include <cassert>

#include "engine/software/engine_name.h"

namespace tandem::zuc {
namespace {

constexpr software::EngineNames kNames(facts::zuc::kVariants);

const lanes::Cipher& cipher_of(Algorithm function, const Variant& variant) {
  switch (function) {
    case Algorithm::eea3:
      return variant.eea;
    case Algorithm::eia3:
      return variant.eia;
    case Algorithm::nea6:
      return variant.nea6;
    case Algorithm::nia6:
      return variant.nia6;
    default:
      return variant.nca6;
  }
}

}  // namespace

std::string_view engine_name(const Variant& variant) { return kNames.of(variant.name); }

PduEngine::PduEngine(Algorithm function, const Variant& variant)
    : StreamPduEngine(function, engine_name(variant), cipher_of(function, variant)) {
  assert(variant.available());
}

PduEngine::~PduEngine() = default;

}  // namespace tandem::zuc
