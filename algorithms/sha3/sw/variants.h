// The functions that dispatch.cpp chooses from, and what they share; private to this folder. Contracts: Variant in
// sha3.h.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "algorithms/sha3/sw/sha3.h"

namespace tandem::sha3 {

using Hash = void(const Function& function, std::span<Message> messages);

Hash hash_reference;
Hash hash_portable;
#if defined(__x86_64__)
Hash hash_avx512;
Hash hash_avx2;
#elif defined(__ARM_NEON)
Hash hash_neon;
#if defined(__aarch64__)
Hash hash_armv8_sha3;
#endif
#endif

// This variant calls a library; freestanding builds leave it out.
bool has_openssl();
Hash hash_openssl;

inline constexpr std::size_t kRounds = 24;

/// rc(t) (FIPS 202, algorithm 5) for the rounds' constants: a register of eight bits with x^8 + x^6 + x^5 + x^4 + 1,
/// whose bit j goes to bit 2^j - 1 (algorithm 6).
constexpr std::array<std::uint64_t, kRounds> make_round_constants() {
  std::array<std::uint64_t, kRounds> constants{};
  unsigned shifted = 1;
  for (std::uint64_t& constant : constants) {
    for (unsigned j = 0; j <= 6; ++j) {
      constant |= std::uint64_t{shifted & 1} << ((1U << j) - 1);
      shifted = shifted << 1 ^ (shifted >> 7) * 0x171;
    }
  }
  return constants;
}

inline constexpr std::array<std::uint64_t, kRounds> kRoundConstants = make_round_constants();

}  // namespace tandem::sha3
