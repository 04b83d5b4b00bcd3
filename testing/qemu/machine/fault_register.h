// The page behind the registers of an accelerator in a virtual machine: it makes the device misbehave as real hardware
// does, on request, and counts events. It is part of the test bench, not of the accelerator.
#pragma once

#include <cstdint>

namespace tandem::sim::machine {

/// Offsets from the page's beginning; registers of 32 bits.
enum FaultRegister : std::uint32_t {
  kFailDataRead = 0x00,    ///< write n: the burst of data after n ones is answered with an error
  kFailDataWrite = 0x04,   ///< the same for writes
  kLoseInterrupts = 0x08,  ///< write n: the next n rises of the interrupt line are not seen
  kResetDevice = 0x0c,     ///< write n: hardware reset in n clock cycles
  kHoldReads = 0x10,       ///< write 1: memory answers no read; 0: it does again
  kHoldInterrupt = 0x14,   ///< write 1: the interrupt line is up whatever the accelerator says; 0: it is not
  kStop = 0x18,            ///< write 1: the accelerator is gone: registers read as ones, nothing happens; 0: it is back
  kInterrupts = 0x20,      ///< read: rises of the interrupt line
  kViolation = 0x24,       ///< read: 1 if the accelerator has broken a rule of the bus
};

}  // namespace tandem::sim::machine
