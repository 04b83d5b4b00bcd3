// Which variants this binary has, which of them this machine can run, which is best.
#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "engine/cpu.h"
#include "engine/variants.h"

namespace tandem::aes_gcm {
namespace {

consteval std::string_view needs(std::string_view name) {
  return tandem::variants::needs(facts::aes_gcm::kVariants, name);
}
consteval cpu::Extensions asks(std::string_view name) { return cpu::parse(needs(name)); }

constexpr Variant kVariants[] = {
#if defined(__aarch64__)
    {"armv8", needs("armv8"), cpu::has<asks("armv8")>, tandem::variants::always, encrypt_armv8, decrypt_armv8},
#endif
#if TANDEM_AES_GCM_LIBRARIES
#if defined(__x86_64__)
    {"avx512", needs("avx512"), cpu::has<asks("avx512")>, tandem::variants::always, encrypt_avx512, decrypt_avx512},
    {"avx2_vaes", needs("avx2_vaes"), cpu::has<asks("avx2_vaes")>, tandem::variants::always, encrypt_avx2_vaes,
     decrypt_avx2_vaes},
    {"avx2", needs("avx2"), cpu::has<asks("avx2")>, tandem::variants::always, encrypt_avx2, decrypt_avx2},
    {"ipsec_mb", needs("ipsec_mb"), has_ipsec_mb, is_constant_time_ipsec_mb, encrypt_ipsec_mb, decrypt_ipsec_mb},
#endif
    {"openssl", needs("openssl"), has_openssl, is_constant_time_openssl, encrypt_openssl, decrypt_openssl},
#endif
    {"portable", needs("portable"), cpu::has_anything, tandem::variants::always, encrypt_portable, decrypt_portable},
    {"reference", needs("reference"), cpu::has_anything, tandem::variants::never, encrypt_reference, decrypt_reference},
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
#if TANDEM_AES_GCM_LIBRARIES
#if defined(__x86_64__)
  if (keeps_avx512() || keeps_avx2_vaes() || keeps_avx2() || keeps_ipsec_mb()) return true;
#elif defined(__aarch64__)
  if (keeps_armv8()) return true;
#endif
  return keeps_openssl();
#else
  return false;
#endif
}

void forget_keys() {
#if TANDEM_AES_GCM_LIBRARIES
#if defined(__x86_64__)
  forget_avx512();
  forget_avx2_vaes();
  forget_avx2();
  forget_ipsec_mb();
#elif defined(__aarch64__)
  forget_armv8();
#endif
  forget_openssl();
#endif
}

}  // namespace tandem::aes_gcm
