// Fills a Verilated model before its first reset with random bits, as a device may hold; what needs zeros then fails.
#pragma once

#include <verilated.h>

#include <cstdlib>

namespace tandem::sim {

/// Context of one model. TANDEM_SIM_SEED (default 1) chooses the bits.
class PowerUp : public VerilatedContext {
 public:
  PowerUp() {
    constexpr int kRandom = 2;
    const char* const seed = std::getenv("TANDEM_SIM_SEED");
    randReset(kRandom);
    randSeed(seed == nullptr ? 1 : std::atoi(seed));
    assertOn(false);
  }
  /// Makes the design's assertions count from now on. Call it after a clock edge in reset.
  void reset_seen() { assertOn(true); }
};

}  // namespace tandem::sim
