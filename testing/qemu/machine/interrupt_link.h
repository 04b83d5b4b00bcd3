// Sets the virtual machine's interrupt inputs, through QEMU's qtest socket.
#pragma once

#include <cstdint>
#include <string>

namespace tandem::sim::machine {

/// Protocol: QEMU 7.2, softmmu/qtest.c, `set_irq_in`. (irqfds, the usual way, work only with KVM.)
class InterruptLink {
 public:
  InterruptLink() = default;
  InterruptLink(const InterruptLink&) = delete;
  InterruptLink& operator=(const InterruptLink&) = delete;
  ~InterruptLink();

  /// Connects to the socket that QEMU makes at `path`, waiting for it at most `timeout_ms`.
  /// `controller` is the interrupt controller's path in QEMU's tree of objects.
  bool connect(const std::string& path, const std::string& controller, int timeout_ms);
  /// Sets an input of the controller. False when QEMU has gone.
  bool set(unsigned input, bool up);

 private:
  int descriptor_ = -1;
  std::string controller_;
};

}  // namespace tandem::sim::machine
