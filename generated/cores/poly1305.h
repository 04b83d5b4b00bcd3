// The core of Poly1305 in simulation: what its tests know of one.
// Written by `make generate` from algorithms/poly1305/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::poly1305::tb {

inline constexpr std::uint64_t kPowers = 0;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kPowers;
  std::uint64_t lanes = 4;
};

}  // namespace tandem::poly1305::tb
