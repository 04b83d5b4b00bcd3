// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/zuc.h"
#include "hw/tb/core/maker.h"

namespace tandem::zuc::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {
  /// Streams that share the datapath of a unit.
  [[nodiscard]] std::uint64_t streams_per_unit() const { return architecture == kInterleaved ? streams : 1; }
  [[nodiscard]] bool is_from_c() const { return architecture == kFromC; }
  /// Clocks from a word of EEA3 to the next of the same task, and of EIA3.
  [[nodiscard]] std::uint64_t word() const { return is_from_c() ? from_c().word : streams_per_unit(); }
  [[nodiscard]] std::uint64_t mac_word() const { return is_from_c() ? from_c().mac_word : 32 / mac_bits; }
  /// Turns that loading takes of an interleaved stream: 8 clocks in turns of its own.
  [[nodiscard]] std::uint64_t load_turns() const { return (8 + streams_per_unit() - 1) / streams_per_unit(); }
  /// Clocks of a round of the initialisation.
  [[nodiscard]] std::uint64_t round() const { return architecture == kHpaz ? 2 : streams_per_unit(); }
  /// Clocks from the load of a task of EEA3 to its first word. Interleaved: 33 turns and those in which a state is
  /// loaded; an addition takes more clocks the more streams there are; units that are not alone hold a load for a
  /// clock.
  [[nodiscard]] std::uint64_t first_word() const {
    if (is_from_c()) return from_c().first_word;
    if (architecture != kInterleaved) {
      const std::uint64_t lead = architecture == kThreeStage ? 2 : architecture == kHpaz ? 1 : 0;
      return lead + 32 * round() + 3;
    }
    const std::uint64_t slices = streams == 2 ? 1 : streams / 2 - 1;
    return (33 + load_turns()) * streams + 11 + slices + (units > 1 ? 1 : 0);
  }

 private:
  /// Clocks of the core that tandem-hls makes of the C code, by step. They are measured; no formula gives them.
  struct FromC {
    std::uint64_t first_word;
    std::uint64_t word;
    std::uint64_t mac_word;
  };
  [[nodiscard]] FromC from_c() const {
    static constexpr FromC kSteps[] = {{1128, 35, 68}, {1299, 40, 73}, {1299, 40, 73},
                                       {277, 10, 27},  {94, 4, 15},    {36, 1, 1}};
    return kSteps[step];
  }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::zuc::tb
