// 128-EEA2 and 128-EIA2 in software as engines, one per function and variant. Freestanding.
#pragma once

#include "algorithms/aes/sw/aes.h"
#include "engine/software/variant_pdu_engine.h"

namespace tandem::aes {

using PduEngine = software::VariantPduEngine<Variant, facts::aes::kVariants, kPduFunctions, forget_keys>;

}  // namespace tandem::aes

extern template class tandem::software::VariantPduEngine<tandem::aes::Variant, tandem::facts::aes::kVariants,
                                                         tandem::aes::kPduFunctions, tandem::aes::forget_keys>;
