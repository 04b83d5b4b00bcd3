// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/snow3g/engine/known_answers.h"
#include "algorithms/snow3g/engine/pdu_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::snow3g {

const software::Adapter kAdapter = software::adapter_of<PduEngine, kVariants>(facts::snow3g::kFacts, known_answers);

}  // namespace tandem::snow3g

template class tandem::software::VariantPduEngine<tandem::snow3g::Variant, tandem::facts::snow3g::kVariants,
                                                  tandem::snow3g::kPduFunctions>;
