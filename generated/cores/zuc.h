// The core of ZUC in simulation: what its tests know of one.
// Written by `make generate` from algorithms/zuc/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::zuc::tb {

inline constexpr std::uint64_t kPlain = 0;
inline constexpr std::uint64_t kCsa = 1;
inline constexpr std::uint64_t kThreeStage = 2;
inline constexpr std::uint64_t kHpaz = 3;
inline constexpr std::uint64_t kInterleaved = 4;
inline constexpr std::uint64_t kFromC = 5;
inline constexpr std::uint64_t kSboxFormTable = 0;
inline constexpr std::uint64_t kSboxFormLogic = 1;
inline constexpr std::uint64_t kStepBaseline = 0;
inline constexpr std::uint64_t kStepFOnce = 1;
inline constexpr std::uint64_t kStepLut = 2;
inline constexpr std::uint64_t kStepOptimised = 3;
inline constexpr std::uint64_t kStepRegisters = 4;
inline constexpr std::uint64_t kStepOneLoop = 5;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kHpaz;
  std::uint64_t sbox_form = kSboxFormTable;
  std::uint64_t mac_bits = 32;
  std::uint64_t key_bits = 128;
  std::uint64_t streams = 4;
  std::uint64_t units = 1;
  std::uint64_t step = kStepOneLoop;
  std::uint64_t stream_words = 2048;
};

}  // namespace tandem::zuc::tb
