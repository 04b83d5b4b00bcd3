// 256-NEA4, 256-NIA4 and 256-NCA4 in software as engines, one per function and variant. Freestanding.
#pragma once

#include "algorithms/snow5g/sw/snow5g.h"
#include "engine/software/pdu_engine.h"

namespace tandem::snow5g {

class PduEngine final : public software::BatchPduEngine {
 public:
  /// function: nea4, nia4 or nca4. variant: one of variants() that is available here.
  PduEngine(Algorithm function, const Variant& variant);
  ~PduEngine() override;
};

}  // namespace tandem::snow5g
