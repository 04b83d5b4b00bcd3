// Engines of one software variant for a PDU function, as algorithms' folders have them. Freestanding.
#pragma once

#include <cassert>
#include <string_view>
#include <type_traits>

#include "engine/software/pdu_engine.h"
#include "engine/software/pdu_function.h"
#include "engine/software/variant_engine.h"

namespace tandem::software {

/// Runs the tasks of one function of `kFunctions` with one variant. kFacts, kForget: as of VariantEngine.
template <class Variant, const auto& kFacts, const auto& kFunctions, void (*kForget)() = nullptr>
class VariantPduEngine final : public std::conditional_t<kInLanes<kFunctions>, StreamPduEngine, BatchPduEngine> {
 public:
  /// variant: one that is available here; it outlives the engine.
  VariantPduEngine(Algorithm function, const Variant& variant)
    requires kInLanes<kFunctions>
      : StreamPduEngine(function, name_of(variant), member_of(kFunctions, function, variant)) {
    assert(variant.available());
  }
  VariantPduEngine(Algorithm function, const Variant& variant)
    requires(!kInLanes<kFunctions>)
      : BatchPduEngine(function, name_of(variant), member_of(kFunctions, function, variant), kForget) {
    assert(variant.available());
  }

  /// The engine's name, in static storage.
  static std::string_view name_of(const Variant& variant) { return engine_name<kFacts>(variant.name); }
};

}  // namespace tandem::software
