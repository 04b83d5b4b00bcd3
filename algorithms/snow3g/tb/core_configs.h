// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/snow3g.h"
#include "hw/tb/core/maker.h"

namespace tandem::snow3g::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {
  [[nodiscard]] bool is_from_c() const { return architecture == kFromC; }
  /// Streams that share the datapath.
  [[nodiscard]] std::uint64_t shared() const { return architecture == kInterleaved ? streams : 1; }
  /// Turns of a stream from its load to its first word: loading, 32 rounds, one without a word.
  [[nodiscard]] std::uint64_t turns() const {
    if (is_from_c()) return 34;
    return architecture == kPlain ? 34 : architecture == kAhead ? 38 : 1 + 4 + 33;
  }
  /// Clocks from the end of a task to the turns of the next, where a core has one at a time: what tandem-hls makes of
  /// the C; no formula says it.
  [[nodiscard]] std::uint64_t between() const { return is_from_c() ? 7 : 0; }
  /// Clocks from the load of a task to its first word. Interleaved: also those in which the load is weighed and
  /// noticed, those of an addition, and those of the queue and the RAM.
  [[nodiscard]] std::uint64_t first_word() const {
    return architecture == kInterleaved ? turns() * streams + streams / 2 + 11 : turns() + 1;
  }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::snow3g::tb
