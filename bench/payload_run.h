// One run of the pipeline over the payload of an age file, in this process.
#pragma once

#include <cstdint>
#include <string>

#include "bench/process.h"
#include "engine/task.h"

namespace tandem::bench {

struct PayloadRun {
  std::string engine;  ///< of the catalog: "stub", "cpu"...
  unsigned workers = 1;
  Direction direction = Direction::encrypt;
  std::string input;   ///< a file; all of it is payload, or becomes one
  std::string output;  ///< a file that does not exist yet; empty: `output_fd`
  int output_fd = -1;  ///< a stream
};

/// Returns the cost of the run without start-up; peak_memory_mib is 0. Throws std::runtime_error if the run fails.
ProcessCost run_payload(const PayloadRun& run);

}  // namespace tandem::bench
