// ZUC with keys of 256 bits: published vectors, refusals, every bit of the message.
#include "algorithms/zuc/sw/zuc256.h"

#include <gtest/gtest.h>

#include "algorithms/zuc/check/zuc_fixture.h"
#include "algorithms/zuc/vectors/zuc256.h"

namespace tandem::zuc {
namespace {

using testing::Bytes;
using testing::EachVariant;
using testing::from_hex;
using testing::Key;
using testing::Random;

using Key256 = std::array<std::uint8_t, kKey256Bytes>;

Key256 key256_from_hex(std::string_view hex) {
  Key256 key{};
  const Bytes bytes = from_hex(hex);
  std::copy(bytes.begin(), bytes.end(), key.begin());
  return key;
}

class Zuc256 : public EachVariant {};
INSTANTIATE_TEST_SUITE_P(All, Zuc256, ::testing::ValuesIn(kVariants.begin(), kVariants.end()), testing::variant_name);

TEST_P(Zuc256, PublishedKeystreams) {
  for (const auto& vector : vectors::kKeystreams256) {
    const Bytes expected = from_hex(vector.words);
    std::vector<std::uint32_t> words(expected.size() / 4);
    ASSERT_EQ(keystream256(variant(), key256_from_hex(vector.key), from_hex(vector.iv), words), Status::ok);
    EXPECT_EQ(testing::keystream_bytes(words), expected) << vector.name;
  }
}

TEST_P(Zuc256, PublishedMacs) {
  for (const auto& vector : vectors::kMacs256) {
    const Bytes message(testing::bytes_of(vector.len_bits), from_hex(vector.message_byte)[0]);
    Bytes tag(from_hex(vector.tag).size());
    ASSERT_EQ(mac256(variant(), key256_from_hex(vector.key), from_hex(vector.iv), message.data(), vector.len_bits, tag),
              Status::ok);
    EXPECT_EQ(tag, from_hex(vector.tag)) << vector.name;
  }
}

TEST_P(Zuc256, PackedAndUnpackedIvsAreTheSame) {
  Random random(41);
  for (int i = 0; i < 50; ++i) {
    Key256 key;
    random.fill(key);
    Bytes iv(kIv256Bytes);
    random.fill(iv);
    Bytes packed(iv.begin(), iv.begin() + 17);
    std::uint64_t bits = 0;
    for (std::size_t j = 17; j < kIv256Bytes; ++j) bits = bits << 6 | (iv[j] &= 0x3f);
    for (int shift = 40; shift >= 0; shift -= 8) packed.push_back(static_cast<std::uint8_t>(bits >> shift));
    std::uint32_t words[2][70];
    ASSERT_EQ(keystream256(variant(), key, iv, words[0]), Status::ok);
    ASSERT_EQ(keystream256(variant(), key, packed, words[1]), Status::ok);
    EXPECT_TRUE(std::equal(std::begin(words[0]), std::end(words[0]), std::begin(words[1])));
  }
}

TEST_P(Zuc256, RefusesOtherLengths) {
  const Key256 key{};
  std::uint32_t word = 7;
  const std::uint8_t message = 0;
  Bytes tag(17, 0xee);
  for (const std::size_t bytes : {0, 16, 22, 24, 26}) {
    const Bytes iv(bytes);
    EXPECT_EQ(keystream256(variant(), key, iv, {&word, 1}), Status::bad_iv);
    EXPECT_EQ(mac256(variant(), key, iv, &message, 8, std::span(tag).first(4)), Status::bad_iv);
  }
  for (std::size_t at = 17; at < kIv256Bytes; ++at) {
    Bytes iv(kIv256Bytes);
    iv[at] = 0x40;
    EXPECT_EQ(keystream256(variant(), key, iv, {&word, 1}), Status::bad_iv);
  }
  for (const std::size_t bytes : {0, 3, 5, 12, 17}) {
    EXPECT_EQ(mac256(variant(), key, Bytes(kIv256Bytes), &message, 8, std::span(tag).first(bytes)), Status::bad_length);
  }
  EXPECT_EQ(word, 7U);
  EXPECT_EQ(tag, Bytes(17, 0xee));
}

// Every length in bits, and the bits past it.
TEST_P(Zuc256, Nea6IsItsKeystream) {
  Random random(43);
  Key256 key;
  Key iv;
  random.fill(key);
  random.fill(iv);
  std::vector<std::uint32_t> words(70);
  keystream_nea6(variant(), key, iv, words);
  const Bytes keystream = testing::keystream_bytes(words);
  for (std::uint64_t len_bits = 1; len_bits <= 8 * keystream.size(); ++len_bits) {
    Bytes message(testing::bytes_of(len_bits));
    random.fill(message);
    Bytes expected = message;
    for (std::size_t i = 0; i < message.size(); ++i) expected[i] ^= keystream[i];
    if (len_bits % 8 != 0) expected.back() &= static_cast<std::uint8_t>(0xff00U >> len_bits % 8);
    Bytes out(message.size() + 1, 0xee);
    crypt_nea6(variant(), key, iv, message.data(), out.data(), len_bits);
    ASSERT_EQ(out.back(), 0xee) << len_bits;
    out.pop_back();
    ASSERT_EQ(out, expected) << len_bits;
    crypt_nea6(variant(), key, iv, message.data(), message.data(), len_bits);
    ASSERT_EQ(message, expected) << len_bits;
  }
}

// Let Z(i) be the MAC of i zero bits. The MAC of a message of n bits, of which an even number is set, is the XOR of
// Z(n) and of Z(i) for every bit i that is set. The bits behind the last one are random.
TEST_P(Zuc256, MacIsTheSumOfWindows) {
  Random random(42);
  constexpr std::uint64_t kLongest = 300;
  const Bytes iv(kPackedIv256Bytes, 0x5a);
  Key256 key;
  random.fill(key);
  for (const std::size_t tag_bytes : {4, 8, 16}) {
    std::vector<Bytes> z(kLongest + 1, Bytes(tag_bytes));
    const Bytes zeros(kLongest / 8 + 1);
    for (std::uint64_t i = 0; i <= kLongest; ++i) {
      ASSERT_EQ(mac256(variant(), key, iv, zeros.data(), i, z[i]), Status::ok);
    }
    for (std::uint64_t len_bits = 1; len_bits <= kLongest; ++len_bits) {
      Bytes message(testing::bytes_of(len_bits));
      random.fill(message);
      Bytes expected = z[len_bits];
      bool odd = false;
      for (std::uint64_t bit = 0; bit < len_bits; ++bit) {
        const auto mask = static_cast<std::uint8_t>(0x80 >> bit % 8);
        if (bit + 1 == len_bits && odd != ((message[bit / 8] & mask) != 0)) message[bit / 8] ^= mask;
        if ((message[bit / 8] & mask) == 0) continue;
        odd = !odd;
        for (std::size_t j = 0; j < tag_bytes; ++j) expected[j] ^= z[bit][j];
      }
      Bytes tag(tag_bytes);
      ASSERT_EQ(mac256(variant(), key, iv, message.data(), len_bits, tag), Status::ok);
      ASSERT_EQ(tag, expected) << len_bits << " bits, tag of " << tag_bytes << " bytes";
    }
  }
}

// The registers after the discarded word, and the first words, from a computation apart from this project.
TEST_P(Zuc256, IntermediateValuesOfNea6) {
  constexpr std::uint32_t kColumn[kRows] = {0x5e56e496, 0x63c1ebc0, 0x357deb74, 0x754cd987, 0x3521c6d7, 0x4ca19cd2,
                                            0x65356ea2, 0x01356047, 0x141b8f84, 0x26231733, 0x02c621f2, 0x427efc2d,
                                            0x17291134, 0x33fc11e3, 0x18a936dc, 0x0a2acaf2, 0x6589314d, 0xc1b114e8};
  constexpr std::uint32_t kWords[] = {0xd8f9a0d4, 0xa4175cb7, 0xf996c521, 0x97e339f6, 0x49a4a93b, 0xa4669dc7};
  std::array<std::uint8_t, kKey256Bytes> key{1};
  const Bytes iv = from_hex("001c1112131415168000000100000000");
  Pdu pdu;
  pdu.key = key.data();
  pdu.iv = iv.data();
  for (const lanes::Kernel& kernel : variant().nea6.kernels) {
    lanes::State state;
    for (std::size_t lane = 0; lane < kernel.lanes; ++lane) {
      variant().nea6.function.load(pdu, state.words + lane, kernel.lanes);
    }
    kernel.initialise(state);
    for (std::size_t lane = 0; lane < kernel.lanes; ++lane) {
      for (std::size_t row = 0; row < kRows; ++row) {
        ASSERT_EQ(state.words[row * kernel.lanes + lane], kColumn[row]) << kernel.lanes << " lanes, row " << row;
      }
    }
  }
  std::vector<std::uint32_t> words(std::size(kWords));
  keystream_nea6(variant(), key, std::span(iv).first<kIvBytes>(), words);
  EXPECT_EQ(words, std::vector<std::uint32_t>(std::begin(kWords), std::end(kWords)));
}

}  // namespace
}  // namespace tandem::zuc
