// Every parameterisation of the core that the tests build.
#pragma once

#include <memory>
#include <ostream>
#include <span>
#include <string_view>

#include "hw/tb/core/core_model.h"

namespace tandem::aes_gcm::tb {

struct CoreConfig {
  std::string_view name;
  std::size_t key_bytes;
  std::uint64_t unroll;           ///< rounds of AES side by side
  std::uint64_t partition;        ///< registers per round
  std::uint64_t multiply_clocks;  ///< registers in the multiplier
  std::uint64_t lanes;            ///< blocks at a time
  bool precomputed;               ///< a change of key waits until AES is empty
  std::unique_ptr<core_bench::CoreModel> (*make)();

  [[nodiscard]] std::uint64_t rounds() const { return key_bytes / 4 + 6; }
  /// Clocks between two beats of AES, of a block in each lane.
  [[nodiscard]] std::uint64_t clocks_per_beat() const { return rounds() / unroll; }
};

inline void PrintTo(const CoreConfig& config, std::ostream* os) { *os << config.name; }

std::span<const CoreConfig> core_configs();

}  // namespace tandem::aes_gcm::tb
