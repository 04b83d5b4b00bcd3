// Every variant against `reference`: every short length, thousands of random cases, and memory that must not be
// touched.
#include <gtest/gtest.h>

#include <algorithm>

#include "algorithms/chacha20/check/chacha20_fixture.h"
#include "algorithms/chacha20/sw/chacha20.h"

namespace tandem::chacha20 {
namespace {

using testing::Bytes;
using testing::bytes_of;
using testing::EachVariant;
using testing::expected_crypt;
using testing::FencedPages;
using testing::Guarded;
using testing::Random;
using testing::Secret;

constexpr std::uint64_t kRandomCases = 10'000;

class AgainstReference : public EachVariant {
 protected:
  /// One case, at the given distances from a multiple of 64. Bits past the end of the source are set.
  static void check(Random& random, std::uint64_t len_bits, std::size_t source_at, std::size_t destination_at,
                    bool in_place, bool to_the_border) {
    Secret secret(random);
    const std::uint64_t blocks = (len_bits + 511) / 512;
    if (to_the_border || secret.counter > kMaxBlocks - blocks) {
      secret.counter = static_cast<std::uint32_t>(kMaxBlocks - blocks);
    }
    const State state = secret.state();
    Bytes message(bytes_of(len_bits));
    random.fill(message);
    if (len_bits % 8 != 0) message.back() |= static_cast<std::uint8_t>(0xffU >> (len_bits % 8));
    Guarded source(message.size(), source_at);
    Guarded destination(message.size(), destination_at);
    source.set(message);
    destination.set(message);
    const std::uint8_t* from = in_place ? destination.data() : source.data();
    ASSERT_EQ(crypt(variant(), state, from, destination.data(), len_bits), Status::ok);
    ASSERT_EQ(destination.content(), expected_crypt(state, message, len_bits));
    ASSERT_TRUE(destination.intact());
    ASSERT_EQ(source.content(), message);
  }
};
INSTANTIATE_TEST_SUITE_P(All, AgainstReference, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         testing::variant_name);

TEST_P(AgainstReference, EveryBitLength) {
  Random random(11);
  for (std::uint64_t len_bits = 1; len_bits <= 2100; ++len_bits) {
    SCOPED_TRACE(len_bits);
    ASSERT_NO_FATAL_FAILURE(check(random, len_bits, 0, 0, len_bits % 2 == 0, false));
  }
}

TEST_P(AgainstReference, EveryByteLength) {
  Random random(12);
  for (std::uint64_t bytes = 1; bytes <= 2200; ++bytes) {
    SCOPED_TRACE(bytes);
    ASSERT_NO_FATAL_FAILURE(check(random, 8 * bytes, 0, 0, bytes % 2 == 0, false));
  }
}

// Every pair of alignments occurs at least twice; a quarter of the cases end at the counter's border.
TEST_P(AgainstReference, RandomCases) {
  Random random(13);
  for (std::uint64_t i = 0; i < kRandomCases; ++i) {
    SCOPED_TRACE(i);
    const std::uint64_t longest = i % 2 == 0 ? 8 * 8192 : 8 * 600;
    ASSERT_NO_FATAL_FAILURE(
        check(random, 1 + random.below(longest), i % 64, i / 64 % 64, random.below(3) == 0, i % 4 == 1));
  }
}

TEST_P(AgainstReference, TouchesNothingOutsideTheMessage) {
  FencedPages source;
  FencedPages destination;
  ASSERT_TRUE(source.usable() && destination.usable());
  Random random(14);
  const State state = Secret(random).state();
  for (std::size_t bytes = 1; bytes <= 2200; ++bytes) {
    Bytes message(bytes);
    random.fill(message);
    const Bytes expected = expected_crypt(state, message, 8 * bytes);
    for (const bool at_end : {false, true}) {
      std::uint8_t* from = at_end ? source.end() - bytes : source.begin();
      std::uint8_t* to = at_end ? destination.end() - bytes : destination.begin();
      std::copy(message.begin(), message.end(), from);
      ASSERT_EQ(crypt(variant(), state, from, to, 8 * bytes), Status::ok);
      ASSERT_TRUE(std::equal(expected.begin(), expected.end(), to)) << bytes << " bytes";
    }
  }
}

}  // namespace
}  // namespace tandem::chacha20
