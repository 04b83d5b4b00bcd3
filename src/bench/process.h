// Runs another program and says what it cost.
#pragma once

#include <sys/resource.h>

#include <string>
#include <vector>

namespace tandem::bench {

struct ProcessCost {
  bool ok = false;  ///< started and exited with 0
  double wall_s = 0;
  double cpu_s = 0;            ///< user and system
  double peak_memory_mib = 0;  ///< upper bound of the resident set: Linux counts this program's at the start, too
};

/// Runs argv[0] (found by PATH) and waits for it. standard_output: a file descriptor; none: /dev/null.
ProcessCost run_process(const std::vector<std::string>& argv, int standard_output = -1);

/// User and system time.
double cpu_seconds(const rusage& usage);

/// Whether a program of that name or path can be run.
bool can_run(const std::string& program);

/// Absolute path of the running program.
std::string own_path();

}  // namespace tandem::bench
