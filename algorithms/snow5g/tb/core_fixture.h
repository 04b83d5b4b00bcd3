// Every core, with tasks and what must come of them by the software reference.
#pragma once

#include "algorithms/gcm_sst/tb/sst_core.h"
#include "algorithms/snow5g/sw/snow5g.h"
#include "algorithms/snow5g/tb/core_configs.h"

namespace tandem::snow5g::tb {

using core_bench::Job;
using core_bench::Trace;

class Core : public core_bench::SstCore<CoreConfig> {
 protected:
  Core() : SstCore(*kVariants.find("reference")) {}
};

}  // namespace tandem::snow5g::tb
