// Hash functions that RSA pads with, from OpenSSL.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

struct evp_md_st;
struct evp_md_ctx_st;

namespace tandem::rsa {

using Octets = std::span<const std::uint8_t>;

enum class Hash : std::uint8_t {
  sha1,  ///< for old signatures and ciphertexts; nothing new is made with it
  sha224,
  sha256,
  sha384,
  sha512,
};

/// Returns OpenSSL's implementation of a hash function.
const evp_md_st* openssl_hash(Hash hash);

/// Returns the length of a digest in bytes.
std::size_t digest_bytes(Hash hash);

/// Hashes a message that comes in pieces.
class Hasher {
 public:
  explicit Hasher(Hash hash);
  Hasher& update(Octets piece);
  /// Returns the digest of all pieces, or nothing if OpenSSL has failed. May be called once.
  [[nodiscard]] std::vector<std::uint8_t> digest();

 private:
  std::unique_ptr<evp_md_ctx_st, void (*)(evp_md_ctx_st*)> context_;
  bool failed_;
};

}  // namespace tandem::rsa
