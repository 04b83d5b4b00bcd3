// RSA tasks for the modexp core: keys in its words, results checked.
//
// Formats     docs/formats/rsa-key.md of tasks, docs/formats/modexp-key.md of the core
// Secrets     made in constant time, wiped; whether a key is refused, and whether a result is right, becomes known
// Checked by  form_test.cpp; the conformance suite over the simulated device
#pragma once

#include "engine/device_form.h"

namespace tandem::modexp {

/// Takes rsa_public and rsa_private with every key of docs/formats/rsa-key.md, but primes whose bits are no multiple of
/// 256, which end as unsupported.
extern const TaskForm kForm;

}  // namespace tandem::modexp
