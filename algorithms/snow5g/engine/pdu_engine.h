// 256-NEA4, 256-NIA4 and 256-NCA4 in software as engines, one per function and variant. Freestanding.
#pragma once

#include "algorithms/snow5g/sw/snow5g.h"
#include "engine/software/variant_pdu_engine.h"

namespace tandem::snow5g {

using PduEngine = software::VariantPduEngine<Variant, facts::snow5g::kVariants, kPduFunctions>;

}  // namespace tandem::snow5g

extern template class tandem::software::VariantPduEngine<tandem::snow5g::Variant, tandem::facts::snow5g::kVariants,
                                                         tandem::snow5g::kPduFunctions>;
