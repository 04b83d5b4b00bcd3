#include "container/crypto.h"

#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/rand.h>

#include <cassert>
#include <memory>
#include <string>

namespace tandem::container {
namespace {

struct FreeKdf {
  void operator()(EVP_KDF* kdf) const { EVP_KDF_free(kdf); }
  void operator()(EVP_KDF_CTX* context) const { EVP_KDF_CTX_free(context); }
};

using KdfContext = std::unique_ptr<EVP_KDF_CTX, FreeKdf>;

void require(bool succeeded, const char* what) {
  if (!succeeded) throw CryptoFailure(std::string("libcrypto cannot do ") + what);
}

KdfContext make_kdf(const char* name) {
  const std::unique_ptr<EVP_KDF, FreeKdf> kdf(EVP_KDF_fetch(nullptr, name, nullptr));
  require(kdf != nullptr, name);
  KdfContext context(EVP_KDF_CTX_new(kdf.get()));
  require(context != nullptr, name);
  return context;
}

/// A parameter that libcrypto only reads, though its type does not say so.
OSSL_PARAM octets(const char* name, const void* data, std::size_t bytes) {
  return OSSL_PARAM_construct_octet_string(name, const_cast<void*>(data), bytes);
}

}  // namespace

void random_bytes(std::span<std::uint8_t> bytes) {
  require(RAND_priv_bytes(bytes.data(), static_cast<int>(bytes.size())) == 1, "random numbers");
}

void hkdf_sha256(std::span<const std::uint8_t> secret, std::span<const std::uint8_t> salt, std::string_view info,
                 std::span<std::uint8_t> output) {
  const KdfContext context = make_kdf("HKDF");
  char digest[] = "SHA256";
  const OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
      octets(OSSL_KDF_PARAM_KEY, secret.data(), secret.size()),
      octets(OSSL_KDF_PARAM_INFO, info.data(), info.size()),
      // Last, since an empty salt is the same as none, and libcrypto takes no null pointer for it.
      salt.empty() ? OSSL_PARAM_construct_end() : octets(OSSL_KDF_PARAM_SALT, salt.data(), salt.size()),
      OSSL_PARAM_construct_end(),
  };
  require(EVP_KDF_derive(context.get(), output.data(), output.size(), parameters) == 1, "HKDF-SHA-256");
}

std::array<std::uint8_t, 32> hmac_sha256(std::span<const std::uint8_t> key, std::string_view message) {
  std::array<std::uint8_t, 32> mac{};
  const auto* text = reinterpret_cast<const unsigned char*>(message.data());
  const auto* done =
      HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), text, message.size(), mac.data(), nullptr);
  require(done != nullptr, "HMAC-SHA-256");
  return mac;
}

bool equal_secrets(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b) {
  assert(a.size() == b.size());
  return CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace tandem::container
