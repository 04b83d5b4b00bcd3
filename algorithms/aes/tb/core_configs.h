// Every parameterisation of the core that the tests build.
#pragma once

#include <algorithm>
#include <span>

#include "algorithms/aes/tb/block_core.h"
#include "generated/cores/aes.h"
#include "hw/tb/core/maker.h"

namespace tandem::aes::tb {

struct CoreConfig : CoreParameters, core_bench::Maker<BlockCore, VerilatedBlockCore> {
  [[nodiscard]] bool serial() const { return architecture == kSerial; }
  [[nodiscard]] bool has_constant_key() const { return key_schedule == kKeyScheduleConstant; }
  /// Returns whether a key has to be loaded before its blocks.
  [[nodiscard]] bool loads_keys() const { return key_schedule == kKeySchedulePrecomputed; }
  [[nodiscard]] std::size_t key_bytes() const { return key_bits / 8; }
  [[nodiscard]] std::uint64_t rounds() const { return key_bits / 32 + 6; }
  /// Number of rounds side by side that have their S-boxes in block RAMs.
  [[nodiscard]] std::uint64_t ram_rounds() const {
    return sbox_form == kSboxFormRam ? unroll : sbox_form == kSboxFormMixed ? 3 * unroll / 5 : 0;
  }
  /// Registers of the rounds side by side; one with block RAMs has at most five.
  [[nodiscard]] std::uint64_t stages() const {
    if (partition == 0) return 1;
    return (unroll - ram_rounds()) * partition + ram_rounds() * std::min<std::uint64_t>(partition, 5);
  }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::aes::tb
