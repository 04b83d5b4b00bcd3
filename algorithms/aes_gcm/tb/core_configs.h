// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/aes_gcm.h"
#include "hw/tb/core/maker.h"

namespace tandem::aes_gcm::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {
  [[nodiscard]] std::size_t key_bytes() const { return key_bits / 8; }
  /// Returns whether the key schedule is precomputed; a change of key then waits until AES is empty.
  [[nodiscard]] bool precomputed() const { return key_schedule == kKeySchedulePrecomputed; }
  [[nodiscard]] std::uint64_t rounds() const { return key_bits / 32 + 6; }
  /// Clocks between two beats of AES, of a block in each lane.
  [[nodiscard]] std::uint64_t clocks_per_beat() const { return rounds() / unroll; }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::aes_gcm::tb
