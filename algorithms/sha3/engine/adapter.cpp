// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/sha3/engine/known_answers.h"
#include "algorithms/sha3/engine/software_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::sha3 {

const software::Adapter kAdapter = software::adapter_of<SoftwareEngine, kVariants>(facts::sha3::kFacts, known_answers);

}  // namespace tandem::sha3
