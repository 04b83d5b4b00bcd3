// Tests RSA with padding, over every software engine, with OpenSSL as peer.
#include "rsa/rsa.h"

#include <gtest/gtest.h>
#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>

#include <memory>
#include <string>

#include "algorithms/modexp/engine/software_engine.h"
#include "testing/bytes.h"
#include "testing/variants.h"

namespace tandem::rsa {
namespace {

using tandem::testing::Bytes;
using tandem::testing::Random;
using tandem::testing::random_bytes;

struct Free {
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(EVP_PKEY_CTX* context) const { EVP_PKEY_CTX_free(context); }
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
  void operator()(BIO* file) const { BIO_free(file); }
};
template <class T>
using Owned = std::unique_ptr<T, Free>;

const EVP_MD* md(Hash hash) {
  constexpr const char* kNames[] = {"SHA1", "SHA224", "SHA256", "SHA384", "SHA512"};
  return EVP_get_digestbyname(kNames[static_cast<std::size_t>(hash)]);
}
constexpr Hash kHashes[] = {Hash::sha224, Hash::sha256, Hash::sha384, Hash::sha512};

Bytes digest(Hash hash, const Bytes& message) { return Hasher(hash).update(message).digest(); }

std::string text_of(BIO* file) {
  char* text = nullptr;
  const long bytes = BIO_get_mem_data(file, &text);
  return {text, static_cast<std::size_t>(bytes)};
}

/// OpenSSL's side: a key, and what it makes of messages.
class Peer {
 public:
  explicit Peer(unsigned bits) : key_(EVP_RSA_gen(bits)) {}

  [[nodiscard]] std::string private_pem() const {
    const Owned<BIO> file(BIO_new(BIO_s_mem()));
    EXPECT_EQ(PEM_write_bio_PrivateKey(file.get(), key_.get(), nullptr, nullptr, 0, nullptr, nullptr), 1);
    return text_of(file.get());
  }
  [[nodiscard]] std::string public_pem() const {
    const Owned<BIO> file(BIO_new(BIO_s_mem()));
    EXPECT_EQ(PEM_write_bio_PUBKEY(file.get(), key_.get()), 1);
    return text_of(file.get());
  }
  /// salt_bytes: -1 for PKCS #1 v1.5.
  [[nodiscard]] Bytes sign(Hash hash, int salt_bytes, const Bytes& message) const {
    const Owned<EVP_MD_CTX> context(EVP_MD_CTX_new());
    EVP_PKEY_CTX* of_key = nullptr;
    EXPECT_EQ(EVP_DigestSignInit(context.get(), &of_key, md(hash), nullptr, key_.get()), 1);
    set_padding(of_key, salt_bytes);
    Bytes signature(static_cast<std::size_t>(EVP_PKEY_get_size(key_.get())));
    std::size_t bytes = signature.size();
    EXPECT_EQ(EVP_DigestSign(context.get(), signature.data(), &bytes, message.data(), message.size()), 1);
    return signature;
  }
  [[nodiscard]] bool verifies(Hash hash, int salt_bytes, const Bytes& message, const Bytes& signature) const {
    const Owned<EVP_MD_CTX> context(EVP_MD_CTX_new());
    EVP_PKEY_CTX* of_key = nullptr;
    EXPECT_EQ(EVP_DigestVerifyInit(context.get(), &of_key, md(hash), nullptr, key_.get()), 1);
    set_padding(of_key, salt_bytes);
    return EVP_DigestVerify(context.get(), signature.data(), signature.size(), message.data(), message.size()) == 1;
  }
  using Init = int(EVP_PKEY_CTX*);
  using Apply = int(EVP_PKEY_CTX*, unsigned char*, std::size_t*, const unsigned char*, std::size_t);
  /// OAEP there or back.
  [[nodiscard]] Bytes oaep(Init* init, Apply* apply, Hash hash, const Bytes& label, const Bytes& input) const {
    const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new(key_.get(), nullptr));
    EXPECT_EQ(init(context.get()), 1);
    EXPECT_EQ(EVP_PKEY_CTX_set_rsa_padding(context.get(), RSA_PKCS1_OAEP_PADDING), 1);
    EXPECT_EQ(EVP_PKEY_CTX_set_rsa_oaep_md(context.get(), md(hash)), 1);
    EXPECT_EQ(EVP_PKEY_CTX_set_rsa_mgf1_md(context.get(), md(hash)), 1);
    if (!label.empty()) {
      void* const copy = OPENSSL_memdup(label.data(), label.size());
      EXPECT_EQ(EVP_PKEY_CTX_set0_rsa_oaep_label(context.get(), copy, static_cast<int>(label.size())), 1);
    }
    Bytes output(static_cast<std::size_t>(EVP_PKEY_get_size(key_.get())));
    std::size_t bytes = output.size();
    EXPECT_EQ(apply(context.get(), output.data(), &bytes, input.data(), input.size()), 1);
    output.resize(bytes);
    return output;
  }

 private:
  static void set_padding(EVP_PKEY_CTX* context, int salt_bytes) {
    const int padding = salt_bytes < 0 ? RSA_PKCS1_PADDING : RSA_PKCS1_PSS_PADDING;
    EXPECT_EQ(EVP_PKEY_CTX_set_rsa_padding(context, padding), 1);
    if (salt_bytes >= 0) {
      EXPECT_EQ(EVP_PKEY_CTX_set_rsa_pss_saltlen(context, salt_bytes), 1);
    }
  }

  Owned<EVP_PKEY> key_;
};

const Peer& peer_of(unsigned bits) {
  static const Peer peers[] = {Peer(1024), Peer(2048), Peer(4096)};
  return peers[bits / 2048];
}

/// Tests of the engines of a variant.
class Rsa : public ::testing::TestWithParam<modexp::Variant> {
 protected:
  void SetUp() override {
    if (!GetParam().available()) GTEST_SKIP() << "not run: this machine lacks " << GetParam().needs;
    public_ = std::make_unique<modexp::SoftwareEngine>(Algorithm::rsa_public, GetParam());
    private_ = std::make_unique<modexp::SoftwareEngine>(Algorithm::rsa_private, GetParam());
  }
  /// Returns the sizes that are not too slow for this.
  [[nodiscard]] std::vector<unsigned> sizes() const {
    if (GetParam().name == "reference") return {1024};
    return {1024, 2048, 4096};
  }
  void read(const Peer& peer) {
    ASSERT_EQ(read_private_key(peer.private_pem(), key_), Status::ok);
    ASSERT_EQ(read_public_key(peer.public_pem(), public_key_), Status::ok);
    ASSERT_EQ(public_key_.octets, key_.public_key.octets);
  }

  std::unique_ptr<Engine> public_;
  std::unique_ptr<Engine> private_;
  PrivateKey key_;
  PublicKey public_key_;
  Random random_{8017};
};
INSTANTIATE_TEST_SUITE_P(All, Rsa, ::testing::ValuesIn(modexp::kVariants.begin(), modexp::kVariants.end()),
                         tandem::testing::variant_name);

TEST_P(Rsa, SignaturesGoBothWays) {
  for (const unsigned bits : sizes()) {
    const Peer& peer = peer_of(bits);
    read(peer);
    for (const Hash hash : kHashes) {
      const Bytes message = random_bytes(random_, random_.below(200));
      Bytes signature;
      ASSERT_EQ(sign_pkcs1(*private_, key_, hash, digest(hash, message), signature), Status::ok);
      EXPECT_TRUE(peer.verifies(hash, -1, message, signature));
      EXPECT_EQ(signature, peer.sign(hash, -1, message)) << "there is but one";
      EXPECT_EQ(verify_pkcs1(*public_, public_key_, hash, digest(hash, message), signature), Status::ok);
      for (const int salt : {0, 20, 32}) {
        const auto salt_bytes = static_cast<std::size_t>(salt);
        ASSERT_EQ(sign_pss(*private_, key_, hash, salt_bytes, digest(hash, message), signature), Status::ok);
        EXPECT_TRUE(peer.verifies(hash, salt, message, signature));
        const Bytes theirs = peer.sign(hash, salt, message);
        EXPECT_EQ(verify_pss(*public_, public_key_, hash, salt_bytes, digest(hash, message), theirs), Status::ok);
        EXPECT_EQ(verify_pss(*public_, public_key_, hash, salt_bytes + 1, digest(hash, message), theirs),
                  Status::authentication);
      }
    }
  }
}

TEST_P(Rsa, AForgedSignatureIsNone) {
  read(peer_of(1024));
  const Bytes message = random_bytes(random_, 50), other = random_bytes(random_, 50);
  const Bytes pkcs1 = peer_of(1024).sign(Hash::sha256, -1, message),
              pss = peer_of(1024).sign(Hash::sha256, 32, message);
  const auto rejected = [&](const Bytes& text, const Bytes& one, const Bytes& two) {
    EXPECT_EQ(verify_pkcs1(*public_, public_key_, Hash::sha256, digest(Hash::sha256, text), one),
              Status::authentication);
    EXPECT_EQ(verify_pss(*public_, public_key_, Hash::sha256, 32, digest(Hash::sha256, text), two),
              Status::authentication);
  };
  rejected(other, pkcs1, pss);
  rejected(message, pss, pkcs1);
  rejected(message, Bytes(), Bytes());
  rejected(message, Bytes(128), Bytes(128));
  rejected(message, Bytes(128, 0xff), Bytes(128, 0xff));
  rejected(message, Bytes(pkcs1.begin() + 1, pkcs1.end()), Bytes(pss.begin() + 1, pss.end()));
  for (int i = 0; i < 50; ++i) {
    Bytes one = pkcs1, two = pss;
    one[random_.below(128)] ^= static_cast<std::uint8_t>(1 + random_.below(255));
    two[random_.below(128)] ^= static_cast<std::uint8_t>(1 + random_.below(255));
    rejected(message, one, two);
  }
  EXPECT_EQ(verify_pkcs1(*public_, public_key_, Hash::sha384, digest(Hash::sha384, message), pkcs1),
            Status::authentication);
}

TEST_P(Rsa, EncryptionGoesBothWays) {
  for (const unsigned bits : sizes()) {
    const Peer& peer = peer_of(bits);
    read(peer);
    for (const Hash hash : {Hash::sha256, Hash::sha384}) {
      const std::size_t longest = bits / 8 - 2 - 2 * static_cast<std::size_t>(EVP_MD_get_size(md(hash)));
      for (const std::size_t bytes : {std::size_t{0}, std::size_t{16}, longest}) {
        const Bytes message = random_bytes(random_, bytes), label = random_bytes(random_, bytes % 3 * 5);
        Bytes ciphertext, plaintext;
        ASSERT_EQ(encrypt_oaep(*public_, public_key_, hash, label, message, ciphertext), Status::ok);
        EXPECT_EQ(peer.oaep(EVP_PKEY_decrypt_init, EVP_PKEY_decrypt, hash, label, ciphertext), message);
        const Bytes theirs = peer.oaep(EVP_PKEY_encrypt_init, EVP_PKEY_encrypt, hash, label, message);
        ASSERT_EQ(decrypt_oaep(*private_, key_, hash, label, theirs, plaintext), Status::ok);
        EXPECT_EQ(plaintext, message);
      }
      Bytes ciphertext;
      EXPECT_EQ(max_oaep_bytes(public_key_, hash), longest);
      EXPECT_EQ(encrypt_oaep(*public_, public_key_, hash, {}, Bytes(longest + 1), ciphertext), Status::bad_length);
      EXPECT_TRUE(ciphertext.empty());
    }
  }
}

TEST_P(Rsa, AForgedCiphertextGivesNothing) {
  read(peer_of(1024));
  const Bytes message = random_bytes(random_, 30), label = random_bytes(random_, 9);
  Bytes good, plaintext;
  ASSERT_EQ(encrypt_oaep(*public_, public_key_, Hash::sha256, label, message, good), Status::ok);
  const auto rejected = [&](const Bytes& with, const Bytes& ciphertext) {
    plaintext = {1, 2, 3};
    EXPECT_EQ(decrypt_oaep(*private_, key_, Hash::sha256, with, ciphertext, plaintext), Status::authentication);
    EXPECT_TRUE(plaintext.empty());
  };
  rejected({}, good);
  rejected(label, Bytes());
  rejected(label, Bytes(128, 0xff));
  rejected(label, Bytes(128));
  rejected(label, Bytes(good.begin(), good.end() - 1));
  for (int i = 0; i < 20; ++i) {
    Bytes forged = good;
    forged[random_.below(128)] ^= static_cast<std::uint8_t>(1 + random_.below(255));
    rejected(label, forged);
  }
}

TEST_P(Rsa, WhatCannotBeMadeIsRefused) {
  read(peer_of(1024));
  Bytes out = {1};
  EXPECT_EQ(sign_pkcs1(*private_, key_, Hash::sha1, {}, out), Status::unsupported);
  EXPECT_EQ(sign_pss(*private_, key_, Hash::sha1, 20, {}, out), Status::unsupported);
  EXPECT_EQ(encrypt_oaep(*public_, public_key_, Hash::sha1, {}, {}, out), Status::unsupported);
  EXPECT_EQ(sign_pss(*private_, key_, Hash::sha512, 63, digest(Hash::sha512, {}), out), Status::bad_length)
      << "128 bytes are too few";
  EXPECT_EQ(encrypt_oaep(*public_, public_key_, Hash::sha512, {}, {}, out), Status::bad_length);
  EXPECT_FALSE(max_oaep_bytes(public_key_, Hash::sha512));
  for (const std::size_t bytes : {0, 31, 33}) {
    const Bytes other(bytes);
    EXPECT_EQ(sign_pkcs1(*private_, key_, Hash::sha256, other, out), Status::io_error);
    EXPECT_EQ(sign_pss(*private_, key_, Hash::sha256, 32, other, out), Status::io_error);
    EXPECT_EQ(verify_pkcs1(*public_, public_key_, Hash::sha256, other, Bytes(128)), Status::io_error);
    EXPECT_EQ(verify_pss(*public_, public_key_, Hash::sha256, 32, other, Bytes(128)), Status::io_error);
  }
  EXPECT_TRUE(out.empty());
}

TEST(RsaKeys, OthersAreRefused) {
  PrivateKey key;
  PublicKey public_key;
  const std::string pem = peer_of(1024).private_pem();
  for (const std::string& text : {std::string(), std::string("no key"), pem.substr(0, pem.size() / 2)}) {
    EXPECT_EQ(read_private_key(text, key), Status::bad_key);
    EXPECT_EQ(read_public_key(text, public_key), Status::bad_key);
  }
  const Owned<EVP_PKEY> curve(EVP_EC_gen("P-256"));
  const Owned<BIO> file(BIO_new(BIO_s_mem()));
  ASSERT_EQ(PEM_write_bio_PrivateKey(file.get(), curve.get(), nullptr, nullptr, 0, nullptr, nullptr), 1);
  EXPECT_EQ(read_private_key(text_of(file.get()), key), Status::bad_key);
  const Peer odd(1088);
  EXPECT_EQ(read_private_key(odd.private_pem(), key), Status::unsupported);
  EXPECT_EQ(read_public_key(odd.public_pem(), public_key), Status::unsupported);
  EXPECT_TRUE(key.octets.empty());
}

}  // namespace
}  // namespace tandem::rsa
