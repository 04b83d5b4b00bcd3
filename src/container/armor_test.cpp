// The armor: round trips in pieces, the freedoms that are given, and every other deviation.
#include "container/armor.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "container/text_fixture.h"

namespace tandem::container {
namespace {

const std::string kBegin = "-----BEGIN AGE ENCRYPTED FILE-----\n";
const std::string kEnd = "-----END AGE ENCRYPTED FILE-----\n";
const std::string kLine = std::string(64, 'A') + "\n";
const std::string kArmor = kBegin + kLine + "QUJDRA==\n" + kEnd;

Bytes some_bytes(std::size_t size) {
  Bytes bytes(size);
  for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::uint8_t>(i * 37 + i / 256);
  return bytes;
}

std::string armored(const Bytes& bytes, std::size_t piece = 1 << 20) {
  ArmorEncoder encoder;
  std::string text;
  in_pieces(bytes, piece, [&](auto part) { encoder.feed(part, text); });
  encoder.finish(text);
  return text;
}

/// Returns nullopt if it is malformed; also checks that status and pieces agree.
std::optional<Bytes> dearmored(const std::string& text, FileStatus expected_failure = FileStatus::bad_armor) {
  std::optional<Bytes> result;
  for (const std::size_t piece : {std::size_t{1} << 20, std::size_t{1}, std::size_t{7}, std::size_t{65}}) {
    ArmorDecoder decoder;
    Bytes bytes;
    FileStatus status = FileStatus::ok;
    in_pieces(bytes_of(text), piece, [&](auto part) { status = decoder.feed(part, bytes); });
    const FileStatus end = decoder.finish();
    EXPECT_TRUE(status == FileStatus::ok || end == status);
    EXPECT_TRUE(end == FileStatus::ok || end == expected_failure) << text << " in pieces of " << piece;
    const std::optional<Bytes> found = end == FileStatus::ok ? std::optional(bytes) : std::nullopt;
    if (piece == 1 << 20) result = found;
    EXPECT_EQ(found, result) << text << " in pieces of " << piece;
  }
  return result;
}

TEST(ArmorTest, TextOfPgpIsNamed) {
  for (const std::string kind : {"MESSAGE", "SIGNED MESSAGE", "PUBLIC KEY BLOCK"}) {
    EXPECT_FALSE(dearmored("\n-----BEGIN PGP " + kind + "-----\n\nhQ==\n", FileStatus::pgp));
  }
}

TEST(ArmorTest, RoundTripsOfEverySize) {
  for (std::size_t size = 0; size < 200; ++size) {
    const Bytes bytes = some_bytes(size);
    const std::string text = armored(bytes);
    for (const std::size_t piece : {1, 5, 47, 48, 49}) ASSERT_EQ(armored(bytes, piece), text);
    ASSERT_EQ(dearmored(text), bytes) << size;
  }
}

TEST(ArmorTest, LinesHave64Columns) {
  EXPECT_EQ(armored(Bytes(48)), kBegin + kLine + kEnd);
  EXPECT_EQ(armored(Bytes(49)), kBegin + kLine + "AA==\n" + kEnd);
  EXPECT_EQ(armored(Bytes(47)), kBegin + std::string(63, 'A') + "=\n" + kEnd);
}

TEST(ArmorTest, BothLineEndsAreTaken) {
  std::string text;
  for (const char c : kArmor) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_EQ(dearmored(text), dearmored(kArmor));
  EXPECT_EQ(dearmored(replaced(kArmor, "\n", "\r\n")), dearmored(kArmor));
  EXPECT_NE(dearmored(kArmor), std::nullopt);
}

TEST(ArmorTest, TheLastLineMayLackItsEnd) {
  EXPECT_EQ(dearmored(kArmor.substr(0, kArmor.size() - 1)), dearmored(kArmor));
  EXPECT_EQ(dearmored(kArmor.substr(0, kArmor.size() - 1) + "\r"), dearmored(kArmor));
}

TEST(ArmorTest, WhiteSpaceAround) {
  const std::string blank = " \t\r\n\v\f \n";
  EXPECT_EQ(dearmored(blank + kArmor + blank), dearmored(kArmor));
  EXPECT_EQ(dearmored("\n\n" + kArmor + "\n\n"), dearmored(kArmor));
  const std::string most(kMaxArmorMargin - 1, ' ');
  EXPECT_EQ(dearmored(most + "\n" + kArmor + most + "\n"), dearmored(kArmor));
  EXPECT_EQ(dearmored(most + " \n" + kArmor), std::nullopt);
  EXPECT_EQ(dearmored(kArmor + most + " \n"), std::nullopt);
  EXPECT_EQ(dearmored(std::string(kMaxArmorMargin + 1, '\n') + kArmor), std::nullopt);
}

class BadArmorTest : public ::testing::TestWithParam<std::string> {};

TEST_P(BadArmorTest, IsRefused) { EXPECT_EQ(dearmored(GetParam()), std::nullopt); }

INSTANTIATE_TEST_SUITE_P(Frame, BadArmorTest,
                         ::testing::Values(" " + kArmor,            // the first line begins with a space
                                           "garbage\n" + kArmor,    //
                                           "garbage" + kArmor,      //
                                           kArmor + "garbage",      //
                                           kArmor + "\ngarbage\n",  //
                                           kArmor + kArmor,         // a second file
                                           replaced(kArmor, "FILE-----\n",
                                                    "FILE----- \n"),  // white space in the frame's lines
                                           replaced(kArmor, "-----END", " -----END"),                 //
                                           kBegin + kLine + "-----END AGE ENCRYPTED FILE----- \n",    //
                                           kBegin + kLine + "-----END AGE ENCRYPTED FILE-----\t",     //
                                           replaced(kArmor, "-----BEGIN", "----BEGIN"),               // dashes
                                           replaced(kArmor, "FILE-----\n", "FILE----\n"),             //
                                           replaced(kArmor, "-----END", "-----end"),                  // case
                                           replaced(kArmor, "BEGIN AGE", "BEGIN age"),                //
                                           replaced(kArmor, "BEGIN AGE ENCRYPTED", "BEGIN MESSAGE"),  // another label
                                           replaced(kArmor, "END AGE ENCRYPTED", "END MESSAGE"),      //
                                           replaced(kArmor, "BEGIN AGE", "BEGIN  AGE"),               //
                                           replaced(kArmor, "BEGIN AGE", "BEGIN \xc3\x84GE")));       //

INSTANTIATE_TEST_SUITE_P(Body, BadArmorTest,
                         ::testing::Values(kBegin + "\n" + kLine + kEnd,          // empty lines
                                           kBegin + kLine + "\n" + kEnd,          //
                                           kBegin + kLine + "\n" + kLine + kEnd,  //
                                           kBegin + "\n" + kEnd,                  //
                                           kBegin + kLine + "AA==\n\n" + kEnd,    //
                                           kBegin + "AAAA\n" + kLine + kEnd,      // a short line that is not the last
                                           kBegin + "AAAA\nAAAA\n" + kEnd,        //
                                           kBegin + std::string(68, 'A') + "\n" + kEnd,   // a long line
                                           kBegin + std::string(65, 'A') + "\n" + kEnd,   //
                                           kBegin + std::string(128, 'A') + "\n" + kEnd,  //
                                           kBegin + " " + kLine + kEnd,                   // white space in a line
                                           kBegin + std::string(64, 'A') + " \n" + kEnd,  //
                                           kBegin + "AAAA \n" + kEnd,                     //
                                           kBegin + "\tAAAA\n" + kEnd,                    //
                                           kBegin + "AA AA\n" + kEnd,                     //
                                           kBegin + "AAAA\r\r\n" + kEnd,                  //
                                           kBegin + "AA\rAA\n" + kEnd,                    //
                                           kBegin + "AA\n==\n" + kEnd,                    // a line end within padding
                                           kBegin + "AA=\n=\n" + kEnd,                    //
                                           kBegin + "AA\n" + kEnd,                        // no padding
                                           kBegin + "AAA\n" + kEnd,                       //
                                           kBegin + "AB==\n" + kEnd,                      // surplus bits
                                           kBegin + "AAB=\n" + kEnd,                      //
                                           kBegin + std::string(62, 'A') + "==\nAAAA\n" +
                                               kEnd,  // padding before the last line
                                           kBegin + std::string(62, 'A') + "B=\n" + kEnd,  //
                                           kBegin + "AA==AAAA\n" + kEnd,                   //
                                           kBegin + "A*AA\n" + kEnd,                       // another alphabet
                                           kBegin + "A-_A\n" + kEnd,                       //
                                           kBegin +
                                               "A\xc3\xa4"
                                               "A\n" +
                                               kEnd,                                //
                                           kBegin + "Headers: x\n\nAAAA\n" + kEnd,  // headers as in PGP and old PEM
                                           kBegin + "AAAA\n=njUN\n" + kEnd));       // a checksum as in PGP

TEST(ArmorTest, Truncated) {
  for (std::size_t size = 0; size + 1 < kArmor.size(); ++size) {
    ASSERT_EQ(dearmored(kArmor.substr(0, size), FileStatus::truncated_armor), std::nullopt) << size;
  }
  EXPECT_EQ(dearmored(kBegin + kLine, FileStatus::truncated_armor), std::nullopt);
}

TEST(ArmorTest, ALineWithoutEndIsRefusedEarly) {
  ArmorDecoder decoder;
  Bytes bytes;
  EXPECT_EQ(decoder.feed(bytes_of(kBegin), bytes), FileStatus::ok);
  EXPECT_EQ(decoder.feed(Bytes(60, 'A'), bytes), FileStatus::ok);
  EXPECT_EQ(decoder.feed(Bytes(6, 'A'), bytes), FileStatus::bad_armor);
  EXPECT_EQ(decoder.feed(bytes_of("\n" + kEnd), bytes), FileStatus::bad_armor);
  EXPECT_TRUE(bytes.empty());
}

TEST(ArmorTest, Recognised) {
  EXPECT_EQ(looks_armored(bytes_of(kArmor)), true);
  EXPECT_EQ(looks_armored(bytes_of(" \n" + kArmor)), true);
  EXPECT_EQ(looks_armored(bytes_of("age-encryption.org/v1\n")), false);
  EXPECT_EQ(looks_armored(bytes_of("\n\t ")), std::nullopt);
  EXPECT_EQ(looks_armored({}), std::nullopt);
}

}  // namespace
}  // namespace tandem::container
