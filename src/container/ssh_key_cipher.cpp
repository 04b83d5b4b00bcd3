#include "container/ssh_key_cipher.h"

#include <openssl/err.h>
#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <string>

#include "container/crypto.h"

namespace tandem::container {
namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr SshKeyCipher kCiphers[] = {
    {"aes256-ctr", "AES-256-CTR", 32, 16, 16, 0},
    {"aes256-cbc", "AES-256-CBC", 32, 16, 16, 0},
    {"aes192-ctr", "AES-192-CTR", 24, 16, 16, 0},
    {"aes192-cbc", "AES-192-CBC", 24, 16, 16, 0},
    {"aes128-ctr", "AES-128-CTR", 16, 16, 16, 0},
    {"aes128-cbc", "AES-128-CBC", 16, 16, 16, 0},
    {"aes256-gcm@openssh.com", "AES-256-GCM", 32, 12, 16, 16},
    {"aes128-gcm@openssh.com", "AES-128-GCM", 16, 12, 16, 16},
    // The first of its two keys alone is used: the second encrypts the lengths of packets.
    {"chacha20-poly1305@openssh.com", "ChaCha20", 64, 0, 8, 16},
};

struct Free {
  void operator()(EVP_CIPHER* cipher) const { EVP_CIPHER_free(cipher); }
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
  void operator()(EVP_MAC* mac) const { EVP_MAC_free(mac); }
  void operator()(EVP_MAC_CTX* context) const { EVP_MAC_CTX_free(context); }
};
template <class T>
using Owned = std::unique_ptr<T, Free>;

void require(bool succeeded, const char* what) {
  if (!succeeded) throw CryptoFailure(std::string("libcrypto cannot do ") + what);
}

/// A decryption by libcrypto that has begun.
class Decryption {
 public:
  Decryption(const char* name, Bytes key, Bytes iv)
      : name_(name), algorithm_(EVP_CIPHER_fetch(nullptr, name, nullptr)), context_(EVP_CIPHER_CTX_new()) {
    const bool begun = algorithm_ != nullptr && context_ != nullptr &&
                       EVP_DecryptInit_ex2(context_.get(), algorithm_.get(), key.data(), iv.data(), nullptr) == 1;
    require(begun, name);
    EVP_CIPHER_CTX_set_padding(context_.get(), 0);
  }

  void expect_tag(Bytes tag) {
    void* const bytes = const_cast<std::uint8_t*>(tag.data());  // which is only read
    require(EVP_CIPHER_CTX_ctrl(context_.get(), EVP_CTRL_AEAD_SET_TAG, static_cast<int>(tag.size()), bytes) == 1,
            name_);
  }
  void update(Bytes ciphertext, std::span<std::uint8_t> plaintext) {
    int bytes = 0;
    const auto size = static_cast<int>(ciphertext.size());
    require(EVP_DecryptUpdate(context_.get(), plaintext.data(), &bytes, ciphertext.data(), size) == 1 && bytes == size,
            name_);
  }
  /// Returns false if the tag is another.
  bool finish() {
    std::array<std::uint8_t, EVP_MAX_BLOCK_LENGTH> rest{};
    int bytes = 0;
    const bool done = EVP_DecryptFinal_ex(context_.get(), rest.data(), &bytes) == 1;
    if (!done) ERR_clear_error();
    return done && bytes == 0;
  }

 private:
  const char* name_;
  Owned<EVP_CIPHER> algorithm_;
  Owned<EVP_CIPHER_CTX> context_;
};

/// Returns the tag of Poly1305 (RFC 8439, section 2.5).
std::array<std::uint8_t, 16> poly1305(std::span<const std::uint8_t, 32> key, Bytes message) {
  const Owned<EVP_MAC> algorithm(EVP_MAC_fetch(nullptr, "POLY1305", nullptr));
  const Owned<EVP_MAC_CTX> context(algorithm == nullptr ? nullptr : EVP_MAC_CTX_new(algorithm.get()));
  std::array<std::uint8_t, 16> tag{};
  std::size_t bytes = 0;
  const bool done = context != nullptr && EVP_MAC_init(context.get(), key.data(), key.size(), nullptr) == 1 &&
                    EVP_MAC_update(context.get(), message.data(), message.size()) == 1 &&
                    EVP_MAC_final(context.get(), tag.data(), &bytes, tag.size()) == 1 && bytes == tag.size();
  require(done, "Poly1305");
  return tag;
}

/// Decrypts packet 0 without a length: block 0 of ChaCha20 begins with the key of Poly1305, the content begins at block
/// 1. The tag is of the ciphertext alone, without the lengths of RFC 8439.
bool decrypt_chacha20_poly1305(const SshKeyCipher& cipher, Bytes key, Bytes ciphertext, Bytes tag,
                               std::span<std::uint8_t> plaintext) {
  constexpr std::array<std::uint8_t, 16> kCounterAndNonce{};
  constexpr std::array<std::uint8_t, 64> kZeros{};
  Decryption stream(cipher.library_name, key, kCounterAndNonce);
  SecretBytes<64> block;
  stream.update(kZeros, block.bytes);
  if (!equal_secrets(poly1305(std::span(block.bytes).first<32>(), ciphertext), tag)) return false;
  stream.update(ciphertext, plaintext);
  return true;
}

}  // namespace

const SshKeyCipher* find_ssh_key_cipher(std::string_view name) {
  const auto* const found = std::ranges::find(kCiphers, name, &SshKeyCipher::name);
  return found == std::end(kCiphers) ? nullptr : found;
}

bool decrypt(const SshKeyCipher& cipher, Bytes key_and_iv, Bytes ciphertext, Bytes tag, SecretData& plaintext) {
  plaintext.assign(ciphertext.size(), 0);
  const Bytes key = key_and_iv.first(cipher.key_bytes);
  bool authentic = false;
  if (cipher.iv_bytes == 0) {
    authentic = decrypt_chacha20_poly1305(cipher, key, ciphertext, tag, plaintext);
  } else {
    Decryption decryption(cipher.library_name, key, key_and_iv.last(cipher.iv_bytes));
    if (cipher.tag_bytes > 0) decryption.expect_tag(tag);
    decryption.update(ciphertext, plaintext);
    authentic = decryption.finish();
  }
  if (!authentic) wipe(plaintext.data(), plaintext.size());
  return authentic;
}

}  // namespace tandem::container
