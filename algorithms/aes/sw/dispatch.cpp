// Which variants this binary has, which of them this machine can run, which is best.
#include "algorithms/aes/sw/aes.h"
#include "algorithms/aes/sw/variants.h"
#include "engine/cpu.h"
#include "engine/variants.h"

namespace tandem::aes {
namespace {

consteval std::string_view needs(std::string_view name) { return tandem::variants::needs(facts::aes::kVariants, name); }

constexpr Variant kVariants[] = {
#if TANDEM_AES_LIBRARIES
#if defined(__x86_64__)
    {"ipsec_mb", needs("ipsec_mb"), has_ipsec_mb, is_constant_time_ipsec_mb, eea_ipsec_mb, eia_ipsec_mb},
#endif
    {"openssl", needs("openssl"), has_openssl, is_constant_time_openssl, eea_openssl, eia_openssl},
#endif
    {"reference", needs("reference"), cpu::has_anything, tandem::variants::never, eea_reference, eia_reference},
};

}  // namespace

std::span<const Variant> variants() { return kVariants; }

const Variant& best() { return tandem::variants::best(variants()); }

const Variant* find(std::string_view name) { return tandem::variants::find(variants(), name); }

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
