// Known answers for signatures and decryption with padding (schema kat-1) in the directory TANDEM_VECTORS, if it is
// set. What src/rsa leaves out is checked with its variant's power and OpenSSL's padding: two hash functions in one
// operation, and decryption by PKCS #1 v1.5.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <gtest/gtest.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include "algorithms/modexp/check/modexp_answers.h"
#include "algorithms/modexp/check/modexp_fixture.h"
#include "algorithms/modexp/engine/software_engine.h"
#include "algorithms/modexp/tb/big.h"
#include "rsa/rsa.h"
#include "testing/known_answers.h"

namespace tandem::rsa {
namespace {

using modexp::Operation;
using modexp::tb::Big;
using tandem::testing::Answer;
using tandem::testing::Bytes;
using tandem::testing::Expected;
using tandem::testing::kChecked;

/// The names in files, in the order of Hash.
constexpr const char* kHashNames[] = {"SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512"};

const EVP_MD* md(Hash hash) {
  constexpr const char* kNames[] = {"SHA1", "SHA224", "SHA256", "SHA384", "SHA512"};
  return EVP_get_digestbyname(kNames[static_cast<std::size_t>(hash)]);
}

/// The hash functions of a test, of the message or label and of the mask.
struct Hashes {
  explicit Hashes(const Answer& answer) {
    const std::string name = answer.text("hash");
    for (const auto& [found, wanted] :
         {std::pair(&hash, name), {&mask, answer.has("mgf_hash") ? answer.text("mgf_hash") : name}}) {
      const auto at = std::ranges::find(kHashNames, wanted);
      if (at == std::end(kHashNames)) {
        other = "with " + wanted;
      } else {
        *found = static_cast<Hash>(at - kHashNames);
      }
    }
  }

  Hash hash = Hash::sha256;
  Hash mask = Hash::sha256;
  std::string other;  ///< why the test cannot be checked; empty if it can
};

class RsaKnownAnswers : public ::testing::TestWithParam<modexp::Variant> {
 protected:
  void SetUp() override {
    if (!tandem::testing::has_known_answers()) GTEST_SKIP() << tandem::testing::kNoKnownAnswers;
    if (!GetParam().available()) GTEST_SKIP() << "not run: this machine lacks " << GetParam().needs;
    public_ = std::make_unique<modexp::SoftwareEngine>(Algorithm::rsa_public, GetParam());
    private_ = std::make_unique<modexp::SoftwareEngine>(Algorithm::rsa_private, GetParam());
  }

  /// Sets of before have no files of decryption.
  static bool has_file(const std::string& name) {
    return std::filesystem::exists(std::string(std::getenv("TANDEM_VECTORS")) + "/" + name);
  }

  /// Gives `check` all tests of a file whose keys and fields the variant takes.
  template <class Check>
  static void for_each(const std::string& name, bool is_private, const Check& check) {
    tandem::testing::check_all(name, std::string(GetParam().name), [&](const Answer& answer) -> std::string {
      for (const char* const field : {"msg", "sig", "ct", "label"}) {
        if (!answer.is_whole_bytes(field)) return "not whole bytes";
      }
      const std::size_t bits = Big(answer.key("n")).bits();
      if (bits < modexp::kMinBits || bits > modexp::kMaxBits || bits % modexp::kStepBits != 0) {
        return "with a modulus of another length";
      }
      if (is_private && GetParam().name == "reference" && bits > 2048) return "that take this variant too long";
      return check(answer);
    });
  }

  static modexp::testing::Key key_of(const Answer& answer) {
    modexp::testing::Key key;
    key.n = modexp::testing::without_zeros(answer.key("n"));
    key.e = modexp::testing::without_zeros(answer.key("e"));
    if (!answer.key_has("d")) return key;
    const Big d(answer.key("d"));
    key.d = d.bytes(key.n.size());
    if (!answer.key_has("p") || !answer.key_has("q")) return key;
    const Big p(answer.key("p")), q(answer.key("q"));
    if (p.bits() != q.bits() || p.bits() != 4 * key.n.size()) return key;
    const std::size_t half = key.n.size() / 2;
    key.p = p.bytes(half);
    key.q = q.bytes(half);
    key.dp = (d % (p - 1)).bytes(half);
    key.dq = (d % (q - 1)).bytes(half);
    key.qinv = q.inverse_mod(p).bytes(half);
    return key;
  }

  static PublicKey public_key_of(const Answer& answer) {
    const modexp::testing::Key numbers = key_of(answer);
    PublicKey key;
    key.iv.modulus_bits = static_cast<std::uint16_t>(8 * numbers.n.size());
    key.iv.exponent_bytes = static_cast<std::uint16_t>(numbers.e.size());
    append(key.octets, numbers.n, numbers.e);
    return key;
  }

  /// Returns the private key of a test: with primes if the test has them and they are as long as each other.
  static PrivateKey private_key_of(const Answer& answer) {
    const modexp::testing::Key numbers = key_of(answer);
    PrivateKey key;
    key.public_key = public_key_of(answer);
    key.iv = key.public_key.iv;
    key.iv.check_bytes = key.iv.exponent_bytes;
    if (numbers.p.empty()) {
      key.iv.form = RsaIv::Form::exponent;
      key.iv.exponent_bytes = static_cast<std::uint16_t>(numbers.d.size());
      append(key.octets, numbers.n, numbers.d, numbers.e);
    } else {
      key.iv.exponent_bytes = static_cast<std::uint16_t>(numbers.p.size());
      append(key.octets, numbers.p, numbers.q, numbers.dp, numbers.dq, numbers.qinv, numbers.e);
    }
    return key;
  }

  /// Returns the power of the private key; nothing if the ciphertext is none of the key.
  Bytes decrypted(const Answer& answer) {
    const modexp::testing::Key key = key_of(answer);
    const Bytes ciphertext = answer.bytes("ct");
    if (ciphertext.size() != key.n.size() || ciphertext >= key.n) return {};
    return power(key, key.p.empty() ? Operation::private_exponent : Operation::primes, ciphertext);
  }

  Bytes power(const modexp::testing::Key& key, Operation operation, const Bytes& base) {
    modexp::testing::Case one(key, operation, base, random_, operation != Operation::public_exponent);
    modexp::Message message = one.message();
    EXPECT_EQ(modexp::run(GetParam(), message), Status::ok);
    return one.result();
  }

  /// Returns whether the signature of a test is one by PSS, with a hash function for the mask that is not the
  /// message's.
  bool is_pss(const Answer& answer, const Hashes& hashes) {
    const modexp::testing::Key key = key_of(answer);
    const Bytes signature = answer.bytes("sig"), message = answer.bytes("msg");
    if (signature.size() != key.n.size() || signature >= key.n) return false;
    const Bytes encoded = power(key, Operation::public_exponent, signature);
    const std::unique_ptr<RSA, void (*)(RSA*)> rsa(RSA_new(), RSA_free);
    RSA_set0_key(rsa.get(), BN_bin2bn(key.n.data(), static_cast<int>(key.n.size()), nullptr),
                 BN_bin2bn(key.e.data(), static_cast<int>(key.e.size()), nullptr), nullptr);
    Bytes digest(EVP_MAX_MD_SIZE);
    EXPECT_EQ(EVP_Digest(message.data(), message.size(), digest.data(), nullptr, md(hashes.hash), nullptr), 1);
    const int right = RSA_verify_PKCS1_PSS_mgf1(rsa.get(), digest.data(), md(hashes.hash), md(hashes.mask),
                                                encoded.data(), static_cast<int>(answer.number("salt_bits") / 8));
    ERR_clear_error();
    return right == 1;
  }

  template <class... Numbers>
  static void append(Bytes& octets, const Numbers&... numbers) {
    (octets.insert(octets.end(), numbers.begin(), numbers.end()), ...);
  }

  std::unique_ptr<Engine> public_;
  std::unique_ptr<Engine> private_;
  tandem::testing::Random random_{8017};
};
INSTANTIATE_TEST_SUITE_P(All, RsaKnownAnswers, ::testing::ValuesIn(modexp::kVariants.begin(), modexp::kVariants.end()),
                         tandem::testing::variant_name);

Bytes digest(Hash hash, const Answer& answer) { return Hasher(hash).update(answer.bytes("msg")).digest(); }

Status expected_status(const Answer& answer) {
  return answer.expected() == Expected::valid ? Status::ok : Status::authentication;
}

TEST_P(RsaKnownAnswers, SignaturesOfPkcs1) {
  for_each("rsa-pkcs1-sig.json", false, [&](const Answer& answer) -> std::string {
    const Hashes hashes(answer);
    if (!hashes.other.empty()) return hashes.other;
    const Status status =
        verify_pkcs1(*public_, public_key_of(answer), hashes.hash, digest(hashes.hash, answer), answer.bytes("sig"));
    EXPECT_EQ(status, expected_status(answer));
    return kChecked;
  });
}

TEST_P(RsaKnownAnswers, SignaturesOfPss) {
  for_each("rsa-pss.json", false, [&](const Answer& answer) -> std::string {
    const Hashes hashes(answer);
    if (!hashes.other.empty()) return hashes.other;
    if (answer.number("salt_bits") % 8 != 0) return "not whole bytes";
    if (hashes.mask != hashes.hash) {
      EXPECT_EQ(is_pss(answer, hashes), answer.expected() == Expected::valid);
      return kChecked;
    }
    const Status status = verify_pss(*public_, public_key_of(answer), hashes.hash, answer.number("salt_bits") / 8,
                                     digest(hashes.hash, answer), answer.bytes("sig"));
    EXPECT_EQ(status, expected_status(answer));
    return kChecked;
  });
}

// A test whose message is absent must be refused.
TEST_P(RsaKnownAnswers, DecryptionOaep) {
  if (!has_file("rsa-oaep.json")) GTEST_SKIP() << "TANDEM_VECTORS has no rsa-oaep.json";
  for_each("rsa-oaep.json", true, [&](const Answer& answer) -> std::string {
    const Hashes hashes(answer);
    if (!hashes.other.empty()) return hashes.other;
    const Bytes label = answer.bytes("label");
    Bytes message = {1};
    Status status = Status::authentication;
    if (hashes.mask == hashes.hash) {
      status = decrypt_oaep(*private_, private_key_of(answer), hashes.hash, label, answer.bytes("ct"), message);
    } else {
      const Bytes block = decrypted(answer);
      message.resize(block.size());
      const int size = static_cast<int>(block.size());
      const int bytes = block.empty() ? -1
                                      : RSA_padding_check_PKCS1_OAEP_mgf1(
                                            message.data(), size, block.data(), size, size, label.data(),
                                            static_cast<int>(label.size()), md(hashes.hash), md(hashes.mask));
      ERR_clear_error();
      if (bytes >= 0) status = Status::ok;
      message.resize(static_cast<std::size_t>(std::max(bytes, 0)));
    }
    EXPECT_EQ(status, expected_status(answer));
    if (answer.expected() == Expected::valid) {
      EXPECT_EQ(message, answer.bytes("msg"));
    } else {
      EXPECT_TRUE(message.empty());
    }
    return kChecked;
  });
}

// RFC 8017, section 7.2.2: 0, 2, at least eight bytes that are not 0, then 0 and the message.
TEST_P(RsaKnownAnswers, DecryptionPkcs1) {
  if (!has_file("rsa-pkcs1-dec.json")) GTEST_SKIP() << "TANDEM_VECTORS has no rsa-pkcs1-dec.json";
  for_each("rsa-pkcs1-dec.json", true, [&](const Answer& answer) -> std::string {
    const Bytes block = decrypted(answer);
    const bool begins = block.size() >= 11 && block[0] == 0 && block[1] == 2;
    const auto zero = begins ? std::find(block.begin() + 2, block.end(), 0) : block.end();
    const bool is_valid = zero != block.end() && zero - block.begin() >= 10;
    EXPECT_EQ(is_valid, answer.expected() == Expected::valid);
    if (is_valid) {
      EXPECT_EQ(Bytes(zero + 1, block.end()), answer.bytes("msg"));
    }
    return kChecked;
  });
}

}  // namespace
}  // namespace tandem::rsa
