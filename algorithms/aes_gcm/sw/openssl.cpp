// AES-GCM through OpenSSL's libcrypto.
//
// Standard    SP 800-38D
// Timing      OpenSSL's: independent of key and data where it has instructions for AES and products without
//             carries, else from tables
// Checked by  aes_gcm_test.cpp
#include "engine/libraries/openssl.h"

#include <openssl/evp.h>

#include <algorithm>
#include <memory>

#include "algorithms/aes/sw/key_cache.h"
#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/aes_gcm/sw/kept_key.h"
#include "algorithms/aes_gcm/sw/variants.h"
#include "engine/kept.h"
#include "engine/wipe.h"

namespace tandem::aes_gcm {
namespace {

/// OpenSSL counts bytes in an int.
constexpr std::size_t kPieceBytes = std::size_t{1} << 30;

struct FreeContext {
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};

/// Fetched once for the process: a fetch takes longer than a message.
struct Ciphers {
  const EVP_CIPHER* aes128 = EVP_CIPHER_fetch(nullptr, "AES-128-GCM", nullptr);
  const EVP_CIPHER* aes192 = EVP_CIPHER_fetch(nullptr, "AES-192-GCM", nullptr);
  const EVP_CIPHER* aes256 = EVP_CIPHER_fetch(nullptr, "AES-256-GCM", nullptr);

  [[nodiscard]] const EVP_CIPHER* of(std::size_t key_bytes) const {
    return key_bytes == 16 ? aes128 : key_bytes == 24 ? aes192 : aes256;
  }
};
const Ciphers& ciphers() {
  static const Ciphers fetched;  // freed by the process's end
  return fetched;
}

/// A key with its context, which OpenSSL wipes when it is freed.
class Entry {
 public:
  [[nodiscard]] bool holds(std::span<const std::uint8_t> key) const { return key_.holds(key); }

  [[nodiscard]] bool take(std::span<const std::uint8_t> key) {
    key_.forget();
    if (context_ == nullptr) context_.reset(EVP_CIPHER_CTX_new());
    iv_bytes_ = kIvBytes;
    if (context_ == nullptr ||
        EVP_CipherInit_ex(context_.get(), ciphers().of(key.size()), nullptr, key.data(), nullptr, 1) != 1) {
      return false;
    }
    key_.take(key);
    return true;
  }

  /// Encrypts a message and makes its tag, kMaxTagBytes bytes.
  [[nodiscard]] bool encrypt(const Message& message, std::uint8_t* tag) {
    int written = 0;
    return begin(message, true) && crypt(message) &&
           EVP_CipherFinal_ex(context_.get(), message.destination, &written) == 1 &&
           EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_GET_TAG, kMaxTagBytes, tag) == 1;
  }

  /// Status::ok, authentication or io_error; the destination is written whichever it is.
  [[nodiscard]] Status decrypt(const Message& message) {
    int written = 0;
    if (!begin(message, false) || !crypt(message) ||
        EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_SET_TAG, static_cast<int>(message.tag.size()),
                            message.tag.data()) != 1) {
      return Status::io_error;
    }
    const bool right = EVP_CipherFinal_ex(context_.get(), message.destination, &written) == 1;
    return right ? Status::ok : Status::authentication;
  }

 private:
  [[nodiscard]] bool begin(const Message& message, bool encrypts) {
    EVP_CIPHER_CTX* context = context_.get();
    if (message.iv.size() != iv_bytes_) {
      iv_bytes_ = message.iv.size();
      if (EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, static_cast<int>(iv_bytes_), nullptr) != 1)
        return false;
    }
    return EVP_CipherInit_ex(context, nullptr, nullptr, nullptr, message.iv.data(), encrypts ? 1 : 0) == 1 &&
           update(nullptr, message.aad.data(), message.aad.size());
  }

  [[nodiscard]] bool crypt(const Message& message) {
    return update(message.destination, message.source, message.bytes);
  }

  [[nodiscard]] bool update(std::uint8_t* destination, const std::uint8_t* source, std::size_t bytes) {
    for (std::size_t done = 0; done < bytes; done += kPieceBytes) {
      int written = 0;
      const auto count = static_cast<int>(std::min(kPieceBytes, bytes - done));
      std::uint8_t* const to = destination == nullptr ? nullptr : destination + done;
      if (EVP_CipherUpdate(context_.get(), to, &written, source + done, count) != 1) return false;
    }
    return true;
  }

  KeptKey key_;
  std::unique_ptr<EVP_CIPHER_CTX, FreeContext> context_;
  std::size_t iv_bytes_ = kIvBytes;
};

/// The contexts that a thread keeps.
using Keys = aes::KeyCache<Entry, kKeptKeys, std::span<const std::uint8_t>>;

/// The entry of the key, or nullptr if the library or the memory fails.
Entry* entry_of(std::span<const std::uint8_t> key) {
  Keys* const keys = Kept<Keys>::get();
  if (keys == nullptr) return nullptr;
  Entry* const found = keys->find(key);
  if (found != nullptr) return found;
  Entry& entry = keys->make_room(key, [](const Entry&) { return false; });
  return entry.take(key) ? &entry : nullptr;
}

}  // namespace

bool has_openssl() { return ciphers().aes128 != nullptr && ciphers().aes192 != nullptr && ciphers().aes256 != nullptr; }

bool is_constant_time_openssl() { return libraries::openssl_has_aes(); }

void encrypt_openssl(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    std::uint8_t tag[kMaxTagBytes];
    Entry* const entry = entry_of(message.key);
    if (entry != nullptr && entry->encrypt(message, tag)) {
      std::copy_n(tag, message.tag.size(), message.tag.data());
    } else {
      wipe(message.destination, message.bytes);
      wipe(message.tag.data(), message.tag.size());
      message.status = Status::io_error;
    }
  }
}

void decrypt_openssl(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = check(message);
    if (message.status != Status::ok) continue;
    Entry* const entry = entry_of(message.key);
    message.status = entry == nullptr ? Status::io_error : entry->decrypt(message);
    if (message.status != Status::ok) wipe(message.destination, message.bytes);
  }
}

bool keeps_openssl() { return Kept<Keys>::find() != nullptr; }

void forget_openssl() { Kept<Keys>::forget(); }

}  // namespace tandem::aes_gcm
