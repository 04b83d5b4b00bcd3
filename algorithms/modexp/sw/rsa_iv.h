// The iv of RSA tasks: the sizes of the numbers in their messages. Freestanding.
//
// Format      docs/formats/rsa-key.md
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/task.h"

namespace tandem {

struct RsaIv {
  /// Moduli have a multiple of so many bits, from the least to the most.
  static constexpr std::size_t kStepBits = 256;
  static constexpr std::size_t kMinBits = 512;
  static constexpr std::size_t kMaxBits = 4096;

  /// Form of a private key.
  enum class Form : std::uint8_t {
    primes = 0,    ///< p, q, dP, dQ, qInv
    exponent = 1,  ///< n, d
  };

  std::uint16_t modulus_bits = 0;
  std::uint16_t exponent_bytes = 0;  ///< of e, of d, or of each of dP and dQ
  Form form = Form::primes;          ///< of a public key 0
  std::uint16_t check_bytes = 0;     ///< of the e behind a private key, which checks the result; 0: it is not checked

  static constexpr RsaIv of(const std::array<std::uint8_t, 16>& iv) {
    const auto two = [&](std::size_t at) { return static_cast<std::uint16_t>(iv[at] | iv[at + 1] << 8); };
    return {two(0), two(2), static_cast<Form>(iv[4]), two(5)};
  }
  [[nodiscard]] constexpr std::array<std::uint8_t, 16> into_bytes() const {
    const auto low = [](unsigned value) { return static_cast<std::uint8_t>(value); };
    return {low(modulus_bits),         low(modulus_bits >> 8U),         low(exponent_bytes),
            low(exponent_bytes >> 8U), static_cast<std::uint8_t>(form), low(check_bytes),
            low(check_bytes >> 8U)};
  }

  /// Bytes of the key and the base.
  [[nodiscard]] constexpr std::size_t message_bytes(Algorithm algorithm) const {
    const std::size_t bytes = modulus_bits / 8U;
    const bool primes = algorithm == Algorithm::rsa_private && form == Form::primes;
    return (primes ? 5 * (bytes / 2) : bytes + exponent_bytes) + check_bytes + bytes;
  }
};

}  // namespace tandem
