// Every parameterisation of the core that the tests build.
#pragma once

#include <memory>
#include <ostream>
#include <span>
#include <string_view>

#include "algorithms/modexp/sw/core_key.h"
#include "hw/tb/core/core_model.h"

namespace tandem::modexp::tb {

struct CoreConfig {
  std::string_view name;
  CoreShape shape;
  std::unique_ptr<core_bench::CoreModel> (*make)();
};

inline void PrintTo(const CoreConfig& config, std::ostream* os) { *os << config.name; }

std::span<const CoreConfig> core_configs();

}  // namespace tandem::modexp::tb
