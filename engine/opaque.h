// Hiding from the compiler what it knows of a value. Freestanding.
#pragma once

namespace tandem {

/// The same value, of which the compiler knows nothing. Of a mask or a bit that it has seen being made, a compiler may
/// make a branch: clang does at -O1 and -Os. MemorySanitizer loses sight of it: for code that valgrind watches.
template <class T>
inline T opaque(T value) {
  asm volatile("" : "+r"(value));
  return value;
}

}  // namespace tandem
