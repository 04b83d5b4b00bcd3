// Every parameterisation of EEA2 and EIA2 over a core that the tests build.
#pragma once

#include <span>

#include "generated/cores/aes.h"
#include "hw/tb/core/maker.h"

namespace tandem::aes::tb {

struct FunctionsConfig : CoreParameters, core_bench::CoreMaker {
  [[nodiscard]] bool is_from_c() const { return architecture == kFromC; }
  /// Clocks per block, where enough are on their way.
  [[nodiscard]] std::uint64_t block_clocks() const { return is_from_c() ? from_c().block : 10 / unroll; }
  [[nodiscard]] bool has_constant_key() const { return key_schedule == kKeyScheduleConstant; }

  /// Clocks of the core that tandem-hls makes of the C code: from the header to the first word of EEA2, and per block
  /// of EEA2 and of EIA2. They are measured; no formula gives them.
  struct FromC {
    std::uint64_t first_word;
    std::uint64_t block;
    std::uint64_t mac_block;
  };
  [[nodiscard]] FromC from_c() const {
    static constexpr FromC kSteps[] = {{25, 12, 14}, {45, 1, 36}};
    return kSteps[step];
  }
};

std::span<const FunctionsConfig> functions_configs();

}  // namespace tandem::aes::tb
