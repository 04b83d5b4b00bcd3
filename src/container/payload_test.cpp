// Tests sizes, nonces and keys of the payload.
#include "container/payload.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

namespace tandem::container {
namespace {

using ::testing::ElementsAre;

TEST(PayloadTest, NonceCountsBigEndianAndMarksTheLastChunk) {
  EXPECT_THAT(chunk_nonce(0, false), ElementsAre(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
  EXPECT_THAT(chunk_nonce(0, true), ElementsAre(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1));
  EXPECT_THAT(chunk_nonce(0x0123456789abcdef, true),
              ElementsAre(0, 0, 0, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 1));
}

TEST(PayloadTest, EveryChunkHasATagAndAnEmptyPlaintextAChunk) {
  EXPECT_EQ(encrypted_bytes(0), 16U);
  EXPECT_EQ(encrypted_bytes(1), 17U);
  EXPECT_EQ(encrypted_bytes(65535), 65551U);
  EXPECT_EQ(encrypted_bytes(65536), 65552U);
  EXPECT_EQ(encrypted_bytes(65537), 65552U + 17);
  EXPECT_EQ(encrypted_bytes(2 * 65536), 2 * 65552U);
  EXPECT_EQ(encrypted_bytes(std::uint64_t{300} << 30), (std::uint64_t{300} << 14) * 65552);
}

TEST(PayloadTest, SizesOfPlaintextAndPayloadBelongTogether) {
  // Every payload size up to three chunks has one plaintext size or none, and every plaintext size has its payload.
  std::uint64_t plaintext = 0;
  for (std::uint64_t payload = 0; payload < 3 * 65552 + 40; ++payload) {
    const std::optional<std::uint64_t> found = decrypted_bytes(payload);
    if (payload == encrypted_bytes(plaintext)) {
      ASSERT_EQ(found, plaintext) << payload;
      ++plaintext;
    } else {
      ASSERT_EQ(found, std::nullopt) << payload;
    }
  }
  EXPECT_GT(plaintext, 3 * 65536U);
}

TEST(PayloadTest, RefusesSizesThatNoPayloadHas) {
  for (const std::uint64_t bytes : {0, 1, 15, 65552 + 1, 65552 + 15, 65552 + 16, 2 * 65552 + 16}) {
    EXPECT_EQ(decrypted_bytes(bytes), std::nullopt) << bytes;
  }
}

TEST(PayloadTest, KeyIsHkdfOfTheFileKeyWithTheNonceAsSalt) {
  FileKey file_key;
  std::array<std::uint8_t, kPayloadNonceBytes> nonce{};
  for (std::size_t i = 0; i < 16; ++i) {
    file_key.bytes[i] = static_cast<std::uint8_t>(i);
    nonce[i] = static_cast<std::uint8_t>(0xf0 + i);
  }
  // The key was computed from RFC 5869 with another implementation: Python's hmac, two calls.
  EXPECT_THAT(
      derive_payload_key(file_key, nonce).bytes,
      ElementsAre(0xdd, 0xa7, 0x77, 0x46, 0x5d, 0xe0, 0x30, 0x01, 0x67, 0x7d, 0x52, 0x8e, 0xe7, 0x31, 0x2d, 0xac, 0xaa,
                  0x51, 0x90, 0xd6, 0x4b, 0xaa, 0xd0, 0x0b, 0x39, 0xc1, 0xae, 0x2f, 0xde, 0x00, 0x7c, 0x9d));
}

TEST(PayloadTest, WipesKeysOnDestruction) {
  alignas(FileKey) unsigned char memory[sizeof(FileKey)];
  auto* key = new (memory) FileKey;
  key->bytes.fill(0xaa);
  key->~FileKey();
  EXPECT_THAT(memory, ::testing::Each(0));
}

}  // namespace
}  // namespace tandem::container
