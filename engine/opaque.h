// Hiding from the compiler what it knows of a value. Freestanding.
#pragma once

namespace tandem {

/// Returns the value and hides it from the compiler, which may turn a mask or a bit into a branch if it has seen how it
/// was made: clang does at -O1 and -Os. MemorySanitizer loses track of the value, so this is for code that valgrind
/// watches.
template <class T>
inline T opaque(T value) {
  asm volatile("" : "+r"(value));
  return value;
}

}  // namespace tandem
