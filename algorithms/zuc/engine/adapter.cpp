// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/zuc/engine/known_answers.h"
#include "algorithms/zuc/engine/nea6_engine.h"
#include "algorithms/zuc/engine/nia6_engine.h"
#include "algorithms/zuc/engine/pdu_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::zuc {
namespace {

Engine* make(Algorithm operation, const Variant& variant, software::Memory& memory) {
  switch (operation) {
    case Algorithm::nea6:
      return memory.make<Nea6Engine>(variant);
    case Algorithm::nia6:
    case Algorithm::nca6:
      return memory.make<Nia6Engine>(operation, variant);
    default:
      return memory.make<PduEngine>(operation, variant);
  }
}

}  // namespace

const software::Adapter kAdapter = software::adapter_of<variants, make>(facts::zuc::kFacts, known_answers);

}  // namespace tandem::zuc
