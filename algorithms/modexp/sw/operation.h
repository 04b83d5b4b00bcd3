// Computes messages as powers: checks keys and limits, and applies the Chinese remainder theorem. Private to this
// folder.
#pragma once

#include "algorithms/modexp/sw/modexp.h"
#include "algorithms/modexp/sw/words.h"

namespace tandem::modexp {

/// result = x^exponent mod n; x has any value, n is odd, and its highest bit is 1.
struct Power {
  const Word* n;
  const Word* x;
  Octets exponent;
  Word* result;
};

/// Functions of a variant that raise numbers of `words` words.
struct Arithmetic {
  void (*raise_public)(const Power& power, std::size_t words);
  void (*raise_secret)(const Power& power, std::size_t words);
  /// Raises two numbers; both exponents have the same length.
  void (*raise_secrets)(const Power (&powers)[2], std::size_t words);
};

/// Variant::run.
void run_with(const Arithmetic& arithmetic, std::span<Message> messages);

}  // namespace tandem::modexp
