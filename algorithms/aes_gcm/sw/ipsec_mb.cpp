// AES-GCM through intel-ipsec-mb: its functions for one message, which keep the CPU's units busy by themselves.
//
// Standard    SP 800-38D
// Timing      the library's: independent of key and data where the CPU has AES and products without carries
// Checked by  aes_gcm_test.cpp
#include "engine/libraries/ipsec_mb.h"

#include <algorithm>

#include "algorithms/aes/sw/key_cache.h"
#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/kept_key.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "engine/cpu.h"
#include "engine/equal.h"
#include "engine/kept.h"
#include "engine/wipe.h"

namespace tandem::aes_gcm {

#if TANDEM_HAS_IPSEC_MB
namespace {

using libraries::IpsecMb;

/// Loaded once and never unloaded: other threads may be inside when the process ends.
const IpsecMb& library() {
  static const IpsecMb& loaded = *new IpsecMb(libraries::kIpsecMbNames);
  return loaded;
}

/// The functions of this machine, which any thread may call; nullptr if the library fails.
IMB_MGR* manager() {
  static const IpsecMb::Manager& made = *new IpsecMb::Manager(library().make_manager());
  return made.get();
}

/// The library's functions for one key length.
struct Functions {
  aes_gcm_pre_t expand;
  aes_gcm_enc_dec_t encrypt;
  aes_gcm_enc_dec_t decrypt;
  aes_gcm_init_var_iv_t begin;
  aes_gcm_enc_dec_update_t encrypt_more;
  aes_gcm_enc_dec_update_t decrypt_more;
  aes_gcm_enc_dec_finalize_t end_encryption;
  aes_gcm_enc_dec_finalize_t end_decryption;
};

Functions functions_of(const IMB_MGR& m, std::size_t key_bytes) {
  if (key_bytes == 16) {
    return {m.gcm128_pre,        m.gcm128_enc,        m.gcm128_dec,          m.gcm128_init_var_iv,
            m.gcm128_enc_update, m.gcm128_dec_update, m.gcm128_enc_finalize, m.gcm128_dec_finalize};
  }
  if (key_bytes == 24) {
    return {m.gcm192_pre,        m.gcm192_enc,        m.gcm192_dec,          m.gcm192_init_var_iv,
            m.gcm192_enc_update, m.gcm192_dec_update, m.gcm192_enc_finalize, m.gcm192_dec_finalize};
  }
  return {m.gcm256_pre,        m.gcm256_enc,        m.gcm256_dec,          m.gcm256_init_var_iv,
          m.gcm256_enc_update, m.gcm256_dec_update, m.gcm256_enc_finalize, m.gcm256_dec_finalize};
}

/// A key, expanded, with powers of its hash key.
class Entry {
 public:
  Entry() = default;
  Entry(const Entry&) = delete;
  Entry& operator=(const Entry&) = delete;
  ~Entry() { wipe(&data_, sizeof data_); }

  [[nodiscard]] bool holds(std::span<const std::uint8_t> key) const { return key_.holds(key); }

  void take(std::span<const std::uint8_t> key) {
    functions_ = functions_of(*manager(), key.size());
    functions_.expand(key.data(), &data_);
    key_.take(key);
  }

  /// Makes the tag, kMaxTagBytes bytes.
  void run(const Message& message, bool encrypts, std::uint8_t* tag) const {
    gcm_context_data context;
    if (message.iv.size() == kIvBytes) {
      (encrypts ? functions_.encrypt : functions_.decrypt)(&data_, &context, message.destination, message.source,
                                                           message.bytes, message.iv.data(), message.aad.data(),
                                                           message.aad.size(), tag, kMaxTagBytes);
    } else {
      functions_.begin(&data_, &context, message.iv.data(), message.iv.size(), message.aad.data(), message.aad.size());
      (encrypts ? functions_.encrypt_more : functions_.decrypt_more)(&data_, &context, message.destination,
                                                                     message.source, message.bytes);
      (encrypts ? functions_.end_encryption : functions_.end_decryption)(&data_, &context, tag, kMaxTagBytes);
    }
    wipe(&context, sizeof context);
  }

 private:
  alignas(64) gcm_key_data data_;  // the library's aligned stores; its header aligns only where LINUX is defined
  KeptKey key_;
  Functions functions_{};
};

/// The expanded keys that a thread keeps.
using Keys = aes::KeyCache<Entry, kKeptKeys, std::span<const std::uint8_t>>;

/// The entry of the key, or nullptr if the library or the memory fails.
const Entry* entry_of(std::span<const std::uint8_t> key) {
  Keys* const keys = manager() != nullptr ? Kept<Keys>::get() : nullptr;
  if (keys == nullptr) return nullptr;
  const Entry* const found = keys->find(key);
  if (found != nullptr) [[likely]]
    return found;
  Entry& entry = keys->make_room(key, [](const Entry&) { return false; });
  entry.take(key);
  return &entry;
}

}  // namespace

bool has_ipsec_mb() { return library().usable(); }

bool is_constant_time_ipsec_mb() { return cpu::has_aes_clmul(); }

void encrypt_ipsec_mb(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Entry* const entry = entry_of(message.key);
    if (entry != nullptr && message.tag.size() == kMaxTagBytes) {
      entry->run(message, true, message.tag.data());
    } else if (entry != nullptr) {
      std::uint8_t tag[kMaxTagBytes];
      entry->run(message, true, tag);
      std::copy_n(tag, message.tag.size(), message.tag.data());
    } else {
      wipe(message.destination, message.bytes);
      wipe(message.tag.data(), message.tag.size());
      message.status = Status::io_error;
    }
  }
}

void decrypt_ipsec_mb(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    const Entry* const entry = entry_of(message.key);
    message.status = Status::io_error;
    if (entry != nullptr) {
      std::uint8_t tag[kMaxTagBytes];
      entry->run(message, false, tag);
      const bool right = equal_in_constant_time(tag, message.tag.data(), message.tag.size());
      message.status = right ? Status::ok : Status::authentication;
      wipe(tag, sizeof tag);
    }
    if (message.status != Status::ok) wipe(message.destination, message.bytes);
  }
}

bool keeps_ipsec_mb() { return Kept<Keys>::find() != nullptr; }

void forget_ipsec_mb() { Kept<Keys>::forget(); }

#else

bool has_ipsec_mb() { return false; }

bool is_constant_time_ipsec_mb() { return false; }

// A variant that is not available is never called.
void encrypt_ipsec_mb(std::span<Message>) {}

void decrypt_ipsec_mb(std::span<Message>) {}

bool keeps_ipsec_mb() { return false; }

void forget_ipsec_mb() {}

#endif

}  // namespace tandem::aes_gcm
