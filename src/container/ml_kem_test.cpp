// Tests ML-KEM-768 against answers of others: a hash over many random keys and ciphertexts, and NIST's keys and
// ciphertexts.
#include "container/ml_kem.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "container/crypto.h"
#include "container/ml_kem_acvp.h"
#include "container/text_fixture.h"

namespace tandem::container {
namespace {

/// Gives the bytes of SHAKE128 of nothing, one part after the other.
class Stream {
 public:
  explicit Stream(std::size_t bytes) : bytes_(bytes) { hash(Hash::shake128, {}, bytes_); }
  std::span<const std::uint8_t> take(std::size_t bytes) {
    at_ += bytes;
    return std::span(bytes_).subspan(at_ - bytes, bytes);
  }

 private:
  Bytes bytes_;
  std::size_t at_ = 0;
};

/// Source: "accumulated" vectors of github.com/C2SP/CCTV, folder ML-KEM, which the tests of Go's crypto/mlkem have,
/// too.
std::string accumulated(std::size_t keys) {
  Stream stream(keys * (kMlKemSeedBytes + 32 + kMlKemCiphertextBytes));
  Bytes all;
  const auto add = [&](std::span<const std::uint8_t> part) { all.insert(all.end(), part.begin(), part.end()); };
  std::array<std::uint8_t, 32> shared{};
  std::array<std::uint8_t, 32> again{};
  for (std::size_t i = 0; i < keys; ++i) {
    const auto seed = stream.take(kMlKemSeedBytes).first<kMlKemSeedBytes>();
    const MlKemPublicKey key = ml_kem_public_key(seed);
    EXPECT_TRUE(is_ml_kem_public_key(key));
    add(key);
    const MlKemCiphertext ciphertext = ml_kem_encapsulate(key, stream.take(32).first<32>(), shared);
    add(ciphertext);
    add(shared);
    ml_kem_decapsulate(seed, ciphertext, again);
    EXPECT_EQ(again, shared);
    // This ciphertext was not made for this key.
    ml_kem_decapsulate(seed, stream.take(kMlKemCiphertextBytes).first<kMlKemCiphertextBytes>(), again);
    add(again);
  }
  std::array<std::uint8_t, 32> digest{};
  hash(Hash::shake128, {all}, digest);
  return to_hex(digest);
}

TEST(MlKemTest, HundredKeysAndCiphertexts) {
  EXPECT_EQ(accumulated(100), "1114b1b6699ed191734fa339376afa7e285c9e6acf6ff0177d346696ce564415");
}

TEST(MlKemTest, TenThousandKeysAndCiphertexts) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "takes a minute under sanitizers, which run the hundred above";
#endif
  EXPECT_EQ(accumulated(10'000), "8a518cc63da366322a8e7a818c7a0d63483cb3528d34a4cf42f35d5ad73f22fc");
}

TEST(MlKemTest, KeysOfNist) {
  for (const AcvpKey& known : kAcvpKeys) {
    const Bytes seed = from_hex(std::string(known.d) + std::string(known.z));
    std::array<std::uint8_t, 32> digest{};
    hash(Hash::sha3_256, {ml_kem_public_key(std::span(seed).first<kMlKemSeedBytes>())}, digest);
    EXPECT_EQ(to_hex(digest), known.hash) << known.test;
  }
}

TEST(MlKemTest, EncapsulationsOfNist) {
  for (const AcvpEncapsulation& known : kAcvpEncapsulations) {
    const Bytes key = from_hex(known.key);
    const Bytes randomness = from_hex(known.randomness);
    const auto public_key = std::span(key).first<kMlKemPublicKeyBytes>();
    EXPECT_TRUE(is_ml_kem_public_key(public_key)) << known.test;
    std::array<std::uint8_t, 32> shared{};
    EXPECT_EQ(to_hex(ml_kem_encapsulate(public_key, std::span(randomness).first<32>(), shared)), known.ciphertext)
        << known.test;
    EXPECT_EQ(to_hex(shared), known.shared) << known.test;
  }
}

TEST(MlKemTest, EveryChangedBitOfACiphertextGivesAnotherSecret) {
  Stream stream(kMlKemSeedBytes + 32);
  const auto seed = stream.take(kMlKemSeedBytes).first<kMlKemSeedBytes>();
  std::array<std::uint8_t, 32> shared{};
  std::array<std::uint8_t, 32> other{};
  MlKemCiphertext ciphertext = ml_kem_encapsulate(ml_kem_public_key(seed), stream.take(32).first<32>(), shared);
  for (std::size_t bit = 0; bit < 8 * ciphertext.size(); bit += 7) {
    ciphertext[bit / 8] ^= 1 << bit % 8;
    ml_kem_decapsulate(seed, ciphertext, other);
    EXPECT_NE(other, shared) << bit;
    ciphertext[bit / 8] ^= 1 << bit % 8;
  }
}

TEST(MlKemTest, NumbersOfAPublicKeyAreBelowTheModulus) {
  Stream stream(kMlKemSeedBytes);
  MlKemPublicKey key = ml_kem_public_key(stream.take(kMlKemSeedBytes).first<kMlKemSeedBytes>());
  for (const std::size_t first : {0UL, 3UL, 1149UL}) {
    MlKemPublicKey changed = key;
    changed[first] = 3329 & 0xff;
    changed[first + 1] = static_cast<std::uint8_t>((changed[first + 1] & 0xf0) | 3329 >> 8);
    EXPECT_FALSE(is_ml_kem_public_key(changed)) << first;
    changed[first] = 3328 & 0xff;
    changed[first + 1] = static_cast<std::uint8_t>((changed[first + 1] & 0xf0) | 3328 >> 8);
    EXPECT_TRUE(is_ml_kem_public_key(changed)) << first;
  }
}

}  // namespace
}  // namespace tandem::container
