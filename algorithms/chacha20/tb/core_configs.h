// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/chacha20.h"
#include "hw/tb/core/maker.h"

namespace tandem::chacha20::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {
  [[nodiscard]] bool pipelined() const { return architecture == kPipelined; }
  /// Four blocks in turn: the next begin 2, 5 and 7 clocks after the first, and each place again 80 clocks later.
  [[nodiscard]] bool interleaved() const { return architecture == kInterleaved; }
  /// The core from C works on one task at a time, and keeps no finished blocks.
  [[nodiscard]] bool is_from_c() const { return architecture == kFromC; }
  /// Clocks between two blocks at full rate; of four in turn the mean.
  [[nodiscard]] std::uint64_t clocks_per_block() const { return pipelined() ? 1 : 20; }
  /// Clocks from a header's transfer to its first output, as the core's header comment states.
  [[nodiscard]] std::uint64_t latency() const {
    if (is_from_c()) return 23;
    if (interleaved()) return 84;
    return pipelined() ? 80 / pipeline_cut + (stages == kStagesRounds ? 9 : 10) : 24;
  }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::chacha20::tb
