// Which variants this binary has, which of them this machine can run, which is best.
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/variants.h"
#include "engine/cpu.h"
#include "engine/variants.h"

namespace tandem::chacha20_poly1305 {
namespace {

consteval std::string_view needs(std::string_view name) {
  return tandem::variants::needs(facts::chacha20_poly1305::kVariants, name);
}
consteval cpu::Extensions asks(std::string_view name) { return cpu::parse(needs(name)); }

constexpr Variant kVariants[] = {
#if defined(__x86_64__)
    {"avx512", needs("avx512"), cpu::has<asks("avx512")>, encrypt_avx512, decrypt_avx512},
    {"avx2", needs("avx2"), cpu::has<asks("avx2")>, encrypt_avx2, decrypt_avx2},
#elif defined(__ARM_NEON)
    // The compiler was told that every target machine has it.
    {"neon", needs("neon"), cpu::has_anything, encrypt_neon, decrypt_neon},
#endif
#if TANDEM_CHACHA20_POLY1305_LIBRARIES
#if defined(__x86_64__)
    {"ipsec_mb", needs("ipsec_mb"), has_ipsec_mb, encrypt_ipsec_mb, decrypt_ipsec_mb},
#endif
    {"openssl", needs("openssl"), has_openssl, encrypt_openssl, decrypt_openssl},
#endif
    {"reference", needs("reference"), cpu::has_anything, encrypt_reference, decrypt_reference},
};

}  // namespace

std::span<const Variant> variants() { return kVariants; }

const Variant& best() { return tandem::variants::best(variants()); }

const Variant* find(std::string_view name) { return tandem::variants::find(variants(), name); }

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
