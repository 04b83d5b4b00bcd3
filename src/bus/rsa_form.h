// RSA tasks for the modexp core: keys in its words, results checked.
//
// Formats     docs/formats/rsa-key.md of tasks, docs/formats/modexp-key.md of the core
// Secrets     made in constant time, wiped; whether a key is refused, and whether a result is right, becomes known
// Checked by  rsa_form_test.cpp; the conformance suite over the simulated device
#pragma once

#include "driver/accelerator_engine.h"

namespace tandem::bus {

/// Takes rsa_public and rsa_private with every key of docs/formats/rsa-key.md, but primes whose bits are no multiple of
/// 256, which end as unsupported.
extern const driver::TaskForm kRsaForm;

/// 4,096 bits, the exponent not split, words of 16 bits in 16 rows: 4,096 squares and 1,024 products, of 17 passes of
/// 263 clocks, at 50 MHz.
inline constexpr std::uint64_t kSlowestRsaTaskNs = 1'000'000'000;

}  // namespace tandem::bus
