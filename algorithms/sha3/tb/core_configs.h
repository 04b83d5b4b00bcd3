// Every parameterisation of the core that the tests build.
#pragma once

#include <memory>
#include <ostream>
#include <span>
#include <string_view>

#include "hw/tb/core/core_model.h"

namespace tandem::sha3::tb {

struct CoreConfig {
  std::string_view name;
  std::uint64_t rounds;    ///< per clock
  std::uint64_t messages;  ///< at a time
  std::unique_ptr<core_bench::CoreModel> (*make)();
};

inline void PrintTo(const CoreConfig& config, std::ostream* os) { *os << config.name; }

std::span<const CoreConfig> core_configs();

}  // namespace tandem::sha3::tb
