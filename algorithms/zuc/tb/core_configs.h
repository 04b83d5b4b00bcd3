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
  std::uint64_t streams;   ///< that share the datapath
  std::uint64_t mac_bits;  ///< message bits of EIA3 per clock
  std::unique_ptr<core_bench::CoreModel> (*make)();
};

inline void PrintTo(const CoreConfig& config, std::ostream* os) { *os << config.name; }

std::span<const CoreConfig> core_configs();

}  // namespace tandem::zuc::tb
