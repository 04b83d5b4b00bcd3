// 128-EEA1 and 128-EIA1 in software as engines, one per function and variant. Freestanding.
#pragma once

#include <string_view>

#include "algorithms/snow3g/sw/snow3g.h"
#include "engine/software/pdu_engine.h"

namespace tandem::snow3g {

class PduEngine final : public software::StreamPduEngine {
 public:
  /// function: eea1 or eia1. variant: one of variants() that is available here.
  PduEngine(Algorithm function, const Variant& variant);
  ~PduEngine() override;
};

/// "cpu.<variant>", in static storage. variant: one of variants().
std::string_view engine_name(const Variant& variant);

}  // namespace tandem::snow3g
