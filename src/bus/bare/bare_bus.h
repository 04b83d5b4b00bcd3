// The bus to an accelerator in programmable logic, without Linux: registers where they are, an interrupt and caches by
// the porting layer, and memory that the linker has set aside. Freestanding.
//
// Interrupt   The service routine calls `interrupt`: it disables the interrupt at the controller, as the line stays up
//             until the driver clears the cause, and gives the semaphore. The next wait enables it again.
// Memory      handed out once and never taken back; every region begins and ends with a cache line
// Gone        as in bus/uio: a register that reads as ones counts only if the identification register has its value.
//             What answers with an abort instead is the program's matter.
// Bounds      nothing waits but wait_interrupt
// Checked by  bare_bus_test.cpp; on two cores in QEMU by tools/tandem_tools/bare_metal
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "bus/bare/port.h"
#include "driver/bus.h"

namespace tandem::bare {

struct Place {
  std::uintptr_t registers = 0;
  std::size_t register_bytes = 4096;
  /// Memory for the driver; begins at a multiple of BareBus::kAlignment. The program never touches it.
  std::span<std::uint8_t> memory;
  /// The device's address of a byte minus the CPU's.
  std::uint64_t device_offset = 0;
};

class BareBus final : public driver::Bus {
 public:
  /// A line of the caches, or a multiple: 32 bytes on the Cortex-A9, 64 on the Cortex-A53.
  static constexpr std::size_t kAlignment = 64;

  /// `port` outlives the bus, and so does the memory.
  BareBus(Port& port, const Place& place) : port_(port), place_(place) {}
  /// Wipes the memory that was handed out.
  ~BareBus() override;

  /// The interrupt service routine.
  void interrupt() {
    port_.set_interrupt(false);
    port_.give_from_isr();
  }

  Status read_register(std::uint32_t offset, std::uint32_t& value) override;
  Status write_register(std::uint32_t offset, std::uint32_t value) override;
  Status allocate(std::size_t bytes, driver::DmaRegion& region) override;
  Status sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side) override;
  Status wait_interrupt(std::uint64_t timeout_ns) override;
  std::uint64_t now_ns() override { return port_.now_ns(); }

 private:
  Port& port_;
  const Place place_;
  std::size_t allocated_ = 0;
};

}  // namespace tandem::bare
