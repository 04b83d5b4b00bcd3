// Keys of RSA as the modexp core takes them, at the head of a task's message: docs/formats/modexp-key.md.
//
// Leading zeros of its numbers do not matter.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "algorithms/modexp/sw/modexp.h"

namespace tandem::modexp {

/// The parameters of the core that a key depends on.
struct CoreShape {
  unsigned word_bits = 18;
  unsigned elements = 61;
  unsigned window_bits = 5;
};

/// A key for one core. The owner of a private one wipes it.
struct CoreKey {
  Operation operation;
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

/// x^d mod p q, in a time that depends on the lengths of the primes and of the exponents, as they are given. qInv
/// counts with as many bits as a prime has.
///
/// Returns nothing if a prime is even, does not have half as many bits as their product, rounded up to 512, or if an
/// exponent has more.
std::optional<CoreKey> primes_key(const CoreShape& shape, const Primes& primes);

/// The key of a message whose numbers modulus_of has found right, for an operation that the core has and that comes to
/// the same: a public exponent too long for its own is taken as a private one.
///
/// Returns nothing for primes whose bits are no multiple of 256.
std::optional<CoreKey> message_key(const CoreShape& shape, const Message& message);

}  // namespace tandem::modexp
