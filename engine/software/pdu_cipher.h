// A cipher of 3GPP for callers that run PDUs without tasks: its variants, and what of them runs each function.
// Freestanding.
//
// generated/algorithms/pdu_functions.h names those of all algorithms.
#pragma once

#include <cstddef>

#include "engine/lanes/run_one.h"
#include "engine/software/pdu_function.h"
#include "engine/variants.h"

namespace tandem::software {

/// The code that runs the PDUs of a function: a cipher in lanes, or batches at once. Exactly one of the two is set.
struct PduRunner {
  const lanes::Cipher* in_lanes = nullptr;
  RunBatch* at_once = nullptr;

  /// Runs one valid PDU (engine/pdu.h) from begin to end.
  void run_one(Pdu& pdu) const {
    if (in_lanes != nullptr) return lanes::run_one(*in_lanes, pdu);
    Pdu* const one = &pdu;
    at_once({&one, 1});
  }
};

struct PduCipher {
  /// Stands for the best variant of this machine.
  static constexpr std::size_t kBest = ~std::size_t{0};

  /// Variants that this binary has, best first; the reference is the last.
  std::size_t (*count)();
  variants::Compiled (*compiled)(std::size_t variant);
  /// The place of the best one (variants::List).
  std::size_t (*best)();
  /// function: one of the cipher's. variant: an available one, or kBest.
  PduRunner (*runner)(Algorithm function, std::size_t variant);
  /// Wipes the keys that the calling thread keeps; nullptr: none are kept.
  void (*forget_keys)();
};

/// kVariants, kFunctions: the lists of an algorithm's folder.
template <const auto& kVariants, const auto& kFunctions>
constexpr PduCipher pdu_cipher(void (*forget_keys)() = nullptr) {
  return {.count = [] { return kVariants.size(); },
          .compiled = [](std::size_t variant) { return variants::compiled(kVariants[variant]); },
          .best = [] { return static_cast<std::size_t>(&kVariants.best() - kVariants.data()); },
          .runner =
              [](Algorithm function, std::size_t variant) {
                const auto& one = variant == PduCipher::kBest ? kVariants.best() : kVariants[variant];
                const auto& member = member_of(kFunctions, function, one);
                if constexpr (kInLanes<kFunctions>) {
                  return PduRunner{.in_lanes = &member};
                } else {
                  return PduRunner{.at_once = member};
                }
              },
          .forget_keys = forget_keys};
}

}  // namespace tandem::software
