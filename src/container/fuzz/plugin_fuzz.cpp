// Fuzz target: what plugins say. Pieces of any size give the same; what is read as messages encodes to the same bytes;
// what is answered are messages, too; and a conversation that has ended takes nothing more.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "container/fuzz/property.h"
#include "container/plugin.h"

namespace tandem::container {
namespace {

using Bytes = std::span<const std::uint8_t>;
using State = PluginSession::State;

/// A user who answers every other question.
class Person : public PluginUser {
 public:
  bool show(std::string_view) override { return next(); }
  std::optional<SecretText> ask(std::string_view prompt, bool) override {
    return next() ? std::optional(secret_text(prompt)) : std::nullopt;
  }
  std::optional<bool> confirm(std::string_view, std::string_view yes, std::string_view no) override {
    return next() ? std::optional(yes < no) : std::nullopt;
  }

 private:
  bool next() { return answers_ = !answers_; }
  bool answers_ = false;
};

struct Outcome {
  State state = State::talking;
  std::string said;
  std::vector<std::string> errors;
  std::vector<Stanza> stanzas;
  std::vector<std::string> labels;
  bool has_file_key = false;

  bool operator==(const Outcome&) const = default;
};

Outcome converse(Bytes bytes, std::size_t piece, bool seals) {
  Person person;
  FileKey file_key;
  file_key.bytes.fill(0x42);
  const PluginRecipient recipient{.name = "x", .text = secret_text("age1x1qqqq"), .is_identity = false};
  const std::vector<Stanza> stanzas = {{.arguments = {"x", "y"}, .body = std::vector<std::uint8_t>(48)}};
  PluginSession session =
      seals ? PluginSession(recipient, file_key, person) : PluginSession(plugin_identity("x"), stanzas, person);
  Outcome outcome;
  const auto take = [&] {
    const SecretText output = session.take_output();
    outcome.said += view(output);
  };
  take();
  while (!bytes.empty()) {
    const Bytes next = bytes.first(std::min(piece, bytes.size()));
    bytes = bytes.subspan(next.size());
    const State before = session.state();
    session.feed(next);
    if (before != State::talking) PROPERTY(session.state() == before);
    take();
  }
  session.finish();
  outcome.state = session.state();
  PROPERTY(outcome.state != State::talking);
  outcome.errors = session.errors();
  outcome.stanzas = session.stanzas();
  outcome.labels = session.labels();
  outcome.has_file_key = session.file_key().has_value();
  if (outcome.state == State::done) {
    PROPERTY(outcome.errors.empty());
    PROPERTY(!seals || !outcome.stanzas.empty());
  }
  PROPERTY(outcome.state != State::failed || !outcome.errors.empty());
  PROPERTY(seals || (outcome.stanzas.empty() && outcome.labels.empty()));
  PROPERTY(!seals || !outcome.has_file_key);
  return outcome;
}

/// Returns the text of all messages that some bytes begin with.
std::string encoded_again(Bytes bytes) {
  PluginMessageReader reader;
  reader.feed(bytes);
  SecretText text;
  while (const std::optional<PluginMessage> message = reader.next()) append_message(*message, text);
  return std::string(view(text));
}

void run(Bytes input) {
  if (input.empty()) return;
  const bool seals = (input[0] & 1) != 0;
  const Bytes rest = input.subspan(1);
  const Outcome whole = converse(rest, rest.size() + 1, seals);
  for (const std::size_t piece : {std::size_t{1}, rest.size() % 61 + 2}) {
    PROPERTY(converse(rest, piece, seals) == whole);
  }
  const std::string again = encoded_again(rest);
  PROPERTY(again == std::string(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(again.size())));
  const Bytes said(reinterpret_cast<const std::uint8_t*>(whole.said.data()), whole.said.size());
  PROPERTY(encoded_again(said) == whole.said);
}

}  // namespace
}  // namespace tandem::container

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tandem::container::run({data, size});
  return 0;
}
