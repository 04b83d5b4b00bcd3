// ChaCha20-Poly1305 through OpenSSL's libcrypto.
//
// Standard    RFC 8439, section 2.8
// Timing      OpenSSL's: independent of key, nonce and data, as it has no tables for it; whether a tag matches becomes
//             known
// Checked by  chacha20_poly1305_test.cpp
#include <openssl/evp.h>

#include <algorithm>
#include <cstring>
#include <memory>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/variants.h"
#include "engine/equal.h"
#include "engine/kept.h"
#include "engine/wipe.h"

namespace tandem::chacha20_poly1305 {
namespace {

/// OpenSSL counts bytes in an int.
constexpr std::size_t kPieceBytes = std::size_t{1} << 30;

struct FreeContext {
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};

/// Fetched once for the process: a fetch takes longer than a message.
const EVP_CIPHER* cipher() {
  static const EVP_CIPHER* const fetched = EVP_CIPHER_fetch(nullptr, "ChaCha20-Poly1305", nullptr);
  return fetched;  // freed by the process's end
}

/// A context that a thread keeps, with the key in it; OpenSSL wipes it when it is freed.
class Context {
 public:
  Context() = default;
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  ~Context() { wipe(key_, sizeof key_); }

  /// Encrypts a message and makes its tag.
  [[nodiscard]] bool encrypt(const Message& message) {
    int written = 0;
    return begin(message, true) && update(message.destination, message.source, message.bytes) &&
           EVP_CipherFinal_ex(context_.get(), message.destination, &written) == 1 &&
           EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_GET_TAG, kTagBytes, message.tag) == 1;
  }

  /// Status::ok, authentication or io_error; the destination is written whichever it is.
  [[nodiscard]] Status decrypt(const Message& message) {
    int written = 0;
    if (!begin(message, false) || !update(message.destination, message.source, message.bytes) ||
        EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_SET_TAG, kTagBytes, message.tag) != 1) {
      return Status::io_error;
    }
    const bool right = EVP_CipherFinal_ex(context_.get(), message.destination, &written) == 1;
    return right ? Status::ok : Status::authentication;
  }

 private:
  [[nodiscard]] bool begin(const Message& message, bool encrypts) {
    return set_key(message.key) &&
           EVP_CipherInit_ex(context_.get(), nullptr, nullptr, nullptr, message.nonce, encrypts ? 1 : 0) == 1 &&
           update(nullptr, message.aad.data(), message.aad.size());
  }

  [[nodiscard]] bool set_key(const std::uint8_t* key) {
    if (context_ != nullptr && equal_in_constant_time(key, key_, sizeof key_)) return true;
    const bool first = context_ == nullptr;
    if (first) context_.reset(EVP_CIPHER_CTX_new());
    if (context_ == nullptr ||
        EVP_CipherInit_ex(context_.get(), first ? cipher() : nullptr, nullptr, key, nullptr, 1) != 1) {
      context_.reset();
      return false;
    }
    std::memcpy(key_, key, sizeof key_);
    return true;
  }

  /// destination: nullptr for aad.
  [[nodiscard]] bool update(std::uint8_t* destination, const std::uint8_t* source, std::size_t bytes) {
    for (std::size_t done = 0; done < bytes; done += kPieceBytes) {
      int written = 0;
      const auto count = static_cast<int>(std::min(kPieceBytes, bytes - done));
      std::uint8_t* const to = destination == nullptr ? nullptr : destination + done;
      if (EVP_CipherUpdate(context_.get(), to, &written, source + done, count) != 1) return false;
    }
    return true;
  }

  std::unique_ptr<EVP_CIPHER_CTX, FreeContext> context_;
  std::uint8_t key_[kKeyBytes] = {};
};

}  // namespace

bool has_openssl() { return cipher() != nullptr; }

void encrypt_openssl(std::span<Message> messages) {
  Context* const context = Kept<Context>::get();
  for (Message& message : messages) {
    message.status = Status::bad_length;
    if (message.bytes > kMaxMessageBytes) continue;
    message.status = Status::ok;
    if (context != nullptr && context->encrypt(message)) continue;
    wipe(message.destination, message.bytes);
    wipe(message.tag, kTagBytes);
    message.status = Status::io_error;
  }
}

void decrypt_openssl(std::span<Message> messages) {
  Context* const context = Kept<Context>::get();
  for (Message& message : messages) {
    message.status = Status::bad_length;
    if (message.bytes > kMaxMessageBytes) continue;
    message.status = context == nullptr ? Status::io_error : context->decrypt(message);
    if (message.status != Status::ok) wipe(message.destination, message.bytes);
  }
}

bool keeps_openssl() { return Kept<Context>::find() != nullptr; }

void forget_openssl() { Kept<Context>::forget(); }

}  // namespace tandem::chacha20_poly1305
