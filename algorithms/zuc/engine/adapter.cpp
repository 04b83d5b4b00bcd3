// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/zuc/engine/known_answers.h"
#include "algorithms/zuc/engine/pdu_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::zuc {
namespace {

Engine* make(Algorithm operation, const Variant& variant, software::Memory& memory) {
  return memory.make<PduEngine>(operation, variant);
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<variants, make>(facts::zuc::kFacts, known_answers);

}  // namespace tandem::zuc
