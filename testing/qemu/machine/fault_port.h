// Faults on request: carries out the requests in the registers of fault_register.h.
#pragma once

#include <cstddef>
#include <cstdint>

#include "testing/qemu/machine/fault_register.h"

namespace tandem::sim {
class Platform;
}

namespace tandem::sim::machine {

/// The fault port of one accelerator.
class FaultPort {
 public:
  FaultPort(Platform& platform, std::size_t index) : platform_(platform), index_(index) {}

  [[nodiscard]] std::uint32_t read(std::uint32_t offset) const;
  void write(std::uint32_t offset, std::uint32_t value);

  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] bool holds_interrupt() const { return holds_interrupt_; }
  void count_interrupt() { ++interrupts_; }

 private:
  Platform& platform_;
  const std::size_t index_;
  bool stopped_ = false;
  bool holds_interrupt_ = false;
  std::uint32_t interrupts_ = 0;
};

}  // namespace tandem::sim::machine
