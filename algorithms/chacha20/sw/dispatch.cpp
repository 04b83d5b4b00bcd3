// Which variants this binary has, which of them this machine can run, which is best.
#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20/sw/variants.h"
#include "generated/algorithms/algorithms.h"

namespace tandem::chacha20 {
namespace {

/// What algorithm.toml says that a variant needs; one that it does not name does not compile.
consteval std::string_view needs(std::string_view name) {
  for (const facts::Variant& variant : facts::chacha20::kVariants) {
    if (variant.name == name) return variant.needs;
  }
  __builtin_unreachable();
}

bool always() { return true; }

#if defined(__x86_64__)
// The compiler's detection also asks whether the operating system keeps the registers. The lists are what Highway's
// targets AVX3 and AVX2 allow the compiler to use, without what hwy.cpp disables there.
bool has_avx2() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("fma");
}

bool has_avx512() {
  return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}
#endif

constexpr Variant kVariants[] = {
#if defined(__x86_64__)
    {"avx512", needs("avx512"), has_avx512, xor_keystream_avx512},
    {"avx2", needs("avx2"), has_avx2, xor_keystream_avx2},
#elif defined(__ARM_NEON)
    {"neon", needs("neon"), always, xor_keystream_neon},  // the compiler was told that every target machine has it
#endif
    {"reference", needs("reference"), always, xor_keystream_reference},
};

}  // namespace

std::span<const Variant> variants() { return kVariants; }

const Variant& best() {
  const Variant* variant = kVariants;
  while (!variant->available()) ++variant;
  return *variant;
}

const Variant* find(std::string_view name) {
  for (const Variant& variant : kVariants) {
    if (variant.name == name && variant.available()) return &variant;
  }
  return nullptr;
}

}  // namespace tandem::chacha20
