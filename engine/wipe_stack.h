// Erasing what functions have left on the stack. Freestanding.
#pragma once

#include <cstddef>

#include "engine/wipe.h"

namespace tandem {

/// Wipes `kBytes` bytes of the stack below the caller, where functions that it called before may have left secrets.
template <std::size_t kBytes>
[[gnu::noinline]] inline void wipe_stack() {
  unsigned char room[kBytes];
  wipe(room, sizeof room);
}

}  // namespace tandem
