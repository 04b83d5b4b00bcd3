// The core of ChaCha20 in simulation: what its tests know of one.
// Written by `make generate` from algorithms/chacha20/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::chacha20::tb {

inline constexpr std::uint64_t kIterative = 0;
inline constexpr std::uint64_t kPipelined = 1;
inline constexpr std::uint64_t kFromC = 2;
inline constexpr std::uint64_t kInterleaved = 3;
inline constexpr std::uint64_t kStagesRounds = 0;
inline constexpr std::uint64_t kStagesSummation = 1;
inline constexpr std::uint64_t kStagesXor = 2;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kIterative;
  std::uint64_t stages = kStagesXor;
  std::uint64_t pipeline_cut = 1;
};

}  // namespace tandem::chacha20::tb
