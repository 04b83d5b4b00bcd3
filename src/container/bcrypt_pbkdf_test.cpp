// Tests bcrypt_pbkdf against answers of the first implementation.
#include "container/bcrypt_pbkdf.h"

#include <gtest/gtest.h>

#include <string>

#include "container/text_fixture.h"

namespace tandem::container {
namespace {

std::string derive(const std::string& passphrase, const std::string& salt, std::uint32_t rounds, std::size_t bytes) {
  Bytes output(bytes);
  bcrypt_pbkdf(passphrase, bytes_of(salt), rounds, output);
  return to_hex(output);
}

/// Source: made with OpenBSD's implementation; golang.org/x/crypto, ssh/internal/bcrypt_pbkdf, has them, too.
TEST(BcryptPbkdfTest, KnownAnswers) {
  using namespace std::string_literals;
  EXPECT_EQ(derive("password", "salt", 12, 32), "1ae42c05d487bc02f64921a4ebe4ea93bcacfe135fda99974c06b7b01fae149a");
  EXPECT_EQ(derive("passwordy\0PASSWORD\0"s, "salty\0SALT\0"s, 3, 32),
            "7f310bd3e78c3280c59ce4595211a2928e8d4ec744c1ed2efc9f764e3388e0ad");
  EXPECT_EQ(
      derive("секретное слово", "посолить немножко", 8, 88),
      "8df43fc6fe131fc47f0c9e39224bd94c70b6fcc8ee8135faddf61156e6cb2733ea765f315a3e1e4afc35bf8687d189254c1e05a6fe80"
      "c0617f9183d67260d6a115c6c94e3603e2303fbb43a76a64523ffda686b1d4518543");
}

TEST(BcryptPbkdfTest, EndsAtACheckpoint) {
  struct Stop {};
  Bytes output(48);
  int left = 5;
  const Checkpoint checkpoint = [&] {
    if (left-- == 0) throw Stop();
  };
  EXPECT_THROW(bcrypt_pbkdf("words", bytes_of("salt"), 1'000'000, output, checkpoint), Stop);
}

}  // namespace
}  // namespace tandem::container
