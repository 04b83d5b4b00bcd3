// Tests what a file says of itself.
#include "container/inspection.h"

#include <gtest/gtest.h>

#include <string>

#include "container/age_file.h"

namespace tandem::container {
namespace {

using enum StanzaKind::PostQuantum;

FileStart start_of(std::vector<Stanza> stanzas) {
  FileStart start;
  start.stanzas = std::move(stanzas);
  start.authenticated = encode_stanzas(start.stanzas);
  return start;
}

Stanza stanza(std::vector<std::string> arguments, std::size_t body_bytes = 32) {
  return {.arguments = std::move(arguments), .body = std::vector<std::uint8_t>(body_bytes, 7)};
}

std::uint64_t sum_of_bytes(const Inspection& inspection) {
  std::uint64_t bytes = 0;
  for (const auto& recipients : inspection.recipients) bytes += recipients.bytes;
  return bytes;
}

TEST(InspectionTest, SizesAreThoseOfTheFile) {
  const X25519Identity identity = generate_x25519_identity();
  NewFile file;
  ASSERT_EQ(start_file(std::vector<Recipient>{identity.recipient, identity.recipient}, file), FileStatus::ok);
  FileStartParser parser;
  parser.feed(file.start);
  ASSERT_EQ(parser.status(), FileStatus::ok);
  const Inspection inspection = inspect(parser.start(), encrypted_bytes(3 * kChunkBytes + 1));
  EXPECT_EQ(inspection.status, FileStatus::ok);
  EXPECT_EQ(inspection.header_bytes + kPayloadNonceBytes, file.start.size());
  EXPECT_EQ(inspection.header_bytes, kHeaderFrameBytes + sum_of_bytes(inspection));
  EXPECT_EQ(inspection.content_bytes, 3 * kChunkBytes + 1);
  EXPECT_EQ(inspection.chunks, 4U);
  EXPECT_EQ(inspection.file_bytes(), file.start.size() + encrypted_bytes(3 * kChunkBytes + 1));
  ASSERT_EQ(inspection.recipients.size(), 1U);
  EXPECT_EQ(inspection.recipients[0].count, 2U);
  EXPECT_EQ(inspection.post_quantum, no);
}

TEST(InspectionTest, ADecoyCountsForNothingAndAnUnknownTypeForDoubt) {
  const auto of = [](std::vector<Stanza> stanzas) { return inspect(start_of(std::move(stanzas)), 16).post_quantum; };
  const Stanza hybrid = stanza({"mlkem768x25519", "x"});
  EXPECT_EQ(of({hybrid, stanza({"a7-grease"})}), yes);
  EXPECT_EQ(of({hybrid, stanza({"yubikey"})}), unknown);
  EXPECT_EQ(of({hybrid, stanza({"yubikey"}), stanza({"ssh-rsa", "abcd"})}), no);
  EXPECT_EQ(stanza_kind("anything").title, "unknown, maybe of a plugin");
}

TEST(InspectionTest, AWorkFactorIsSaidWhateverItIs) {
  const std::string salt(22, 'A');
  const auto of = [&](const std::string& factor) { return inspect(start_of({stanza({"scrypt", salt, factor})}), 16); };
  EXPECT_EQ(of("18").work_factor, 18U);
  EXPECT_EQ(of("18").status, FileStatus::ok);
  EXPECT_GT(of("99999999999999999999").work_factor, kMaxWorkFactor);
  EXPECT_EQ(of("018").work_factor, std::nullopt);
  EXPECT_EQ(of("018").status, FileStatus::bad_header);
}

TEST(InspectionTest, LengthsThatNoPayloadHas) {
  const FileStart start = start_of({stanza({"a"})});
  constexpr std::uint64_t kSealed = kChunkBytes + kTagBytes;
  for (const std::uint64_t bytes : {std::uint64_t{0}, std::uint64_t{15}, kSealed + 1, kSealed + 16, 9 * kSealed + 3}) {
    EXPECT_EQ(inspect(start, bytes).status, FileStatus::truncated_payload) << bytes;
    EXPECT_EQ(inspect(start, bytes).content_bytes, std::nullopt) << bytes;
  }
  for (const std::uint64_t bytes : {std::uint64_t{16}, kSealed, kSealed + 17}) {
    EXPECT_EQ(inspect(start, bytes).status, FileStatus::ok) << bytes;
  }
}

TEST(InspectionTest, VeryManyTypesAreCountedOnce) {
  std::vector<Stanza> stanzas;
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < 20000; ++i) stanzas.push_back(stanza({std::to_string(i)}, 0));
  }
  const Inspection inspection = inspect(start_of(std::move(stanzas)), 16);
  ASSERT_EQ(inspection.recipients.size(), 20000U);
  EXPECT_EQ(inspection.recipients[19999].type, "19999");
  EXPECT_EQ(inspection.recipients[19999].count, 2U);
}

}  // namespace
}  // namespace tandem::container
