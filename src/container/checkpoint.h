// A way to end long work early.
#pragma once

#include <functional>

namespace tandem::container {

/// It is called every few milliseconds during long work, and ends that work by throwing. Empty: the work cannot be
/// ended.
using Checkpoint = std::function<void()>;

inline void reach(const Checkpoint& checkpoint) {
  if (checkpoint) checkpoint();
}

}  // namespace tandem::container
