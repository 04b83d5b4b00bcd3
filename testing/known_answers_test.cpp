// Tests the reader of known answers on a file with everything that the schema has: references, lengths in bits, all
// results.
#include "testing/known_answers.h"

#include <gtest/gtest-spi.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <optional>

namespace tandem::testing {
namespace {

constexpr char kFile[] = R"({
  "schema": "kat-1", "bit_order": "msb",
  "buffers": {"long": "000102030405060708090a0b0c0d0e0f"},
  "keys": {"k": {"n": "c5"}},
  "tests": [
    {"id": "plain", "msg": "0a0b", "msg_bits": 16, "flags": ["Odd"], "key_id": "k"},
    {"id": "reference", "msg_ref": ["long", 3], "msg_bits": 20, "result": "invalid"},
    {"id": "empty", "msg": "", "msg_bits": 0, "result": "acceptable", "count": "0000000f"}
  ]
})";

class KnownAnswersReader : public ::testing::Test {
 protected:
  KnownAnswersReader() {
    std::string pattern = ::testing::TempDir() + "known_answers_XXXXXX";
    directory_ = ::mkdtemp(pattern.data());
    if (const char* const before = std::getenv("TANDEM_VECTORS")) before_ = before;
    ::setenv("TANDEM_VECTORS", directory_.c_str(), 1);
    std::ofstream(directory_ / "file.json") << kFile;
  }
  ~KnownAnswersReader() override {
    std::filesystem::remove_all(directory_);
    if (before_) {
      ::setenv("TANDEM_VECTORS", before_->c_str(), 1);
    } else {
      ::unsetenv("TANDEM_VECTORS");
    }
  }

  std::filesystem::path directory_;
  std::optional<std::string> before_;
};

TEST_F(KnownAnswersReader, TakesEveryFormOfAField) {
  std::map<std::string, Bytes> messages;
  check_all("file.json", "test", [&](const Answer& answer) -> std::string {
    messages[answer.id()] = answer.bytes("msg");
    EXPECT_TRUE(answer.has("msg"));
    EXPECT_FALSE(answer.has("iv"));
    EXPECT_EQ(answer.bytes("iv"), Bytes());
    if (answer.id() == "plain") {
      EXPECT_EQ(answer.expected(), Expected::valid);
      EXPECT_TRUE(answer.has_flag("Odd"));
      EXPECT_EQ(answer.key("n"), from_hex("c5"));
      EXPECT_TRUE(answer.key_has("n"));
      EXPECT_FALSE(answer.key_has("p"));
      EXPECT_TRUE(answer.is_whole_bytes("msg"));
    } else if (answer.id() == "reference") {
      EXPECT_EQ(answer.expected(), Expected::invalid);
      EXPECT_EQ(answer.bits("msg"), 20U);
      EXPECT_FALSE(answer.is_whole_bytes("msg"));
    } else {
      EXPECT_EQ(answer.expected(), Expected::acceptable);
      EXPECT_EQ(answer.word("count"), 15U);
    }
    return kChecked;
  });
  EXPECT_EQ(messages["plain"], from_hex("0a0b"));
  EXPECT_EQ(messages["reference"], from_hex("030400"));  // the last four bits are not the message's
  EXPECT_EQ(messages["empty"], Bytes());
}

TEST_F(KnownAnswersReader, FailsWhereNothingIsChecked) {
  EXPECT_NONFATAL_FAILURE(check_all("file.json", "test", [](const Answer&) -> std::string { return "of no use"; }),
                          "nothing could be checked");
}

TEST_F(KnownAnswersReader, FailsWhereATestIsNotAccountedFor) {
  EXPECT_NONFATAL_FAILURE(
      {
        KnownAnswers known("file.json", "test");
        known.count_checked(known.answers()[0]);
      },
      "is not accounted for");
}

TEST_F(KnownAnswersReader, FailsWithoutTheFile) {
  EXPECT_NONFATAL_FAILURE(
      {
        std::ofstream(directory_ / "other.json") << R"({"schema": "kat-2", "tests": [{"id": "a"}]})";
        KnownAnswers known("other.json", "test");
        known.count_checked(known.answers()[0]);
      },
      "kat-1");
}

}  // namespace
}  // namespace tandem::testing
