// Keys of RSA as the modexp core takes them, at the head of a task's message: docs/formats/modexp-key.md.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tandem::modexp {

/// Numbers are bytes, the highest first; leading zeros do not matter.
using Octets = std::span<const std::uint8_t>;

/// The parameters of the core that a key depends on.
struct CoreShape {
  unsigned word_bits = 18;
  unsigned elements = 61;
  unsigned window_bits = 5;
};

/// Operations of the core.
enum class CoreOperation : std::uint8_t {
  public_exponent = 0,   ///< takes a time that depends on the exponent
  private_exponent = 1,  ///< does not
  primes = 2,            ///< private, with two primes
};

/// A key for one core. Whoever has a private one wipes it.
struct CoreKey {
  CoreOperation operation;
  std::uint16_t modulus_bits;
  std::uint16_t windows;            ///< of an exponent
  std::vector<std::uint8_t> bytes;  ///< of the message, before the base

  [[nodiscard]] std::uint32_t iv() const { return modulus_bits | std::uint32_t{windows} << 16; }
};

/// x^e mod n. The core has room for exponents of 1,025 bits.
///
/// Returns nothing if n is even, has more than 4,096 bits, or e is 0 or too long; then `private_key` may take it.
std::optional<CoreKey> public_key(const CoreShape& shape, Octets n, Octets e);

/// x^d mod n, in a time that depends on the length of n and of d, as they are given: leading zeros of d count.
///
/// Returns nothing if n is even, has more than 4,096 bits, or d has more.
std::optional<CoreKey> private_key(const CoreShape& shape, Octets n, Octets d);

/// The two primes of a key, as RFC 8017, section 3.2, has them: dp = d mod p - 1, dq = d mod q - 1, qinv = 1 / q mod p.
struct Primes {
  Octets p, q, dp, dq, qinv;
};

/// x^d mod p q, in a time that depends on the lengths of the primes and of the exponents, as they are given.
///
/// Returns nothing if a prime is even, does not have half as many bits as their product, rounded up to 512, or if an
/// exponent has more.
std::optional<CoreKey> primes_key(const CoreShape& shape, const Primes& primes);

}  // namespace tandem::modexp
