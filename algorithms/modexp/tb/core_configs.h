// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "algorithms/modexp/sw/core_key.h"
#include "generated/cores/modexp.h"
#include "hw/tb/core/maker.h"

namespace tandem::modexp::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {
  [[nodiscard]] CoreShape shape() const {
    return {static_cast<unsigned>(word_bits), static_cast<unsigned>(elements), static_cast<unsigned>(window_bits)};
  }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::modexp::tb
