// Every parameterisation of EEA2 and EIA2 over a core that the tests build.
#pragma once

#include <cstdint>
#include <memory>
#include <ostream>
#include <span>
#include <string_view>

#include "hw/tb/core/core_model.h"

namespace tandem::aes::tb {

struct PduConfig {
  std::string_view name;
  std::uint64_t block_clocks;  ///< clocks per block, where enough are on their way
  std::uint64_t slots;         ///< tasks at a time
  std::uint64_t mac_blocks;    ///< of a message of EIA2 that may wait
  bool constant_key;           ///< 00 01 .. 0f
  std::unique_ptr<core_bench::CoreModel> (*make)();
};

inline void PrintTo(const PduConfig& config, std::ostream* os) { *os << config.name; }

std::span<const PduConfig> pdu_configs();

}  // namespace tandem::aes::tb
