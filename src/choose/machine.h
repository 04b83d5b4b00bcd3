// Describes the machine that a figure was measured on.
#pragma once

#include <string>
#include <string_view>

namespace tandem::choose {

struct Machine {
  /// Processor model, number of processors, kernel: "x86_64 Intel(R) Xeon(R) Processor (family 6 model 167 stepping 1),
  /// 2 CPUs, Linux 6.1.0".
  std::string description;
};

Machine this_machine();

/// The texts in which a kernel describes a machine.
struct MachineTexts {
  std::string architecture;  ///< as uname says: "aarch64"
  std::string release;       ///< of the kernel: "6.1.0-18-arm64"
  std::string cpuinfo;       ///< all of /proc/cpuinfo
  std::string model;         ///< of the device tree: its `model`, else its `compatible`; empty if there is none
  unsigned cpus = 0;
};

/// Returns the description of a machine from what its kernel says. On Arm, whose processors have no names there, it is
/// made of the board and of the numbers of each kind of core.
std::string describe(const MachineTexts& texts);

/// Returns the linker's build id of the running program, as hexadecimal digits; empty if it has none.
std::string program_id();

}  // namespace tandem::choose
