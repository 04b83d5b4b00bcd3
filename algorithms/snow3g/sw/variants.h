// The kernels that dispatch.cpp chooses from; private to this folder. Contracts: lanes::Cipher::kernels, Evaluate in
// functions.h.
#pragma once

#include "algorithms/snow3g/sw/functions.h"
#include "engine/lanes/kernel.h"

namespace tandem::snow3g {

/// lanes::Function::load_group.
using LoadGroup = void(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes);

extern const lanes::Kernel kReferenceKernels[1];
Evaluate evaluate_reference;
extern const lanes::Kernel kPortableKernels[2];
Evaluate evaluate_portable;
#if defined(__x86_64__)
void initialise_single_avx512(lanes::State& state);
void generate_single_avx512(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words);
extern const lanes::Kernel kAvx512Kernels[3];
Evaluate evaluate_avx512;
LoadGroup load_group_eea_avx512, load_group_eia_avx512;
extern const lanes::Kernel kAvx2Kernels[2];
Evaluate evaluate_avx2;
LoadGroup load_group_eea_avx2, load_group_eia_avx2;
#elif defined(__ARM_NEON)
extern const lanes::Kernel kNeonKernels[2];
Evaluate evaluate_neon;
#if defined(__aarch64__)
extern const lanes::Kernel kArmv8Kernels[2];
Evaluate evaluate_armv8;
#endif
#endif

}  // namespace tandem::snow3g
