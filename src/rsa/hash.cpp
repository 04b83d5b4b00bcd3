#include "rsa/hash.h"

#include <openssl/err.h>
#include <openssl/evp.h>

namespace tandem::rsa {

const EVP_MD* openssl_hash(Hash hash) {
  switch (hash) {
    case Hash::sha1:
      return EVP_sha1();
    case Hash::sha224:
      return EVP_sha224();
    case Hash::sha256:
      return EVP_sha256();
    case Hash::sha384:
      return EVP_sha384();
    case Hash::sha512:
      return EVP_sha512();
  }
  return nullptr;
}

std::size_t digest_bytes(Hash hash) { return static_cast<std::size_t>(EVP_MD_get_size(openssl_hash(hash))); }

Hasher::Hasher(Hash hash)
    : context_(EVP_MD_CTX_new(), EVP_MD_CTX_free),
      failed_(context_ == nullptr || EVP_DigestInit_ex(context_.get(), openssl_hash(hash), nullptr) != 1) {}

Hasher& Hasher::update(Octets piece) {
  failed_ = failed_ || EVP_DigestUpdate(context_.get(), piece.data(), piece.size()) != 1;
  return *this;
}

std::vector<std::uint8_t> Hasher::digest() {
  std::vector<std::uint8_t> result;
  if (!failed_) {
    result.resize(static_cast<std::size_t>(EVP_MD_CTX_get_size(context_.get())));
    failed_ = EVP_DigestFinal_ex(context_.get(), result.data(), nullptr) != 1;
  }
  ERR_clear_error();
  return failed_ ? std::vector<std::uint8_t>() : result;
}

}  // namespace tandem::rsa
