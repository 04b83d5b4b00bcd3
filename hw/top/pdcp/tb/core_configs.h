// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/pdcp.h"
#include "hw/tb/core/maker.h"

namespace tandem::pdcp::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::pdcp::tb
