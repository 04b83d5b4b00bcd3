// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/poly1305.h"
#include "hw/tb/core/maker.h"

namespace tandem::poly1305::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::poly1305::tb
