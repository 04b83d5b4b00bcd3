#include "console/shown.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>

#include "container/bech32.h"

namespace tandem::console {
namespace {

const std::string kSecret = "GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX";
const std::string kIdentity = "AGE-SECRET-KEY-1" + kSecret;
const std::string kRecipient = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

TEST(ShownTest, SecretsAreReplaced) {
  EXPECT_EQ(shown("cannot open '" + kIdentity + "': no"), "cannot open 'AGE-SECRET-KEY-1...': no");
  EXPECT_EQ(shown(lower(kIdentity)), "age-secret-key-1...");
  EXPECT_EQ(shown("a/" + kIdentity + "/b"), "a/AGE-SECRET-KEY-1.../b");
  EXPECT_EQ(shown("AGE-SECRET-KEY-PQ-1" + kSecret), "AGE-SECRET-KEY-PQ-1...");
  EXPECT_EQ(shown("AGE-PLUGIN-YUBIKEY-1" + kSecret), "AGE-PLUGIN-YUBIKEY-1...");
  EXPECT_EQ(shown("AGE-PLUGIN-A_B.C-1" + kSecret), "AGE-PLUGIN-A_B.C-1...");
  // A command that takes "-age" for three options leaves the first of these; the second is the end alone.
  EXPECT_EQ(shown("-ge-secret-key-1" + lower(kSecret)), "-ge-secret-key-1...");
  EXPECT_EQ(shown(kSecret), "(58 characters of a key)");
  EXPECT_EQ(shown("-" + lower(kSecret) + ".txt"), "-(58 characters of a key)");
  // The key is mistyped, in the middle; unfinished; in two lines.
  EXPECT_EQ(shown("AGE-SECRET-KEY-1GFPYY_" + kSecret + " x"), "AGE-SECRET-KEY-1... x");
  EXPECT_EQ(shown("AGE-SECRET-KEY-1GFPYY." + kSecret + " x"), "AGE-SECRET-KEY-1... x");
  EXPECT_EQ(shown("AGE-SECRET-KEY-1GFPYYSJZGFPY"), "AGE-SECRET-KEY-1...");
  EXPECT_EQ(shown(kIdentity + "\n" + kSecret), "AGE-SECRET-KEY-1...\\n(58 characters of a key)");
  EXPECT_EQ(shown("x -----BEGIN OPENSSH PRIVATE KEY-----\nb3Blb\n-----END OPENSSH PRIVATE KEY-----\n"),
            "x -----BEGIN OPENSSH PRIVATE KEY-----...\\n");
  EXPECT_EQ(shown("-----BEGIN RSA PRIVATE KEY-----\nb3Blb\n"), "-----BEGIN RSA PRIVATE KEY-----...");
  EXPECT_EQ(shown("# public key: " + kRecipient + "\n" + kIdentity + "\n"),
            "# public key: " + kRecipient + "\\nAGE-SECRET-KEY-1...\\n");
}

TEST(ShownTest, ShortKeysOfPluginsAreSecretsIfTheirChecksumHolds) {
  const container::SecretText text = container::encode_bech32("age-plugin-x-", std::array<std::uint8_t, 2>{1, 2});
  const std::string key(container::view(text));
  ASSERT_LT(key.size(), std::string("age-plugin-x-1").size() + 12);
  EXPECT_EQ(shown(key), "age-plugin-x-1...");
  EXPECT_EQ(shown(key + "q"), key + "q");
  // The identity of `-j` has nothing in it.
  const std::string empty(container::view(container::encode_bech32("age-plugin-x-", {})));
  EXPECT_EQ(shown(empty), empty);
}

TEST(ShownTest, WhatIsNoSecretStays) {
  const std::string hash = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
  std::string almost = kSecret;
  almost.back() = almost.back() == 'Q' ? 'P' : 'Q';
  for (const std::string& text :
       {kRecipient,
        "-r" + kRecipient,
        "AGE1ZVKYG2LQZRAA2LNJVQEJ32NKUU0UES2S82HZRYE869XEEXVN73EQUNUJWJ" + std::string(),
        std::string("identities begin with AGE-SECRET-KEY-1"),
        std::string("AGE-SECRET-KEY-1..."),
        hash,
        "data/" + hash,
        "SHA256E-s3--" + hash + ".tar",
        "sha256:" + hash + hash,
        almost,
        kSecret + "q",
        std::string("secret-key-1a"),
        std::string("age-secret-key-1-of-my-old-laptop.txt"),
        std::string("age-secret-key-10_laptop_yesterday.bak"),
        std::string("2dbed0c2dbed0c2dbed0c2dbed0c2dbed0c2dbed"),
        std::string("age-plugin-yubikey-1.2"),
        std::string("age-plugin-yubikey-1abcdef"),
        std::string("qpzry9x8gf2tvdw0s3jn54khce6mua7lqpzry9x8gf2tvdw0s3jn54khce"),
        std::string("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHsKLqeplhpW+uObz5dvMgjz1OxfM/XXUB+VHtZ6isGN"),
        std::string("-----BEGIN AGE ENCRYPTED FILE-----"),
        std::string("000102030405060708090a0b"),
        std::string("Grüße, 世界 \U0001f600")}) {
    EXPECT_EQ(shown(text), text);
    EXPECT_FALSE(holds_secret(text)) << text;
  }
}

TEST(ShownTest, HoldsSecret) {
  for (const std::string& text : {kIdentity, "-o" + kIdentity, lower(kIdentity), "dir/" + kIdentity, kSecret}) {
    EXPECT_TRUE(holds_secret(text)) << text;
  }
}

TEST(ShownTest, ControlCharactersAreEscaped) {
  EXPECT_EQ(shown("a\x1b[2J\r\n\tb\x7f"), "a\\x1b[2J\\r\\n\\tb\\x7f");
  EXPECT_EQ(shown(std::string("\0", 1)), "\\x00");
  EXPECT_EQ(shown("\xc2\x9b"
                  "2J"),
            "\\x9b2J");
  EXPECT_EQ(shown("\u202e\u2066\u2028"), "\\u{202e}\\u{2066}\\u{2028}");
  // These are no UTF-8: alone, cut short, too long a form, a surrogate, beyond the last.
  EXPECT_EQ(shown("\xff \xe4 \xc3"), "\\xff \\xe4 \\xc3");
  EXPECT_EQ(shown("\xc0\x9b\xe0\x80\x9b"), "\\xc0\\x9b\\xe0\\x80\\x9b");
  EXPECT_EQ(shown("\xed\xa0\x80\xf4\x90\x80\x80"), "\\xed\\xa0\\x80\\xf4\\x90\\x80\\x80");
}

TEST(ShownTest, TextKeepsItsLines) {
  EXPECT_EQ(shown_lines("a\tb\n\x1b" + kIdentity + "\n"), "a\tb\n\\x1bAGE-SECRET-KEY-1...\n");
}

}  // namespace
}  // namespace tandem::console
