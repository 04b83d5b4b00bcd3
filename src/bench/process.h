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
  double peak_memory_mib = 0;  ///< of the resident set; 0 where it is not watched
};

/// Whether the program is looked at while it runs, which takes processor time from it.
enum class Watch { nothing, memory };

/// Runs argv[0] (found by PATH) and waits for it. standard_output: a file descriptor; none: /dev/null. Its peak of
/// memory is the kernel's high-water mark of its address space, as it stood at most kWatchPeriodUs before its end.
/// (What wait4 says of it begins with the peak of this program, from which it was started.)
ProcessCost run_process(const std::vector<std::string>& argv, int standard_output = -1, Watch watch = Watch::nothing);
inline constexpr unsigned kWatchPeriodUs = 200;

/// User and system time.
double cpu_seconds(const rusage& usage);

/// Whether a program of that name or path can be run.
bool can_run(const std::string& program);

/// Absolute path of the running program.
std::string own_path();

}  // namespace tandem::bench
