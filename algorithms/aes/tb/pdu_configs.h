// Every parameterisation of EEA2 and EIA2 over a core that the tests build.
#pragma once

#include <span>

#include "generated/cores/aes.h"
#include "hw/tb/core/maker.h"

namespace tandem::aes::tb {

struct PduConfig : CoreParameters, core_bench::CoreMaker {
  /// Clocks per block, where enough are on their way.
  [[nodiscard]] std::uint64_t block_clocks() const { return 10 / unroll; }
  [[nodiscard]] bool has_constant_key() const { return key_schedule == kKeyScheduleConstant; }
};

std::span<const PduConfig> pdu_configs();

}  // namespace tandem::aes::tb
