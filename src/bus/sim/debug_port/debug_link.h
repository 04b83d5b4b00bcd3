// A virtual machine's processor, through QEMU's debugger port.
//
// Protocol  GDB Remote Serial Protocol ("Debugging with GDB", appendix E), as QEMU 7.2's gdbstub.c speaks it
// Arm       QEMU stops before the access that meets a watchpoint: the program counter is at the instruction, and the
//           access has not happened
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bus/sim/debug_port/instruction.h"

namespace tandem::sim::debug_port {

class DebugLink {
 public:
  explicit DebugLink(Isa isa) : isa_(isa) {}
  DebugLink(const DebugLink&) = delete;
  DebugLink& operator=(const DebugLink&) = delete;
  ~DebugLink();

  /// Connects to the socket that QEMU makes at `path`, waiting for it at most `timeout_ms`. The processor then stands.
  bool connect(const std::string& path, int timeout_ms);
  [[nodiscard]] int descriptor() const { return descriptor_; }

  // While the processor stands. All are false or empty when the machine has gone or refuses.

  /// Stops at every access to `bytes` bytes at `address`.
  bool watch(std::uint64_t address, std::uint64_t bytes);
  std::optional<std::uint64_t> read_register(unsigned number);
  bool write_register(unsigned number, std::uint64_t value);
  std::optional<std::uint32_t> read_word(std::uint64_t address);
  bool resume() { return send("c"); }

  /// After `resume`: waits for the processor to stop. Empty when the machine has gone; else why it has stopped.
  std::optional<std::string> wait_for_stop() { return receive(); }

 private:
  bool send(std::string_view text);
  std::optional<std::string> receive();
  std::optional<std::string> ask(std::string_view text);

  const Isa isa_;
  int descriptor_ = -1;
  std::string received_;
};

}  // namespace tandem::sim::debug_port
