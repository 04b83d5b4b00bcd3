#include "testing/qemu/machine/fault_port.h"

#include "bus/sim/platform.h"

namespace tandem::sim::machine {

std::uint32_t FaultPort::read(std::uint32_t offset) const {
  switch (offset) {
    case kInterrupts:
      return interrupts_;
    case kViolation:
      return platform_.violation(index_).empty() ? 0 : 1;
    default:
      return 0;
  }
}

void FaultPort::write(std::uint32_t offset, std::uint32_t value) {
  switch (offset) {
    case kFailDataRead:
      platform_.fail_access(index_, Access::data_read, value);
      break;
    case kFailDataWrite:
      platform_.fail_access(index_, Access::data_write, value);
      break;
    case kLoseInterrupts:
      platform_.lose_interrupts(index_, value);
      break;
    case kResetDevice:
      platform_.reset_device(index_, value);
      break;
    case kHoldReads:
      platform_.block_channel(index_, Channel::r, value != 0 ? kForever : 0);
      break;
    case kHoldInterrupt:
      holds_interrupt_ = value != 0;
      break;
    case kStop:
      stopped_ = value != 0;
      // Its work is gone.
      platform_.reset_device(index_, 0);
      break;
    default:
      break;
  }
}

}  // namespace tandem::sim::machine
