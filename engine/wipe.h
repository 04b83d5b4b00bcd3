// Erasing secrets. Freestanding.
#pragma once

#include <cstddef>

namespace tandem {

/// Sets `bytes` bytes at `data` to 0, even where the compiler sees that nothing reads them afterwards.
/// Nothing to do for 0 bytes; then `data` may be null.
inline void wipe(void* data, std::size_t bytes) {
  if (bytes == 0) return;
  __builtin_memset(data, 0, bytes);
  asm volatile("" : : "r"(data) : "memory");
}

}  // namespace tandem
