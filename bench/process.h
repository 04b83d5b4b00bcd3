// Runs another program and measures its cost.
#pragma once

#include <sys/resource.h>

#include <string>
#include <vector>

namespace tandem::bench {

struct ProcessCost {
  bool ok = false;  ///< started and exited with 0
  double wall_s = 0;
  double cpu_s = 0;            ///< user and system
  double peak_memory_mib = 0;  ///< of the resident set, if it was watched
};

/// `memory` also watches the peak of a program's resident set. That takes some of the machine's time, so rounds whose
/// times count use `nothing`.
enum class Watch { nothing, memory };

/// Runs argv[0] (found by PATH) and waits for it. standard_output: a file descriptor; none: /dev/null.
///
/// Memory is read from /proc every half millisecond, so the last allocations of a program may be missing. rusage cannot
/// be used: its value for a child begins with the memory of the parent that started it.
ProcessCost run_process(const std::vector<std::string>& argv, int standard_output = -1, Watch watch = Watch::nothing);

/// User and system time.
double cpu_seconds(const rusage& usage);

/// Returns whether a program of that name or path can be run.
bool can_run(const std::string& program);

/// The number that `program --version` prints first, such as 1.3.2; empty if there is none.
std::string version_of(const std::string& program);

/// Absolute path of the running program.
std::string tandem_path();

}  // namespace tandem::bench
