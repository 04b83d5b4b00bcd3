// The standards' own test vectors through an engine. Freestanding.
#pragma once

#include <cstddef>

#include "engine/engine.h"
#include "selftest/random_tasks.h"

namespace tandem::selftest {

/// What a run of known answers came to.
struct Answers {
  std::size_t right = 0;
  std::size_t wrong = 0;
};

/// Runs the published vectors of `algorithm` (algorithms/*/vectors) that an engine can have as tasks. None where the
/// standards publish none.
Answers run_known_answers(Engine& engine, Algorithm algorithm, Workspace& workspace);

}  // namespace tandem::selftest
