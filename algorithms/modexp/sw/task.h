// RSA tasks as messages of the software: docs/formats/rsa-key.md. Freestanding.
#pragma once

#include "algorithms/modexp/sw/modexp.h"
#include "engine/task.h"

namespace tandem::modexp {

/// Takes apart a task of rsa_public or rsa_private that `check` (engine/operation_facts.h) has accepted. Its numbers
/// are not copied.
///
/// Returns ok; bad_iv for sizes that do not exist; bad_length for a message that is not as long as the iv says.
Status read_task(const Task& task, Message& message);

}  // namespace tandem::modexp
