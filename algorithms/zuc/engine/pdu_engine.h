// 128-EEA3, 128-EIA3 and the functions with keys of 256 bits in software as engines, one per function and variant.
// Freestanding.
#pragma once

#include "algorithms/zuc/sw/zuc.h"
#include "engine/software/variant_pdu_engine.h"

namespace tandem::zuc {

using PduEngine = software::VariantPduEngine<Variant, facts::zuc::kVariants, kPduFunctions>;

}  // namespace tandem::zuc

extern template class tandem::software::VariantPduEngine<tandem::zuc::Variant, tandem::facts::zuc::kVariants,
                                                         tandem::zuc::kPduFunctions>;
