// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/variants.h"
#include "engine/cpu.h"

namespace tandem::chacha20_poly1305 {
namespace {

constexpr variants::Facts kFacts(facts::chacha20_poly1305::kVariants);

constexpr Variant kTable[] = {
#if defined(__x86_64__)
    {"avx512", kFacts.needs("avx512"), cpu::has<kFacts.asks("avx512")>, encrypt_avx512, decrypt_avx512},
    {"avx2", kFacts.needs("avx2"), cpu::has<kFacts.asks("avx2")>, encrypt_avx2, decrypt_avx2},
#elif defined(__ARM_NEON)
    // The compiler was told that every target machine has it.
    {"neon", kFacts.needs("neon"), cpu::has_anything, encrypt_neon, decrypt_neon},
#endif
#if TANDEM_CHACHA20_POLY1305_LIBRARIES
#if defined(__x86_64__)
    {"ipsec_mb", kFacts.needs("ipsec_mb"), has_ipsec_mb, encrypt_ipsec_mb, decrypt_ipsec_mb},
#endif
    {"openssl", kFacts.needs("openssl"), has_openssl, encrypt_openssl, decrypt_openssl},
#endif
    {"reference", kFacts.needs("reference"), cpu::has_anything, encrypt_reference, decrypt_reference},
};

}  // namespace

constinit const variants::List<Variant> kVariants(kTable);

Status encrypt(const Variant& variant, Message& message) {
  variant.encrypt({&message, 1});
  return message.status;
}

Status decrypt(const Variant& variant, Message& message) {
  variant.decrypt({&message, 1});
  return message.status;
}

bool keeps_keys() {
#if TANDEM_CHACHA20_POLY1305_LIBRARIES
  return keeps_openssl();
#else
  return false;
#endif
}

void forget_keys() {
#if TANDEM_CHACHA20_POLY1305_LIBRARIES
  forget_openssl();
#endif
}

}  // namespace tandem::chacha20_poly1305
