// Tests files in memory: round trips, and payloads that are made to be refused.
#include "container/whole_file.h"

#include <gtest/gtest.h>

#include <string>

#include "container/age_file.h"
#include "container/armor.h"
#include "container/crypto.h"
#include "container/text_fixture.h"

namespace tandem::container {
namespace {

PayloadKey some_key() {
  PayloadKey key;
  key.bytes.fill(0x2b);
  return key;
}

/// One chunk as it stands in a payload.
Bytes chunk(std::uint64_t index, bool last, std::size_t size) {
  const Bytes plaintext(size, static_cast<std::uint8_t>('a' + index));
  Bytes sealed(size + kTagBytes);
  seal_message(some_key().bytes, chunk_nonce(index, last), plaintext, sealed);
  return sealed;
}

FileStatus status_of(const std::vector<Bytes>& chunks) {
  Bytes payload;
  for (const Bytes& one : chunks) payload.insert(payload.end(), one.begin(), one.end());
  SecretText plaintext = secret_text("old");
  const FileStatus status = decrypt_payload(some_key(), payload, plaintext);
  EXPECT_TRUE(status == FileStatus::ok || plaintext.empty());
  return status;
}

TEST(WholeFileTest, RoundTripsWithAndWithoutArmor) {
  const X25519Identity identity = generate_x25519_identity();
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, kChunkBytes - 1, kChunkBytes, kChunkBytes + 1}) {
    NewFile file;
    ASSERT_EQ(start_file(std::vector<Recipient>{identity.recipient}, file), FileStatus::ok);
    Bytes bytes = file.start;
    Bytes plaintext(size, 'x');
    std::span<const std::uint8_t> rest = plaintext;
    for (std::uint64_t index = 0; index == 0 || !rest.empty(); ++index) {
      const auto part = rest.first(std::min(rest.size(), kChunkBytes));
      rest = rest.subspan(part.size());
      Bytes sealed(part.size() + kTagBytes);
      seal_message(file.key.bytes, chunk_nonce(index, rest.empty()), part, sealed);
      bytes.insert(bytes.end(), sealed.begin(), sealed.end());
    }
    ASSERT_EQ(bytes.size(), file.start.size() + encrypted_bytes(size));
    std::string armored;
    ArmorEncoder encoder;
    encoder.feed(bytes, armored);
    encoder.finish(armored);

    for (const Bytes& input : {bytes, bytes_of(armored)}) {
      WholeFile whole;
      ASSERT_EQ(split_file(input, whole), FileStatus::ok);
      PayloadKey key;
      ASSERT_EQ(open_file(whole.start, std::vector<Identity>{identity}, key), FileStatus::ok);
      SecretText opened;
      ASSERT_EQ(decrypt_payload(key, whole.payload, opened), FileStatus::ok);
      EXPECT_EQ(view(opened), std::string(size, 'x'));
    }
  }
}

TEST(WholeFileTest, SaysWhatIsWrong) {
  WholeFile file;
  EXPECT_EQ(split_file({}, file), FileStatus::not_age);
  EXPECT_EQ(split_file(bytes_of("-----BEGIN AGE ENCRYPTED FILE-----\n"), file), FileStatus::truncated_armor);
  EXPECT_EQ(split_file(bytes_of("-----BEGIN\n"), file), FileStatus::bad_armor);
  EXPECT_EQ(split_file(bytes_of("age-encryption.org/v1\n"), file), FileStatus::truncated_header);
}

TEST(WholeFileTest, PayloadsAsTheyShouldBe) {
  EXPECT_EQ(status_of({chunk(0, true, 0)}), FileStatus::ok);
  EXPECT_EQ(status_of({chunk(0, true, 5)}), FileStatus::ok);
  EXPECT_EQ(status_of({chunk(0, true, kChunkBytes)}), FileStatus::ok);
  EXPECT_EQ(status_of({chunk(0, false, kChunkBytes), chunk(1, true, 1)}), FileStatus::ok);
}

TEST(WholeFileTest, PayloadsAsTheyMustNotBe) {
  const Bytes first = chunk(0, false, kChunkBytes);
  const Bytes second = chunk(1, false, kChunkBytes);
  const Bytes last = chunk(1, true, kChunkBytes);
  EXPECT_EQ(status_of({}), FileStatus::truncated_payload);
  EXPECT_EQ(status_of({Bytes(15)}), FileStatus::truncated_payload);
  EXPECT_EQ(status_of({chunk(0, false, 5)}), FileStatus::bad_payload);              // the flag is missing
  EXPECT_EQ(status_of({first}), FileStatus::bad_payload);                           // the last chunk is
  EXPECT_EQ(status_of({first, second}), FileStatus::bad_payload);                   //
  EXPECT_EQ(status_of({last}), FileStatus::bad_payload);                            // the first one is
  EXPECT_EQ(status_of({first, chunk(1, true, 0)}), FileStatus::truncated_payload);  // an empty last chunk
  EXPECT_EQ(status_of({chunk(0, true, kChunkBytes), chunk(1, true, 5)}), FileStatus::bad_payload);  // two last ones
  EXPECT_EQ(status_of({chunk(0, true, 5), chunk(1, true, 5)}), FileStatus::bad_payload);         // a short one before
  EXPECT_EQ(status_of({chunk(0, false, 5), chunk(1, true, 5)}), FileStatus::bad_payload);        //
  EXPECT_EQ(status_of({second, first, chunk(2, true, 5)}), FileStatus::bad_payload);             // another order
  EXPECT_EQ(status_of({first, first, chunk(2, true, 5)}), FileStatus::bad_payload);              // one twice
  EXPECT_EQ(status_of({chunk(0, true, kChunkBytes), Bytes(1)}), FileStatus::truncated_payload);  // something behind
  EXPECT_EQ(status_of({chunk(0, true, kChunkBytes), Bytes(40)}), FileStatus::bad_payload);       //
  EXPECT_EQ(status_of({chunk(0, true, 5), Bytes(1)}), FileStatus::bad_payload);                  //
  EXPECT_EQ(status_of({chunk(0, true, kChunkBytes + 1)}), FileStatus::truncated_payload);        // a chunk too long
  EXPECT_EQ(status_of({chunk(0, true, kChunkBytes + 100)}), FileStatus::bad_payload);            //
}

TEST(WholeFileTest, EveryChangedOrMissingByteIsNoticed) {
  const Bytes whole = chunk(0, true, 3);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    Bytes changed = whole;
    changed[i] ^= 0x80;
    EXPECT_EQ(status_of({changed}), FileStatus::bad_payload);
    const auto status = status_of({Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(i))});
    EXPECT_NE(status, FileStatus::ok);
  }
}

}  // namespace
}  // namespace tandem::container
