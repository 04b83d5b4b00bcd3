// What the layers above know of this folder. Freestanding.
#include "engine/software/adapter.h"

#include "algorithms/zuc/engine/known_answers.h"
#include "algorithms/zuc/engine/pdu_engine.h"
#include "generated/algorithms/adapters.h"

namespace tandem::zuc {

const software::Adapter kAdapter = software::adapter_of<PduEngine, kVariants>(facts::zuc::kFacts, known_answers);

}  // namespace tandem::zuc

template class tandem::software::VariantPduEngine<tandem::zuc::Variant, tandem::facts::zuc::kVariants,
                                                  tandem::zuc::kPduFunctions>;
