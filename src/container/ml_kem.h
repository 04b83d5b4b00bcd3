// ML-KEM-768: agreement on a secret by lattices, which quantum computers are not known to break.
//
// Source  FIPS 203. Time and memory addresses depend on public values only: public keys, and how long they take to
//         sample. No library of the distributions that we build for has it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tandem::container {

inline constexpr std::size_t kMlKemSeedBytes = 64;  ///< d, then z
inline constexpr std::size_t kMlKemPublicKeyBytes = 1184;
inline constexpr std::size_t kMlKemCiphertextBytes = 1088;
inline constexpr std::size_t kMlKemSharedBytes = 32;

using MlKemPublicKey = std::array<std::uint8_t, kMlKemPublicKeyBytes>;
using MlKemCiphertext = std::array<std::uint8_t, kMlKemCiphertextBytes>;

// All of these throw CryptoFailure.

/// Returns the public key of a seed. Source: algorithm 16.
MlKemPublicKey ml_kem_public_key(std::span<const std::uint8_t, kMlKemSeedBytes> seed);

/// Returns whether this is the encoding of a public key. Source: section 7.2, modulus check.
[[nodiscard]] bool is_ml_kem_public_key(std::span<const std::uint8_t, kMlKemPublicKeyBytes> key);

/// Makes a secret and seals it. key: is_ml_kem_public_key; randomness: never used twice. Source: algorithm 17.
MlKemCiphertext ml_kem_encapsulate(std::span<const std::uint8_t, kMlKemPublicKeyBytes> key,
                                   std::span<const std::uint8_t, 32> randomness,
                                   std::span<std::uint8_t, kMlKemSharedBytes> shared);

/// Returns the secret in a ciphertext; if it was not made for this key, another one, which only the seed gives. Source:
/// algorithm 18.
void ml_kem_decapsulate(std::span<const std::uint8_t, kMlKemSeedBytes> seed,
                        std::span<const std::uint8_t, kMlKemCiphertextBytes> ciphertext,
                        std::span<std::uint8_t, kMlKemSharedBytes> shared);

}  // namespace tandem::container
