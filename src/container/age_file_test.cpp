// Sealing and opening: recipients, identities, and headers that are made to be refused.
#include "container/age_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "container/base64.h"
#include "container/crypto.h"
#include "container/text_fixture.h"

namespace tandem::container {
namespace {

constexpr unsigned kQuick = 2;  // a work factor that takes no time

Identity passphrase(const char* text, unsigned limit = kMaxWorkFactor) {
  return ScryptIdentity{.passphrase = secret_text(text), .max_work_factor = limit};
}

/// A header under construction: every stanza seals `file_key`, and the MAC is right unless a test says otherwise.
struct Draft {
  FileKey file_key;
  X25519Identity identity = generate_x25519_identity();
  FileStart start;

  Draft() { random_bytes(file_key.bytes); }

  Stanza& add_x25519() {
    Stanza& stanza = start.stanzas.emplace_back();
    EXPECT_EQ(seal(identity.recipient, file_key, stanza), FileStatus::ok);
    return stanza;
  }
  Stanza& add_scrypt(unsigned work_factor = kQuick) {
    Stanza& stanza = start.stanzas.emplace_back();
    const ScryptRecipient recipient{.passphrase = secret_text("secret"), .work_factor = work_factor};
    EXPECT_EQ(seal(recipient, file_key, stanza), FileStatus::ok);
    return stanza;
  }
  /// Opens it with `identity`, and with the passphrase "secret".
  FileStatus open(const std::vector<Identity>& identities) {
    start.authenticated = encode_stanzas(start.stanzas);
    start.mac = header_mac(file_key, start.authenticated);
    PayloadKey key;
    const FileStatus status = open_file(start, identities, key);
    const PayloadKey expected = derive_payload_key(file_key, start.nonce);
    EXPECT_EQ(key.bytes == expected.bytes, status == FileStatus::ok);
    return status;
  }
  FileStatus open() { return open({identity, passphrase("secret")}); }
};

FileStart parse(const Bytes& bytes) {
  FileStartParser parser;
  EXPECT_EQ(parser.feed(bytes), bytes.size());
  EXPECT_TRUE(parser.done());
  EXPECT_EQ(parser.status(), FileStatus::ok);
  return parser.start();
}

TEST(AgeFileTest, EveryRecipientOpensANewFile) {
  std::vector<X25519Identity> identities(3);
  std::vector<Recipient> recipients;
  for (X25519Identity& identity : identities) {
    identity = generate_x25519_identity();
    recipients.emplace_back(identity.recipient);
  }
  NewFile file;
  ASSERT_EQ(start_file(recipients, file), FileStatus::ok);
  const FileStart start = parse(file.start);
  EXPECT_EQ(start.stanzas.size(), 3U);
  EXPECT_FALSE(needs_passphrase(start));
  for (const X25519Identity& identity : identities) {
    PayloadKey key;
    EXPECT_EQ(open_file(start, std::vector<Identity>{identity}, key), FileStatus::ok);
    EXPECT_EQ(key.bytes, file.key.bytes);
  }
  PayloadKey key;
  const std::vector<Identity> others = {generate_x25519_identity(), passphrase("secret")};
  EXPECT_EQ(open_file(start, others, key), FileStatus::no_match);
  EXPECT_EQ(open_file(start, {}, key), FileStatus::no_match);
  EXPECT_EQ(key.bytes, PayloadKey().bytes);
}

TEST(AgeFileTest, PassphraseOpensANewFile) {
  NewFile file;
  const std::vector<Recipient> recipients = {ScryptRecipient{.passphrase = secret_text("a b"), .work_factor = 10}};
  ASSERT_EQ(start_file(recipients, file), FileStatus::ok);
  const FileStart start = parse(file.start);
  EXPECT_TRUE(needs_passphrase(start));
  EXPECT_EQ(start.stanzas.at(0).arguments.at(2), "10");
  PayloadKey key;
  EXPECT_EQ(open_file(start, std::vector<Identity>{passphrase("A b")}, key), FileStatus::no_match);
  const std::vector<Identity> identities = {generate_x25519_identity(), passphrase("x"), passphrase("a b")};
  EXPECT_EQ(open_file(start, identities, key), FileStatus::ok);
  EXPECT_EQ(key.bytes, file.key.bytes);
}

TEST(AgeFileTest, NothingIsUsedTwice) {
  const X25519Identity identity = generate_x25519_identity();
  const std::vector<Recipient> recipients = {identity.recipient, identity.recipient};
  NewFile a;
  NewFile b;
  ASSERT_EQ(start_file(recipients, a), FileStatus::ok);
  ASSERT_EQ(start_file(recipients, b), FileStatus::ok);
  const FileStart start_a = parse(a.start);
  const FileStart start_b = parse(b.start);
  EXPECT_NE(start_a.stanzas[0].arguments[1], start_a.stanzas[1].arguments[1]);
  EXPECT_NE(start_a.stanzas[0].arguments[1], start_b.stanzas[0].arguments[1]);
  EXPECT_NE(start_a.nonce, start_b.nonce);
  EXPECT_NE(a.key.bytes, b.key.bytes);
}

TEST(AgeFileTest, AsManyRecipientsAsTheHeaderHasRoomFor) {
  const X25519Identity identity = generate_x25519_identity();
  NewFile file;
  constexpr std::size_t kMaxRecipients = 10699;
  std::vector<Recipient> recipients(kMaxRecipients, identity.recipient);
  ASSERT_EQ(start_file(recipients, file), FileStatus::ok);
  EXPECT_EQ(parse(file.start).stanzas.size(), recipients.size());
  // One more would not fit.
  EXPECT_GT(file.start.size() - kPayloadNonceBytes + kX25519StanzaBytes, kMaxHeaderBytes);
  // Too many recipients are refused before the first is sealed for, who would be refused as insecure.
  recipients.assign(kMaxRecipients + 1, X25519Recipient{});
  EXPECT_EQ(recipients_with_room(recipients), kMaxRecipients);
  EXPECT_EQ(start_file(recipients, file), FileStatus::header_too_long);
  recipients.pop_back();
  EXPECT_EQ(start_file(recipients, file), FileStatus::low_order_share);
}

TEST(AgeFileTest, LongWorkEndsAtACheckpoint) {
  struct Stop {};
  int left = 0;
  const Checkpoint checkpoint = [&left] {
    if (left-- == 0) throw Stop();
  };
  const auto ends = [&](int after, auto work) {
    left = after;
    EXPECT_THROW(static_cast<void>(work()), Stop) << after;
  };
  const X25519Identity identity = generate_x25519_identity();
  const std::vector<Recipient> recipients(3, identity.recipient);
  NewFile file;
  ends(2, [&] { return start_file(recipients, file, checkpoint); });
  ASSERT_EQ(start_file(recipients, file), FileStatus::ok);
  const FileStart start = parse(file.start);
  const std::vector<Identity> others(2, generate_x25519_identity());
  PayloadKey key;
  // Two identities try three stanzas.
  ends(5, [&] { return open_file(start, others, key, checkpoint); });
  left = 6;
  EXPECT_EQ(open_file(start, others, key, checkpoint), FileStatus::no_match);
  // The checkpoint is called once per stanza, then twice per 1024 blocks of the passphrase's memory.
  Draft draft;
  draft.add_scrypt(12);
  const std::vector<Identity> passphrases = {ScryptIdentity{.passphrase = secret_text("wrong")}};
  ends(8, [&] { return open_file(draft.start, passphrases, key, checkpoint); });
  left = 9;
  EXPECT_EQ(open_file(draft.start, passphrases, key, checkpoint), FileStatus::no_match);
}

TEST(AgeFileTest, KindsOfRecipients) {
  FileStart start;
  for (const char* type : {"X25519", "ssh-rsa", "X25519", "a-grease", "piv-p256"}) {
    start.stanzas.push_back({.arguments = {type}, .body = {}});
  }
  std::vector<std::pair<std::string, std::size_t>> kinds;
  for (const auto& [type, count] : recipient_kinds(start)) kinds.emplace_back(type, count);
  EXPECT_EQ(kinds, (std::vector<std::pair<std::string, std::size_t>>{{"X25519", 2}, {"ssh-rsa", 1}, {"piv-p256", 1}}));
}

TEST(AgeFileTest, DefaultWorkFactor) {
  EXPECT_EQ(ScryptRecipient().work_factor, 18U);
  EXPECT_EQ(ScryptIdentity().max_work_factor, 22U);
}

TEST(AgeFileTest, EveryChangeOfTheMacIsNoticed) {
  Draft draft;
  draft.add_x25519();
  ASSERT_EQ(draft.open(), FileStatus::ok);
  for (std::uint8_t& byte : draft.start.mac) {
    byte ^= 0x40;
    PayloadKey key;
    EXPECT_EQ(open_file(draft.start, std::vector<Identity>{draft.identity}, key), FileStatus::bad_mac);
    byte ^= 0x40;
  }
}

TEST(AgeFileTest, TheMacCoversAllStanzas) {
  Draft draft;
  draft.add_x25519();
  draft.start.stanzas.push_back({.arguments = {"other", "x"}, .body = {1, 2, 3}});
  ASSERT_EQ(draft.open(), FileStatus::ok);
  draft.start.stanzas[1].arguments[1] = "y";
  draft.start.authenticated = encode_stanzas(draft.start.stanzas);
  PayloadKey key;
  EXPECT_EQ(open_file(draft.start, std::vector<Identity>{draft.identity}, key), FileStatus::bad_mac);
}

TEST(AgeFileTest, AWrongMacUnderTheRightKeyIsNotTriedAgain) {
  // Another stanza would open, too, but the file was changed.
  Draft draft;
  draft.add_x25519();
  draft.add_x25519();
  ASSERT_EQ(draft.open(), FileStatus::ok);
  draft.start.mac[0] ^= 1;
  PayloadKey key;
  const std::vector<Identity> identities = {draft.identity, draft.identity};
  EXPECT_EQ(open_file(draft.start, identities, key), FileStatus::bad_mac);
}

TEST(AgeFileTest, UnknownStanzasAreIgnored) {
  Draft draft;
  draft.start.stanzas.push_back({.arguments = {"x25519"}, .body = {}});
  draft.start.stanzas.push_back({.arguments = {"SCRYPT", "a", "b"}, .body = Bytes(100)});
  draft.start.stanzas.push_back({.arguments = {"X25519-grease", "x"}, .body = Bytes(48)});
  EXPECT_EQ(draft.open(), FileStatus::no_match);
  draft.add_x25519();
  draft.start.stanzas.push_back({.arguments = {"mlkem1024x448", "x"}, .body = Bytes(32)});
  draft.start.stanzas.push_back({.arguments = {"ssh-ed25519"}, .body = {}});
  EXPECT_EQ(draft.open(), FileStatus::ok);
  draft.start.stanzas.push_back({.arguments = {"mlkem768x25519", "x"}, .body = Bytes(32)});
  EXPECT_EQ(draft.open(), FileStatus::bad_header);
}

// ------------------------------------------------------------------------------------------------------------ X25519

TEST(X25519Test, ExampleOfTheSpecification) {
  X25519Identity identity;
  ASSERT_EQ(parse_identity("AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX", identity),
            Bech32Status::ok);
  EXPECT_THAT(identity.scalar.bytes, ::testing::Each(0x42));
  EXPECT_EQ(encode_recipient(identity.recipient), "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj");
}

TEST(X25519Test, StanzasOfTheWrongForm) {
  const auto status = [](auto change) {
    Draft draft;
    change(draft.add_x25519());
    const FileStatus own = draft.open();
    // It does not matter whether an identity is for it.
    EXPECT_EQ(draft.open({passphrase("secret")}), own);
    // It does not matter either that another stanza would do.
    draft.start.stanzas.insert(draft.start.stanzas.begin(), Stanza());
    EXPECT_EQ(seal(draft.identity.recipient, draft.file_key, draft.start.stanzas[0]), FileStatus::ok);
    EXPECT_EQ(draft.open(), own);
    return own;
  };
  EXPECT_EQ(status([](Stanza& s) { s.arguments.pop_back(); }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments.emplace_back("x"); }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments[1].pop_back(); }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments[1] += "A"; }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments[1] += "="; }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments[1].back() = 'B'; }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments[1] = "x"; }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.body.push_back(0); }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.body.pop_back(); }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.body.clear(); }), FileStatus::bad_header);
}

TEST(X25519Test, AFileKeyOfAnotherSizeIsRefusedBeforeItIsOpened) {
  Draft draft;
  Stanza& stanza = draft.add_x25519();
  stanza.body.resize(24 + 16);
  EXPECT_EQ(draft.open(), FileStatus::bad_header);
}

TEST(X25519Test, SharesOfLowOrderAreRefused) {
  for (const std::uint8_t first : {0, 1}) {
    Draft draft;
    Bytes share(32);
    share[0] = first;
    Stanza& stanza = draft.add_x25519();
    stanza.arguments[1].clear();
    append_base64(share, Padding::none, stanza.arguments[1]);
    EXPECT_EQ(draft.open(), FileStatus::low_order_share);
    EXPECT_EQ(draft.open({generate_x25519_identity()}), FileStatus::low_order_share);

    NewFile file;
    X25519Recipient recipient;
    recipient.point[0] = first;
    EXPECT_EQ(start_file(std::vector<Recipient>{recipient}, file), FileStatus::low_order_share);
  }
}

TEST(X25519Test, AChangedBodyIsForNobody) {
  Draft draft;
  draft.add_x25519().body[31] ^= 1;
  EXPECT_EQ(draft.open(), FileStatus::no_match);
}

// ------------------------------------------------------------------------------------------------------------ scrypt

TEST(ScryptTest, StandsAlone) {
  Draft draft;
  draft.add_scrypt();
  EXPECT_EQ(draft.open(), FileStatus::ok);
  for (const char* type : {"scrypt", "X25519", "unknown"}) {
    for (const bool before : {false, true}) {
      Draft mixed;
      const auto add_other = [&] {
        if (type == kScryptType) mixed.add_scrypt();
        if (type == kX25519Type) mixed.add_x25519();
        if (type == std::string_view("unknown")) mixed.start.stanzas.push_back({.arguments = {type}, .body = {}});
      };
      if (before) add_other();
      mixed.add_scrypt();
      if (!before) add_other();
      EXPECT_EQ(mixed.open(), FileStatus::bad_header) << type;
      EXPECT_EQ(mixed.open({mixed.identity}), FileStatus::bad_header) << type;
    }
  }
}

TEST(ScryptTest, StanzasOfTheWrongForm) {
  const auto status = [](auto change) {
    Draft draft;
    change(draft.add_scrypt());
    const FileStatus own = draft.open();
    EXPECT_EQ(draft.open({draft.identity}), own);
    return own;
  };
  EXPECT_EQ(status([](Stanza& s) { s.arguments.pop_back(); }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments.erase(s.arguments.begin() + 1); }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments.emplace_back("x"); }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments[1] = "AAAAAAAAAAAAAAAAAAAA"; }), FileStatus::bad_header);     // 15 bytes
  EXPECT_EQ(status([](Stanza& s) { s.arguments[1] = "AAAAAAAAAAAAAAAAAAAAAAA"; }), FileStatus::bad_header);  // 17 bytes
  EXPECT_EQ(status([](Stanza& s) { s.arguments[1] = "AAAAAAAAAAAAAAAAAAAAAB"; }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.arguments[1] = "AAAAAAAAAAAAAAAAAAAAAA=="; }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.body.push_back(0); }), FileStatus::bad_header);
  EXPECT_EQ(status([](Stanza& s) { s.body.pop_back(); }), FileStatus::bad_header);
}

TEST(ScryptTest, WorkFactors) {
  const auto status = [](const char* work_factor) {
    Draft draft;
    draft.add_scrypt().arguments[2] = work_factor;
    return draft.open();
  };
  EXPECT_EQ(status("2"), FileStatus::ok);
  EXPECT_EQ(status("3"), FileStatus::no_match);
  for (const char* text : {"0", "02", "002", "+2", "-2", "2.0", "0x2", "x2", "2x", "2e0", "1_0", "\xd9\xa2"}) {
    EXPECT_EQ(status(text), FileStatus::bad_header) << text;
  }
  for (const char* text : {"23", "31", "63", "64", "100", "4294967298", "18446744073709551618",
                           "340282366920938463463374607431768211458"}) {
    EXPECT_EQ(status(text), FileStatus::work_factor_too_high) << text;
  }
}

TEST(ScryptTest, TheLimitIsTheIdentitys) {
  Draft draft;
  draft.add_scrypt(5);
  EXPECT_EQ(draft.open({passphrase("secret", 5)}), FileStatus::ok);
  EXPECT_EQ(draft.open({passphrase("secret", 4)}), FileStatus::work_factor_too_high);
  // The work is not done without a passphrase.
  EXPECT_EQ(draft.open({draft.identity}), FileStatus::no_match);
}

TEST(ScryptTest, AChangedStanzaIsForNobody) {
  Draft draft;
  Stanza& stanza = draft.add_scrypt();
  stanza.body[0] ^= 1;
  EXPECT_EQ(draft.open(), FileStatus::no_match);
  stanza.body[0] ^= 1;
  stanza.arguments[1] = "AAAAAAAAAAAAAAAAAAAAAA";
  EXPECT_EQ(draft.open(), FileStatus::no_match);
}

}  // namespace
}  // namespace tandem::container
