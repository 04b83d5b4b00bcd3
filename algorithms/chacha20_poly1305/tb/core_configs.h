// Every parameterisation of the core that the tests build.
#pragma once

#include <span>

#include "generated/cores/chacha20_poly1305.h"
#include "hw/tb/core/maker.h"

namespace tandem::chacha20_poly1305::tb {

struct CoreConfig : CoreParameters, core_bench::CoreMaker {
  /// Returns the number of lanes of Poly1305.
  [[nodiscard]] std::uint64_t lanes() const { return architecture == kPipelined ? mac_lanes : 1; }
  /// Clocks between two blocks of ChaCha20 at full rate.
  [[nodiscard]] std::uint64_t clocks_per_block() const { return architecture == kPipelined ? 1 : 20; }
  /// Clocks between two beats where data meets pads, see tnd_chacha20_poly1305_join.
  [[nodiscard]] std::uint64_t clocks_per_beat() const { return architecture == kPipelined ? 1 : 2; }
};

std::span<const CoreConfig> core_configs();

}  // namespace tandem::chacha20_poly1305::tb
