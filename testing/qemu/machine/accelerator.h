// A simulated accelerator that is a device of a virtual machine.
//
// Window      the page of its registers, then that of the fault port; both of 32-bit registers
// Time        its clock is its own, and stands while it has nothing to do
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "bus/sim/platform.h"
#include "testing/qemu/machine/fault_port.h"
#include "testing/qemu/machine/guest_memory.h"
#include "testing/qemu/machine/interrupt_link.h"

namespace tandem::sim::machine {

inline constexpr std::uint32_t kFaultPage = 4096;
inline constexpr std::uint32_t kWindowBytes = 2 * kFaultPage;

class Accelerator {
 public:
  /// model: a TopInfo::model. input: of the machine's interrupt controller. `memory` outlives this. nullptr if there is
  /// no such model.
  static std::unique_ptr<Accelerator> create(std::string_view model, unsigned input, GuestMemory& memory);

  /// At `offset` of the window, a multiple of 4. Addresses without an answer read as ones.
  std::uint32_t read(std::uint32_t offset);
  void write(std::uint32_t offset, std::uint32_t value);
  /// Resets the hardware.
  void reset() { platform_->reset_device(0, 0); }

  /// Returns whether the device may still do something without being told to.
  [[nodiscard]] bool busy() const { return platform_->cycles() < busy_until_; }
  /// Lets some time pass, if there is something to do.
  void run();
  void stay_busy();

  /// Shows the machine the interrupt line. False when the machine has gone.
  bool update_interrupt(InterruptLink& link);

 private:
  Accelerator(std::unique_ptr<Platform> platform, unsigned input)
      : platform_(std::move(platform)), faults_(*platform_, 0), input_(input) {}

  std::unique_ptr<Platform> platform_;
  FaultPort faults_;
  const unsigned input_;
  bool line_ = false;
  std::uint64_t moved_bytes_ = 0;
  std::uint64_t busy_until_ = 0;
};

}  // namespace tandem::sim::machine
