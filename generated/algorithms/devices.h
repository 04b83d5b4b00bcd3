// How the driver runs the operations that there are cores for. Freestanding; forms need a heap and a library, and
// are in no freestanding build.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include "algorithms/chacha20/device/finish_pads.h"
#include "algorithms/modexp/device/form.h"
#include "driver/operations.h"
#include "generated/algorithms/operations.h"

namespace tandem::bus {

inline constexpr driver::Operations kOperations[] = {
    {.facts = &facts::operation(Algorithm::chacha20), .finish_pads = chacha20::finish_pads},
    {.facts = &facts::operation(Algorithm::chacha20_poly1305)},
    {.facts = &facts::operation(Algorithm::eea3)},
    {.facts = &facts::operation(Algorithm::eia3)},
    {.facts = &facts::operation(Algorithm::nea6)},
    {.facts = &facts::operation(Algorithm::nia6)},
    {.facts = &facts::operation(Algorithm::nca6)},
    {.facts = &facts::operation(Algorithm::eea1)},
    {.facts = &facts::operation(Algorithm::eia1)},
    {.facts = &facts::operation(Algorithm::eea2)},
    {.facts = &facts::operation(Algorithm::eia2)},
    {.facts = &facts::operation(Algorithm::aes_gcm)},
    {.facts = &facts::operation(Algorithm::sha3_224)},
    {.facts = &facts::operation(Algorithm::sha3_256)},
    {.facts = &facts::operation(Algorithm::sha3_384)},
    {.facts = &facts::operation(Algorithm::sha3_512)},
    {.facts = &facts::operation(Algorithm::shake128)},
    {.facts = &facts::operation(Algorithm::shake256)},
    {.facts = &facts::operation(Algorithm::nea4)},
    {.facts = &facts::operation(Algorithm::nia4)},
    {.facts = &facts::operation(Algorithm::nca4)},
    {.facts = &facts::operation(Algorithm::nea5)},
    {.facts = &facts::operation(Algorithm::nia5)},
    {.facts = &facts::operation(Algorithm::nca5)},
#ifdef TANDEM_HAS_TASK_FORMS
    {.facts = &facts::operation(Algorithm::rsa_public), .form = &modexp::kForm},
    {.facts = &facts::operation(Algorithm::rsa_private), .form = &modexp::kForm},
#endif
};

}  // namespace tandem::bus
