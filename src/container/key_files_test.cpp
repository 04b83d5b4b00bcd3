// Tests files of recipients and identities, and what is said about what is neither.
#include "container/key_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "container/text_fixture.h"

namespace tandem::container {
namespace {

const std::string kIdentity = "AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX";
const std::string kRecipient = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";

const std::string kSshRecipient = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHsKLqeplhpW+uObz5dvMgjz1OxfM/XXUB+VHtZ6isGN";

std::string changed_case(std::string text, int (*change)(int)) {
  for (char& c : text) c = static_cast<char>(change(c));
  return text;
}

TEST(KeyFilesTest, RecipientsAreReadOrNamed) {
  const auto status = [](const std::string& text) {
    Recipient recipient;
    return read_recipient(text, recipient);
  };
  EXPECT_EQ(status(kRecipient), KeyStatus::ok);
  EXPECT_EQ(status(changed_case(kRecipient, std::toupper)), KeyStatus::incomplete);
  EXPECT_EQ(status(replaced(kRecipient, "nujwj", "nujwq")), KeyStatus::mistyped);
  EXPECT_EQ(status(replaced(kRecipient, "age1z", "age1Z")), KeyStatus::incomplete);
  EXPECT_EQ(status(kRecipient + " "), KeyStatus::white_space);
  EXPECT_EQ(status(" " + kRecipient), KeyStatus::white_space);
  EXPECT_EQ(status(kRecipient + " # someone"), KeyStatus::comment);
  EXPECT_EQ(status(kRecipient + "\tsomeone "), KeyStatus::comment);
  EXPECT_EQ(status(kIdentity + " # mine"), KeyStatus::is_identity);
  EXPECT_EQ(status(kRecipient + "\n"), KeyStatus::line_end);
  EXPECT_EQ(status(kRecipient + "\n" + kRecipient), KeyStatus::line_end);
  EXPECT_EQ(status(kSshRecipient + "\n" + kRecipient), KeyStatus::line_end);
  EXPECT_EQ(status("-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQ\n"), KeyStatus::pgp);
  EXPECT_EQ(status("-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VuAyEAyIVDlt6IAnQOun2igBSSw12o7Gbbuvhg1MV8SRfckRg=\n"),
            KeyStatus::pem_x25519);
  EXPECT_EQ(status("-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA\n"),
            KeyStatus::pem_public);
  EXPECT_EQ(status("-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blb\n"), KeyStatus::is_identity);
  EXPECT_EQ(status(""), KeyStatus::malformed);
  EXPECT_EQ(status("someone"), KeyStatus::malformed);
  EXPECT_EQ(status(kIdentity), KeyStatus::is_identity);
  EXPECT_EQ(status("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI someone@somewhere"), KeyStatus::ssh_malformed);
  EXPECT_EQ(status("ecdsa-sha2-nistp256 AAAA"), KeyStatus::ssh_kind);
  EXPECT_EQ(status("no-pty ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI"), KeyStatus::ssh_options);
  EXPECT_EQ(status("age1pq1qqqq"), KeyStatus::incomplete);
  EXPECT_EQ(status("age1pq1qqqqqqqqqq"), KeyStatus::mistyped);
  EXPECT_EQ(status(std::string(view(encode_bech32("age1pq", Bytes(1216, 0xff))))), KeyStatus::incomplete);
  EXPECT_EQ(status(std::string(view(encode_bech32("age1tag", Bytes(33))))), KeyStatus::incomplete);
  EXPECT_EQ(status(std::string(view(encode_bech32("age1tagpq", Bytes(1249))))), KeyStatus::incomplete);
  EXPECT_EQ(status(std::string(view(encode_bech32("age1name", Bytes(33))))), KeyStatus::ok);
  EXPECT_EQ(status(std::string(view(encode_bech32("age1na/me", Bytes(33))))), KeyStatus::incomplete);
  EXPECT_EQ(status(std::string(view(encode_bech32("age", Bytes(31))))), KeyStatus::incomplete);
  EXPECT_EQ(status(std::string(view(encode_bech32("age", Bytes(33))))), KeyStatus::incomplete);
}

TEST(KeyFilesTest, IdentitiesAreReadOrNamed) {
  const auto status = [](const std::string& text) {
    Identity identity;
    return read_identity(text, identity);
  };
  EXPECT_EQ(status(kIdentity), KeyStatus::ok);
  EXPECT_EQ(status(changed_case(kIdentity, std::tolower)), KeyStatus::incomplete);
  EXPECT_EQ(status(replaced(kIdentity, "EGAEX", "EGAEQ")), KeyStatus::mistyped);
  EXPECT_EQ(status(kRecipient), KeyStatus::is_recipient);
  EXPECT_EQ(status(kIdentity + " # mine"), KeyStatus::comment);
  EXPECT_EQ(status("AGE-PLUGIN-NAME-1QQQQ"), KeyStatus::incomplete);
  EXPECT_EQ(status(std::string(view(plugin_identity("name").text))), KeyStatus::ok);
  EXPECT_EQ(status("AGE-SECRET-KEY-PQ-1QQQQ"), KeyStatus::incomplete);
  EXPECT_EQ(status("-----BEGIN OPENSSH PRIVATE KEY-----"), KeyStatus::ssh_malformed);
  EXPECT_EQ(status("age-encryption.org/v1"), KeyStatus::encrypted_identity);
  EXPECT_EQ(status("-----BEGIN AGE ENCRYPTED FILE-----"), KeyStatus::encrypted_identity);
  EXPECT_EQ(status("secret"), KeyStatus::malformed);
}

TEST(KeyFilesTest, KeysOfOthersAreNamed) {
  const auto status = [](const std::string& text) {
    IdentityFile file;
    return read_identities(text, file).status;
  };
  EXPECT_EQ(status("-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VuBCIEIKBpirNIBjcK9rhtFDSJxb3mQKKMaGUo26G7ka7l3VFZ\n"
                   "-----END PRIVATE KEY-----\n"),
            KeyStatus::pem_x25519);
  EXPECT_EQ(status("-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQ\n-----END PGP PRIVATE KEY BLOCK-----\n"),
            KeyStatus::pgp);
  EXPECT_EQ(status("-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----\n"), KeyStatus::is_recipient);
}

TEST(KeyFilesTest, AgeFilesAreKnownWhateverTheyEndWith) {
  for (int last = 0; last < 256; ++last) {
    const std::string end(1, static_cast<char>(last));
    EXPECT_TRUE(is_encrypted("age-encryption.org/v1\n-> scrypt a b\n" + end)) << last;
    EXPECT_TRUE(is_encrypted("\r\n -----BEGIN AGE ENCRYPTED FILE-----\n" + end)) << last;
    EXPECT_FALSE(is_encrypted(kIdentity + end)) << last;
  }
  EXPECT_FALSE(is_encrypted(""));
}

TEST(KeyFilesTest, FilesHaveCommentsAndEmptyLines) {
  std::vector<Recipient> recipients;
  const KeyFileResult result =
      read_recipients("# team\n\n" + kRecipient + "\n#\n" + kRecipient + "\r\n\r\n" + kRecipient, recipients);
  EXPECT_EQ(result.status, KeyStatus::ok);
  EXPECT_EQ(recipients.size(), 3U);

  IdentityFile file;
  EXPECT_EQ(read_identities("#x\n" + kIdentity + "\n", file).status, KeyStatus::ok);
  ASSERT_EQ(file.identities.size(), 1U);
  EXPECT_EQ(encode_recipient(recipient_of(file.identities[0])), kRecipient);
  EXPECT_EQ(view(encode_identity(std::get<X25519Identity>(file.identities[0]))), kIdentity);
}

TEST(KeyFilesTest, ErrorsSayTheLine) {
  std::vector<Recipient> recipients;
  KeyFileResult result = read_recipients("# a\n" + kRecipient + "\n\nssh-rsa AAAA\n", recipients);
  EXPECT_EQ(result.status, KeyStatus::ssh_malformed);
  EXPECT_EQ(result.line, 4U);
  EXPECT_EQ(recipients.size(), 1U);
  result = read_recipients(" # indented\n", recipients);
  EXPECT_EQ(result.status, KeyStatus::malformed);
  EXPECT_EQ(result.line, 1U);

  IdentityFile file;
  const std::string pem = "-----BEGIN OPENSSH PRIVATE KEY-----\nQUJD\nsecret\n-----END OPENSSH PRIVATE KEY-----\n";
  result = read_identities(kIdentity + "\n" + pem + "AGE-PLUGIN-X-1QQQQ\n" + kIdentity + "\n", file);
  EXPECT_EQ(result.status, KeyStatus::ssh_malformed);
  EXPECT_EQ(result.line, 2U);
  EXPECT_EQ(result.refused, 2U);
  EXPECT_EQ(file.identities.size(), 2U);

  for (const char* text : {"", "\n\n", "# only comments\n"}) {
    result = read_identities(text, file);
    EXPECT_EQ(result.status, KeyStatus::none);
    EXPECT_EQ(result.line, 0U);
  }
}

TEST(KeyFilesTest, IdentityFileCanBeRead) {
  const X25519Identity identity = generate_x25519_identity();
  const SecretText text = identity_file(identity, "2026-01-02T03:04:05Z");
  EXPECT_THAT(std::string(view(text)),
              ::testing::MatchesRegex("# created: 2026-01-02T03:04:05Z\n# public key: age1[a-z0-9]+\n"
                                      "AGE-SECRET-KEY-1[A-Z0-9]+\n"));
  IdentityFile file;
  EXPECT_EQ(read_identities(view(text), file).status, KeyStatus::ok);
  ASSERT_EQ(file.identities.size(), 1U);
  const auto& read = std::get<X25519Identity>(file.identities[0]);
  EXPECT_EQ(read.recipient, identity.recipient);
  EXPECT_EQ(read.scalar.bytes, identity.scalar.bytes);
}

TEST(KeyFilesTest, NewIdentitiesDiffer) {
  EXPECT_NE(generate_x25519_identity().recipient, generate_x25519_identity().recipient);
}

TEST(KeyFilesTest, RecipientsCanBeLeftOff) {
  const std::string line = encode_recipient(generate_x25519_identity().recipient) + "\n";
  std::vector<Recipient> recipients;
  struct Stop {};
  int keys = 0;
  const auto stop_at_third = [&] {
    if (++keys == 3) throw Stop();
  };
  EXPECT_THROW(static_cast<void>(read_recipients(line + line + line + line, recipients, stop_at_third)), Stop);
  EXPECT_EQ(recipients.size(), 2U);
}

TEST(KeyFilesTest, EveryStatusHasItsOwnNameAndText) {
  std::vector<std::string_view> seen;
  for (int i = 0; i <= static_cast<int>(KeyStatus::none); ++i) {
    const auto status = static_cast<KeyStatus>(i);
    for (const std::string_view text : {key_status_name(status), key_status_text(status)}) {
      EXPECT_THAT(seen, ::testing::Not(::testing::Contains(text)));
      seen.push_back(text);
    }
  }
}

}  // namespace
}  // namespace tandem::container
