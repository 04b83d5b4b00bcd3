// How long work is ended early.
#pragma once

#include <functional>

namespace tandem::container {

/// Called again and again while long work goes on, every few milliseconds. It ends that work by throwing. Empty: the
/// work cannot be ended.
using Checkpoint = std::function<void()>;

inline void reach(const Checkpoint& checkpoint) {
  if (checkpoint) checkpoint();
}

}  // namespace tandem::container
