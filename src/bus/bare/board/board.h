// A board for programs without an operating system: console, clock, interrupts, and a Port over them.
//
// Boards      zynq7000 (Cortex-A9) and zynqmp (Cortex-A53), as QEMU emulates them (xilinx-zynq-a9, xlnx-zcu102). What a
//             first-stage boot loader does (clocks, memory, pins, programmable logic) is done when _start is reached.
// One core    the others are parked
// Memory      identity-mapped: RAM cached, everything else device memory
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bus/bare/bare_bus.h"
#include "bus/bare/port.h"

namespace tandem::bare::board {

/// The accelerators of the design that the tests use: windows and interrupts; the board's header has the layout.
inline constexpr std::size_t kAccelerators = 3;
std::uintptr_t accelerator_address(std::size_t i);

/// The porting layer without an operating system: the semaphore is a flag, and a task that waits stops the core until
/// an interrupt comes, the timer's at the latest.
class BoardPort final : public Port {
 public:
  /// Makes the port of accelerator `i`, whose interrupts go to `bus` from `attach` on.
  explicit BoardPort(std::size_t i);
  void attach(BareBus& bus);

  std::uint64_t now_ns() override;
  void set_interrupt(bool enabled) override;
  bool take(std::uint64_t timeout_ns) override;
  void give_from_isr() override { given_ = true; }
  void clean(const void* data, std::size_t bytes) override;
  void invalidate(const void* data, std::size_t bytes) override;

 private:
  const std::size_t index_;
  volatile bool given_ = false;
};

/// Writes to the console.
void print(std::string_view text);
void print(std::uint64_t number);

/// Returns how many bytes of the stack were ever used.
std::size_t stack_used();

/// Runs the program, which defines this function. The result is printed at the end; 0 is success.
int program();

}  // namespace tandem::bare::board
