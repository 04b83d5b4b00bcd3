// Tests the wrapper of libcrypto against the vectors of the standards.
#include "container/crypto.h"

#include <gtest/gtest.h>
#include <openssl/evp.h>

#include <array>

#include "container/text_fixture.h"
#include "testing/bytes.h"

namespace tandem::container {
namespace {

std::span<const std::uint8_t, 32> key_of(const Bytes& bytes) { return std::span<const std::uint8_t, 32>(bytes); }

TEST(CryptoTest, HkdfVectorsOfRfc5869) {
  Bytes output(42);
  const Bytes secret(22, 0x0b);
  const Bytes info = from_hex("f0f1f2f3f4f5f6f7f8f9");
  hkdf_sha256(secret, from_hex("000102030405060708090a0b0c"), std::string(info.begin(), info.end()), output);
  EXPECT_EQ(to_hex(output), "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865");
  hkdf_sha256(secret, {}, "", output);
  EXPECT_EQ(to_hex(output), "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8");
}

TEST(CryptoTest, HmacVectorOfRfc4231) {
  EXPECT_EQ(to_hex(hmac_sha256(bytes_of("Jefe"), "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST(CryptoTest, ScryptVectorOfRfc7914) {
  Bytes output(64);
  scrypt("pleaseletmein", bytes_of("SodiumChloride"), 14, output);
  EXPECT_EQ(to_hex(output),
            "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
            "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887");
}

TEST(CryptoTest, ScryptIsThatOfLibcrypto) {
  tandem::testing::Random random(7914);
  for (unsigned work_factor = 1; work_factor <= 12; ++work_factor) {
    for (const std::size_t bytes :
         {std::size_t{0}, std::size_t{1}, std::size_t{64}, std::size_t{65}, std::size_t{200}}) {
      const Bytes passphrase = tandem::testing::random_bytes(random, bytes);
      const Bytes salt = tandem::testing::random_bytes(random, random.below(50));
      const std::string_view text(reinterpret_cast<const char*>(passphrase.data()), bytes);
      Bytes ours(1 + random.below(80)), theirs(ours.size());
      scrypt(text, salt, work_factor, ours);
      constexpr std::uint64_t kMemory = std::uint64_t{64} << 20;
      ASSERT_EQ(EVP_PBE_scrypt(text.data() != nullptr ? text.data() : "", bytes, salt.data(), salt.size(),
                               std::uint64_t{1} << work_factor, 8, 1, kMemory, theirs.data(), theirs.size()),
                1);
      EXPECT_EQ(ours, theirs) << work_factor << ", " << bytes;
    }
  }
}

TEST(CryptoTest, X25519VectorOfRfc7748) {
  const Bytes scalar = from_hex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
  EXPECT_EQ(to_hex(x25519_base(key_of(scalar))), "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a");
  const Bytes peer = from_hex("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f");
  std::array<std::uint8_t, 32> shared{};
  ASSERT_TRUE(x25519(key_of(scalar), key_of(peer), shared));
  EXPECT_EQ(to_hex(shared), "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
}

TEST(CryptoTest, PointsOfLowOrderAreRefused) {
  // These are all of them, also those that are not reduced modulo 2^255 - 19.
  const char* const points[] = {
      "0000000000000000000000000000000000000000000000000000000000000000",
      "0100000000000000000000000000000000000000000000000000000000000000",
      "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
      "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
      "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
      "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
      "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  };
  const Bytes scalar(32, 0x42);
  for (const char* point : points) {
    std::array<std::uint8_t, 32> shared;
    shared.fill(0xee);
    EXPECT_FALSE(x25519(key_of(scalar), key_of(from_hex(point)), shared)) << point;
    EXPECT_EQ(to_hex(shared), std::string(64, '0'));
  }
}

TEST(CryptoTest, SealedMessagesOpenUnchangedOnly) {
  const Bytes key(32, 0x11);
  const std::array<std::uint8_t, 12> nonce{7};
  for (const std::size_t size : {0, 1, 16, 1000}) {
    const Bytes plaintext(size, 0x33);
    Bytes sealed(size + 16);
    seal_message(key_of(key), nonce, plaintext, sealed);
    Bytes opened(size, 0xee);
    ASSERT_TRUE(open_message(key_of(key), nonce, sealed, opened));
    EXPECT_EQ(opened, plaintext);
    for (std::size_t i = 0; i < sealed.size(); i += 5) {
      Bytes changed = sealed;
      changed[i] ^= 0x10;
      Bytes wiped(size, 0xee);
      EXPECT_FALSE(open_message(key_of(key), nonce, changed, wiped));
      EXPECT_EQ(wiped, Bytes(size));
    }
  }
}

TEST(CryptoTest, CiphertextStandsBeforeTheTag) {
  const Bytes key(32, 0);
  Bytes sealed(16 + 16);
  seal_message(key_of(key), std::array<std::uint8_t, 12>{}, Bytes(16), sealed);
  // The first 16 bytes are block 1 of the all-zero key and nonce: RFC 8439, A.1, test vector 2.
  EXPECT_EQ(to_hex(std::span(sealed).first(16)), "9f07e7be5551387a98ba977c732d080d");
}

TEST(CryptoTest, RandomBytesDiffer) {
  std::array<std::uint8_t, 32> a{};
  std::array<std::uint8_t, 32> b{};
  random_bytes(a);
  random_bytes(b);
  EXPECT_NE(a, b);
  EXPECT_TRUE(equal_secrets(a, a));
  EXPECT_FALSE(equal_secrets(a, b));
}

}  // namespace
}  // namespace tandem::container
