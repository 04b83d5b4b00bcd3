// ChaCha20 through OpenSSL's libcrypto.
//
// Standard    RFC 8439, section 2.4
// Timing      OpenSSL's: independent of key and data, as it has no tables for it
// Checked by  chacha20_test.cpp
#include <openssl/evp.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>

#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20/sw/variants.h"
#include "engine/equal.h"
#include "engine/kept.h"
#include "engine/wipe.h"

namespace tandem::chacha20 {
namespace {

/// OpenSSL counts bytes in an int.
constexpr std::size_t kPieceBytes = std::size_t{1} << 30;

struct FreeContext {
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};

/// Fetched once for the process: a fetch takes longer than a message.
const EVP_CIPHER* cipher() {
  static const EVP_CIPHER* const fetched = EVP_CIPHER_fetch(nullptr, "ChaCha20", nullptr);
  return fetched;  // freed by the process's end
}

/// A context that a thread keeps, with the key in it; OpenSSL wipes it when it is freed.
class Context {
 public:
  Context() = default;
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  ~Context() { wipe(key_, sizeof key_); }

  [[nodiscard]] bool xor_keystream(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                                   std::size_t bytes) {
    if (!begin(state)) return false;
    for (std::size_t done = 0; done < bytes; done += kPieceBytes) {
      int written = 0;
      const auto count = static_cast<int>(std::min(kPieceBytes, bytes - done));
      if (EVP_CipherUpdate(context_.get(), destination + done, &written, source + done, count) != 1) return false;
    }
    return true;
  }

 private:
  /// The state's words as bytes are what OpenSSL calls key and iv, where words are little endian.
  [[nodiscard]] bool begin(const std::uint32_t state[16]) {
    const auto* const key = reinterpret_cast<const std::uint8_t*>(state + 4);
    const auto* const iv = reinterpret_cast<const std::uint8_t*>(state + 12);
    if (context_ != nullptr && equal_in_constant_time(key, key_, sizeof key_)) {
      return EVP_CipherInit_ex(context_.get(), nullptr, nullptr, nullptr, iv, 1) == 1;
    }
    const bool first = context_ == nullptr;
    if (first) context_.reset(EVP_CIPHER_CTX_new());
    if (context_ == nullptr ||
        EVP_CipherInit_ex(context_.get(), first ? cipher() : nullptr, nullptr, key, iv, 1) != 1) {
      context_.reset();
      return false;
    }
    std::memcpy(key_, key, sizeof key_);
    return true;
  }

  std::unique_ptr<EVP_CIPHER_CTX, FreeContext> context_;
  std::uint8_t key_[kKeyBytes] = {};
};

}  // namespace

bool has_openssl() { return std::endian::native == std::endian::little && cipher() != nullptr; }

bool xor_keystream_openssl(const std::uint32_t state[16], const std::uint8_t* source, std::uint8_t* destination,
                           std::size_t bytes) {
  Context* const context = Kept<Context>::get();
  return context != nullptr && context->xor_keystream(state, source, destination, bytes);
}

bool keeps_openssl() { return Kept<Context>::find() != nullptr; }

void forget_openssl() { Kept<Context>::forget(); }

}  // namespace tandem::chacha20
