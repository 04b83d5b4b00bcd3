// RSA by OpenSSL, as long as there are no engines for it.
#pragma once

#include <cstddef>

#include "engine/task.h"

namespace tandem::bench::wp512 {

/// Median time in ns of one operation on a block of the key's length, without padding: public to encrypt, private
/// (with the primes, blinded) to decrypt. Throws std::runtime_error if the library fails.
double rsa_ns(int bits, Direction direction, std::size_t rounds);

}  // namespace tandem::bench::wp512
