// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/sha3.h"
#include "hw/tb/core/maker.h"

namespace tandem::sha3::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {
  /// The core from C works on one task at a time, and fills the first block of each before its rounds.
  [[nodiscard]] bool is_from_c() const { return architecture == kFromC; }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::sha3::tb
