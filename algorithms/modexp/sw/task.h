// RSA tasks as messages of the software: docs/formats/rsa-key.md. Freestanding.
#pragma once

#include "algorithms/modexp/sw/modexp.h"
#include "engine/task.h"

namespace tandem::modexp {

/// The longest message: two primes with three numbers more, a public exponent and a base.
inline constexpr std::size_t kMaxTaskBytes = kMaxBytes * 9 / 2;

/// Takes a task of `function`, rsa_public or rsa_private, apart. Its numbers stay where they are.
///
/// Returns ok; unsupported for other algorithms, for rsa_public that decrypts and rsa_private that encrypts, and with
/// additional data; bad_key with a key in the task; bad_iv for sizes that there are not; bad_length for a tag, and for
/// a message that is not as long as the iv says.
Status read_task(const Task& task, Algorithm function, Message& message);

}  // namespace tandem::modexp
