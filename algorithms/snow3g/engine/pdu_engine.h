// 128-EEA1 and 128-EIA1 in software as engines, one per function and variant. Freestanding.
#pragma once

#include "algorithms/snow3g/sw/snow3g.h"
#include "engine/software/variant_pdu_engine.h"

namespace tandem::snow3g {

using PduEngine = software::VariantPduEngine<Variant, facts::snow3g::kVariants, kPduFunctions>;

}  // namespace tandem::snow3g

extern template class tandem::software::VariantPduEngine<tandem::snow3g::Variant, tandem::facts::snow3g::kVariants,
                                                         tandem::snow3g::kPduFunctions>;
