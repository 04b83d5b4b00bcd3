// Marking memory as secret for the tool that this build is for: MemorySanitizer if it is built with it, else valgrind's
// memcheck. Both take secrets for uninitialised memory, and report branches and addresses that depend on it.
#pragma once

#include <cstddef>

#if defined(__has_feature)
#if __has_feature(memory_sanitizer)
#define TANDEM_MEMORY_SANITIZER 1
#endif
#endif

#if TANDEM_MEMORY_SANITIZER
#include <sanitizer/msan_interface.h>
#else
#include <valgrind/memcheck.h>
#endif

namespace tandem::constant_time {

/// True if the tool sees all code that runs, including that of libraries.
#if TANDEM_MEMORY_SANITIZER
inline constexpr bool kSeesLibraries = false;
#else
inline constexpr bool kSeesLibraries = true;
#endif

/// Returns whether a tool that would report is at work.
inline bool watched() {
#if TANDEM_MEMORY_SANITIZER
  return true;
#else
  return RUNNING_ON_VALGRIND != 0;
#endif
}

/// Makes the bytes secret from now on; their content stays.
inline void hide(void* data, std::size_t bytes) {
#if TANDEM_MEMORY_SANITIZER
  __msan_poison(data, bytes);
#else
  VALGRIND_MAKE_MEM_UNDEFINED(data, bytes);
#endif
}

/// Makes the bytes public again.
inline void show(void* data, std::size_t bytes) {
#if TANDEM_MEMORY_SANITIZER
  __msan_unpoison(data, bytes);
#else
  VALGRIND_MAKE_MEM_DEFINED(data, bytes);
#endif
}

}  // namespace tandem::constant_time
