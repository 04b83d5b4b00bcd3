// The functions that dispatch.cpp chooses from; private to this folder. Contracts: engine/lanes/kernel.h, zuc.h.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/lanes/kernel.h"

namespace tandem::zuc {

using Initialise = void(lanes::State& state);
using Generate = void(lanes::State& state, std::uint8_t* keystream, std::size_t stride, std::size_t words);
using Apply = void(lanes::State& state, const lanes::Text* texts, std::size_t words);
using LoadGroup = void(std::span<Pdu* const> pdus, lanes::State& state, std::size_t lanes);
using Absorb = void(lanes::Job& job, const std::uint8_t* keystream, std::size_t words);

Initialise initialise_reference, initialise48_reference;
Generate generate_reference;
Absorb absorb_eia3_reference;

#if defined(__x86_64__)
Initialise initialise_avx512_1, initialise_avx512_16, initialise_avx512_32;
Initialise initialise48_avx512_1, initialise48_avx512_16, initialise48_avx512_32;
Generate generate_avx512_1, generate_avx512_16, generate_avx512_32;
Apply apply_avx512_16, apply_avx512_32;
Absorb absorb_eia3_avx512;
LoadGroup load_group_eea3_avx512, load_group_eia3_avx512, load_group_256_avx512;

Initialise initialise_avx2_1, initialise_avx2_8, initialise_avx2_16;
Initialise initialise48_avx2_1, initialise48_avx2_8, initialise48_avx2_16;
Generate generate_avx2_1, generate_avx2_8, generate_avx2_16;
Absorb absorb_eia3_avx2;
LoadGroup load_group_eea3_avx2, load_group_eia3_avx2, load_group_256_avx2;
#elif defined(__ARM_NEON)
Initialise initialise_neon_1, initialise_neon_4, initialise48_neon_1, initialise48_neon_4;
Generate generate_neon_1, generate_neon_4;
#if defined(__aarch64__)
Initialise initialise_armv8_1, initialise_armv8_4, initialise48_armv8_1, initialise48_armv8_4;
Generate generate_armv8_1, generate_armv8_4;
Absorb absorb_eia3_armv8;
#endif
#endif

Initialise initialise_portable1, initialise_portable16, initialise48_portable1, initialise48_portable16;
Generate generate_portable1, generate_portable16;
Absorb absorb_eia3_portable;

}  // namespace tandem::zuc
