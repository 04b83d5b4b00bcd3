// bcrypt_pbkdf: OpenSSH makes the key of an encrypted private key from a passphrase with it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "container/checkpoint.h"

namespace tandem::container {

/// The most rounds that a foreign key may ask for: about half a minute. ssh-keygen makes 16 to 24 by itself.
inline constexpr std::uint32_t kMaxBcryptRounds = 4096;

/// Derives output.size() bytes, at most 1,024. rounds: at least 1; each takes some 5 ms. The cipher in it, Blowfish,
/// looks up tables by secret values: so it is defined, and libcrypto computes it so.
/// Throws CryptoFailure, and what `checkpoint` throws.
/// Source: OpenBSD, bcrypt_pbkdf(3); N. Provos, D. Mazieres, "A Future-Adaptable Password Scheme", 1999.
void bcrypt_pbkdf(std::string_view passphrase, std::span<const std::uint8_t> salt, std::uint32_t rounds,
                  std::span<std::uint8_t> output, const Checkpoint& checkpoint = {});

}  // namespace tandem::container
