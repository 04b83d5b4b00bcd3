// One run of the pipeline for a benchmark: its producer, its consumer, its time.
//
// Source      Semenov, table 6.4: a worker (producer of pads) and a cryptor (consumer), each real or a stub
#pragma once

#include <cstddef>
#include <string>

#include "bench/scratch.h"

namespace tandem::bench {

enum class Consumer {
  file,  ///< reads the input file, writes a new output file
  stub,  ///< reads and writes nothing
};

/// Runs `bytes` bytes through `workers` engines of the catalog's `engine` ("stub", "cpu", "cpu.avx2"...).
/// Returns the seconds of wall time. Throws std::runtime_error if the run fails.
double run_experiment(const std::string& engine, unsigned workers, Consumer consumer, const Scratch& scratch,
                      std::size_t bytes);

}  // namespace tandem::bench
