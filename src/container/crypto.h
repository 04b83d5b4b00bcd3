// The part of libcrypto (OpenSSL 3) that the container needs, and nothing more.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>

#include "container/checkpoint.h"

namespace tandem::container {

/// libcrypto refused what it cannot refuse with these arguments: out of memory, no random numbers, or an installation
/// without the algorithm.
class CryptoFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// All of these throw CryptoFailure.

/// Fills `bytes` from the cryptographic random generator.
void random_bytes(std::span<std::uint8_t> bytes);

/// Derives a key by HKDF-SHA-256 (RFC 5869): extracts with `salt`, which may be empty, then expands with `info` to
/// `output.size()` bytes.
void hkdf_sha256(std::span<const std::uint8_t> secret, std::span<const std::uint8_t> salt, std::string_view info,
                 std::span<std::uint8_t> output);

/// These are the two halves of HKDF-SHA-256, for protocols that use them apart. output: at most 32 bytes.
void hkdf_extract(std::span<const std::uint8_t> secret, std::span<const std::uint8_t> salt,
                  std::span<std::uint8_t, 32> pseudorandom_key);
void hkdf_expand(std::span<const std::uint8_t, 32> pseudorandom_key, std::span<const std::uint8_t> info,
                 std::span<std::uint8_t> output);

/// Returns HMAC-SHA-256 (RFC 2104).
std::array<std::uint8_t, 32> hmac_sha256(std::span<const std::uint8_t> key, std::string_view message);

/// Returns X25519 (RFC 7748) with the base point: the public key of a secret one.
std::array<std::uint8_t, 32> x25519_base(std::span<const std::uint8_t, 32> scalar);

/// Computes X25519. Returns false if the result would be all zero, which only points of low order give; `shared` is
/// then wiped.
[[nodiscard]] bool x25519(std::span<const std::uint8_t, 32> scalar, std::span<const std::uint8_t, 32> point,
                          std::span<std::uint8_t, 32> shared);

/// Derives a key by scrypt (RFC 7914) with N = 2^work_factor, r = 8, p = 1, which takes 2^work_factor KiB of memory
/// while it runs. Throws what `checkpoint` throws, too.
void scrypt(std::string_view passphrase, std::span<const std::uint8_t> salt, unsigned work_factor,
            std::span<std::uint8_t> output, const Checkpoint& checkpoint = {});

/// SHA-256, SHA-512 (FIPS 180-4), SHA3-256, SHA3-512, SHAKE128 and SHAKE256 (FIPS 202).
enum class Hash : std::uint8_t { sha256, sha512, sha3_256, sha3_512, shake128, shake256 };

/// Hashes the parts, one after the other. digest: as long as the hash; of SHAKE as long as is wanted.
void hash(Hash kind, std::initializer_list<std::span<const std::uint8_t>> parts, std::span<std::uint8_t> digest);

/// A point of P-256 (FIPS 186), uncompressed: 0x04, x, y.
using P256Point = std::array<std::uint8_t, 65>;

/// Returns the point that a compressed or uncompressed one stands for; nullopt if it is not on the curve.
std::optional<P256Point> p256_point(std::span<const std::uint8_t> encoded);

/// Makes a new key pair of P-256 for one message. Returns its point, and the x coordinate that it and `peer`, which is
/// on the curve, agree on.
P256Point p256_agree(const P256Point& peer, std::span<std::uint8_t, 32> shared);

/// Seals small messages by ChaCha20-Poly1305 (RFC 8439), without additional data: ciphertext and 16 bytes of tag.
/// sealed: 16 bytes longer than `plaintext`, which it may not overlap.
void seal_message(std::span<const std::uint8_t, 32> key, std::span<const std::uint8_t, 12> nonce,
                  std::span<const std::uint8_t> plaintext, std::span<std::uint8_t> sealed);

/// Opens such a message. Returns false if it is not authentic; `plaintext` is then wiped.
[[nodiscard]] bool open_message(std::span<const std::uint8_t, 32> key, std::span<const std::uint8_t, 12> nonce,
                                std::span<const std::uint8_t> sealed, std::span<std::uint8_t> plaintext);

/// Compares in a time that depends only on the length, which must be equal.
bool equal_secrets(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b);

}  // namespace tandem::container
