// Erasing secrets. Freestanding.
#pragma once

#include <cstddef>

namespace tandem {

/// Sets `bytes` bytes at `data` to 0, even where the compiler sees that nothing reads them afterwards.
inline void wipe(void* data, std::size_t bytes) {
  __builtin_memset(data, 0, bytes);
  asm volatile("" : : "r"(data) : "memory");
}

}  // namespace tandem
