// Cortex-A53: its virtual timer, and its caches by address to the point of coherency.
//
// Source      Arm ARM, DDI 0487: D12 (generic timer), D7.5 (cache maintenance)
#include "bus/bare/board/board.h"
#include "bus/bare/board/cpu.h"

namespace tandem::bare::board {
namespace {

constexpr std::uint64_t kNsPerSecond = 1'000'000'000;

std::uint64_t frequency() {
  std::uint64_t value = 0;
  asm volatile("mrs %0, cntfrq_el0" : "=r"(value));
  return value;
}

std::size_t line_bytes() {
  std::uint64_t type = 0;
  asm volatile("mrs %0, ctr_el0" : "=r"(type));
  return std::size_t{4} << (type >> 16 & 15);
}

}  // namespace

std::uint64_t cpu_now_ns() {
  std::uint64_t ticks = 0;
  asm volatile("isb\n\tmrs %0, cntvct_el0" : "=r"(ticks)::"memory");
  const std::uint64_t hertz = frequency();
  return ticks / hertz * kNsPerSecond + ticks % hertz * kNsPerSecond / hertz;
}

void cpu_set_alarm(std::uint64_t ns) {
  constexpr std::uint64_t kMaxTicks = 0x7fff'ffff;
  const std::uint64_t hertz = frequency();
  const std::uint64_t whole = ns / kNsPerSecond * hertz + ns % kNsPerSecond * hertz / kNsPerSecond + 1;
  asm volatile("msr cntv_tval_el0, %0\n\tmsr cntv_ctl_el0, %1\n\tisb" ::"r"(whole < kMaxTicks ? whole : kMaxTicks),
               "r"(std::uint64_t{1})
               : "memory");
}

void cpu_stop_alarm() { asm volatile("msr cntv_ctl_el0, xzr\n\tisb" ::: "memory"); }

void cpu_clean(std::uintptr_t address, std::size_t bytes) {
  const std::size_t line = line_bytes();
  for (std::uintptr_t at = address & ~(line - 1); at < address + bytes; at += line) {
    asm volatile("dc cvac, %0" ::"r"(at) : "memory");
  }
  asm volatile("dsb sy" ::: "memory");
}

void cpu_invalidate(std::uintptr_t address, std::size_t bytes) {
  const std::size_t line = line_bytes();
  for (std::uintptr_t at = address & ~(line - 1); at < address + bytes; at += line) {
    asm volatile("dc ivac, %0" ::"r"(at) : "memory");
  }
  asm volatile("dsb sy" ::: "memory");
}

void cpu_disable_interrupts() { asm volatile("msr daifset, #2" ::: "memory"); }
void cpu_enable_interrupts() { asm volatile("msr daifclr, #2" ::: "memory"); }

}  // namespace tandem::bare::board
