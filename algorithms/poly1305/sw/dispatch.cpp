// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include "algorithms/poly1305/sw/poly1305.h"
#include "algorithms/poly1305/sw/variants.h"
#include "engine/cpu.h"

namespace tandem::poly1305 {
namespace {

constexpr variants::Facts kFacts(facts::poly1305::kVariants);

constexpr Variant kTable[] = {
#if defined(__x86_64__)
    {"avx512", kFacts.needs("avx512"), cpu::has<kFacts.asks("avx512")>, authenticate_avx512},
    {"avx2", kFacts.needs("avx2"), cpu::has<kFacts.asks("avx2")>, authenticate_avx2},
#elif defined(__ARM_NEON)
    // The compiler was told that every target machine has it.
    {"neon", kFacts.needs("neon"), cpu::has_anything, authenticate_neon},
#endif
    {"reference", kFacts.needs("reference"), cpu::has_anything, authenticate_reference},
};

}  // namespace

constinit const variants::List<Variant> kVariants(kTable);

}  // namespace tandem::poly1305
