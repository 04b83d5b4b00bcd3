// The porting layer: the six functions by which the driver meets the system it runs in, an RTOS or none. Freestanding.
//
// Shaped like the calls of a FreeRTOS; docs/how-to/bare-metal.md says which. One object per accelerator and interrupt.
// Checked by  bare_bus_test.cpp over a simulated one; board/board.cpp is one without an operating system
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::bare {

class Port {
 public:
  /// Returns the time since any moment in the past, in nanoseconds, finer than a millisecond; it never goes back.
  virtual std::uint64_t now_ns() = 0;

  /// Enables or disables the accelerator's interrupt at the interrupt controller. Called from a task and from the
  /// service routine.
  virtual void set_interrupt(bool enabled) = 0;

  /// Takes the binary semaphore that `give_from_isr` gives, waiting for it at most `timeout_ns`. Returns whether it has
  /// it. Called from a task.
  virtual bool take(std::uint64_t timeout_ns) = 0;

  /// Gives the semaphore; it may be given already. Called from the service routine.
  virtual void give_from_isr() = 0;

  /// Writes what the caches hold of `bytes` bytes at `data` back to memory, all levels that the device does not see. It
  /// writes whole cache lines, wherever the range begins and ends, and does nothing if the device's port is coherent.
  virtual void clean(const void* data, std::size_t bytes) = 0;

  /// Drops what the caches hold of these bytes, so that the next read sees memory. It drops whole lines, as before:
  /// what else is in them must not be dirty.
  virtual void invalidate(const void* data, std::size_t bytes) = 0;

 protected:
  ~Port() = default;
};

}  // namespace tandem::bare
