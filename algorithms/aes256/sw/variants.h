// The kernels that dispatch.cpp chooses from; private to this folder. Contract: algorithms/gcm_sst/sw/generator.h.
#pragma once

#include "algorithms/gcm_sst/sw/generator.h"

namespace tandem::aes256 {

// Their number is that of their lanes.
extern const gcm_sst::Kernel kReference1;
extern const gcm_sst::Kernel kPortable1;
#if defined(__x86_64__)
extern const gcm_sst::Kernel kAvx512_4, kAvx512_1;
extern const gcm_sst::Kernel kAvx2Vaes4, kAvx2Vaes1;
extern const gcm_sst::Kernel kAvx2_4, kAvx2_1;
#elif defined(__aarch64__)
extern const gcm_sst::Kernel kArmv8_4, kArmv8_1;
#endif

}  // namespace tandem::aes256
