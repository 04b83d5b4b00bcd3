// The core of AES-128 in simulation: what its tests know of one.
// Written by `make generate` from algorithms/aes/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::aes::tb {

inline constexpr std::uint64_t kRounds = 0;
inline constexpr std::uint64_t kSerial = 1;
inline constexpr std::uint64_t kFromC = 2;
inline constexpr std::uint64_t kSboxFormTable = 0;
inline constexpr std::uint64_t kSboxFormLogic = 1;
inline constexpr std::uint64_t kSboxFormRam = 2;
inline constexpr std::uint64_t kSboxFormMixed = 3;
inline constexpr std::uint64_t kKeyScheduleOnline = 0;
inline constexpr std::uint64_t kKeySchedulePrecomputed = 1;
inline constexpr std::uint64_t kKeyScheduleConstant = 2;
inline constexpr std::uint64_t kStepRounds = 0;
inline constexpr std::uint64_t kStepUnrolled = 1;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kRounds;
  std::uint64_t unroll = 1;
  std::uint64_t partition = 1;
  std::uint64_t key_bits = 128;
  std::uint64_t sbox_form = kSboxFormTable;
  std::uint64_t key_schedule = kKeyScheduleOnline;
  std::uint64_t step = kStepUnrolled;
  std::string_view constant_key = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  std::uint64_t slots = 16;
  std::uint64_t mac_blocks = 128;
};

}  // namespace tandem::aes::tb
