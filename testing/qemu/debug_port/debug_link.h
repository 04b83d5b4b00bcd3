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

#include "testing/qemu/debug_port/instruction.h"

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

  // The processor must stand during these calls. All return false or nothing if the machine has gone or refuses.

  /// Stops at every access to `bytes` bytes at `address`.
  bool watch(std::uint64_t address, std::uint64_t bytes);
  std::optional<std::uint64_t> read_register(unsigned number);
  bool write_register(unsigned number, std::uint64_t value);
  std::optional<std::uint32_t> read_word(std::uint64_t address);
  bool resume() { return send("c"); }

  /// After `resume`, when the descriptor can be read: takes what has come. False when the machine has gone. `why` is
  /// why the processor has stopped; it stays empty while it runs, since QEMU also acknowledges that it goes on.
  bool take_stop(std::string& why);

 private:
  bool send(std::string_view text);
  std::optional<std::string> receive();
  /// Waits for bytes and keeps them.
  bool read_more();
  /// Returns the first whole packet that has come, if there is one, and acknowledges it.
  std::optional<std::string> take_packet();
  std::optional<std::string> ask(std::string_view text);

  const Isa isa_;
  int descriptor_ = -1;
  std::string received_;
};

}  // namespace tandem::sim::debug_port
