// Tests SSH keys: a file that age made, the keys of a standard, and what is refused.
#include "container/ssh.h"

#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>

#include <algorithm>
#include <memory>
#include <string>

#include "container/crypto.h"
#include "container/secret_base64.h"
#include "container/ssh_crypto.h"
#include "container/ssh_private_key.h"
#include "container/text_fixture.h"

namespace tandem::container {
namespace {

/// A string as SSH sends it.
std::string sent(std::string_view text) {
  std::string result;
  for (const int shift : {24, 16, 8, 0}) result += static_cast<char>(text.size() >> shift);
  return result.append(text);
}

/// Returns the identity whose seed is 32 bytes of 0x42.
SshIdentity identity() {
  SecretBytes<32> seed;
  seed.bytes.fill(0x42);
  return ssh_ed25519_identity(seed);
}

TEST(SshTest, PointsOfEd25519AreThoseOfX25519) {
  SecretBytes<32> seed;
  for (int i = 0; i < 200; ++i) {
    random_bytes(seed.bytes);
    const SshIdentity one = ssh_ed25519_identity(seed);
    EXPECT_EQ(to_x25519_point(ed25519_public_key(seed)), one.recipient.point);
    SshRecipient again;
    EXPECT_EQ(read_ssh_recipient(encode_recipient(one.recipient), again), KeyStatus::ok);
    EXPECT_EQ(again, one.recipient);
  }
  // The base points, RFC 8032, section 5.1, and RFC 7748, section 4.1.
  std::array<std::uint8_t, 32> base{};
  base.fill(0x66);
  base[0] = 0x58;
  EXPECT_EQ(to_hex(to_x25519_point(base).value()), "0900000000000000000000000000000000000000000000000000000000000000");
  // Half of all numbers are no point.
  int points = 0;
  for (int i = 0; i < 256; ++i) {
    base[0] = static_cast<std::uint8_t>(i);
    points += to_x25519_point(base).has_value();
  }
  EXPECT_GT(points, 90);
  EXPECT_LT(points, 166);
}

TEST(SshTest, TheNeutralElementSealsNothing) {
  const Bytes wire = bytes_of(sent(kSshEd25519Type) + sent("\x01" + std::string(31, '\0')));
  SshRecipient recipient;
  ASSERT_EQ(read_ssh_wire(wire, recipient), KeyStatus::ok);
  Stanza stanza;
  EXPECT_EQ(seal(recipient, FileKey(), stanza), FileStatus::low_order_share);
}

TEST(SshTest, StanzasOpenAndAreAsLongAsIsSaid) {
  const SshIdentity one = identity();
  FileKey key;
  random_bytes(key.bytes);
  Stanza stanza;
  ASSERT_EQ(seal(one.recipient, key, stanza), FileStatus::ok);
  std::string text;
  append_stanza(stanza, text);
  EXPECT_EQ(text.size(), stanza_bytes(one.recipient));
  EXPECT_TRUE(is_for(one.recipient, stanza));
  FileKey opened;
  ASSERT_EQ(open(one, stanza, opened), FileStatus::ok);
  EXPECT_EQ(opened.bytes, key.bytes);

  Stanza other = stanza;
  other.body[0] ^= 1;
  EXPECT_EQ(open(one, other, opened), FileStatus::no_match);
  other = stanza;
  other.arguments[1] = "AAAAAA";
  EXPECT_FALSE(is_for(one.recipient, other));
  EXPECT_EQ(open(one, other, opened), FileStatus::no_match);
  other = stanza;
  other.arguments.pop_back();
  EXPECT_EQ(open(one, other, opened), FileStatus::bad_header);
  other = stanza;
  other.arguments[2] = std::string(43, 'A');
  EXPECT_EQ(open(one, other, opened), FileStatus::low_order_share);
}

TEST(SshTest, PublicKeysAreReadStrictly) {
  const std::string line = encode_recipient(identity().recipient);
  SshRecipient recipient;
  const auto status = [&](const std::string& text) { return read_ssh_recipient(text, recipient); };
  EXPECT_EQ(status(line), KeyStatus::ok);
  EXPECT_EQ(status(line + " a comment"), KeyStatus::ok);
  EXPECT_EQ(status(replaced(line, " ", "\t ")), KeyStatus::ok);
  EXPECT_EQ(status(replaced(line, "ssh-ed25519", "ssh-rsa")), KeyStatus::ssh_malformed);
  EXPECT_EQ(status(line.substr(0, line.size() - 4)), KeyStatus::ssh_malformed);
  EXPECT_EQ(status(line + "AAAA"), KeyStatus::ssh_malformed);
  EXPECT_EQ(status("ssh-ed25519"), KeyStatus::ssh_malformed);
  EXPECT_EQ(status("ssh-ed25519 "), KeyStatus::ssh_malformed);
  EXPECT_EQ(status("ssh-ed25519 !"), KeyStatus::ssh_malformed);
  EXPECT_EQ(status("ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDd"), KeyStatus::ssh_malformed);
}

TEST(SshTest, NumbersAreInTheirShortestForm) {
  const auto rsa = [](const Bytes& exponent, const Bytes& modulus) {
    const auto text = [](const Bytes& bytes) { return sent(std::string(bytes.begin(), bytes.end())); };
    const Bytes wire = bytes_of(sent(kSshRsaType) + text(exponent) + text(modulus));
    SshRecipient recipient;
    return read_ssh_wire(wire, recipient);
  };
  Bytes modulus(257, 0xff);
  modulus[0] = 0;
  EXPECT_EQ(rsa({1, 0, 1}, modulus), KeyStatus::ok);
  EXPECT_EQ(rsa({0, 1, 0, 1}, modulus), KeyStatus::ssh_malformed);  // a zero too many
  EXPECT_EQ(rsa({0x81}, modulus), KeyStatus::ssh_malformed);        // negative
  EXPECT_EQ(rsa({}, modulus), KeyStatus::ssh_malformed);
  EXPECT_EQ(rsa({1}, modulus), KeyStatus::ssh_malformed);
  EXPECT_EQ(rsa({4}, modulus), KeyStatus::ssh_malformed);
  modulus[256] = 0xfe;
  EXPECT_EQ(rsa({3}, modulus), KeyStatus::ssh_malformed);  // even
  modulus.assign(256, 0x7f);
  EXPECT_EQ(rsa({3}, modulus), KeyStatus::ssh_short);  // 2,047 bits
  modulus.assign(2049, 0x7f);
  EXPECT_EQ(rsa({3}, modulus), KeyStatus::ssh_malformed);  // too long
}

/// A new key of 2,048 bits, in PEM.
std::string new_rsa_pem() {
  const CryptoKey key(EVP_RSA_gen(2048), EVP_PKEY_free);
  const std::unique_ptr<BIO, int (*)(BIO*)> bio(BIO_new(BIO_s_mem()), BIO_free);
  EXPECT_EQ(PEM_write_bio_PrivateKey(bio.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr), 1);
  const char* text = nullptr;
  const long bytes = BIO_get_mem_data(bio.get(), &text);
  return {text, static_cast<std::size_t>(bytes)};
}

// RFC 8017, section 7.1.2, step 1: a ciphertext is as long as the modulus, though it begins with zeros.
TEST(SshTest, SealedByRsaIsAsLongAsTheKey) {
  SshKeyFile file;
  ASSERT_EQ(read_ssh_private_key(new_rsa_pem(), file), KeyStatus::ok);
  ASSERT_TRUE(file.identity);
  FileKey key;
  random_bytes(key.bytes);
  Stanza stanza;
  do {
    ASSERT_EQ(seal(file.identity->recipient, key, stanza), FileStatus::ok);
  } while (stanza.body[0] != 0);
  FileKey opened;
  ASSERT_EQ(open(*file.identity, stanza, opened), FileStatus::ok);
  EXPECT_EQ(opened.bytes, key.bytes);
  Stanza other = stanza;
  other.body.erase(other.body.begin());
  EXPECT_EQ(open(*file.identity, other, opened), FileStatus::no_match);
  other.body.insert(other.body.begin(), 2, 0);
  EXPECT_EQ(open(*file.identity, other, opened), FileStatus::no_match);
}

TEST(SshTest, SecretBase64IsBase64) {
  for (std::size_t bytes = 0; bytes < 100; ++bytes) {
    Bytes data(bytes);
    if (bytes > 0) random_bytes(data);
    std::string text;
    append_base64(data, Padding::none, text);
    EXPECT_EQ(view(encode_secret_base64(data)), text);
    SecretData decoded;
    EXPECT_TRUE(decode_secret_base64(text, Padding::none, decoded));
    EXPECT_TRUE(std::ranges::equal(decoded, data));
    text.clear();
    append_base64(data, Padding::required, text);
    EXPECT_TRUE(decode_secret_base64(text, Padding::required, decoded));
    EXPECT_TRUE(std::ranges::equal(decoded, data));
  }
  SecretData decoded;
  for (int c = 0; c < 256; ++c) {
    const std::string text = {static_cast<char>(c), 'A'};
    std::vector<std::uint8_t> other;
    EXPECT_EQ(decode_secret_base64(text, Padding::none, decoded), decode_base64(text, Padding::none, other)) << c;
  }
  for (const char* text : {"A", "AB", "AAB", "A===", "AA=", "AA==A", "====", "AA=A"}) {
    std::vector<std::uint8_t> other;
    for (const Padding padding : {Padding::none, Padding::required}) {
      EXPECT_EQ(decode_secret_base64(text, padding, decoded), decode_base64(text, padding, other)) << text;
    }
  }
}

}  // namespace
}  // namespace tandem::container
