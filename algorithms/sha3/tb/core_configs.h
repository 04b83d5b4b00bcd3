// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/sha3.h"
#include "hw/tb/core/maker.h"

namespace tandem::sha3::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::sha3::tb
