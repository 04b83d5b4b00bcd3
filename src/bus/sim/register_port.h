// The CPU's side of one accelerator's AXI4-Lite port: one access at a time.
#pragma once

#include <cstdint>

#include "bus/sim/pins.h"

namespace tandem::sim {

/// A cycle is: sample, then the clock edge, then drive. `start_*` may be called only when no access is in progress.
class RegisterPort {
 public:
  explicit RegisterPort(const ControlPins& pins) : pins_(pins) { abort(); }

  void start_read(std::uint32_t offset);
  void start_write(std::uint32_t offset, std::uint32_t value);
  void sample();
  void drive();
  /// Gives up on an access that is not answered; the device needs a hardware reset after that.
  void abort();

  [[nodiscard]] bool done() const { return done_; }
  /// The response and the value of the access that is done.
  [[nodiscard]] bool failed() const { return resp_ != 0; }
  [[nodiscard]] std::uint32_t value() const { return value_; }

 private:
  const ControlPins pins_;
  bool aw_taken_ = false;
  bool w_taken_ = false;
  bool ar_taken_ = false;
  bool done_ = false;
  std::uint8_t resp_ = 0;
  std::uint32_t value_ = 0;
};

}  // namespace tandem::sim
