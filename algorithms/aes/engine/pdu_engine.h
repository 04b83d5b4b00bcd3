// 128-EEA2 and 128-EIA2 in software as engines, one per function and variant. Freestanding.
#pragma once

#include <string_view>

#include "algorithms/aes/sw/aes.h"
#include "engine/software/pdu_engine.h"

namespace tandem::aes {

class PduEngine final : public software::BatchPduEngine {
 public:
  /// function: eea2 or eia2. variant: one of variants() that is available here.
  PduEngine(Algorithm function, const Variant& variant);
  ~PduEngine() override;
};

/// "cpu.<variant>", in static storage. variant: one of variants().
std::string_view engine_name(const Variant& variant);

}  // namespace tandem::aes
