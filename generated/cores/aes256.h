// The core of AES-256 in simulation: what its tests know of one.
// Written by `make generate` from algorithms/aes256/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::aes256::tb {

inline constexpr std::uint64_t kRounds = 0;
inline constexpr std::uint64_t kSboxFormTable = 0;
inline constexpr std::uint64_t kSboxFormLogic = 1;
inline constexpr std::uint64_t kSboxFormRam = 2;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kRounds;
  std::uint64_t unroll = 14;
  std::uint64_t partition = 1;
  std::uint64_t sbox_form = kSboxFormTable;
};

}  // namespace tandem::aes256::tb
