// Cortex-A9: its global and private timers, its caches and the L2C-310 behind them.
//
// Source      Cortex-A9 MPCore TRM, DDI 0407, chapter 4 (timers); Arm ARM, DDI 0406, B4.2.1 (cache maintenance);
//             L2C-310 TRM, DDI 0246, 3.3.10 (maintenance by physical address)
#include "bus/bare/board/board.h"
#include "bus/bare/board/cpu.h"
#include "bus/bare/board/zynq7000.h"
#include "bus/bare/registers.h"

namespace tandem::bare::board {
namespace {

constexpr std::size_t kLine = 32;
constexpr std::uint64_t kNsPerTick = 1'000'000'000 / kTimerHz;

// Global timer.
constexpr std::uintptr_t kCounterLow = kGlobalTimer;
constexpr std::uintptr_t kCounterHigh = kGlobalTimer + 4;
constexpr std::uintptr_t kCounterControl = kGlobalTimer + 8;
// Private timer.
constexpr std::uintptr_t kLoad = kPrivateTimer;
constexpr std::uintptr_t kControl = kPrivateTimer + 8;
constexpr std::uintptr_t kStatus = kPrivateTimer + 12;
constexpr std::uint32_t kEnable = 1;
constexpr std::uint32_t kInterruptEnable = 4;
// L2 cache.
constexpr std::uintptr_t kSync = kL2Cache + 0x730;
constexpr std::uintptr_t kInvalidateLine = kL2Cache + 0x770;
constexpr std::uintptr_t kCleanLine = kL2Cache + 0x7b0;

void barrier() { asm volatile("dsb sy" ::: "memory"); }

template <typename Each>
void each_line(std::uintptr_t address, std::size_t bytes, Each each) {
  for (std::uintptr_t line = address & ~(kLine - 1); line < address + bytes; line += kLine) each(line);
}

}  // namespace

std::uint64_t cpu_now_ns() {
  if ((load_register(kCounterControl) & kEnable) == 0) store_register(kCounterControl, kEnable);
  std::uint32_t high = 0;
  std::uint32_t low = 0;
  do {
    high = load_register(kCounterHigh);
    low = load_register(kCounterLow);
  } while (load_register(kCounterHigh) != high);
  return (std::uint64_t{high} << 32 | low) * kNsPerTick;
}

void cpu_set_alarm(std::uint64_t ns) {
  constexpr std::uint64_t kMax = 0xffff'ffff;
  const std::uint64_t ticks = ns / kNsPerTick + 1;
  store_register(kLoad, static_cast<std::uint32_t>(ticks < kMax ? ticks : kMax));
  store_register(kControl, kEnable | kInterruptEnable);
}

void cpu_stop_alarm() {
  store_register(kControl, 0);
  store_register(kStatus, 1);
}

void cpu_clean(std::uintptr_t address, std::size_t bytes) {
  each_line(address, bytes, [](std::uintptr_t line) {
    asm volatile("mcr p15, 0, %0, c7, c10, 1" ::"r"(line) : "memory");
  });
  barrier();
  each_line(address, bytes, [](std::uintptr_t line) { store_register(kCleanLine, line); });
  store_register(kSync, 0);
  barrier();
}

void cpu_invalidate(std::uintptr_t address, std::size_t bytes) {
  each_line(address, bytes, [](std::uintptr_t line) { store_register(kInvalidateLine, line); });
  store_register(kSync, 0);
  barrier();
  each_line(address, bytes, [](std::uintptr_t line) {
    asm volatile("mcr p15, 0, %0, c7, c6, 1" ::"r"(line) : "memory");
  });
  barrier();
}

void cpu_disable_interrupts() { asm volatile("cpsid i" ::: "memory"); }
void cpu_enable_interrupts() { asm volatile("cpsie i" ::: "memory"); }

}  // namespace tandem::bare::board

/// Entries of the unwinding tables refer to it; without exceptions it is never called.
extern "C" void __aeabi_unwind_cpp_pr0() {}
