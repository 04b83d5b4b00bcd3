// 128-EEA3, 128-EIA3 and the functions with keys of 256 bits in software as engines, one per function and variant.
// Freestanding.
#pragma once

#include <string_view>

#include "algorithms/zuc/sw/zuc.h"
#include "engine/software/pdu_engine.h"

namespace tandem::zuc {

class PduEngine final : public software::StreamPduEngine {
 public:
  /// function: eea3, eia3, nea6, nia6 or nca6. variant: one of variants() that is available here.
  PduEngine(Algorithm function, const Variant& variant);
  ~PduEngine() override;
};

/// "cpu.<variant>", in static storage. variant: one of variants().
std::string_view engine_name(const Variant& variant);

}  // namespace tandem::zuc
