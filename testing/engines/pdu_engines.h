// The engines of 128-EEA1 .. 128-EIA3 as one, each with its best variant on this machine.
#pragma once

#include <array>
#include <memory>

#include "algorithms/aes/engine/pdu_engine.h"
#include "algorithms/snow3g/engine/pdu_engine.h"
#include "algorithms/zuc/engine/pdu_engine.h"
#include "testing/engines/mixed_engine.h"

namespace tandem::testing {

/// The engines take a fifth of a megabyte: too much for the stack.
struct PduEngines {
  snow3g::PduEngine eea1{Algorithm::eea1, snow3g::kVariants.best()};
  snow3g::PduEngine eia1{Algorithm::eia1, snow3g::kVariants.best()};
  aes::PduEngine eea2{Algorithm::eea2, aes::kVariants.best()};
  aes::PduEngine eia2{Algorithm::eia2, aes::kVariants.best()};
  zuc::PduEngine eea3{Algorithm::eea3, zuc::kVariants.best()};
  zuc::PduEngine eia3{Algorithm::eia3, zuc::kVariants.best()};
  std::array<Engine*, 6> all{&eea1, &eia1, &eea2, &eia2, &eea3, &eia3};
  MixedEngine mixed{all};
};

/// An engine for tasks of 128-EEA1 .. 128-EIA3 in any mixture.
inline std::shared_ptr<Engine> any_pdu_engine() {
  const auto engines = std::make_shared<PduEngines>();
  return {engines, &engines->mixed};
}

}  // namespace tandem::testing
