// The core of PDCP in simulation: what its tests know of one.
// Written by `make generate` from hw/top/pdcp/algorithm.toml; do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace tandem::pdcp::tb {

inline constexpr std::uint64_t kSideBySide = 0;
inline constexpr std::uint64_t kSets128 = 1;
inline constexpr std::uint64_t kSets256 = 2;
inline constexpr std::uint64_t kSetsBoth = 3;
inline constexpr std::uint64_t kSboxFormTable = 0;
inline constexpr std::uint64_t kSboxFormRam = 2;

/// A core under the name that it has in the tests, with the values of its parameters.
struct CoreParameters {
  std::string_view name;
  std::uint64_t architecture = kSideBySide;
  std::uint64_t sets = kSetsBoth;
  std::uint64_t unroll = 10;
  std::uint64_t unroll256 = 14;
  std::uint64_t partition = 1;
  std::uint64_t sbox_form = kSboxFormTable;
  std::uint64_t slots = 32;
  std::uint64_t streams = 2;
  std::uint64_t units = 2;
  std::uint64_t tasks = 8;
  std::uint64_t depth = 128;
};

}  // namespace tandem::pdcp::tb
