// Runs another program and says what it cost.
#pragma once

#include <string>
#include <vector>

namespace tandem::bench {

struct ProcessCost {
  bool ok = false;  ///< started and exited with 0
  double wall_s = 0;
  double cpu_s = 0;            ///< user and system
  double peak_memory_mib = 0;  ///< upper bound of the resident set: Linux counts this program's at the start, too
};

/// Runs argv[0] (found by PATH) with standard output to /dev/null and waits for it.
ProcessCost run_process(const std::vector<std::string>& argv);

/// Absolute path of the running program.
std::string own_path();

}  // namespace tandem::bench
