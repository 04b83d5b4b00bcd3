// The published vectors of this folder through an engine. Freestanding.
#pragma once

#include "engine/engine.h"
#include "engine/selftest/known_answers.h"
#include "engine/selftest/random_tasks.h"

namespace tandem::modexp {

/// As Adapter::known_answers (engine/software/adapter.h).
selftest::Answers known_answers(Engine& engine, Algorithm operation, selftest::Workspace& workspace);

}  // namespace tandem::modexp
