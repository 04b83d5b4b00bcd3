// Tasks of RSA with keys that are published. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/modexp/vectors/nist_acvp.h"
#include "engine/rsa_iv.h"
#include "engine/task.h"

namespace tandem::modexp {

/// Bits of the keys that there are.
inline constexpr std::size_t kRsaBits[] = {2048, 4096};
/// The longest message that `put_rsa_key` begins.
inline constexpr std::size_t kMaxRsaBytes = 2048;

/// Writes a key to the front of `message`, a private one with its primes and the exponent that checks the result, and
/// says so in the task, whose algorithm is rsa_public or rsa_private: iv, source, len_bits. Returns the place of the
/// base behind it.
std::span<std::uint8_t> put_rsa_key(const vectors::Vector& key, Task& task, std::span<std::uint8_t> message);
/// The key of so many bits, one of kRsaBits.
std::span<std::uint8_t> put_rsa_key(std::size_t bits, Task& task, std::span<std::uint8_t> message);

}  // namespace tandem::modexp
