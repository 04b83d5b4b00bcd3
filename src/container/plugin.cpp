#include "container/plugin.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "container/base64.h"
#include "container/secret_base64.h"
#include "container/stanza_forms.h"

namespace tandem::container {
namespace {

constexpr std::string_view kRecipientPrefix = "age1";
constexpr std::string_view kIdentityPrefix = "age-plugin-";
constexpr std::string_view kFirstFile = "0";  // the only one

bool is_letter_or_digit(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

std::string_view as_text(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Returns the answers that a question for confirmation offers; nullopt if it is malformed.
std::optional<std::vector<std::string>> read_answers(const PluginMessage& message) {
  if (message.arguments.size() != 2 && message.arguments.size() != 3) return std::nullopt;
  std::vector<std::string> answers;
  for (std::size_t i = 1; i < message.arguments.size(); ++i) {
    std::vector<std::uint8_t> bytes;
    if (!decode_base64(message.arguments[i], Padding::none, bytes)) return std::nullopt;
    answers.emplace_back(as_text(bytes));
  }
  answers.resize(2);
  return answers;
}

}  // namespace

bool is_plugin_name(std::string_view name) {
  constexpr std::string_view kOthers = "+-._";
  return !name.empty() && std::ranges::all_of(name, [&](char c) {
    return is_letter_or_digit(c) || kOthers.find(c) != std::string_view::npos;
  });
}

Bech32Status parse_recipient(std::string_view text, PluginRecipient& recipient) {
  SecretText prefix;
  SecretData bytes;
  const Bech32Status status = decode_bech32(text, prefix, bytes);
  if (status != Bech32Status::ok) return status;
  std::string_view name = view(prefix);
  if (!name.starts_with(kRecipientPrefix)) return Bech32Status::other_prefix;
  name.remove_prefix(kRecipientPrefix.size());
  if (!is_plugin_name(name)) return Bech32Status::malformed;
  recipient = {.name = std::string(name), .text = secret_text(text), .is_identity = false};
  return Bech32Status::ok;
}

Bech32Status parse_identity(std::string_view text, PluginIdentity& identity) {
  SecretText prefix;
  SecretData bytes;
  const Bech32Status status = decode_bech32(text, prefix, bytes);
  if (status != Bech32Status::ok) return status;
  std::string_view name = view(prefix);
  if (!name.starts_with(kIdentityPrefix)) return Bech32Status::other_prefix;
  name.remove_prefix(kIdentityPrefix.size());
  if (!name.ends_with('-') || !is_plugin_name(name.substr(0, name.size() - 1))) return Bech32Status::malformed;
  name.remove_suffix(1);
  identity = {.name = std::string(name), .text = secret_text(text)};
  return Bech32Status::ok;
}

PluginIdentity plugin_identity(std::string_view name) {
  assert(is_plugin_name(name));
  std::string lower(name);
  for (char& c : lower) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  const std::string prefix = std::string(kIdentityPrefix) + lower + "-";
  return {.name = lower, .text = encode_bech32(prefix, {}, Letters::upper)};
}

void append_message(const PluginMessage& message, SecretText& text) {
  const auto append = [&](std::string_view part) { text.insert(text.end(), part.begin(), part.end()); };
  append("->");
  for (const std::string& argument : message.arguments) {
    append(" ");
    append(argument);
  }
  append("\n");
  const SecretText body = encode_secret_base64(message.body);
  for (std::size_t at = 0; at < body.size(); at += kBodyColumns) {
    append(view(body).substr(at, kBodyColumns));
    append("\n");
  }
  if (body.size() % kBodyColumns == 0) append("\n");
}

void PluginMessageReader::feed(std::span<const std::uint8_t> bytes) {
  text_.erase(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(taken_));
  searched_ -= taken_;
  taken_ = 0;
  const std::string_view text = as_text(bytes);
  text_.insert(text_.end(), text.begin(), text.end());
}

std::optional<PluginMessage> PluginMessageReader::next() {
  while (!malformed_) {
    const std::size_t end = view(text_).find('\n', searched_);
    if (end == std::string_view::npos) {
      searched_ = text_.size();
      malformed_ = begun_bytes_ + (text_.size() - taken_) > kMaxBytes;
      return std::nullopt;
    }
    const std::string_view line = view(text_).substr(taken_, end - taken_);
    begun_bytes_ += line.size() + 1;
    taken_ = searched_ = end + 1;
    malformed_ = begun_bytes_ > kMaxBytes;
    if (!begun_) {
      Stanza stanza;
      malformed_ = malformed_ || !parse_argument_line(line, stanza);
      begun_ = PluginMessage{.arguments = std::move(stanza.arguments), .body = {}};
      continue;
    }
    SecretData part;
    malformed_ = malformed_ || line.size() > kBodyColumns || !decode_secret_base64(line, Padding::none, part);
    begun_->body.insert(begun_->body.end(), part.begin(), part.end());
    if (malformed_ || line.size() == kBodyColumns) continue;
    begun_bytes_ = 0;
    return std::exchange(begun_, std::nullopt);
  }
  return std::nullopt;
}

PluginSession::PluginSession(const PluginRecipient& recipient, const FileKey& file_key, PluginUser& user)
    : seals_(true), user_(user) {
  say_key(recipient.is_identity ? "add-identity" : "add-recipient", recipient.text);
  say({"wrap-file-key"}, file_key.bytes);
  say({"extension-labels"});
  say({"done"});
}

PluginSession::PluginSession(const PluginIdentity& identity, std::span<const Stanza> stanzas, PluginUser& user)
    : seals_(false), user_(user) {
  say_key("add-identity", identity.text);
  for (const Stanza& stanza : stanzas) {
    std::vector<std::string> arguments{"recipient-stanza", std::string(kFirstFile)};
    arguments.insert(arguments.end(), stanza.arguments.begin(), stanza.arguments.end());
    say(std::move(arguments), stanza.body);
  }
  say({"done"});
}

std::string_view PluginSession::option() const {
  return seals_ ? "--age-plugin=recipient-v1" : "--age-plugin=identity-v1";
}

SecretText PluginSession::take_output() { return std::exchange(output_, {}); }

void PluginSession::feed(std::span<const std::uint8_t> bytes) {
  reader_.feed(bytes);
  bytes_ += bytes.size();
  while (state_ == State::talking) {
    std::optional<PluginMessage> message = reader_.next();
    const bool too_much = bytes_ > kMaxBytes || (message && ++messages_ > kMaxMessages);
    if (reader_.malformed() || too_much) {
      state_ = State::malformed;
      return;
    }
    if (!message) return;
    handle(*message);
  }
}

void PluginSession::finish() {
  if (state_ == State::talking) state_ = errors_.empty() ? State::malformed : State::failed;
}

void PluginSession::say(std::vector<std::string> arguments, std::span<const std::uint8_t> body) {
  append_message({.arguments = std::move(arguments), .body = {body.begin(), body.end()}}, output_);
}

/// A key may be secret: it is in no string, which would not be wiped.
void PluginSession::say_key(std::string_view command, const SecretText& key) {
  output_.reserve(command.size() + key.size() + sizeof "->  \n\n");
  for (const std::string_view part : {std::string_view("-> "), command, std::string_view(" "), view(key)}) {
    output_.insert(output_.end(), part.begin(), part.end());
  }
  output_.insert(output_.end(), 2, '\n');
}

void PluginSession::handle(PluginMessage& message) {
  if (message.type() == "done") return end();
  if (message.type() == "error") {
    errors_.emplace_back(as_text(message.body));
    return say({"ok"});
  }
  if (!handle_result(message) && !handle_question(message)) say({"unsupported"});
}

/// Returns false if the message is no result.
bool PluginSession::handle_result(PluginMessage& message) {
  const std::string_view type = message.type();
  const bool is_stanza = seals_ && type == "recipient-stanza";
  const bool is_labels = seals_ && type == "labels";
  const bool is_file_key = !seals_ && type == "file-key";
  if (!is_stanza && !is_labels && !is_file_key) return false;
  const bool for_file = message.arguments.size() >= 2 && message.arguments[1] == kFirstFile;
  if (is_stanza && for_file && message.arguments.size() >= 3) {
    stanzas_.push_back({.arguments = {message.arguments.begin() + 2, message.arguments.end()},
                        .body = {message.body.begin(), message.body.end()}});
    if (check_new_stanza(stanzas_.back()) != FileStatus::ok) state_ = State::malformed;
  } else if (is_labels && !has_labels_) {
    has_labels_ = true;
    labels_.assign(message.arguments.begin() + 1, message.arguments.end());
    std::ranges::sort(labels_);
  } else if (is_file_key && for_file && message.arguments.size() == 2 && !file_key_ &&
             message.body.size() == sizeof(FileKey::bytes)) {
    std::ranges::copy(message.body, file_key_.emplace().bytes.begin());
  } else {
    state_ = State::malformed;
    return true;
  }
  say({"ok"});
  return true;
}

/// Returns false if the message is no question.
bool PluginSession::handle_question(const PluginMessage& message) {
  const std::string_view type = message.type();
  const std::string_view text = as_text(message.body);
  if (type == "msg") {
    say({user_.show(text) ? "ok" : "fail"});
  } else if (type == "request-secret" || type == "request-public") {
    const std::optional<SecretText> answer = user_.ask(text, type == "request-secret");
    if (!answer) {
      say({"fail"});
    } else {
      say({"ok"}, {reinterpret_cast<const std::uint8_t*>(answer->data()), answer->size()});
    }
  } else if (type == "confirm") {
    const auto answers = read_answers(message);
    if (!answers) {
      state_ = State::malformed;
      return true;
    }
    const std::optional<bool> answer = user_.confirm(text, (*answers)[0], (*answers)[1]);
    if (!answer) {
      say({"fail"});
    } else {
      say({"ok", *answer ? "yes" : "no"});
    }
  } else {
    return false;
  }
  return true;
}

void PluginSession::end() {
  if (!errors_.empty()) {
    state_ = State::failed;
  } else {
    state_ = seals_ && stanzas_.empty() ? State::malformed : State::done;
  }
}

}  // namespace tandem::container
