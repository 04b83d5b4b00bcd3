// Every parameterisation of the core that the tests build.
#pragma once

#include <memory>
#include <ostream>
#include <span>
#include <string_view>

#include "hw/tb/core/core_model.h"

namespace tandem::chacha20_poly1305::tb {

struct CoreConfig {
  std::string_view name;
  std::uint64_t lanes;
  /// Clocks between two blocks of ChaCha20 at full rate.
  std::uint64_t clocks_per_block;
  std::unique_ptr<core_bench::CoreModel> (*make)();
};

inline void PrintTo(const CoreConfig& config, std::ostream* os) { *os << config.name; }

std::span<const CoreConfig> core_configs();

}  // namespace tandem::chacha20_poly1305::tb
