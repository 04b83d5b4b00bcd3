// Runs another program and says what it cost.
#pragma once

#include <string>
#include <vector>

namespace tandem::bench {

struct ProcessCost {
  bool ok = false;  ///< started and exited with 0
  double wall_s = 0;
  double cpu_s = 0;            ///< user and system
  double peak_memory_mib = 0;  ///< largest resident set
};

/// Runs argv[0] (found by PATH) with standard output to /dev/null and waits for it. A child that inherits a large
/// resident set would report it as its own peak, so the child is spawned, not forked.
ProcessCost run_process(const std::vector<std::string>& argv);

/// Absolute path of the running program.
std::string own_path();

}  // namespace tandem::bench
