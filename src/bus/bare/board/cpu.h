// The part that differs between the two cores; cortex_a9.cpp and cortex_a53.cpp implement it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::bare::board {

std::uint64_t cpu_now_ns();
/// Makes the timer's interrupt come in `ns`, or earlier.
void cpu_set_alarm(std::uint64_t ns);
/// Ends the timer's interrupt.
void cpu_stop_alarm();

/// These clean or drop cache lines of a range by address, to and from the point where the device sees memory.
void cpu_clean(std::uintptr_t address, std::size_t bytes);
void cpu_invalidate(std::uintptr_t address, std::size_t bytes);

void cpu_disable_interrupts();
void cpu_enable_interrupts();
/// Stops the core until an interrupt is pending, disabled or not.
inline void cpu_wait() { asm volatile("dsb sy\n\twfi" ::: "memory"); }

}  // namespace tandem::bare::board
