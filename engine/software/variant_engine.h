// Engines of one software variant, as algorithms' folders have them. Freestanding.
#pragma once

#include <cassert>
#include <string_view>
#include <type_traits>

#include "engine/software/engine_name.h"
#include "engine/software/immediate_engine.h"
#include "generated/algorithms/operations.h"

namespace tandem::software {

/// "cpu.<variant>", in static storage. kFacts: facts::<algorithm>::kVariants, one of which has that name.
template <const auto& kFacts>
std::string_view engine_name(std::string_view variant) {
  static constexpr EngineNames kNames(kFacts);
  return kNames.of(variant);
}

/// Base of an engine that runs the tasks of one operation with one variant, inside submit. A task is as
/// generated/docs/operations.md says.
///
/// kForget: wipes the keys that the calling thread keeps for all engines of the kind, at the end of each; other
/// threads' keys are wiped when those threads end; a function without arguments. nullptr: none are kept.
template <class Variant, const auto& kFacts, auto kForget = nullptr>
class VariantEngine : public ImmediateEngine {
 public:
  /// variant: one that is available here; it outlives the engine.
  VariantEngine(Algorithm operation, const Variant& variant)
      : ImmediateEngine(name_of(variant), facts::operation(operation)), variant_(variant) {
    assert(variant.available());
  }
  ~VariantEngine() override {
    // Its type says it, since a comparison is no constant with the sanitizer of undefined behaviour.
    if constexpr (!std::is_null_pointer_v<decltype(kForget)>) kForget();
  }

  /// The engine's name, in static storage.
  static std::string_view name_of(const Variant& variant) { return engine_name<kFacts>(variant.name); }

 protected:
  const Variant& variant_;
};

}  // namespace tandem::software
