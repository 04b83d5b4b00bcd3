// The core of ChaCha20-Poly1305 in simulation: what its tests know of one.
// Written by `make generate` from algorithms/chacha20_poly1305/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::chacha20_poly1305::tb {

inline constexpr std::uint64_t kIterative = 0;
inline constexpr std::uint64_t kPipelined = 1;
inline constexpr std::uint64_t kInterleaved = 2;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kIterative;
  std::uint64_t mac_lanes = 4;
};

}  // namespace tandem::chacha20_poly1305::tb
