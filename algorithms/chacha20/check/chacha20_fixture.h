// Shared by the tests of ChaCha20: pseudo-random cases and their expected answers.
#pragma once

#include <array>
#include <cstdint>
#include <ostream>

#include "algorithms/chacha20/sw/chacha20.h"
#include "testing/bytes.h"
#include "testing/fenced_pages.h"
#include "testing/variants.h"

namespace tandem::chacha20 {

/// Lets GoogleTest print a parameter as the variant's name.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

}  // namespace tandem::chacha20

namespace tandem::chacha20::testing {

using tandem::testing::Bytes;
using tandem::testing::FencedPages;
using tandem::testing::from_hex;
using tandem::testing::Guarded;
using tandem::testing::Random;
using tandem::testing::variant_name;

inline std::size_t bytes_of(std::uint64_t len_bits) { return static_cast<std::size_t>((len_bits + 7) / 8); }

/// Key, counter and nonce.
struct Secret {
  std::array<std::uint8_t, kKeyBytes> key{};
  std::uint32_t counter = 0;
  std::array<std::uint8_t, kNonceBytes> nonce{};

  Secret() = default;
  explicit Secret(Random& random) : counter(static_cast<std::uint32_t>(random.next())) {
    random.fill(key);
    random.fill(nonce);
  }
  [[nodiscard]] State state() const { return {key, counter, nonce}; }
};

/// Returns the output of `reference` for a message, cut to `len_bits` bit by bit.
inline Bytes expected_crypt(const State& state, const Bytes& message, std::uint64_t len_bits) {
  Bytes out(bytes_of(len_bits));
  kVariants.find("reference")->xor_keystream(state.words(), message.data(), out.data(), out.size());
  for (std::uint64_t bit = len_bits; bit < 8 * out.size(); ++bit) {
    out[bit / 8] &= static_cast<std::uint8_t>(~(0x80U >> (bit % 8)));
  }
  return out;
}

using EachVariant = tandem::testing::EachVariant<Variant>;

}  // namespace tandem::chacha20::testing
