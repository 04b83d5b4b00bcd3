// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/snow5g.h"
#include "hw/tb/core/maker.h"

namespace tandem::snow5g::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {
  /// Streams that share the datapath.
  [[nodiscard]] std::uint64_t shared() const { return architecture == kInterleaved ? streams : 1; }
  /// Turns of a stream from its load to its first block.
  [[nodiscard]] std::uint64_t turns() const { return architecture == kInterleaved ? 1 + 2 + 16 : 17; }
  /// Clocks from the load of a task to its first block. Interleaved: also those in which the load is weighed and
  /// noticed, those of an addition, and those of the queue and the RAM.
  [[nodiscard]] std::uint64_t first_block() const {
    return architecture == kInterleaved ? turns() * streams + streams / 2 + 11 : turns() + 1;
  }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::snow5g::tb
