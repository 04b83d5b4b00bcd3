// Addresses of the Zynq UltraScale+. Source: Technical Reference Manual, UG1085: chapters 10 (map) and 13 (interrupts).
#pragma once

#include <cstdint>

namespace tandem::bare::board {

inline constexpr std::uintptr_t kUart = 0xff000000;
inline constexpr std::uintptr_t kGicDistributor = 0xf9010000;
inline constexpr std::uintptr_t kGicCpu = 0xf9020000;

/// The virtual timer's interrupt.
inline constexpr unsigned kTimerInterrupt = 27;
/// The first accelerator lies behind the full-power port HPM0; its interrupt is the first of pl_ps_irq0[0..].
inline constexpr std::uintptr_t kFirstAccelerator = 0xa0000000;
inline constexpr unsigned kFirstInterrupt = 121;

}  // namespace tandem::bare::board
