// The socket between a virtual machine's PCI function and the process that is its device: QEMU's x-pci-proxy-dev.
//
// Protocol  QEMU 7.2, docs/devel/multi-process.rst and include/hw/remote/mpqemu-link.h: a header (command, padding,
//           size of the data), the data, and files beside it. Accesses and resets wait for an answer of 64 bits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tandem::sim::pci {

enum class Command : std::int32_t {
  sync_memory = 0,
  answer = 1,
  config_write = 2,
  config_read = 3,
  bar_write = 4,
  bar_read = 5,
  set_interrupt_file = 6,
  reset = 7,
};

/// An access to the configuration space or to a BAR.
struct BusAccess {
  std::uint64_t address = 0;
  std::uint64_t value = 0;
  std::uint32_t bytes = 0;
};

struct Message {
  Command command = Command::answer;
  std::vector<std::uint8_t> data;
  std::vector<int> files;  ///< open; closed by the receiver

  /// The access of a config_* or bar_* message.
  [[nodiscard]] BusAccess access() const;
};

class ProxySocket {
 public:
  explicit ProxySocket(int descriptor) : descriptor_(descriptor) {}

  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// Waits for a message. Returns false if the other side has gone or sends anything else.
  bool receive(Message& message);
  /// Returns false if the other side has gone.
  bool answer(std::uint64_t value);

 private:
  bool read_exactly(std::uint8_t* at, std::size_t bytes);

  int descriptor_;
};

}  // namespace tandem::sim::pci
