// Which variants this binary has, which of them this machine can run, which is best.
#include "algorithms/poly1305/sw/poly1305.h"
#include "algorithms/poly1305/sw/variants.h"
#include "engine/cpu.h"
#include "engine/variants.h"

namespace tandem::poly1305 {
namespace {

consteval std::string_view needs(std::string_view name) {
  return tandem::variants::needs(facts::poly1305::kVariants, name);
}
consteval cpu::Extensions asks(std::string_view name) { return cpu::parse(needs(name)); }

constexpr Variant kVariants[] = {
#if defined(__x86_64__)
    {"avx512", needs("avx512"), cpu::has<asks("avx512")>, authenticate_avx512},
    {"avx2", needs("avx2"), cpu::has<asks("avx2")>, authenticate_avx2},
#elif defined(__ARM_NEON)
    // The compiler was told that every target machine has it.
    {"neon", needs("neon"), cpu::has_anything, authenticate_neon},
#endif
    {"reference", needs("reference"), cpu::has_anything, authenticate_reference},
};

}  // namespace

std::span<const Variant> variants() { return kVariants; }

const Variant& best() { return tandem::variants::best(variants()); }

const Variant* find(std::string_view name) { return tandem::variants::find(variants(), name); }

}  // namespace tandem::poly1305
