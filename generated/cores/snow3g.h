// The core of SNOW 3G in simulation: what its tests know of one.
// Written by `make generate` from algorithms/snow3g/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::snow3g::tb {

inline constexpr std::uint64_t kPlain = 0;
inline constexpr std::uint64_t kAhead = 1;
inline constexpr std::uint64_t kInterleaved = 2;
inline constexpr std::uint64_t kFromC = 3;
inline constexpr std::uint64_t kSboxFormTable = 0;
inline constexpr std::uint64_t kSboxFormLogic = 1;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kAhead;
  std::uint64_t sbox_form = kSboxFormTable;
  std::uint64_t mac_bits = 32;
  std::uint64_t streams = 4;
};

}  // namespace tandem::snow3g::tb
