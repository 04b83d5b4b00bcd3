// What a core does by itself, which the simulated tops do not say.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "bus/sim/sim_engine.h"

namespace tandem::bench {

/// core_cycles of ZUC: a task of w words takes, with its initialisation, w + 67 clocks of hpaz, and of interleaved a
/// turn for each of its w words and 50 others; loading, one stream after the other, takes 16 turns of all four streams
/// and a clock.
inline double zuc_cycles(const sim::TopInfo& top, std::size_t bytes) {
  const double words = static_cast<double>((bytes + 3) / 4) + (top.algorithm == Algorithm::eia3 ? 2 : 0);
  return top.model == "zuc.hpaz" ? words + 67 : std::max(words + 50, 4.0 * 16 + 1);
}

/// Clocks for which a task of `bytes` bytes keeps the core behind a simulated top busy: those of its 64-byte blocks,
/// one per round in the iterative ones, one in the pipelined. ChaCha20-Poly1305 has a block more, the key of Poly1305,
/// whose own work is never longer.
inline double core_cycles(const sim::TopInfo& top, std::size_t bytes) {
  if (top.model.starts_with("zuc.")) return zuc_cycles(top, bytes);
  const double per_block = top.name.find("pipelined") != std::string_view::npos ? 1 : 20;
  const double blocks = static_cast<double>((bytes + 63) / 64);
  return per_block * (top.algorithm == Algorithm::chacha20_poly1305 ? blocks + 1 : blocks);
}

}  // namespace tandem::bench
