// One task through an engine. Freestanding.
#pragma once

#include <cstdint>

#include "engine/engine.h"

namespace tandem::selftest {

/// Runs one task to its end, within two minutes of the engine's time. Returns its status; would_block or timeout if the
/// engine does not take it or hand it back.
inline Status run_one(Engine& engine, Task& task) {
  constexpr std::uint64_t kTimeoutNs = 120'000'000'000;
  Task* one = &task;
  Task* done = nullptr;
  if (engine.submit({&one, 1}) != 1) return Status::would_block;
  if (const Status status = engine.wait(kTimeoutNs); status != Status::ok) return status;
  return engine.poll({&done, 1}) == 1 ? task.completion.status : Status::timeout;
}

}  // namespace tandem::selftest
