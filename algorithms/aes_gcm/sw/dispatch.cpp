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

constexpr Variant kVariants[] = {
#if TANDEM_AES_GCM_LIBRARIES
#if defined(__x86_64__)
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

Status check(const Message& message) {
  const std::size_t key_bytes = message.key.size();
  if (key_bytes != 16 && key_bytes != 24 && key_bytes != 32) return Status::bad_key;
  if (message.iv.empty() || message.iv.size() > kMaxIvBytes) return Status::bad_iv;
  const std::size_t tag_bytes = message.tag.size();
  const bool tag_fits = tag_bytes == 4 || tag_bytes == 8 || (tag_bytes >= 12 && tag_bytes <= kMaxTagBytes);
  const bool fits = message.bytes <= kMaxMessageBytes && message.aad.size() <= kMaxAadBytes;
  return tag_fits && fits ? Status::ok : Status::bad_length;
}

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
  if (keeps_ipsec_mb()) return true;
#endif
  return keeps_openssl();
#else
  return false;
#endif
}

void forget_keys() {
#if TANDEM_AES_GCM_LIBRARIES
#if defined(__x86_64__)
  forget_ipsec_mb();
#endif
  forget_openssl();
#endif
}

}  // namespace tandem::aes_gcm
