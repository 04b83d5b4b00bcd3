// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/aes/engine/known_answers.h"
#include "algorithms/aes/engine/pdu_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::aes {
namespace {

Engine* make(Algorithm operation, const Variant& variant, software::Memory& memory) {
  return memory.make<PduEngine>(operation, variant);
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<variants, make>(facts::aes::kFacts, known_answers);

}  // namespace tandem::aes
