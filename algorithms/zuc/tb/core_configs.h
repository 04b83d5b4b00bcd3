// Every parameterisation of the core that the tests build.
#pragma once

#include <cstdint>
#include <memory>
#include <ostream>
#include <span>
#include <string_view>

#include "hw/tb/core/core_model.h"

namespace tandem::zuc::tb {

struct CoreConfig {
  std::string_view name;
  std::uint64_t streams;     ///< that share the datapath of a unit
  std::uint64_t units;       ///< of keystream
  std::uint64_t mac_bits;    ///< message bits of EIA3, 256-NIA6 and 256-NCA6 per clock
  std::uint64_t key_bits;    ///< of the longest key: 128, or 256 for 256-NEA6, 256-NIA6 and 256-NCA6, too
  std::uint64_t first_word;  ///< clocks from the load of a task of EEA3 to its first word
  std::uint64_t round;       ///< clocks of a round of the initialisation
  std::unique_ptr<core_bench::CoreModel> (*make)();
};

inline void PrintTo(const CoreConfig& config, std::ostream* os) { *os << config.name; }

/// Turns that loading takes of an interleaved stream: 8 clocks in turns of its own.
constexpr std::uint64_t load_turns(std::uint64_t streams) { return (8 + streams - 1) / streams; }

std::span<const CoreConfig> core_configs();

}  // namespace tandem::zuc::tb
