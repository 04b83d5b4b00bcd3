// Which variants this binary has, which of them this machine can run, which is best.
#include "algorithms/sha3/sw/sha3.h"
#include "algorithms/sha3/sw/variants.h"
#include "engine/cpu.h"
#include "engine/variants.h"

namespace tandem::sha3 {
namespace {

consteval std::string_view needs(std::string_view name) {
  return tandem::variants::needs(facts::sha3::kVariants, name);
}
consteval cpu::Extensions asks(std::string_view name) { return cpu::parse(needs(name)); }

constexpr Variant kVariants[] = {
#if defined(__x86_64__)
    {"avx512", needs("avx512"), cpu::has<asks("avx512")>, hash_avx512},
    {"avx2", needs("avx2"), cpu::has<asks("avx2")>, hash_avx2},
#elif defined(__ARM_NEON)
#if defined(__aarch64__)
    {"armv8_sha3", needs("armv8_sha3"), cpu::has<asks("armv8_sha3")>, hash_armv8_sha3},
#endif
    // The compiler was told that every target machine has it.
    {"neon", needs("neon"), cpu::has_anything, hash_neon},
#endif
#if TANDEM_SHA3_LIBRARIES
    {"openssl", needs("openssl"), has_openssl, hash_openssl},
#endif
    {"portable", needs("portable"), cpu::has_anything, hash_portable},
    {"reference", needs("reference"), cpu::has_anything, hash_reference},
};

}  // namespace

std::span<const Variant> variants() { return kVariants; }

const Variant& best() { return tandem::variants::best(variants()); }

const Variant* find(std::string_view name) { return tandem::variants::find(variants(), name); }

Status check(const Function& function, std::size_t digest_bytes) {
  const bool fits = function.digest_bytes == 0 ? digest_bytes > 0 : digest_bytes == function.digest_bytes;
  return fits ? Status::ok : Status::bad_length;
}

}  // namespace tandem::sha3
