// Addresses of the Zynq-7000. Source: Technical Reference Manual, UG585: 4.1 (map), 7.2 (interrupts), B.33 (UART).
#pragma once

#include <cstdint>

namespace tandem::bare::board {

inline constexpr std::uintptr_t kUart = 0xe0001000;
inline constexpr std::uintptr_t kGicDistributor = 0xf8f01000;
inline constexpr std::uintptr_t kGicCpu = 0xf8f00100;
inline constexpr std::uintptr_t kGlobalTimer = 0xf8f00200;
inline constexpr std::uintptr_t kPrivateTimer = 0xf8f00600;
inline constexpr std::uintptr_t kL2Cache = 0xf8f02000;
/// The rate of both timers: half the processor's clock on a board (333 MHz on the ZC702); QEMU counts at this rate.
inline constexpr std::uint64_t kTimerHz = 100'000'000;

inline constexpr unsigned kTimerInterrupt = 29;
/// The first accelerator lies behind general-purpose port 0; its interrupt is the first of IRQ_F2P[0..].
inline constexpr std::uintptr_t kFirstAccelerator = 0x43c00000;
inline constexpr unsigned kFirstInterrupt = 61;

}  // namespace tandem::bare::board
