// Every core, with tasks and what must come of them by the software reference.
#pragma once

#include "algorithms/aes256/sw/aes256.h"
#include "algorithms/aes256/tb/core_configs.h"
#include "algorithms/gcm_sst/tb/sst_core.h"

namespace tandem::aes256::tb {

class Core : public core_bench::SstCore<CoreConfig> {
 protected:
  Core() : SstCore(*kVariants.find("reference"), 12, 0xfe) {}
};

}  // namespace tandem::aes256::tb
