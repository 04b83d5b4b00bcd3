// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/chacha20_poly1305/engine/known_answers.h"
#include "algorithms/chacha20_poly1305/engine/software_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::chacha20_poly1305 {

const software::Adapter kAdapter =
    software::adapter_of<SoftwareEngine, kVariants>(facts::chacha20_poly1305::kFacts, known_answers);

}  // namespace tandem::chacha20_poly1305
