// Every parameterisation of the core that the tests build.
#pragma once

#include <memory>
#include <ostream>
#include <span>
#include <string_view>

#include "hw/tb/core/core_model.h"

namespace tandem::chacha20::tb {

struct CoreConfig {
  std::string_view name;
  bool pipelined;
  /// What is in hardware: 0 rounds, 1 also the summation, 2 also the XOR.
  int stages;
  /// PipelineCut; 0 for the iterative core.
  int cut;
  std::unique_ptr<core_bench::CoreModel> (*make)();

  /// Clocks between two blocks at full rate.
  [[nodiscard]] int clocks_per_block() const { return pipelined ? 1 : 20; }
  /// Clocks from a header's transfer to its first output, as the core's header comment states.
  [[nodiscard]] int latency() const { return pipelined ? 80 / cut + (stages == 0 ? 4 : 5) : 24; }
};

inline void PrintTo(const CoreConfig& config, std::ostream* os) { *os << config.name; }

std::span<const CoreConfig> core_configs();

}  // namespace tandem::chacha20::tb
