// The core of SHA-3 in simulation: what its tests know of one.
// Written by `make generate` from algorithms/sha3/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::sha3::tb {

inline constexpr std::uint64_t kSponge = 0;
inline constexpr std::uint64_t kFromC = 1;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kSponge;
  std::uint64_t rounds = 1;
  std::uint64_t messages = 1;
};

}  // namespace tandem::sha3::tb
