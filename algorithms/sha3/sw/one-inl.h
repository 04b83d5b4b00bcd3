// Keccak for one message, in the CPU's own words: an Absorb of one lane (lanes.h).
//
// Included once per kernel, inside its namespace and between its target attributes.
//
// Standard  FIPS 202, sections 3.2 and 4
// Timing    independent of messages

[[gnu::always_inline]] inline std::uint64_t xor3(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
  return a ^ b ^ c;
}
[[gnu::always_inline]] inline std::uint64_t chi(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
  return a ^ (~b & c);
}
[[gnu::always_inline]] inline std::uint64_t theta(std::uint64_t c, std::uint64_t next) {
  return c ^ std::rotl(next, 1);
}
template <int k>
[[gnu::always_inline]] inline std::uint64_t turned(std::uint64_t a, std::uint64_t added) {
  return std::rotl(a ^ added, k);
}
#include "algorithms/sha3/sw/round-inl.h"

[[gnu::noinline]] void absorb_one(std::uint64_t* state, Feed* feed, std::size_t rate_words, std::size_t blocks) {
  std::uint64_t other[kStateWords];
  for (std::size_t block = 0; block < blocks; ++block) {
    for (std::size_t i = 0; i < rate_words; ++i) {
      std::uint64_t word;  // little endian, as the machine
      __builtin_memcpy(&word, feed->source + 8 * i, sizeof word);
      state[i] ^= word;
    }
    feed->source += feed->step;
    for (std::size_t i = 0; i < kRounds; i += 2) {
      turn(state, other);
      other[0] ^= kRoundConstants[i];
      turn(other, state);
      state[0] ^= kRoundConstants[i + 1];
    }
  }
  wipe(other, sizeof other);
}
