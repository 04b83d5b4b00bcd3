// Clocks for which a task keeps a core busy; the simulated tops do not report them.
#pragma once

#include <algorithm>
#include <cstddef>

#include "bus/sim/sim_engine.h"

namespace tandem::zuc {

/// A task of w words of keystream keeps a unit of hpaz for w + 67 clocks, one of plain for w + 34,
/// one of four interleaved streams for w + 35; keys of 256 bits have 16 rounds more. Then its text passes by, a word
/// per clock, and the next one's 3 clocks later, 7 with EIA3; behind a MAC of one bit per clock, or four, a word takes
/// 32 or 8. Those from C take one task at a time; what ../tb/core_configs.h says of them. Tags of 256-NIA6 and 256-NCA6
/// take 12 words of keystream before, and 11 clocks behind whole blocks of text.
inline double core_cycles(const sim::TopInfo& top, std::size_t bytes) {
  const bool integrity = top.algorithm == Algorithm::eia3;
  const bool tagged = top.algorithm == Algorithm::nia6 || top.algorithm == Algorithm::nca6;
  const double text = static_cast<double>((bytes + 3) / 4);
  const double tag_words = integrity ? 2 : tagged ? 12 : 0;
  const double words = tag_words + (top.algorithm == Algorithm::nia6 ? 0 : text);
  if (top.model == "zuc.baseline") return (integrity ? 32 : 1) * words + 34;
  if (top.model == "zuc.optimised") return (integrity ? 8 : 1) * words + 34;
  if (top.model == "zuc.c_baseline") return (integrity ? 71 : 38) * words + 1229;
  if (top.model == "zuc.c_optimised") return (integrity ? 30 : 13) * words + 375;
  if (top.model == "zuc.c_zuc") return words + 40;
  const bool hpaz = top.model.starts_with("zuc.hpaz");
  const double rounds = tagged || top.algorithm == Algorithm::nea6 ? 16 : 0;  // more than the others have
  const double unit = words + (hpaz ? 67 + 2 * rounds : 35 + rounds);
  const double passing = tagged ? 4 * static_cast<double>((bytes + 15) / 16) + 23 : text + (integrity ? 7 : 3);
  return std::max(unit / top.units, passing);
}

}  // namespace tandem::zuc
