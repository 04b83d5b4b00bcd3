// The core of modular exponentiation (RSA) in simulation: what its tests know of one.
// Written by `make generate` from algorithms/modexp/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::modexp::tb {

inline constexpr std::uint64_t kSystolic = 0;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kSystolic;
  std::uint64_t word_bits = 18;
  std::uint64_t elements = 61;
  std::uint64_t window_bits = 5;
};

}  // namespace tandem::modexp::tb
