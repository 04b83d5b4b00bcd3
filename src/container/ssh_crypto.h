// The part of libcrypto (OpenSSL 3) that SSH keys need, and nothing more. All functions throw CryptoFailure.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "container/secret.h"

struct evp_pkey_st;

namespace tandem::container {

/// A key of libcrypto; null where there is none. What it holds is wiped at the end.
using CryptoKey = std::shared_ptr<evp_pkey_st>;

/// Returns the point of X25519 that goes with one of Ed25519; nullopt if that is not on the curve. It is public: the
/// time depends on it. Source: RFC 7748, section 4.1.
std::optional<std::array<std::uint8_t, 32>> to_x25519_point(std::span<const std::uint8_t, 32> ed25519_point);

/// Returns the public key of the seed of an Ed25519 key. Source: RFC 8032, section 5.1.5.
std::array<std::uint8_t, 32> ed25519_public_key(const SecretBytes<32>& seed);

/// The numbers of an RSA key, big endian.
struct RsaNumbers {
  std::span<const std::uint8_t> modulus, public_exponent;
  std::span<const std::uint8_t> private_exponent, coefficient, p, q;  ///< of a private key
};

/// Return null if the numbers are no key.
CryptoKey rsa_public_key(const RsaNumbers& numbers);
CryptoKey rsa_private_key(const RsaNumbers& numbers);

/// Modulus and public exponent of an RSA key, big endian.
struct RsaPublicNumbers {
  std::vector<std::uint8_t> modulus, exponent;
};
RsaPublicNumbers rsa_public_numbers(const CryptoKey& key);

/// Seals by RSA-OAEP with SHA-256 (RFC 8017, section 7.1).
std::vector<std::uint8_t> rsa_oaep_seal(const CryptoKey& key, std::string_view label,
                                        std::span<const std::uint8_t> message);
/// Returns false if it does not open to exactly message.size() bytes; these are then wiped.
[[nodiscard]] bool rsa_oaep_open(const CryptoKey& key, std::string_view label, std::span<const std::uint8_t> sealed,
                                 std::span<std::uint8_t> message);

/// A private key in PEM.
struct PemKey {
  bool needs_passphrase = false;
  bool takes_long = false;                 ///< to try a passphrase for: nothing else of it is read then
  CryptoKey rsa;                           ///< null where it is none
  std::optional<SecretBytes<32>> ed25519;  ///< its seed
};

/// Reads any private key that libcrypto reads, encrypted or not. passphrase: null if there is none. Trying one takes a
/// few seconds at most, in which it cannot be ended.
PemKey read_pem(std::string_view pem, const std::string_view* passphrase);

}  // namespace tandem::container
