// 256-NEA5, 256-NIA5 and 256-NCA5 in software as engines, one per function and variant. Freestanding.
#pragma once

#include "algorithms/aes256/sw/aes256.h"
#include "engine/software/pdu_engine.h"

namespace tandem::aes256 {

class PduEngine final : public software::BatchPduEngine {
 public:
  /// function: nea5, nia5 or nca5. variant: one of variants() that is available here.
  PduEngine(Algorithm function, const Variant& variant);
  ~PduEngine() override;
};

}  // namespace tandem::aes256
