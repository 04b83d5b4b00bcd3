// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "engine/cpu.h"

namespace tandem::aes_gcm {
namespace {

constexpr variants::Facts kFacts(facts::aes_gcm::kVariants);

constexpr Variant kTable[] = {
#if defined(__aarch64__)
    {"armv8", kFacts.needs("armv8"), cpu::has<kFacts.asks("armv8")>, variants::always, encrypt_armv8, decrypt_armv8,
     &kBlocksArmv8},
#endif
#if TANDEM_AES_GCM_LIBRARIES
#if defined(__x86_64__)
    {"avx512", kFacts.needs("avx512"), cpu::has<kFacts.asks("avx512")>, variants::always, encrypt_avx512,
     decrypt_avx512, &kBlocksAvx512},
    {"avx2_vaes", kFacts.needs("avx2_vaes"), cpu::has<kFacts.asks("avx2_vaes")>, variants::always, encrypt_avx2_vaes,
     decrypt_avx2_vaes, &kBlocksAvx2Vaes},
    {"avx2", kFacts.needs("avx2"), cpu::has<kFacts.asks("avx2")>, variants::always, encrypt_avx2, decrypt_avx2,
     &kBlocksAvx2},
    {"ipsec_mb", kFacts.needs("ipsec_mb"), has_ipsec_mb, is_constant_time_ipsec_mb, encrypt_ipsec_mb, decrypt_ipsec_mb,
     nullptr},
#endif
    {"openssl", kFacts.needs("openssl"), has_openssl, is_constant_time_openssl, encrypt_openssl, decrypt_openssl,
     nullptr},
#endif
    {"portable", kFacts.needs("portable"), cpu::has_anything, variants::always, encrypt_portable, decrypt_portable,
     &kBlocksPortable},
    {"reference", kFacts.needs("reference"), cpu::has_anything, variants::never, encrypt_reference, decrypt_reference,
     &kBlocksReference},
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
