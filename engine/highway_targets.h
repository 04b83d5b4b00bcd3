// Selects the targets of Google Highway that a kernel is compiled for: AVX-512 (its target AVX3) and AVX2, or NEON, or
// none.
//
// A kernel includes this before everything else. Highway compiles the target that the compiler flags imply (the
// fallback, on x86) and those that are not disabled. The instructions disabled here would only widen what dispatch has
// to ask the machine for (engine/cpu.h).
#pragma once

#define HWY_DISABLE_PCLMUL_AES
#define HWY_DISABLE_F16C
#if defined(__x86_64__)
#define HWY_COMPILE_ALL_ATTAINABLE
#define HWY_DISABLED_TARGETS (~(HWY_AVX3 | HWY_AVX2 | HWY_EMU128 | HWY_SCALAR))
#elif defined(__ARM_NEON)
#define HWY_COMPILE_ONLY_STATIC
// Compiled for what the command line says, as no pragma reaches the constructors that the compiler makes by itself.
#define TOOLCHAIN_MISS_SYS_AUXV_H
#define HWY_BROKEN_TARGETS 0  // newer Highway refuses NEON without fused multiply-add (Cortex-A9), unused here
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128)  // vectors of unknown length
#else
#define HWY_COMPILE_ONLY_SCALAR  // no variant in the kernel
#endif

/// True if the target being compiled leaves enough of the scalar unit idle to move a part of the work there: a block of
/// ChaCha20, or Poly1305. Vector instructions take several clocks on Arm, and few are under way at a time.
#define TANDEM_SCALAR_BESIDE_VECTORS HWY_ARCH_ARM_A64

/// True if ChaCha20-Poly1305 runs messages of like lengths side by side, a MAC per lane. AVX2 has too few registers for
/// the cipher and the MAC at a time.
#define TANDEM_MACS_SIDE_BY_SIDE (HWY_TARGET != HWY_AVX2 && !HWY_ARCH_ARM_A64)

/// True if scalar registers have products of 64 by 64 bits, which Poly1305 in them needs.
#ifdef __SIZEOF_INT128__
#define TANDEM_PRODUCTS_OF_128_BITS 1
#else
#define TANDEM_PRODUCTS_OF_128_BITS 0
#endif
