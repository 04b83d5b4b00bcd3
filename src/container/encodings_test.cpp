// Tests Base64 and Bech32: published vectors, and everything that is almost right.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <random>
#include <string>

#include "container/base64.h"
#include "container/bech32.h"
#include "container/secret_base64.h"
#include "container/secret_hex.h"
#include "container/text_fixture.h"

namespace tandem::container {
namespace {

std::string base64_of(const Bytes& bytes, Padding padding) {
  std::string text;
  append_base64(bytes, padding, text);
  return text;
}

TEST(Base64Test, VectorsOfRfc4648) {
  const std::pair<const char*, const char*> vectors[] = {{"", ""},
                                                         {"f", "Zg=="},
                                                         {"fo", "Zm8="},
                                                         {"foo", "Zm9v"},
                                                         {"foob", "Zm9vYg=="},
                                                         {"fooba", "Zm9vYmE="},
                                                         {"foobar", "Zm9vYmFy"}};
  for (const auto& [plain, padded] : vectors) {
    const std::string unpadded = std::string(padded).substr(0, std::string(padded).find('='));
    EXPECT_EQ(base64_of(bytes_of(plain), Padding::required), padded);
    EXPECT_EQ(base64_of(bytes_of(plain), Padding::none), unpadded);
    Bytes decoded;
    EXPECT_TRUE(decode_base64(padded, Padding::required, decoded));
    EXPECT_EQ(decoded, bytes_of(plain));
    decoded.clear();
    EXPECT_TRUE(decode_base64(unpadded, Padding::none, decoded));
    EXPECT_EQ(decoded, bytes_of(plain));
  }
}

TEST(Base64Test, DecodingAppendsOrLeavesAlone) {
  Bytes bytes = {1, 2};
  EXPECT_TRUE(decode_base64("Zg", Padding::none, bytes));
  EXPECT_FALSE(decode_base64("Zg=", Padding::none, bytes));
  EXPECT_EQ(bytes, (Bytes{1, 2, 'f'}));
}

TEST(Base64Test, RefusesWhatIsNotCanonical) {
  // Both kinds of padding refuse like mistakes: bits that no byte takes, too little or too much of padding, foreign
  // characters.
  for (const char* text : {"Zh", "Zm9", "Zm9vYh", "Z", "Zm9vZ", "Zg==", "Zg=", "Zm8=", "Zm9v====", "Zm9v\n", " Zm9v",
                           "Zm9v ", "Zm-v", "Zm_v", "Zm\xc3\xb6", "Z=m9", "=", "Zm9v\r"}) {
    Bytes bytes;
    EXPECT_FALSE(decode_base64(text, Padding::none, bytes)) << text;
    EXPECT_TRUE(bytes.empty());
  }
  for (const char* text : {"Zh==", "Zm9=", "Zg", "Zm8", "Zg=", "Zg===", "Zm8==", "Z===", "====", "=",
                           "Zm9v=", "Zm9v==", "Zm9v====", "Zg==Zg==", "Zm=v", "Zg\n==", "Zg==\n", "Zg= ="}) {
    Bytes bytes;
    EXPECT_FALSE(decode_base64(text, Padding::required, bytes)) << text;
    EXPECT_TRUE(bytes.empty());
  }
}

TEST(Base64Test, EveryTextOfThreeCharactersHasOneFormOrNone) {
  // Decoding accepts exactly what encoding makes.
  const std::string alphabet = "AQgwZz09+/=\n";
  for (const char a : alphabet) {
    for (const char b : alphabet) {
      for (const char c : alphabet) {
        const std::string text = {a, b, c};
        Bytes bytes;
        const bool valid = decode_base64(text, Padding::none, bytes);
        EXPECT_TRUE(!valid || base64_of(bytes, Padding::none) == text) << text;
      }
    }
  }
}

TEST(Base64Test, ExactLength) {
  std::array<std::uint8_t, 2> two{};
  EXPECT_TRUE(decode_base64_exactly("Zm8", two));
  EXPECT_FALSE(decode_base64_exactly("Zg", two));
  EXPECT_FALSE(decode_base64_exactly("Zm9v", two));
  EXPECT_FALSE(decode_base64_exactly("Zm9", two));
  EXPECT_FALSE(decode_base64_exactly("", two));
}

TEST(Bech32Test, ValidVectorsOfBip173) {
  struct Vector {
    const char* text;
    const char* prefix;
    const char* data;
  };
  const Vector vectors[] = {
      {"A12UEL5L", "a", ""},
      {"a12uel5l", "a", ""},
      {"an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs",
       "an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio", ""},
      {"abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw", "abcdef", "00443214c74254b635cf84653a56d7c675be77df"},
      {"split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w", "split",
       "c5f38b70305f519bf66d85fb6cf03058f3dde463ecd7918f2dc743918f2d"},
      {"?1ezyfcl", "?", ""}};
  for (const Vector& vector : vectors) {
    const Bytes expected = from_hex(vector.data);
    Bytes bytes(expected.size());
    EXPECT_EQ(decode_bech32(vector.text, vector.prefix, bytes), Bech32Status::ok) << vector.text;
    EXPECT_EQ(bytes, expected);
    std::string lower = vector.text;
    for (char& c : lower) c = static_cast<char>(std::tolower(c));
    EXPECT_EQ(view(encode_bech32(vector.prefix, expected)), lower);
  }
}

TEST(Bech32Test, InvalidVectorsOfBip173) {
  const std::pair<const char*, Bech32Status> vectors[] = {{"\x20"
                                                           "1nwldj5",
                                                           Bech32Status::malformed},
                                                          {"\x7f"
                                                           "1axkwrx",
                                                           Bech32Status::malformed},
                                                          {"\x80"
                                                           "1eym55h",
                                                           Bech32Status::malformed},
                                                          {"pzry9x0s0muk", Bech32Status::malformed},
                                                          {"1pzry9x0s0muk", Bech32Status::malformed},
                                                          {"x1b4n0q5v", Bech32Status::malformed},
                                                          {"li1dgmt3", Bech32Status::malformed},
                                                          {"de1lg7wt\xff", Bech32Status::malformed},
                                                          {"A1G7SGD8", Bech32Status::checksum},
                                                          {"10a06t8", Bech32Status::malformed},
                                                          {"1qzzfhee", Bech32Status::malformed},
                                                          {"A12uEL5L", Bech32Status::malformed},
                                                          {"", Bech32Status::malformed}};
  for (const auto& [text, status] : vectors) {
    Bytes none;
    EXPECT_EQ(decode_bech32(text, "a", none), status) << text;
  }
}

TEST(Bech32Test, SaysWhatIsOdd) {
  const Bytes data(20, 0x5a);
  const SecretText text = encode_bech32("abc", data);
  Bytes bytes(20, 0xee);
  EXPECT_EQ(decode_bech32(view(text), "abd", bytes), Bech32Status::other_prefix);
  EXPECT_EQ(bytes, Bytes(20));
  Bytes shorter(19, 0xee);
  EXPECT_EQ(decode_bech32(view(text), "abc", shorter), Bech32Status::wrong_length);
  Bytes longer(21, 0xee);
  EXPECT_EQ(decode_bech32(view(text), "abc", longer), Bech32Status::wrong_length);
  EXPECT_EQ(longer, Bytes(21));
}

// BIP 173 has this example of padding that is not zero: the checksum is right, the bit after 33 bytes is 1.
TEST(Bech32Test, RefusesBitsBehindTheLastByte) {
  Bytes bytes(33, 0xee);
  EXPECT_EQ(decode_bech32("tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv", "tb", bytes),
            Bech32Status::malformed);
  EXPECT_EQ(bytes, Bytes(33));
}

TEST(Bech32Test, NoticesEveryChangedCharacter) {
  const Bytes data = from_hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  const std::string text(view(encode_bech32("age", data)));
  for (std::size_t i = 4; i < text.size(); ++i) {
    for (const char c : std::string_view("qpzry9x8gf2tvdw0s3jn54khce6mua7l")) {
      if (c == text[i]) continue;
      std::string changed = text;
      changed[i] = c;
      Bytes bytes(32);
      ASSERT_EQ(decode_bech32(changed, "age", bytes), Bech32Status::checksum) << changed;
    }
  }
}

TEST(Bech32Test, RandomDataSurvives) {
  std::mt19937 random(1);
  for (std::size_t size = 0; size < 100; ++size) {
    Bytes data(size);
    for (std::uint8_t& byte : data) byte = static_cast<std::uint8_t>(random());
    Bytes bytes(size);
    EXPECT_EQ(decode_bech32(view(encode_bech32("x1y", data)), "x1y", bytes), Bech32Status::ok);
    EXPECT_EQ(bytes, data);
  }
}

TEST(SecretBase64Test, AgreesWithThatOfPublicDataOnEveryText) {
  std::mt19937 random(2);
  for (std::size_t size = 0; size < 60; ++size) {
    Bytes data(size);
    for (std::uint8_t& byte : data) byte = static_cast<std::uint8_t>(random());
    EXPECT_EQ(view(encode_secret_base64(data)), base64_of(data, Padding::none));
    for (const Padding padding : {Padding::none, Padding::required}) {
      const std::string text = base64_of(data, padding);
      SecretData found;
      EXPECT_TRUE(decode_secret_base64(text, padding, found)) << text;
      EXPECT_TRUE(std::ranges::equal(found, data)) << text;
      for (int c = 0; c < 256 && !text.empty(); ++c) {
        std::string changed = text;
        changed[random() % text.size()] = static_cast<char>(c);
        Bytes expected;
        const bool valid = decode_base64(changed, padding, expected);
        EXPECT_EQ(decode_secret_base64(changed, padding, found), valid) << changed;
        EXPECT_TRUE(std::ranges::equal(found, expected)) << changed;
      }
    }
  }
}

TEST(SecretHexTest, ReadsEveryByteAndRefusesEveryOtherCharacter) {
  for (unsigned value = 0; value < 256; ++value) {
    for (const char* const digits : {"0123456789abcdef", "0123456789ABCDEF"}) {
      const char text[] = {digits[value >> 4], digits[value & 15]};
      Bytes byte(1);
      ASSERT_TRUE(decode_secret_hex({text, 2}, byte)) << value;
      EXPECT_EQ(byte[0], value);
    }
    const char c = static_cast<char>(value);
    if (std::isxdigit(static_cast<int>(value)) != 0) continue;
    for (const std::string& text : {std::string{c, '0'}, std::string{'0', c}}) {
      Bytes byte(1, 0xee);
      EXPECT_FALSE(decode_secret_hex(text, byte)) << value;
      EXPECT_EQ(byte, Bytes(1));
    }
  }
  Bytes two(2);
  EXPECT_FALSE(decode_secret_hex("000", two));
  EXPECT_FALSE(decode_secret_hex("000000", two));
}

TEST(Bech32Test, WritesUpperCase) {
  const Bytes data = from_hex("00443214c74254b635cf84653a56d7c675be77df");
  EXPECT_EQ(view(encode_bech32("abcdef", data, Letters::upper)), "ABCDEF1QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LMQQQXW");
}

}  // namespace
}  // namespace tandem::container
