// What a Verilated model holds before its first reset: random bits, as a device may; what needs zeros then fails.
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
  /// To be called after a clock edge in reset: from now on the design's assertions count.
  void reset_seen() { assertOn(true); }
};

}  // namespace tandem::sim
