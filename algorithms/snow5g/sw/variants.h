// The kernels that dispatch.cpp chooses from; private to this folder. Contract: algorithms/gcm_sst/sw/generator.h.
#pragma once

#include "algorithms/gcm_sst/sw/generator.h"

namespace tandem::snow5g {

// The number in a kernel's name is that of its lanes.
extern const gcm_sst::Kernel kReference1;
extern const gcm_sst::Kernel kPortable2, kPortable1;
#if defined(__x86_64__)
extern const gcm_sst::Kernel kAvx512_8, kAvx512_4, kAvx512_1;
extern const gcm_sst::Kernel kAvx2Vaes4, kAvx2Vaes2;
extern const gcm_sst::Kernel kAvx2_2, kAvx2_1;
#elif defined(__ARM_NEON)
extern const gcm_sst::Kernel kNeon1;
#if defined(__aarch64__)
extern const gcm_sst::Kernel kArmv8_2, kArmv8_1;
#endif
#endif

}  // namespace tandem::snow5g
