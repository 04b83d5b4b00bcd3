// 256-NIA6 and 256-NCA6, one message at a time: published test data, refusals, forged tags.
#include "algorithms/zuc/sw/nia6.h"

#include <gtest/gtest.h>

#include "algorithms/zuc/check/zuc_fixture.h"
#include "algorithms/zuc/vectors/nia6.h"

namespace tandem::zuc {
namespace {

using testing::Bytes;
using testing::EachVariant;
using testing::from_hex;
using testing::Random;

template <std::size_t kBytes>
std::array<std::uint8_t, kBytes> array_of(std::string_view hex) {
  std::array<std::uint8_t, kBytes> result{};
  const Bytes bytes = from_hex(hex);
  EXPECT_EQ(bytes.size(), kBytes);
  std::copy(bytes.begin(), bytes.end(), result.begin());
  return result;
}

class Nia6 : public EachVariant {};
INSTANTIATE_TEST_SUITE_P(All, Nia6, ::testing::ValuesIn(kVariants.begin(), kVariants.end()), testing::variant_name);

TEST_P(Nia6, PublishedTags) {
  for (const auto& vector : vectors::kNia6) {
    const Bytes expected = from_hex(vector.tag);
    Bytes tag(expected.size());
    ASSERT_EQ(mac_nia6(variant(), array_of<32>(vector.key), array_of<16>(vector.iv), from_hex(vector.message), tag),
              Status::ok);
    EXPECT_EQ(tag, expected) << vector.key;
  }
}

TEST_P(Nia6, PublishedCiphertexts) {
  for (const auto& vector : vectors::kNca6) {
    const auto key = array_of<32>(vector.key);
    const auto iv = array_of<16>(vector.iv);
    const Bytes aad = from_hex(vector.aad), message = from_hex(vector.message), expected = from_hex(vector.tag);
    Bytes text = message;
    Bytes tag(expected.size());
    ASSERT_EQ(seal_nca6(variant(), key, iv, aad, text, text.data(), tag), Status::ok);
    EXPECT_EQ(text, from_hex(vector.ciphertext)) << vector.key;
    EXPECT_EQ(tag, expected) << vector.key;
    ASSERT_EQ(open_nca6(variant(), key, iv, aad, text, text.data(), tag), Status::ok);
    EXPECT_EQ(text, message) << vector.key;
  }
}

// A bit wrong in tag, ciphertext or aad.
TEST_P(Nia6, ForgeriesReleaseNothing) {
  Random random(6);
  for (std::size_t bytes = 1; bytes <= 70; ++bytes) {
    std::array<std::uint8_t, 32> key;
    std::array<std::uint8_t, 16> iv;
    Bytes aad(1 + random.below(40)), text(bytes), tag(4 + random.below(13));
    random.fill(key);
    random.fill(iv);
    random.fill(aad);
    random.fill(text);
    ASSERT_EQ(seal_nca6(variant(), key, iv, aad, text, text.data(), tag), Status::ok);
    for (Bytes* part : {&tag, &text, &aad}) {
      std::uint8_t& byte = (*part)[random.below(part->size())];
      const auto bit = static_cast<std::uint8_t>(1U << random.below(8));
      byte ^= bit;
      Bytes out(bytes, 0xa5);
      EXPECT_EQ(open_nca6(variant(), key, iv, aad, text, out.data(), tag), Status::authentication);
      EXPECT_EQ(out, Bytes(bytes, 0));
      byte ^= bit;
    }
    EXPECT_EQ(open_nca6(variant(), key, iv, aad, text, text.data(), tag), Status::ok);
  }
}

TEST_P(Nia6, RefusesOtherTags) {
  const std::array<std::uint8_t, 32> key{};
  const std::array<std::uint8_t, 16> iv{};
  Bytes text(5, 0xa5);
  for (const std::size_t bytes : {0, 3, 17}) {
    Bytes tag(bytes, 0x5a);
    EXPECT_EQ(mac_nia6(variant(), key, iv, text, tag), Status::bad_length);
    EXPECT_EQ(seal_nca6(variant(), key, iv, {}, text, text.data(), tag), Status::bad_length);
    EXPECT_EQ(open_nca6(variant(), key, iv, {}, text, text.data(), tag), Status::bad_length);
    EXPECT_EQ(tag, Bytes(bytes, 0x5a));
    EXPECT_EQ(text, Bytes(5, 0xa5));
  }
}

// 256-NIA6's tag is that of 256-NCA6 with the message as aad, and 256-NCA6 encrypts with the words behind the first
// twelve.
TEST_P(Nia6, TagsOfBothAreOneForAllLengths) {
  Random random(66);
  for (std::size_t bytes = 0; bytes <= 130; ++bytes) {
    std::array<std::uint8_t, 32> key;
    std::array<std::uint8_t, 16> iv;
    Bytes text(bytes), out(bytes), tags[2] = {Bytes(16), Bytes(16)};
    random.fill(key);
    random.fill(iv);
    random.fill(text);
    ASSERT_EQ(mac_nia6(variant(), key, iv, text, tags[0]), Status::ok);
    ASSERT_EQ(seal_nca6(variant(), key, iv, text, {}, nullptr, tags[1]), Status::ok);
    EXPECT_EQ(tags[0], tags[1]) << bytes;
    std::vector<std::uint32_t> words(12 + bytes / 4 + 1);
    keystream_nea6(variant(), key, iv, words);
    const Bytes keystream = testing::keystream_bytes(words);
    ASSERT_EQ(seal_nca6(variant(), key, iv, {}, text, out.data(), tags[1]), Status::ok);
    for (std::size_t i = 0; i < bytes; ++i) ASSERT_EQ(out[i], text[i] ^ keystream[48 + i]) << i << " of " << bytes;
  }
}

}  // namespace
}  // namespace tandem::zuc
