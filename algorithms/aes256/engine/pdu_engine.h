// 256-NEA5, 256-NIA5 and 256-NCA5 in software as engines, one per function and variant. Freestanding.
#pragma once

#include "algorithms/aes256/sw/aes256.h"
#include "engine/software/variant_pdu_engine.h"

namespace tandem::aes256 {

using PduEngine = software::VariantPduEngine<Variant, facts::aes256::kVariants, kPduFunctions>;

}  // namespace tandem::aes256

extern template class tandem::software::VariantPduEngine<tandem::aes256::Variant, tandem::facts::aes256::kVariants,
                                                         tandem::aes256::kPduFunctions>;
