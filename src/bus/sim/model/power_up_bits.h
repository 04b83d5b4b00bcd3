// The bits that registers hold first, scattered over seed and name. Included before all code that Verilator writes.
//
// Verilator 5.38 takes the first number of a generator whose state is a constant and seed ^ name. That number is their
// sum, so a register of one bit has one of two values for all seeds, and all such registers change together. Here the
// generator gets a number of which every bit depends on all of the seed and the name.
#pragma once

#include <verilated.h>

#include <cstdint>

namespace tandem::sim {

/// Returns what the generator's state takes in place of the name, by the finaliser of SplitMix64 (Steele, Lea, Flood,
/// OOPSLA 2014).
inline std::uint64_t scattered(std::uint64_t scope, std::uint64_t salt) {
  std::uint64_t bits =
      (scope ^ salt) + 0x9e37'79b9'7f4a'7c15U * static_cast<std::uint32_t>(Verilated::threadContextp()->randSeed());
  bits = (bits ^ bits >> 30) * 0xbf58'476d'1ce4'e5b9U;
  bits = (bits ^ bits >> 27) * 0x94d0'49bb'1331'11ebU;
  return bits ^ bits >> 31;
}

}  // namespace tandem::sim

#define VL_SCOPED_RAND_RESET_I(bits, scope, salt) \
  (VL_SCOPED_RAND_RESET_I)(bits, ::tandem::sim::scattered(scope, salt), 0)
#define VL_SCOPED_RAND_RESET_Q(bits, scope, salt) \
  (VL_SCOPED_RAND_RESET_Q)(bits, ::tandem::sim::scattered(scope, salt), 0)
#define VL_SCOPED_RAND_RESET_W(bits, to, scope, salt) \
  (VL_SCOPED_RAND_RESET_W)(bits, to, ::tandem::sim::scattered(scope, salt), 0)
#define VL_SCOPED_RAND_RESET_ASSIGN_I(bits, scope, salt) \
  (VL_SCOPED_RAND_RESET_ASSIGN_I)(bits, ::tandem::sim::scattered(scope, salt), 0)
#define VL_SCOPED_RAND_RESET_ASSIGN_Q(bits, scope, salt) \
  (VL_SCOPED_RAND_RESET_ASSIGN_Q)(bits, ::tandem::sim::scattered(scope, salt), 0)
#define VL_SCOPED_RAND_RESET_ASSIGN_W(bits, to, scope, salt) \
  (VL_SCOPED_RAND_RESET_ASSIGN_W)(bits, to, ::tandem::sim::scattered(scope, salt), 0)
