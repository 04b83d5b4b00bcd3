// The core of AES-GCM in simulation: what its tests know of one.
// Written by `make generate` from algorithms/aes_gcm/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::aes_gcm::tb {

inline constexpr std::uint64_t kLane = 0;
inline constexpr std::uint64_t kSboxFormTable = 0;
inline constexpr std::uint64_t kSboxFormLogic = 1;
inline constexpr std::uint64_t kSboxFormRam = 2;
inline constexpr std::uint64_t kSboxFormMixed = 3;
inline constexpr std::uint64_t kKeyScheduleOnline = 0;
inline constexpr std::uint64_t kKeySchedulePrecomputed = 1;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kLane;
  std::uint64_t key_bits = 256;
  std::uint64_t unroll = 14;
  std::uint64_t partition = 1;
  std::uint64_t sbox_form = kSboxFormTable;
  std::uint64_t key_schedule = kKeyScheduleOnline;
  std::uint64_t karatsuba = 3;
  std::uint64_t multiply_clocks = 4;
  std::uint64_t lanes = 1;
};

}  // namespace tandem::aes_gcm::tb
