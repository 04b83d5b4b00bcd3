// ChaCha20-Poly1305 through intel-ipsec-mb: a job per message, which the library does at once. Its bursts compute one
// message after the other, too; they save a fiftieth, and from version 1.4 on want more of a job.
//
// Standard    RFC 8439, section 2.8
// Timing      the library's: independent of key, nonce and data, as it has no tables for it
// Checked by  chacha20_poly1305_test.cpp
#include "engine/libraries/ipsec_mb.h"

#include <cstring>
#include <new>
#include <utility>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/variants.h"
#include "engine/cpu.h"
#include "engine/equal.h"
#include "engine/kept.h"
#include "engine/wipe.h"

namespace tandem::chacha20_poly1305 {

#if TANDEM_HAS_IPSEC_MB
namespace {

using libraries::IpsecMb;

/// Bytes of a key's buffer; with AVX2 the library reads 16 bytes behind a key.
constexpr std::size_t kReadKeyBytes = kKeyBytes + 16;

/// Loaded once and never unloaded: other threads may be inside when the process ends.
const IpsecMb& library() {
  static const IpsecMb& loaded = *new IpsecMb(libraries::kIpsecMbNames);
  return loaded;
}

/// One thread's manager of the library; it holds no keys.
class Context {
 public:
  explicit Context(IpsecMb::Manager manager) : manager_(std::move(manager)) {}

  /// Returns the calling thread's, made when first asked for; nullptr if the library or the memory fails.
  static Context* mine() {
    if (Context* const kept = Kept<Context>::find()) return kept;
    IpsecMb::Manager manager = library().make_manager();
    return manager == nullptr ? nullptr : Kept<Context>::keep(new (std::nothrow) Context(std::move(manager)));
  }

  /// Returns whether the library has done it; the tag goes to `tag`.
  [[nodiscard]] bool run(const Message& message, bool encrypts, std::uint8_t* tag) {
    std::uint8_t key[kReadKeyBytes];
    std::memcpy(key, message.key, kKeyBytes);
    fill(*IMB_GET_NEXT_JOB(manager_.get()), message, key, encrypts, tag);
    const IMB_JOB* const job = IMB_SUBMIT_JOB_NOCHECK(manager_.get());
    wipe(key, kKeyBytes);
    return job != nullptr && job->status == IMB_STATUS_COMPLETED;
  }

 private:
  static void fill(IMB_JOB& job, const Message& message, const std::uint8_t* key, bool encrypts, std::uint8_t* tag) {
    job.cipher_mode = IMB_CIPHER_CHACHA20_POLY1305;
    job.hash_alg = IMB_AUTH_CHACHA20_POLY1305;
    job.cipher_direction = encrypts ? IMB_DIR_ENCRYPT : IMB_DIR_DECRYPT;
    job.chain_order = encrypts ? IMB_ORDER_CIPHER_HASH : IMB_ORDER_HASH_CIPHER;
    job.enc_keys = key;
    job.dec_keys = key;
    job.key_len_in_bytes = kKeyBytes;
    job.iv = message.nonce;
    job.iv_len_in_bytes = kNonceBytes;
    job.src = message.source;
    job.dst = message.destination;
    job.cipher_start_src_offset_in_bytes = 0;
    job.msg_len_to_cipher_in_bytes = message.bytes;
    job.hash_start_src_offset_in_bytes = 0;
    job.msg_len_to_hash_in_bytes = message.bytes;
    job.u.CHACHA20_POLY1305.aad = message.aad.data();
    job.u.CHACHA20_POLY1305.aad_len_in_bytes = message.aad.size();
    job.auth_tag_output = tag;
    job.auth_tag_output_len_in_bytes = kTagBytes;
  }

  IpsecMb::Manager manager_;
};

/// Calls Context::run on the calling thread's Context. A manager that has left a job undone must not be used again.
bool run(const Message& message, bool encrypts, std::uint8_t* tag) {
  Context* const context = Context::mine();
  if (context != nullptr && context->run(message, encrypts, tag)) [[likely]]
    return true;
  Kept<Context>::forget();
  return false;
}

}  // namespace

// The library is refused without AVX2: its SSE code reads behind a text.
bool has_ipsec_mb() { return library().usable() && cpu::has_avx2_aes(); }

void encrypt_ipsec_mb(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = Status::bad_length;
    if (message.bytes > kMaxMessageBytes) continue;
    message.status = Status::ok;
    if (run(message, true, message.tag)) continue;
    wipe(message.destination, message.bytes);
    wipe(message.tag, kTagBytes);
    message.status = Status::io_error;
  }
}

void decrypt_ipsec_mb(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = Status::bad_length;
    if (message.bytes > kMaxMessageBytes) continue;
    std::uint8_t tag[kTagBytes];
    message.status = Status::io_error;
    if (run(message, false, tag)) {
      const bool right = equal_in_constant_time(tag, message.tag, kTagBytes);
      message.status = right ? Status::ok : Status::authentication;
    }
    wipe(tag, sizeof tag);
    if (message.status != Status::ok) wipe(message.destination, message.bytes);
  }
}

#else

bool has_ipsec_mb() { return false; }

// A variant that is not available is never called.
void encrypt_ipsec_mb(std::span<Message>) {}

void decrypt_ipsec_mb(std::span<Message>) {}

#endif

}  // namespace tandem::chacha20_poly1305
