// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include "algorithms/sha3/sw/sha3.h"
#include "algorithms/sha3/sw/variants.h"
#include "engine/cpu.h"

namespace tandem::sha3 {
namespace {

constexpr variants::Facts kFacts(facts::sha3::kVariants);

constexpr Variant kTable[] = {
#if defined(__x86_64__)
    {"avx512", kFacts.needs("avx512"), cpu::has<kFacts.asks("avx512")>, hash_avx512},
    {"avx2", kFacts.needs("avx2"), cpu::has<kFacts.asks("avx2")>, hash_avx2},
#elif defined(__ARM_NEON)
#if defined(__aarch64__)
    {"armv8_sha3", kFacts.needs("armv8_sha3"), cpu::has<kFacts.asks("armv8_sha3")>, hash_armv8_sha3},
#endif
    // The compiler was told that every target machine has it.
    {"neon", kFacts.needs("neon"), cpu::has_anything, hash_neon},
#endif
#if TANDEM_SHA3_LIBRARIES
    {"openssl", kFacts.needs("openssl"), has_openssl, hash_openssl},
#endif
    {"portable", kFacts.needs("portable"), cpu::has_anything, hash_portable},
    {"reference", kFacts.needs("reference"), cpu::has_anything, hash_reference},
};

}  // namespace

constinit const variants::List<Variant> kVariants(kTable);

Status check(const Function& function, std::size_t digest_bytes) {
  const bool fits = function.digest_bytes == 0 ? digest_bytes > 0 : digest_bytes == function.digest_bytes;
  return fits ? Status::ok : Status::bad_length;
}

}  // namespace tandem::sha3
