// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/aes256.h"
#include "hw/tb/core/maker.h"

namespace tandem::aes256::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {
  static constexpr std::uint64_t kRoundsOfAes256 = 14;

  /// Clocks that AES takes for a block once it is full: blocks take turns in the rounds that are side by side.
  [[nodiscard]] std::uint64_t clocks_per_block() const { return kRoundsOfAes256 / unroll; }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::aes256::tb
