// Lists the variants in this binary, best first, and tells which of them this machine can run.
#include "algorithms/aes/sw/aes.h"
#include "algorithms/aes/sw/variants.h"
#include "engine/cpu.h"

namespace tandem::aes {
namespace {

constexpr variants::Facts kFacts(facts::aes::kVariants);

constexpr Variant kTable[] = {
#if TANDEM_AES_LIBRARIES
#if defined(__x86_64__)
    {"ipsec_mb", kFacts.needs("ipsec_mb"), has_ipsec_mb, is_constant_time_ipsec_mb, eea_ipsec_mb, eia_ipsec_mb},
#endif
    {"openssl", kFacts.needs("openssl"), has_openssl, is_constant_time_openssl, eea_openssl, eia_openssl},
#endif
    {"reference", kFacts.needs("reference"), cpu::has_anything, variants::never, eea_reference, eia_reference},
};

}  // namespace

constinit const variants::List<Variant> kVariants(kTable);

constinit const software::PduCipher kPduCipher = software::pdu_cipher<kVariants, kPduFunctions>(forget_keys);

bool keeps_keys() {
#if TANDEM_AES_LIBRARIES
#if defined(__x86_64__)
  if (keeps_ipsec_mb()) return true;
#endif
  return keeps_openssl();
#else
  return false;
#endif
}

void forget_keys() {
#if TANDEM_AES_LIBRARIES
#if defined(__x86_64__)
  forget_ipsec_mb();
#endif
  forget_openssl();
#endif
}

}  // namespace tandem::aes
