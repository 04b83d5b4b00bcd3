// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/snow3g/engine/known_answers.h"
#include "algorithms/snow3g/engine/pdu_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::snow3g {
namespace {

Engine* make(Algorithm operation, const Variant& variant, software::Memory& memory) {
  return memory.make<PduEngine>(operation, variant);
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<variants, make>(facts::snow3g::kFacts, known_answers);

}  // namespace tandem::snow3g
