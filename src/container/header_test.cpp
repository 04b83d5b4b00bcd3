// The grammar of header and nonce: what is accepted encodes to the same bytes, and every deviation is refused.
#include "container/header.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "container/text_fixture.h"

namespace tandem::container {
namespace {

// The example of the specification, and a nonce.
const std::string kVersion = "age-encryption.org/v1\n";
const std::string kStanza =
    "-> X25519 XEl0dJ6y3C7KZkgmgWUicg63EyXJiwBJW8PdYJ/cYBE\n"
    "qRS0AMjdjPvZ/WT08U2KL4G+PIooA3hy38SvLpvaC1E\n";
const std::string kMac = "--- HK2NmOBN9Dpq0Gw6xMCuhFcQlQLvZ/wQUi/2scLG75s\n";
const std::string kNonce = "0123456789abcdef";
const std::string kStart = kVersion + kStanza + kMac + kNonce;
const std::string kColumns64(64, 'A');

struct Parsed {
  FileStatus status = FileStatus::ok;
  std::size_t taken = 0;
  FileStart start;
};

Parsed parse(const std::string& text, std::size_t piece = 1 << 20) {
  FileStartParser parser;
  Parsed parsed;
  in_pieces(bytes_of(text), piece, [&](auto bytes) { parsed.taken += parser.feed(bytes); });
  parser.finish();
  EXPECT_TRUE(parser.done());
  parsed.status = parser.status();
  if (parsed.status == FileStatus::ok) parsed.start = parser.start();
  return parsed;
}

std::string encode(const FileStart& start) {
  std::string text = encode_stanzas(start.stanzas);
  append_mac(start.mac, text);
  return text + std::string(start.nonce.begin(), start.nonce.end());
}

/// A header with these lines after its version line.
std::string with_lines(const std::string& lines) { return kVersion + lines + kMac + kNonce; }

TEST(HeaderTest, ReadsTheExampleOfTheSpecification) {
  const Parsed parsed = parse(kStart + "payload");
  ASSERT_EQ(parsed.status, FileStatus::ok);
  EXPECT_EQ(parsed.taken, kStart.size());
  ASSERT_EQ(parsed.start.stanzas.size(), 1U);
  EXPECT_THAT(parsed.start.stanzas[0].arguments,
              ::testing::ElementsAre("X25519", "XEl0dJ6y3C7KZkgmgWUicg63EyXJiwBJW8PdYJ/cYBE"));
  EXPECT_EQ(parsed.start.stanzas[0].body.size(), 32U);
  EXPECT_EQ(parsed.start.authenticated, kVersion + kStanza + "---");
  EXPECT_EQ(std::string(parsed.start.nonce.begin(), parsed.start.nonce.end()), kNonce);
  EXPECT_EQ(encode(parsed.start), kStart);
}

TEST(HeaderTest, PiecesDoNotMatter) {
  const std::string text = with_lines(kStanza + "-> b c d\n" + kColumns64 + "\n\n") + "payload";
  const Parsed whole = parse(text);
  ASSERT_EQ(whole.status, FileStatus::ok);
  for (std::size_t piece = 1; piece < text.size(); ++piece) {
    const Parsed parsed = parse(text, piece);
    ASSERT_EQ(parsed.status, FileStatus::ok) << piece;
    ASSERT_EQ(parsed.taken, whole.taken);
    ASSERT_EQ(encode(parsed.start), text.substr(0, whole.taken));
  }
}

TEST(HeaderTest, EveryTruncationIsNoticed) {
  for (std::size_t size = 0; size < kStart.size(); ++size) {
    const FileStatus expected =
        size < std::string("age-encryption.org/").size() ? FileStatus::not_age : FileStatus::truncated_header;
    ASSERT_EQ(parse(kStart.substr(0, size)).status, expected) << size;
    ASSERT_EQ(parse(kStart.substr(0, size), 1).status, expected) << size;
  }
}

TEST(HeaderTest, Stanzas) {
  // Every one is taken, and encodes to itself.
  const std::string stanzas[] = {
      "-> a\n\n",
      "-> a b c\nQQ\n",
      "-> !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ ->\n\n",
      "-> a\n" + kColumns64 + "\n\n",
      "-> a\n" + kColumns64 + "\n" + kColumns64 + "\nQUJD\n",
      "-> a\n" + std::string(63, 'A') + "\n",
      "-> ---\n\n",
      "-> a\n\n-> b\n\n-> a\n\n",
      "-> " + std::string(5000, 'x') + "\n\n",
  };
  for (const std::string& lines : stanzas) {
    const std::string text = with_lines(lines);
    const Parsed parsed = parse(text);
    ASSERT_EQ(parsed.status, FileStatus::ok) << lines;
    EXPECT_EQ(encode(parsed.start), text);
  }
}

TEST(HeaderTest, Versions) {
  const auto status = [](std::string_view line) {
    return parse(replaced(kStart, "age-encryption.org/v1", line)).status;
  };
  EXPECT_EQ(status("age-encryption.org/v2"), FileStatus::unsupported_version);
  EXPECT_EQ(status("age-encryption.org/v11"), FileStatus::unsupported_version);
  EXPECT_EQ(status("age-encryption.org/V1"), FileStatus::unsupported_version);
  EXPECT_EQ(status("age-encryption.org/"), FileStatus::bad_header);
  EXPECT_EQ(status("age-encryption.org/v1\r"), FileStatus::bad_header);
  EXPECT_EQ(status("age-encryption.org/v1 "), FileStatus::bad_header);
  EXPECT_EQ(status("age-encryption.org/ v1"), FileStatus::bad_header);
  EXPECT_EQ(status("Age-encryption.org/v1"), FileStatus::not_age);
  EXPECT_EQ(status(" age-encryption.org/v1"), FileStatus::not_age);
  EXPECT_EQ(status("\nage-encryption.org/v1"), FileStatus::not_age);
  EXPECT_EQ(status("\xef\xbb\xbf"
                   "age-encryption.org/v1"),
            FileStatus::not_age);
  EXPECT_EQ(status("age-encryption.orgx/v1"), FileStatus::not_age);
  EXPECT_EQ(parse("").status, FileStatus::not_age);
}

TEST(HeaderTest, RefusesAtTheFirstWrongByte) {
  FileStartParser parser;
  parser.feed(bytes_of("age-x"));
  EXPECT_TRUE(parser.done());
  EXPECT_EQ(parser.status(), FileStatus::not_age);
  EXPECT_EQ(parser.feed(bytes_of("more")), 0U);
}

class BadHeaderTest : public ::testing::TestWithParam<std::string> {};

TEST_P(BadHeaderTest, IsRefused) {
  EXPECT_EQ(parse(GetParam()).status, FileStatus::bad_header);
  EXPECT_EQ(parse(GetParam(), 1).status, FileStatus::bad_header);
}

INSTANTIATE_TEST_SUITE_P(StanzaMarks, BadHeaderTest,
                         ::testing::Values(with_lines(""),                             // none at all
                                           with_lines("\n" + kStanza),                 // empty line
                                           with_lines(kStanza + "\n"),                 //
                                           with_lines("->X25519 a\n\n"),               // no space
                                           with_lines("->\n\n"),                       // no arguments
                                           with_lines("-> \n\n"),                      // an empty one
                                           with_lines("->  a\n\n"),                    // at the beginning
                                           with_lines("-> a \n\n"),                    // at the end
                                           with_lines("-> a  b\n\n"),                  // between others
                                           with_lines("-> a\tb\n\n"),                  // control characters
                                           with_lines("-> a\r\n\n"),                   //
                                           with_lines(std::string("-> a\0b\n\n", 8)),  //
                                           with_lines("-> a\x7f\n\n"),                 //
                                           with_lines("-> \xc3\xa4\n\n"),              // no ASCII
                                           with_lines("-> a\xff\n\n"),                 //
                                           with_lines(" -> a\n\n"),                    // white space before
                                           with_lines("=> a\n\n"),                     // another mark
                                           with_lines("--> a\n\n"),                    //
                                           with_lines("- a\n\n"),                      //
                                           replaced(kStart, "-> X25519", "X25519")));  // no mark

INSTANTIATE_TEST_SUITE_P(StanzaBodies, BadHeaderTest,
                         ::testing::Values(with_lines("-> a\n"),                      // no body: reads the MAC line
                                           with_lines("-> a\n-> b\n\n"),              //
                                           with_lines("-> a\n" + kColumns64 + "\n"),  // no last line
                                           with_lines("-> a\n" + kColumns64 + "\n-> b\n\n"),       //
                                           with_lines("-> a\n" + kColumns64 + "AAAA\n\n"),         // a line too long
                                           with_lines("-> a\n" + std::string(128, 'A') + "\n\n"),  //
                                           with_lines("-> a\nQUJD\nQUJD\n"),                       // a line too short
                                           with_lines("-> a\n\n\n"),                               //
                                           with_lines("-> a\nQQ==\n"),                             // padding
                                           with_lines("-> a\nQQ=\n"),                              //
                                           with_lines("-> a\nQR\n"),                               // surplus bits
                                           with_lines("-> a\nQ\n"),       // a length that no bytes have
                                           with_lines("-> a\nQ-_Q\n"),    // another alphabet
                                           with_lines("-> a\nQU JD\n"),   // white space
                                           with_lines("-> a\n QUJD\n"),   //
                                           with_lines("-> a\nQUJD \n"),   //
                                           with_lines("-> a\nQUJD\r\n"),  //
                                           with_lines("-> a\n\r\n"),      //
                                           with_lines("-> a\n" + kColumns64 + "\r\nQUJD\r\n"),  //
                                           with_lines("-> a\n" + std::string(62, 'A') +
                                                      "B\n")));  // 63 columns, surplus bits

INSTANTIATE_TEST_SUITE_P(Macs, BadHeaderTest,
                         ::testing::Values(replaced(kStart, "--- ", "---"),       // no space
                                           replaced(kStart, "--- ", "---  "),     // two
                                           replaced(kStart, "--- ", "---\t"),     //
                                           replaced(kStart, "--- ", "-- "),       //
                                           replaced(kStart, "--- ", "---- "),     //
                                           replaced(kStart, "75s\n", "75s \n"),   // something behind
                                           replaced(kStart, "75s\n", "75s\r\n"),  //
                                           replaced(kStart, "75s\n", "75s=\n"),   //
                                           replaced(kStart, "75s\n", "75s A\n"),  //
                                           replaced(kStart, "75s\n", "75sA\n"),   //
                                           replaced(kStart, "75s\n", "75\n"),     // too short
                                           replaced(kStart, "75s\n", "\n"),       //
                                           replaced(kStart, "75s\n", "75t\n"),    // surplus bits
                                           replaced(kStart, kMac, "---\n"),       // none
                                           replaced(kStart, kMac, "--- \n"),      //
                                           replaced(kStart, kMac, "\n"),          //
                                           replaced(kStart, "HK2N", "HK-N")));    // another alphabet

TEST(HeaderTest, CarriageReturnsInAllLines) {
  std::string text;
  for (const char c : kStart) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  EXPECT_EQ(parse(text).status, FileStatus::bad_header);
}

TEST(HeaderTest, LengthIsBounded) {
  EXPECT_EQ(kMaxHeaderBytes, 1048576U);
  // A stanza of the right length fills the header up to the last byte that is allowed; one more is too many.
  const std::string frame = kVersion + "-> \n\n" + kMac;
  for (const int surplus : {0, 1}) {
    const std::string argument(kMaxHeaderBytes - frame.size() + static_cast<std::size_t>(surplus), 'x');
    const std::string text = with_lines("-> " + argument + "\n\n");
    const FileStatus expected = surplus == 0 ? FileStatus::ok : FileStatus::header_too_long;
    EXPECT_EQ(parse(text).status, expected);
    EXPECT_EQ(parse(text, 4096).status, expected);
    EXPECT_EQ(parse(text, 1).status, expected);
  }
  EXPECT_EQ(parse(kVersion + "-> " + std::string(2 * kMaxHeaderBytes, 'x')).status, FileStatus::header_too_long);
}

TEST(HeaderTest, LongBodyLineIsRefusedBeforeItEnds) {
  FileStartParser parser;
  parser.feed(bytes_of(kVersion + "-> a\n" + kColumns64));
  EXPECT_FALSE(parser.done());
  parser.feed(bytes_of("A"));
  EXPECT_EQ(parser.status(), FileStatus::bad_header);
}

TEST(FileStatusTest, EachHasItsOwnNameAndText) {
  std::vector<std::string_view> seen;
  for (int i = 0; i <= static_cast<int>(FileStatus::truncated_payload); ++i) {
    const auto status = static_cast<FileStatus>(i);
    EXPECT_THAT(seen, ::testing::Not(::testing::Contains(file_status_name(status))));
    EXPECT_THAT(seen, ::testing::Not(::testing::Contains(file_status_text(status))));
    seen.push_back(file_status_name(status));
    seen.push_back(file_status_text(status));
    EXPECT_EQ(file_part(status) == FilePart::none, status == FileStatus::ok);
  }
  EXPECT_EQ(file_part(FileStatus::low_order_share), FilePart::header);
  EXPECT_EQ(file_part(FileStatus::no_match), FilePart::match);
  EXPECT_EQ(file_part(FileStatus::bad_mac), FilePart::mac);
  EXPECT_EQ(file_part(FileStatus::truncated_armor), FilePart::armor);
  EXPECT_EQ(file_part(FileStatus::bad_payload), FilePart::payload);
}

}  // namespace
}  // namespace tandem::container
