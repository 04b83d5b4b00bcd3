// Tests conversations with plugins, without processes: what is said, what is answered, and what no plugin may say.
#include "container/plugin.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "container/base64.h"
#include "container/ml_kem.h"
#include "container/text_fixture.h"

namespace tandem::container {
namespace {

using State = PluginSession::State;

/// A user who answers everything, and remembers it.
class Person : public PluginUser {
 public:
  bool show(std::string_view text) override {
    heard.emplace_back(text);
    return answers;
  }
  std::optional<SecretText> ask(std::string_view prompt, bool secret) override {
    heard.push_back(std::string(prompt) + (secret ? "!" : ""));
    return answers ? std::optional(secret_text(reply)) : std::nullopt;
  }
  std::optional<bool> confirm(std::string_view prompt, std::string_view yes, std::string_view no) override {
    heard.push_back(std::string(prompt) + ":" + std::string(yes) + ":" + std::string(no));
    return answers ? std::optional(agrees) : std::nullopt;
  }

  std::vector<std::string> heard;
  std::string reply = "1234";
  bool answers = true;
  bool agrees = true;
};

FileKey file_key() {
  FileKey key;
  for (std::size_t i = 0; i < key.bytes.size(); ++i) key.bytes[i] = static_cast<std::uint8_t>(i);
  return key;
}

PluginRecipient recipient() { return {.name = "x", .text = secret_text("age1x1qqqq"), .is_identity = false}; }

std::string said_by(PluginSession& session) { return std::string(view(session.take_output())); }

void hear(PluginSession& session, const std::string& text) {
  session.feed({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

/// Returns the state that a conversation ends in; the plugin says this and closes its output.
State after(const std::string& text, bool seals = true) {
  Person person;
  const PluginIdentity identity{.name = "x", .text = secret_text("AGE-PLUGIN-X-1")};
  PluginSession session = seals ? PluginSession(recipient(), file_key(), person) : PluginSession(identity, {}, person);
  hear(session, text);
  session.finish();
  return session.state();
}

constexpr char kSealedStanza[] = "-> recipient-stanza 0 x arg\nAQID\n";

TEST(PluginTest, SaysWhatIsToBeSealed) {
  Person person;
  PluginSession session(recipient(), file_key(), person);
  EXPECT_EQ(session.option(), "--age-plugin=recipient-v1");
  EXPECT_EQ(
      said_by(session),
      "-> add-recipient age1x1qqqq\n\n-> wrap-file-key\nAAECAwQFBgcICQoLDA0ODw\n-> extension-labels\n\n-> done\n\n");
  hear(session, "-> labels b a\n\n");
  EXPECT_EQ(said_by(session), "-> ok\n\n");
  hear(session, kSealedStanza);
  EXPECT_EQ(session.state(), State::talking);
  hear(session, "-> done\n\n");
  EXPECT_EQ(session.state(), State::done);
  ASSERT_EQ(session.stanzas().size(), 1U);
  EXPECT_EQ(session.stanzas()[0], (Stanza{.arguments = {"x", "arg"}, .body = {1, 2, 3}}));
  EXPECT_THAT(session.labels(), ::testing::ElementsAre("a", "b"));
}

TEST(PluginTest, SaysWhatIsToBeOpened) {
  Person person;
  const PluginIdentity identity = plugin_identity("Name");
  const std::vector<Stanza> stanzas = {{.arguments = {"x", "y"}, .body = Bytes(48, 0)},
                                       {.arguments = {"z"}, .body = {}}};
  PluginSession session(identity, stanzas, person);
  EXPECT_EQ(session.option(), "--age-plugin=identity-v1");
  EXPECT_EQ(said_by(session), "-> add-identity " + std::string(view(identity.text)) +
                                  "\n\n-> recipient-stanza 0 x y\n" + std::string(64, 'A') +
                                  "\n\n-> recipient-stanza 0 z\n\n-> done\n\n");
  hear(session, "-> file-key 0\nAAECAwQFBgcICQoLDA0ODw\n-> done\n\n");
  EXPECT_EQ(session.state(), State::done);
  ASSERT_TRUE(session.file_key());
  EXPECT_EQ(session.file_key()->bytes, file_key().bytes);
}

TEST(PluginTest, PiecesOfAnySizeAreTheSame) {
  const std::string text =
      "-> msg\naGVsbG8\n-> request-secret\n" + std::string(64, 'A') + "\nAA\n" + kSealedStanza + "-> done\n\n";
  for (const std::size_t piece : {1UL, 2UL, 7UL, 63UL, 64UL, 65UL, 1000UL}) {
    Person person;
    PluginSession session(recipient(), file_key(), person);
    said_by(session);
    in_pieces(bytes_of(text), piece, [&](std::span<const std::uint8_t> part) { session.feed(part); });
    EXPECT_EQ(session.state(), State::done);
    EXPECT_EQ(said_by(session), "-> ok\n\n-> ok\nMTIzNA\n-> ok\n\n");
    EXPECT_THAT(person.heard, ::testing::ElementsAre("hello", std::string(49, '\0') + "!"));
  }
}

TEST(PluginTest, AsksAndPassesOnTheAnswers) {
  Person person;
  PluginSession session(recipient(), file_key(), person);
  said_by(session);
  hear(session, "-> request-public\nbmFtZQ\n-> confirm eWVz bm8\ncmVhbGx5\n-> confirm eWVz\ncmVhbGx5\n-> brew\n\n");
  EXPECT_EQ(said_by(session), "-> ok\nMTIzNA\n-> ok yes\n\n-> ok yes\n\n-> unsupported\n\n");
  EXPECT_THAT(person.heard, ::testing::ElementsAre("name", "really:yes:no", "really:yes:"));
  person.agrees = false;
  hear(session, "-> confirm eWVz bm8\ncmVhbGx5\n");
  EXPECT_EQ(said_by(session), "-> ok no\n\n");
  person.answers = false;
  hear(session, "-> msg\n\n-> request-secret\n\n-> confirm eWVz\n\n");
  EXPECT_EQ(said_by(session), "-> fail\n\n-> fail\n\n-> fail\n\n");
}

TEST(PluginTest, LongAnswersAreWrapped) {
  Person person;
  person.reply = std::string(96, '\0');
  PluginSession session(recipient(), file_key(), person);
  said_by(session);
  hear(session, "-> request-secret\n\n");
  EXPECT_EQ(said_by(session), "-> ok\n" + std::string(64, 'A') + "\n" + std::string(64, 'A') + "\n\n");
}

TEST(PluginTest, ErrorsAreTheReason) {
  Person person;
  PluginSession session(recipient(), file_key(), person);
  hear(session, "-> error internal\nb25l\n-> error recipient 0\ndHdv\n-> done\n\n");
  EXPECT_EQ(session.state(), State::failed);
  EXPECT_THAT(session.errors(), ::testing::ElementsAre("one", "two"));
  EXPECT_EQ(after("-> error internal\nb25l\n"), State::failed);
}

TEST(PluginTest, WhatNoPluginMaySay) {
  const std::string body = "AAECAwQFBgcICQoLDA0ODw\n";
  const std::string stanza = kSealedStanza;
  EXPECT_EQ(after(stanza + "-> done\n\n"), State::done);
  for (const std::string& text :
       {std::string(), std::string("hello\n"), std::string("-> \n\n"), std::string("->\n\n"),
        std::string("-> a  b\n\n"), std::string("-> done\n\n"), stanza, std::string("-> recipient-stanza 1 x\n\n"),
        std::string("-> recipient-stanza 0\n\n"), std::string("-> recipient-stanza 00 x\n\n"),
        std::string("-> labels a\n\n-> labels a\n\n") + stanza + "-> done\n\n", std::string("-> confirm\n\n"),
        std::string("-> confirm a=\n\n"), std::string("-> confirm YQ YQ YQ\n\n"), std::string("-> msg\na b\n"),
        std::string("-> msg\naGVsbG9=\n"), std::string("-> msg\n") + std::string(65, 'A') + "\n"}) {
    EXPECT_EQ(after(text), State::malformed) << text;
  }
  EXPECT_EQ(after("-> done\n\n", false), State::done);
  EXPECT_EQ(after("-> file-key 0\n" + body + "-> done\n\n", false), State::done);
  for (const std::string& text :
       {"-> file-key 1\n" + body, "-> file-key\n" + body, "-> file-key 0 0\n" + body,
        std::string("-> file-key 0\nAAEC\n"), "-> file-key 0\n" + body + "-> file-key 0\n" + body}) {
    EXPECT_EQ(after(text + "-> done\n\n", false), State::malformed) << text;
  }
}

TEST(PluginTest, MessagesHaveALongestLength) {
  const std::string line = std::string(64, 'A') + "\n";
  std::string text = "-> msg\n";
  while (text.size() < PluginMessageReader::kMaxBytes - 100) text += line;
  EXPECT_EQ(after(text + "AAAA\n" + kSealedStanza + "-> done\n\n"), State::done);
  EXPECT_EQ(after(text + line + line + "AAAA\n" + kSealedStanza + "-> done\n\n"), State::malformed);
  EXPECT_EQ(after("-> " + std::string(PluginMessageReader::kMaxBytes, 'x')), State::malformed);
}

TEST(PluginTest, AnUnfinishedLineHasALongestLength) {
  Person person;
  PluginSession session(recipient(), file_key(), person);
  const std::string part(PluginMessageReader::kMaxBytes / 4, 'x');
  hear(session, "-> ");
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(session.state(), State::talking);
    hear(session, part);
  }
  EXPECT_EQ(session.state(), State::malformed);
}

TEST(PluginTest, NoConversationGoesOnForEver) {
  std::string long_message = "-> msg\n";
  for (int i = 0; i < 10'000; ++i) long_message += std::string(64, 'A') + "\n";
  long_message += "\n";
  for (const std::string& text : {std::string("-> error internal\nb25l\n"), std::string(kSealedStanza), long_message,
                                  std::string("-> brew\n\n"), std::string("-> request-secret\n\n")}) {
    Person person;
    PluginSession session(recipient(), file_key(), person);
    std::size_t bytes = 0;
    // The answers are not taken: it reads none.
    for (std::size_t i = 0; i <= PluginSession::kMaxMessages && session.state() == State::talking; ++i) {
      hear(session, text);
      bytes += text.size();
    }
    EXPECT_EQ(session.state(), State::malformed);
    EXPECT_LE(bytes, PluginSession::kMaxBytes + text.size());
    EXPECT_LE(session.stanzas().size() + session.errors().size() + person.heard.size(), PluginSession::kMaxMessages);
    EXPECT_LE(session.take_output().size(), 2 * PluginSession::kMaxBytes);
  }
}

TEST(PluginTest, StanzasOfKnownTypesHaveTheirForms) {
  const auto text = [](std::size_t bytes, std::uint8_t byte = 'x') {
    std::string result;
    append_base64(Bytes(bytes, byte), Padding::none, result);
    return result;
  };
  const auto state = [&](const std::string& arguments, std::size_t body_bytes = 32) {
    return after("-> recipient-stanza 0 " + arguments + "\n" + text(body_bytes) + "\n-> done\n\n");
  };
  const std::string hint = " " + text(4);
  const std::string share = " " + text(32);
  const std::string zero_share = " " + text(32, 0);
  const std::string salt = " " + text(16);
  const std::string hybrid = " " + text(kMlKemCiphertextBytes + 32);
  for (const std::string& good :
       {"X25519" + share, "mlkem768x25519" + hybrid, "scrypt" + salt + " 10", "ssh-ed25519" + hint + share,
        "ssh-rsa" + hint, "p256tag" + hint + " " + text(65), "mlkem768p256tag" + hint + " " + text(1088 + 65)}) {
    EXPECT_EQ(state(good), State::done) << good;
    EXPECT_EQ(state(good + " more"), State::malformed) << good;
    EXPECT_EQ(state(good, 31), good.starts_with("ssh-rsa") ? State::done : State::malformed) << good;
    EXPECT_EQ(state(good.substr(0, good.rfind(' '))), State::malformed) << good;
    EXPECT_EQ(state(good.substr(0, good.rfind(' ')) + " AAAA"), State::malformed) << good;
  }
  // These shares open no file, and keep others from opening it.
  const std::string weak_hybrid = " " + text(kMlKemCiphertextBytes + 32, 0);
  for (const std::string& weak :
       {"X25519" + zero_share, "ssh-ed25519" + hint + zero_share, "mlkem768x25519" + weak_hybrid}) {
    EXPECT_EQ(state(weak), State::malformed) << weak;
  }
  EXPECT_EQ(state("x25519 AAAA", 1), State::done);  // a type of its own
}

TEST(PluginTest, Keys) {
  PluginRecipient one;
  const std::string text(view(encode_bech32("age1yubikey", Bytes(33))));
  EXPECT_EQ(parse_recipient(text, one), Bech32Status::ok);
  EXPECT_EQ(one.name, "yubikey");
  EXPECT_EQ(view(one.text), text);
  PluginIdentity identity;
  EXPECT_EQ(parse_identity(view(plugin_identity("a-b.c").text), identity), Bech32Status::ok);
  EXPECT_EQ(identity.name, "a-b.c");
  for (const char* prefix : {"age-plugin-", "age-plugin--", "age-plugin-a/b-", "age-plugin-a", "age-secret-key-"}) {
    EXPECT_NE(parse_identity(view(encode_bech32(prefix, Bytes(5))), identity), Bech32Status::ok) << prefix;
  }
  for (const char* name : {"", "a b", "../x", "a/b", "\xc3\xa4"}) EXPECT_FALSE(is_plugin_name(name)) << name;
}

}  // namespace
}  // namespace tandem::container
