// The hybrid KEM and the schedule of keys behind it against published answers.
#include "container/hpke.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "container/base64.h"
#include "container/crypto.h"
#include "container/hybrid.h"
#include "container/ml_kem.h"
#include "container/tag.h"
#include "container/text_fixture.h"

namespace tandem::container {
namespace {

// Source  draft-ietf-hpke-pq, test vectors: mode 0, KEM 0x647a, KDF 1, AEAD 3. Of the public key the SHA-256.
constexpr char kSeed[] = "b3f98b03126a431ccecc62ae0f68e102c2d8e1cc7b21ba85d821d8e31761e0f8";
constexpr char kPublicKeyHash[] = "120b60e0ae3c00c1c9def1c61aeb12de710bfa49646ae6f99a7e564b25ace493";
constexpr char kEncapsulated[] =
    "b440cb006466e8ee9d161b371b6fa1ec419d6a7589492378dc678fedbcf9e7debfb47f7e0b5368b0e77ef5b5866686b65231dbd1c1a42e0a"
    "f9b0abb06c795a1af0734b450dbb60fe0486b1497d7b09d0c46617a40c5f8c8ab51c2e8e1f48023f73b7c4716bba2e905d5fb42c3dedff16"
    "6553ecf033305a57bf436317e6513deea2f65537065bb5d82dc4b8a965c3e939b910dc6b027e01673a6e1399b93976292ef9fd81120ef2f6"
    "c47d94a1c77d9fe16ba7107a8a6a4ce9ce0d302847d602167de077e17dbb7e0154202f76c381c4b6d8bca51680dab4dbf373da8f09aa23d2"
    "174fb36681ce42108f7baadcb35626baf30a416bd79b3e249585079c277b79b7b31108ef061f25b5d4e548f6f5cc3d4c24fa0f1716843bb6"
    "3ad00a78f37d2e2b81517810abe9853829bed7b3ba309ad697d8a5f66af4dd237c25725e9c6263744bf8641d475d4792ab0535d2b4fdfcf0"
    "c5d95118f5779521023016d49751794a1ce66f2a652436843978937562a4a5e8628d2b720890d7f3b21c151399ba7db03cd15516c6a94b84"
    "f6d01a37ba92cc7ac6c480dc9f67c3a066378180bcd2922d3f5c65d69fd0b96aadc055d6b05ebb1105acc609f200e0c945a10e4e11371e23"
    "369de2069ccd7175a652c3cd09eb7f17c9b65b4aa79b26468f9b21f8c0aa8f7471d5cfbf3697d3eedea9351597ce981e7cf745c2950070c1"
    "f82f132b48584d03ba1262cb856ff6b5ae25992df8612d24f068b4325d3360673ed3ef6e2a57de297d5482c5cc355bc07f1d975fc6d60cd7"
    "109bf5a77a0ff7b2c5d9f4a276d30cb49da48b8b90b644b15a5b68fcc67c25f09a8e567cbe4fa2e2ba11c02993e9e9b4116a7c60da64a719"
    "32800aec2fb4d2eceef57c6fc2308f3adcd9b46a28748516284bdb4b3a36851512c5e0e6ed37ef5f00b07dc3c42667cf95cad764e47f48a9"
    "94d17c103f8225755c76008013897c03c31043df0eb39a603e09caeaa41ae24488fe96e4d83b4ae5481045f4a7cfd7c80b31ce9eeb8fdecd"
    "34be1245f368ab5a3215cbcdfbe0529e1fbc4ba0041cfaba09836c25dd6219e75fbc6f143e74d686ecd9e1a416881bc21a9129fb865e8233"
    "2985798f701f7952c4e69e7b4e6bd03bffdc0c65e2a2fde89f73b8659fd2cc7dfb070d3e95581d1bc587a2d9c4bf142fdc1f20856d3cfb64"
    "d35744ee279b829184723221e9fb19f012ab99c4bb1a904a116727b667c5a11a0e11f3e31682b0c114345ecc3ee153bccd884654bd5a8a02"
    "3aa3db878148736f6a090f92785423a9ba2b037b3b90ee91657ba48a125360dae75a6fddfea406ca823a5e4fbb54aa8909fbd85d95d2ed25"
    "6ed5d6a9194fad0d81a44d3172abf6b90cecd1ed2080762d670db4d3437ef8e9e7d39db4b4215c33f8d19240ed4bf2de8b1076b345707043"
    "a735bf9e96e16c8b670cf2df0ce8db638c7d84a13ee7b35266c7f0e60d2cb2e5734e9d646a871d0dfd8b4ee5f825bf799a1251ed21e54510"
    "e9c605bc83a0bd9673aee80e8d064a95c3c3151ffd27608173637fb9de30b3c02d96eecac05dbf7c2fbc98b4a1f6972ce928322a22e2b75c";
constexpr char kInfo[] = "4f6465206f6e2061204772656369616e2055726e";
constexpr char kShared[] = "b90cf181d95351d1091569487caaf6c3434eeb181a2c4c04631980ce139afa67";
constexpr char kKey[] = "4a4c042267e8ec360c83b2baf0d5e3dcca73a86531cdf67ec41d95bccfe12387";
constexpr char kBaseNonce[] = "5ddfaaee10a4dfd0d8e1b49f";

TEST(HpkeTest, HybridKnownAnswer) {
  SecretBytes<32> seed;
  std::ranges::copy(from_hex(kSeed), seed.bytes.begin());
  const HybridIdentity identity = hybrid_identity(seed);
  std::array<std::uint8_t, 32> digest{};
  hash(Hash::sha256, {identity.recipient.lattice, identity.recipient.point}, digest);
  EXPECT_EQ(to_hex(digest), kPublicKeyHash);

  // The secret keys are the seed's, stretched.
  SecretBytes<96> keys;
  hash(Hash::shake256, {seed.bytes}, keys.bytes);
  const std::span<const std::uint8_t, 96> all(keys.bytes);
  const Bytes encapsulated = from_hex(kEncapsulated);
  const std::span<const std::uint8_t> bytes(encapsulated);
  ASSERT_EQ(bytes.size(), kMlKemCiphertextBytes + 32);
  const auto share = bytes.last<32>();
  SecretBytes<32> lattice;
  SecretBytes<32> curve;
  ml_kem_decapsulate(all.first<64>(), bytes.first<kMlKemCiphertextBytes>(), lattice.bytes);
  ASSERT_TRUE(x25519(all.last<32>(), share, curve.bytes));
  const SecretBytes<32> shared =
      hybrid_kem_secret(Kem::ml_kem_768_x25519, lattice, curve, share, identity.recipient.point);
  EXPECT_EQ(to_hex(shared.bytes), kShared);
  const HpkeKey key = hpke_key(Kem::ml_kem_768_x25519, shared, kInfo);
  EXPECT_EQ(to_hex(key.key.bytes), kKey);
  EXPECT_EQ(to_hex(key.nonce), kBaseNonce);
}

// Source  draft-ietf-hpke-pq-05, A.4.1: share and recipient are the last 65 bytes of enc and pkRm; the two secrets
//         follow from skRm and enc, by FIPS 203 and SP 800-56A.
TEST(HpkeTest, HybridOfP256KnownAnswer) {
  SecretBytes<32> lattice;
  SecretBytes<32> curve;
  std::ranges::copy(from_hex("ee3d49502dedccf41ad6586997d43652f4695d7747f3a2bba177aee45de83067"),
                    lattice.bytes.begin());
  std::ranges::copy(from_hex("19405918d3f11b4bd0a1b879f80a37941d71833be3502874489d0d1937af5a0f"), curve.bytes.begin());
  const Bytes share = from_hex(
      "04fa6fa72b58b173345901cae4b54ff0860016232a46bc55d622880aa8a25216c58793cf2c94a1df461b758d43784e9c9cb8e67928b5c81a"
      "78903643508659e6ee");
  const Bytes recipient = from_hex(
      "048b134f6b4783ce04cb9f5a67cfe41303954ee05abeab8aab18d97a790e60851fb2f11ab388694528ee86713e8fb3a79c3cdf4852f11c95"
      "fe359a2a94af5a55e9");
  const SecretBytes<32> shared = hybrid_kem_secret(Kem::ml_kem_768_p256, lattice, curve, share, recipient);
  EXPECT_EQ(to_hex(shared.bytes), "556ec9c8df352a315ec7fa6d72848b7f277a5f7181169a107d97b444d7bfa6ce");
}

TEST(HpkeTest, EveryKemHasItsOwnKeys) {
  const SecretBytes<32> shared;
  const std::string p256 = to_hex(hpke_key(Kem::p256, shared, "info").key.bytes);
  const std::string hybrid = to_hex(hpke_key(Kem::ml_kem_768_p256, shared, "info").key.bytes);
  EXPECT_NE(p256, hybrid);
  EXPECT_NE(p256, to_hex(hpke_key(Kem::p256, shared, "other").key.bytes));
}

TEST(HybridTest, RecipientsAreReadAsTheyAreWritten) {
  const HybridRecipient recipient = generate_hybrid_identity().recipient;
  HybridRecipient read;
  ASSERT_EQ(parse_recipient(encode_recipient(recipient), read), Bech32Status::ok);
  EXPECT_EQ(read.lattice, recipient.lattice);
  EXPECT_EQ(read.point, recipient.point);
}

TEST(HybridTest, PointsOfLowOrderAreRefused) {
  const HybridIdentity identity = generate_hybrid_identity();
  FileKey key;
  Stanza stanza;
  ASSERT_EQ(seal(identity.recipient, key, stanza), FileStatus::ok);
  EXPECT_EQ(open(identity, stanza, key), FileStatus::ok);
  Bytes encapsulation;
  ASSERT_TRUE(decode_base64(stanza.arguments[1], Padding::none, encapsulation));
  for (const std::uint8_t first : {0, 1}) {  // both of low order; RFC 7748, section 6.1
    std::fill(encapsulation.end() - 32, encapsulation.end(), 0);
    *(encapsulation.end() - 32) = first;
    stanza.arguments[1].clear();
    append_base64(encapsulation, Padding::none, stanza.arguments[1]);
    EXPECT_EQ(open(identity, stanza, key), FileStatus::low_order_share);
    HybridRecipient weak = identity.recipient;
    weak.point = {first};
    Stanza unused;
    EXPECT_EQ(seal(weak, key, unused), FileStatus::low_order_share);
  }
}

/// The public half of new hardware.
struct TagKey {
  Bytes lattice;
  P256Point point{};
};

TagKey new_tag_key() {
  TagKey key;
  SecretBytes<32> agreed;
  SecretBytes<kMlKemSeedBytes> seed;
  random_bytes(seed.bytes);
  const MlKemPublicKey lattice = ml_kem_public_key(seed.bytes);
  key.lattice.assign(lattice.begin(), lattice.end());
  const auto base = p256_point(from_hex("036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"));
  key.point = p256_agree(base.value(), agreed.bytes);
  return key;
}

TEST(TagTest, PointsHaveOneEncodingEach) {
  const TagKey key = new_tag_key();
  const std::span<const std::uint8_t> point(key.point);
  const std::uint8_t parity = point.back() & 1;
  const auto status = [](std::string_view prefix, const Bytes& lattice, int first, std::span<const std::uint8_t> rest) {
    Bytes bytes = lattice;
    bytes.push_back(static_cast<std::uint8_t>(first));
    bytes.insert(bytes.end(), rest.begin(), rest.end());
    TagRecipient recipient;
    return parse_recipient(view(encode_bech32(prefix, bytes)), recipient);
  };
  const auto x = point.subspan(1, 32);
  const auto both = point.subspan(1);
  EXPECT_EQ(status("age1tag", {}, 2 + parity, x), Bech32Status::ok);
  EXPECT_EQ(status("age1tag", {}, 4, both), Bech32Status::wrong_length);
  EXPECT_EQ(status("age1tag", {}, 4, x), Bech32Status::malformed);
  EXPECT_EQ(status("age1tagpq", key.lattice, 4, both), Bech32Status::ok);
  EXPECT_EQ(status("age1tagpq", key.lattice, 2 + parity, x), Bech32Status::wrong_length);
  // These are the "hybrid" form of SEC 1, and a compressed point with something behind it.
  EXPECT_EQ(status("age1tagpq", key.lattice, 6 + parity, both), Bech32Status::malformed);
  EXPECT_EQ(status("age1tagpq", key.lattice, 2 + parity, both), Bech32Status::malformed);
}

// Source  C2SP age.md, "The tagged recipient types": of p256tag the compressed point is hashed, of mlkem768p256tag the
//         uncompressed one.
TEST(TagTest, TagsAreMadeOfTheEncodedPoint) {
  const TagKey key = new_tag_key();
  Bytes compressed(key.point.begin(), key.point.begin() + 33);
  compressed[0] = 2 + (key.point.back() & 1);
  const auto expect_tag = [](const TagRecipient& recipient, std::span<const std::uint8_t> point,
                             std::string_view info) {
    Stanza stanza;
    seal(recipient, FileKey(), stanza);
    ASSERT_EQ(stanza.arguments.size(), 3U);
    Bytes input;
    ASSERT_TRUE(decode_base64(stanza.arguments[2], Padding::none, input));
    std::array<std::uint8_t, 32> digest{};
    hash(Hash::sha256, {point}, digest);
    input.insert(input.end(), digest.begin(), digest.begin() + 4);
    const std::string message(input.begin(), input.end());
    std::string tag;
    const std::array<std::uint8_t, 32> mac = hmac_sha256(bytes_of(info), message);
    append_base64(std::span(mac).first(4), Padding::none, tag);
    EXPECT_EQ(stanza.arguments[1], tag);
  };
  expect_tag({.point = key.point, .lattice = {}}, compressed, "age-encryption.org/p256tag");
  expect_tag({.point = key.point, .lattice = key.lattice}, key.point, "age-encryption.org/mlkem768p256tag");
}

}  // namespace
}  // namespace tandem::container
