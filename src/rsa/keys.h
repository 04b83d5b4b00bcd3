// Keys of RSA in the form of tasks (docs/formats/rsa-key.md), from the files that other programs write.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "algorithms/modexp/sw/rsa_iv.h"
#include "engine/status.h"

struct evp_pkey_st;

namespace tandem::rsa {

/// The front of the message of a task, before the base.
struct PublicKey {
  RsaIv iv;
  std::vector<std::uint8_t> octets;  ///< n, e

  [[nodiscard]] std::size_t bytes() const { return iv.modulus_bits / 8U; }
};

/// A key with its primes, and with e, so that no result of a fault is released. It is wiped at the end.
struct PrivateKey {
  PrivateKey() = default;
  PrivateKey(PrivateKey&&) noexcept = default;
  PrivateKey& operator=(PrivateKey&& other) noexcept;
  ~PrivateKey();

  RsaIv iv;
  std::vector<std::uint8_t> octets;  ///< p, q, dP, dQ, qInv, e
  PublicKey public_key;
};

/// Reads PEM: SubjectPublicKeyInfo or RSAPublicKey; PrivateKeyInfo or RSAPrivateKey, not encrypted.
///
/// Returns bad_key if there is no such key of RSA in it; unsupported if its modulus does not have a multiple of 256
/// bits from 512 to 4,096, or if there are other than two primes of half as many bits. `key` is then as it was.
Status read_public_key(std::string_view pem, PublicKey& key);
Status read_private_key(std::string_view pem, PrivateKey& key);
/// Does this with a key that OpenSSL has read already, such as one that was encrypted.
Status take_private_key(const evp_pkey_st& found, PrivateKey& key);

}  // namespace tandem::rsa
