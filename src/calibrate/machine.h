// What machine a figure was measured on.
#pragma once

#include <string>

namespace tandem::calibrate {

struct Machine {
  /// Processor model, number of processors, kernel: "Intel(R) Xeon(R) Processor (fam 6 model 167), 2 CPUs, Linux 6.1".
  std::string description;
};

Machine this_machine();

}  // namespace tandem::calibrate
