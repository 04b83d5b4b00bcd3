// Poly1305: published vectors, and every variant against `reference`, above all where carries are rare.
#include "algorithms/poly1305/sw/poly1305.h"

#include <gtest/gtest.h>

#include <array>
#include <ostream>

#include "algorithms/poly1305/sw/accumulator.h"
#include "algorithms/poly1305/vectors/rfc8439.h"
#include "testing/bytes.h"
#include "testing/fenced_pages.h"
#include "testing/variants.h"

namespace tandem::poly1305 {

/// Lets GoogleTest print a parameter as the variant's name.
void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

namespace {

using tandem::testing::Bytes;
using tandem::testing::FencedPages;
using tandem::testing::from_hex;
using tandem::testing::Guarded;
using tandem::testing::Random;
using tandem::testing::random_bytes;

constexpr std::size_t kRandomCases = 10'000;

using Tag = std::array<std::uint8_t, kTagBytes>;

Tag tag_of(const Variant& variant, const Bytes& key, const Bytes& message) {
  Tag tag{};
  const Message one{key.data(), message.data(), message.size(), tag.data()};
  variant.authenticate({&one, 1});
  return tag;
}

Tag expected(const Bytes& key, const Bytes& message) { return tag_of(*kVariants.find("reference"), key, message); }

TEST(Variants, AreListedBestFirstAndReferenceLast) { tandem::testing::expect_best_first(kVariants); }

// The binary has every variant that algorithm.toml promises for this kind of machine.
TEST(Variants, AreThoseOfTheFacts) {
  EXPECT_EQ(tandem::testing::names(kVariants), tandem::testing::promised(facts::poly1305::kVariants));
}

TEST(AccumulatorTest, PiecesAreTheWhole) {
  Random random(1);
  for (int i = 0; i < 500; ++i) {
    const Bytes key = random_bytes(random, kKeyBytes);
    const Bytes message = random_bytes(random, random.below(200));
    Accumulator accumulator(key.data());
    for (std::size_t at = 0; at < message.size();) {
      const std::size_t part = std::min<std::size_t>(random.below(40), message.size() - at);
      accumulator.add(message.data() + at, part);
      at += part;
    }
    Tag tag{};
    accumulator.finish(tag.data());
    ASSERT_EQ(tag, expected(key, message));
  }
}

TEST(AccumulatorTest, PaddingIsZerosUpToTheBlock) {
  Random random(2);
  for (std::size_t bytes = 0; bytes <= 50; ++bytes) {
    const Bytes key = random_bytes(random, kKeyBytes);
    Bytes message = random_bytes(random, bytes);
    Accumulator accumulator(key.data());
    accumulator.add(message.data(), bytes);
    accumulator.pad();
    Tag tag{};
    accumulator.finish(tag.data());
    message.resize((bytes + 15) / 16 * 16);
    ASSERT_EQ(tag, expected(key, message));
  }
}

class Authenticate : public tandem::testing::EachVariant<Variant> {};
INSTANTIATE_TEST_SUITE_P(All, Authenticate, ::testing::ValuesIn(kVariants.begin(), kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(Authenticate, Rfc8439Vectors) {
  for (const auto& vector : vectors::kRfc8439) {
    const Bytes tag = from_hex(vector.tag);
    const Tag found = tag_of(variant(), from_hex(vector.key), from_hex(vector.message));
    EXPECT_EQ(Bytes(found.begin(), found.end()), tag) << vector.section;
  }
}

TEST_P(Authenticate, EveryShortLength) {
  Random random(3);
  for (std::size_t bytes = 0; bytes <= 2100; ++bytes) {
    const Bytes key = random_bytes(random, kKeyBytes);
    const Bytes message = random_bytes(random, bytes);
    ASSERT_EQ(tag_of(variant(), key, message), expected(key, message)) << bytes << " bytes";
  }
}

// Messages have runs of 512 bytes from 4 KiB on, and of 1,024 from 32 KiB on, whose ends fall anywhere.
TEST_P(Authenticate, EveryLengthOfTwoLongRuns) {
  Random random(8);
  for (std::size_t i = 0; i < 3300; ++i) {
    const std::size_t bytes = i < 1200 ? 4000 + i : 31'500 + i;
    const Bytes key = random_bytes(random, kKeyBytes);
    const Bytes message = random_bytes(random, bytes);
    ASSERT_EQ(tag_of(variant(), key, message), expected(key, message)) << bytes << " bytes";
  }
}

/// A byte that makes long carries likely: all ones, all zeros, or near them.
std::uint8_t extreme(Random& random) {
  constexpr std::uint8_t kBytes[] = {0xff, 0xff, 0xff, 0x00, 0x00, 0xfe, 0x01, 0xfb, 0xfa, 0xfc};
  return kBytes[random.below(std::size(kBytes))];
}

Bytes extreme_bytes(Random& random, std::size_t bytes) {
  Bytes result(bytes, extreme(random));
  if (random.below(2) == 0) return result;  // all the same
  for (auto& byte : result) {
    if (random.below(8) == 0) byte = extreme(random);
  }
  return result;
}

TEST_P(Authenticate, ExtremesOfKeyAndMessage) {
  Random random(4);
  for (int i = 0; i < 20'000; ++i) {
    const Bytes key = extreme_bytes(random, kKeyBytes);
    const Bytes message = extreme_bytes(random, 16 * random.below(70) + random.below(16));
    ASSERT_EQ(tag_of(variant(), key, message), expected(key, message)) << "case " << i;
  }
}

TEST_P(Authenticate, ExtremesOfLongMessages) {
  Random random(9);
  for (int i = 0; i < 500; ++i) {
    const Bytes key = extreme_bytes(random, kKeyBytes);
    const Bytes message = extreme_bytes(random, 4096 + random.below(40'000));
    ASSERT_EQ(tag_of(variant(), key, message), expected(key, message)) << "case " << i;
  }
  // The largest words by the largest r, as many as there may be.
  const Bytes ones(kKeyBytes, 0xff);
  const Bytes message(100'000, 0xff);
  ASSERT_EQ(tag_of(variant(), ones, message), expected(ones, message));
}

// If r = 1, the tag is the sum of the blocks; it is made to end just below, at and above the modulus and 2^128.
TEST_P(Authenticate, SumsAroundTheModulus) {
  Bytes key(kKeyBytes);
  key[0] = 1;
  for (std::size_t blocks = 1; blocks <= 40; ++blocks) {
    for (int offset = -12; offset <= 12; ++offset) {
      Bytes message(16 * blocks, 0xff);
      std::fill(message.begin(), message.begin() + 16, std::uint8_t{offset < 0 ? std::uint8_t{0xff} : std::uint8_t{0}});
      message[0] = static_cast<std::uint8_t>(offset);
      for (const int s : {0x00, 0xff}) {
        std::fill(key.begin() + 16, key.end(), static_cast<std::uint8_t>(s));
        ASSERT_EQ(tag_of(variant(), key, message), expected(key, message)) << blocks << " blocks, " << offset;
      }
    }
  }
}

TEST_P(Authenticate, RandomBatchesOfMixedLengths) {
  Random random(5);
  for (std::size_t done = 0; done < kRandomCases;) {
    const std::size_t count = 1 + random.below(40);
    std::vector<Bytes> keys;
    std::vector<Guarded> sources;
    std::vector<Guarded> tags;
    std::vector<Message> messages;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t longest = i % 3 == 0 ? 64 : i % 3 == 1 ? 700 : 5000;
      const Bytes message = random_bytes(random, random.below(longest));
      keys.push_back(random_bytes(random, kKeyBytes));
      sources.emplace_back(message.size(), random.below(64));
      sources.back().set(message);
      tags.emplace_back(kTagBytes, random.below(64));
    }
    for (std::size_t i = 0; i < count; ++i) {
      messages.push_back({keys[i].data(), sources[i].data(), sources[i].content().size(), tags[i].data()});
    }
    variant().authenticate(messages);
    for (std::size_t i = 0; i < count; ++i) {
      const Tag tag = expected(keys[i], sources[i].content());
      ASSERT_EQ(tags[i].content(), Bytes(tag.begin(), tag.end())) << sources[i].content().size() << " bytes";
      ASSERT_TRUE(tags[i].intact());
    }
    done += count;
  }
}

TEST_P(Authenticate, ReadsNothingOutsideTheMessage) {
  FencedPages pages;
  ASSERT_TRUE(pages.usable());
  Random random(6);
  const Bytes key = random_bytes(random, kKeyBytes);
  for (std::size_t bytes = 0; bytes <= 1100; ++bytes) {
    const Bytes message = random_bytes(random, bytes);
    const Tag tag = expected(key, message);
    for (const bool at_end : {false, true}) {
      std::uint8_t* from = at_end ? pages.end() - bytes : pages.begin();
      std::copy(message.begin(), message.end(), from);
      Tag found{};
      const Message one{key.data(), from, bytes, found.data()};
      variant().authenticate({&one, 1});
      ASSERT_EQ(found, tag) << bytes << " bytes";
    }
  }
}

}  // namespace
}  // namespace tandem::poly1305
