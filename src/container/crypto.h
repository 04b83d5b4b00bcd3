// What the container needs from libcrypto (OpenSSL 3), and nothing more.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

namespace tandem::container {

/// libcrypto refused what it cannot refuse with these arguments: out of memory, no random numbers, or an installation
/// without the algorithm.
class CryptoFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// All throw CryptoFailure.

/// Fills `bytes` from the cryptographic random generator.
void random_bytes(std::span<std::uint8_t> bytes);

/// HKDF-SHA-256 (RFC 5869): extract with `salt`, which may be empty, then expand with `info` to `output.size()` bytes.
void hkdf_sha256(std::span<const std::uint8_t> secret, std::span<const std::uint8_t> salt, std::string_view info,
                 std::span<std::uint8_t> output);

/// HMAC-SHA-256 (RFC 2104).
std::array<std::uint8_t, 32> hmac_sha256(std::span<const std::uint8_t> key, std::string_view message);

/// Compares in a time that depends only on the length, which must be equal.
bool equal_secrets(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b);

}  // namespace tandem::container
