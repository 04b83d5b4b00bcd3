// Interrupt controller, console, and the program's beginning and end.
//
// Source      GICv2: IHI 0048, 4.3 (distributor), 4.4 (CPU interface); UART: UG585, B.33
#include "bus/bare/board/board.h"

#include <array>
#include <new>

#include "bus/bare/board/cpu.h"
#include "bus/bare/board/this_board.h"
#include "bus/bare/registers.h"

namespace tandem::bare::board {
namespace {

// GIC distributor.
constexpr std::uintptr_t kEnableGroups = kGicDistributor;
constexpr std::uintptr_t kSetEnable = kGicDistributor + 0x100;
constexpr std::uintptr_t kClearEnable = kGicDistributor + 0x180;
constexpr std::uintptr_t kPriorities = kGicDistributor + 0x400;
constexpr std::uintptr_t kTargets = kGicDistributor + 0x800;
// CPU interface.
constexpr std::uintptr_t kCpuControl = kGicCpu;
constexpr std::uintptr_t kPriorityMask = kGicCpu + 4;
constexpr std::uintptr_t kAcknowledge = kGicCpu + 12;
constexpr std::uintptr_t kEndOfInterrupt = kGicCpu + 16;
constexpr std::uint32_t kSpurious = 1020;  ///< and above

// UART.
constexpr std::uintptr_t kUartControl = kUart;
constexpr std::uintptr_t kUartStatus = kUart + 0x2c;
constexpr std::uintptr_t kUartFifo = kUart + 0x30;
constexpr std::uint32_t kReceiveOffTransmitOn = 0x18;
constexpr std::uint32_t kTransmitFull = 0x10;
constexpr std::uint32_t kTransmitEmpty = 0x08;

constexpr std::uint32_t kStackPattern = 0xa5a5a5a5;  // as in the boot code

std::array<BareBus*, kAccelerators> buses;

void set_enabled(unsigned id, bool enabled) {
  store_register((enabled ? kSetEnable : kClearEnable) + id / 32 * 4, 1U << id % 32);
  asm volatile("dsb sy\n\tisb" ::: "memory");
}

/// Starts the interrupts: level-sensitive, as all are after reset; of one priority; to this core.
void start_interrupts() {
  constexpr std::uint32_t kOnePriority = 0xa0a0a0a0;
  constexpr std::uint32_t kFirstCore = 0x01010101;
  for (unsigned id = 0; id < kFirstInterrupt + kAccelerators; id += 4) {
    store_register(kPriorities + id, kOnePriority);
    store_register(kTargets + id, kFirstCore);
  }
  store_register(kEnableGroups, 1);
  store_register(kPriorityMask, 0xff);
  store_register(kCpuControl, 1);
  set_enabled(kTimerInterrupt, true);
  cpu_enable_interrupts();
}

}  // namespace

std::uintptr_t accelerator_address(std::size_t i) { return kFirstAccelerator + i * 0x10000; }

BoardPort::BoardPort(std::size_t i) : index_(i) {}
void BoardPort::attach(BareBus& bus) { buses[index_] = &bus; }
std::uint64_t BoardPort::now_ns() { return cpu_now_ns(); }
void BoardPort::set_interrupt(bool enabled) { set_enabled(kFirstInterrupt + static_cast<unsigned>(index_), enabled); }
void BoardPort::clean(const void* data, std::size_t bytes) { cpu_clean(reinterpret_cast<std::uintptr_t>(data), bytes); }
void BoardPort::invalidate(const void* data, std::size_t bytes) {
  cpu_invalidate(reinterpret_cast<std::uintptr_t>(data), bytes);
}

bool BoardPort::take(std::uint64_t timeout_ns) {
  const std::uint64_t begin = cpu_now_ns();
  for (;;) {
    cpu_disable_interrupts();
    const bool given = given_;
    given_ = false;
    const std::uint64_t passed = cpu_now_ns() - begin;
    if (!given && passed < timeout_ns) {
      cpu_set_alarm(timeout_ns - passed);
      cpu_wait();
    }
    cpu_enable_interrupts();
    if (given || passed >= timeout_ns) return given;
  }
}

void print(std::string_view text) {
  store_register(kUartControl, kReceiveOffTransmitOn);
  for (const char c : text) {
    while ((load_register(kUartStatus) & kTransmitFull) != 0) {
    }
    store_register(kUartFifo, static_cast<std::uint8_t>(c));
  }
}

void print(std::uint64_t number) {
  std::array<char, 20> digits{};
  std::size_t first = digits.size();
  do {
    digits[--first] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number != 0);
  print({digits.data() + first, digits.size() - first});
}

extern "C" {
// The linker script defines these symbols.
extern std::uint32_t board_stack_bottom[];
extern std::uint32_t board_stack_top[];
extern void (*board_constructors_begin[])();
extern void (*board_constructors_end[])();
}

std::size_t stack_used() {
  const volatile std::uint32_t* deepest = board_stack_bottom;
  while (deepest < board_stack_top && *deepest == kStackPattern) ++deepest;
  return static_cast<std::size_t>(board_stack_top - deepest) * sizeof(std::uint32_t);
}

namespace {

/// Ends the program, and says so on the console.
[[noreturn]] void end(std::string_view verdict, int status) {
  print("@@");
  print(verdict);
  print(" ");
  print(static_cast<std::uint64_t>(status));
  print("\n");
  while ((load_register(kUartStatus) & kTransmitEmpty) == 0) {
  }
  cpu_disable_interrupts();
  for (;;) cpu_wait();
}

}  // namespace

extern "C" {

/// The boot code calls this, with a stack, memory and caches.
[[noreturn]] void board_start() {
  for (auto constructor = board_constructors_begin; constructor != board_constructors_end; ++constructor) {
    (*constructor)();
  }
  start_interrupts();
  const int status = program();
  print("stack ");
  print(stack_used());
  print("\n");
  end("exit", status);
}

/// The vectors call this for an interrupt.
void board_interrupt() {
  const std::uint32_t acknowledged = load_register(kAcknowledge);
  const std::uint32_t id = acknowledged & 0x3ff;
  if (id >= kSpurious) return;
  if (id == kTimerInterrupt) cpu_stop_alarm();
  const std::size_t accelerator = id - kFirstInterrupt;
  if (accelerator < buses.size() && buses[accelerator] != nullptr) buses[accelerator]->interrupt();
  store_register(kEndOfInterrupt, acknowledged);
}

/// The vectors call this for any other exception. All numbers are the architecture's.
[[noreturn]] void board_exception(std::uintptr_t vector, std::uintptr_t syndrome, std::uintptr_t address,
                                  std::uintptr_t instruction) {
  print("\nexception: vector ");
  print(vector);
  print(", syndrome ");
  print(syndrome);
  print(", address ");
  print(address);
  print(", instruction ");
  print(instruction);
  print("\n");
  end("exception", static_cast<int>(vector));
}
}

}  // namespace tandem::bare::board

// The compiler calls these. Nothing is ever deleted: objects live as long as the program, or on the stack.
extern "C" {
void* __dso_handle = nullptr;
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }
int __aeabi_atexit(void*, void (*)(void*), void*) { return 0; }
[[noreturn]] void __cxa_pure_virtual() { tandem::bare::board::end("pure virtual call", 1); }
[[noreturn]] void abort() { tandem::bare::board::end("abort", 1); }
}

void operator delete(void*) noexcept { abort(); }
void operator delete(void*, std::size_t) noexcept { abort(); }
void operator delete(void*, std::align_val_t) noexcept { abort(); }
void operator delete(void*, std::size_t, std::align_val_t) noexcept { abort(); }
