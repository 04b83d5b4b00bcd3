// Sets the virtual machine's interrupt inputs, through QEMU's qtest socket.
#pragma once

#include <cstdint>
#include <string>

namespace tandem::sim::pci {

/// Protocol: QEMU 7.2, softmmu/qtest.c, `set_irq_in`. (irqfds, the usual way, work only with KVM.)
class InterruptLink {
 public:
  InterruptLink() = default;
  InterruptLink(const InterruptLink&) = delete;
  InterruptLink& operator=(const InterruptLink&) = delete;
  ~InterruptLink();

  /// Connects to the socket that QEMU makes at `path`, waiting for it at most `timeout_ms`.
  bool connect(const std::string& path, int timeout_ms);
  /// Sets input `gsi` of the I/O APIC. False when QEMU has gone.
  bool set(unsigned gsi, bool up);

 private:
  int descriptor_ = -1;
};

}  // namespace tandem::sim::pci
