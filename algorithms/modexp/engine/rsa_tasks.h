// Tasks of RSA with keys that are published. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/modexp/sw/rsa_iv.h"
#include "algorithms/modexp/vectors/nist_acvp.h"
#include "engine/software/adapter.h"
#include "engine/task.h"

namespace tandem::modexp {

/// Keys of 2048 and 4096 bits, for programs that time, probe or test engines.
extern const software::KeyedTasks kKeyedTasks;

/// Writes a key to the front of `message`, a private one with its primes and the exponent that checks the result, and
/// says so in the task, whose algorithm is rsa_public or rsa_private: iv, source, len_bits. Returns the place of the
/// base behind it.
std::span<std::uint8_t> put_rsa_key(const vectors::Vector& key, Task& task, std::span<std::uint8_t> message);

}  // namespace tandem::modexp
