// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/aes_gcm/engine/known_answers.h"
#include "algorithms/aes_gcm/engine/software_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::aes_gcm {

const software::Adapter kAdapter =
    software::adapter_of<SoftwareEngine, kVariants>(facts::aes_gcm::kFacts, known_answers);

}  // namespace tandem::aes_gcm
