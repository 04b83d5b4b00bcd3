// What a core does by itself, which the simulated tops do not say.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "bus/sim/sim_engine.h"

namespace tandem::bench {

/// core_cycles of ZUC: a task of w words of keystream keeps a unit of hpaz for w + 67 clocks, one of plain for w + 34,
/// one of four interleaved streams for w + 35; keys of 256 bits have 16 rounds more. Then its text passes by, a word
/// per clock, and the next one's 3 clocks later, 7 with EIA3; behind a MAC of one bit per clock, or four, a word takes
/// 32 or 8. Tags of 256-NIA6 and 256-NCA6 take 12 words of keystream before, and 11 clocks behind whole blocks of text.
inline double zuc_cycles(const sim::TopInfo& top, std::size_t bytes) {
  const bool integrity = top.algorithm == Algorithm::eia3;
  const bool tagged = top.algorithm == Algorithm::nia6 || top.algorithm == Algorithm::nca6;
  const double text = static_cast<double>((bytes + 3) / 4);
  const double tag_words = integrity ? 2 : tagged ? 12 : 0;
  const double words = tag_words + (top.algorithm == Algorithm::nia6 ? 0 : text);
  if (top.model == "zuc.baseline") return (integrity ? 32 : 1) * words + 34;
  if (top.model == "zuc.optimised") return (integrity ? 8 : 1) * words + 34;
  const bool hpaz = top.model.starts_with("zuc.hpaz");
  const double rounds = tagged || top.algorithm == Algorithm::nea6 ? 16 : 0;  // more than the others have
  const double unit = words + (hpaz ? 67 + 2 * rounds : 35 + rounds);
  const double passing = tagged ? 4 * static_cast<double>((bytes + 15) / 16) + 23 : text + (integrity ? 7 : 3);
  return std::max(unit / top.units, passing);
}

/// core_cycles of SHA-3: a permutation of 24 rounds per block, and a step more for the message. Two messages that take
/// turns have one round per clock together.
inline double sha3_cycles(const sim::TopInfo& top, std::size_t bytes) {
  const double rounds = top.model == "sha3.sponge2" ? 2 : 1;
  const std::size_t rate = top.algorithm == Algorithm::sha3_384 ? 104 : 136;
  return (24.0 * static_cast<double>(bytes / rate + 1) + 1) / rounds;
}

/// Clocks for which a task of `bytes` bytes keeps the core behind a simulated top busy: those of its 64-byte blocks,
/// one per round in the iterative ones, one in the pipelined. ChaCha20-Poly1305 has a block more, the key of Poly1305,
/// whose own work is never longer.
inline double core_cycles(const sim::TopInfo& top, std::size_t bytes) {
  if (top.model.starts_with("zuc.")) return zuc_cycles(top, bytes);
  if (top.model.starts_with("sha3.")) return sha3_cycles(top, bytes);
  if (top.model.starts_with("aes_gcm.")) {
    const std::size_t beat = top.model == "aes_gcm.lane2" ? 32 : 16;
    return static_cast<double>((bytes + beat - 1) / beat + 2);  // the mask, and a plan
  }
  const double per_block = top.name.find("pipelined") != std::string_view::npos ? 1 : 20;
  const double blocks = static_cast<double>((bytes + 63) / 64);
  return per_block * (top.algorithm == Algorithm::chacha20_poly1305 ? blocks + 1 : blocks);
}

}  // namespace tandem::bench
