// Loads and stores of device registers. Freestanding.
#pragma once

#include <cstdint>

namespace tandem::bare {

// These are plain loads and stores on Arm, with the address in a register, whatever the compiler would make of a
// volatile access: emulators of devices (a hypervisor, this project's tests) need not know more instructions.

inline std::uint32_t load_register(std::uintptr_t address) {
  auto* const at = reinterpret_cast<volatile std::uint32_t*>(address);
#if defined(__aarch64__)
  std::uint32_t value = 0;
  asm volatile("ldr %w0, %1" : "=r"(value) : "Q"(*at));
  return value;
#elif defined(__arm__)
  std::uint32_t value = 0;
  asm volatile("ldr %0, %1" : "=r"(value) : "Q"(*at));
  return value;
#else
  return *at;
#endif
}

inline void store_register(std::uintptr_t address, std::uint32_t value) {
  auto* const at = reinterpret_cast<volatile std::uint32_t*>(address);
#if defined(__aarch64__)
  asm volatile("str %w1, %0" : "=Q"(*at) : "rZ"(value));
#elif defined(__arm__)
  asm volatile("str %1, %0" : "=Q"(*at) : "r"(value));
#else
  *at = value;
#endif
}

}  // namespace tandem::bare
