// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/aes/engine/known_answers.h"
#include "algorithms/aes/engine/pdu_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::aes {

const software::Adapter kAdapter = software::adapter_of<PduEngine, kVariants>(facts::aes::kFacts, known_answers);

}  // namespace tandem::aes

template class tandem::software::VariantPduEngine<tandem::aes::Variant, tandem::facts::aes::kVariants,
                                                  tandem::aes::kPduFunctions, tandem::aes::forget_keys>;
