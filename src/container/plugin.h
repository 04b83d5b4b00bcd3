// Plugins of age: their keys, "age1name1..." and "AGE-PLUGIN-NAME-1...", and what is said to them. It starts no
// processes: what a plugin says is handed on by the code that runs it.
//
// Source  C2SP age-plugin.md
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "container/bech32.h"
#include "container/payload.h"
#include "container/secret.h"
#include "container/stanza.h"

namespace tandem::container {

/// A key that a plugin seals file keys for.
struct PluginRecipient {
  std::string name;  ///< of the plugin
  SecretText text;
  bool is_identity = false;  ///< `text` is that of an identity, for the plugin to find its recipient
};

/// A key that a plugin opens file keys with.
struct PluginIdentity {
  std::string name;
  SecretText text;
};

/// Returns whether a plugin can have this name: letters, digits, "+", "-", "." and "_".
bool is_plugin_name(std::string_view name);

/// Both return malformed also if the plugin's name is none.
Bech32Status parse_recipient(std::string_view text, PluginRecipient& recipient);
Bech32Status parse_identity(std::string_view text, PluginIdentity& identity);

/// Returns the identity of a plugin that needs no more than its name. name: is_plugin_name.
PluginIdentity plugin_identity(std::string_view name);

/// A message, either way: it looks as a stanza does.
struct PluginMessage {
  std::vector<std::string> arguments;  ///< the first is its type
  SecretData body;

  [[nodiscard]] std::string_view type() const { return arguments.front(); }
};

/// Appends the text of a message.
void append_message(const PluginMessage& message, SecretText& text);

/// Takes bytes from a plugin, in pieces of any size, apart into messages.
class PluginMessageReader {
 public:
  /// The longest message.
  static constexpr std::size_t kMaxBytes = std::size_t{1} << 20;

  void feed(std::span<const std::uint8_t> bytes);
  /// Returns the next message that is whole; nullopt if none is, or if what follows is none.
  std::optional<PluginMessage> next();
  [[nodiscard]] bool malformed() const { return malformed_; }

 private:
  SecretText text_;
  std::size_t taken_ = 0;     ///< of `text_`
  std::size_t searched_ = 0;  ///< of `text_`, for the end of a line
  std::optional<PluginMessage> begun_;
  std::size_t begun_bytes_ = 0;
  bool malformed_ = false;
};

/// The user to whom a plugin speaks. Functions return nullopt, and `show` false, if there is no answer; the plugin is
/// told so.
class PluginUser {
 public:
  virtual ~PluginUser() = default;
  virtual bool show(std::string_view text) = 0;
  virtual std::optional<SecretText> ask(std::string_view prompt, bool secret) = 0;
  /// no: empty where there is one answer only.
  virtual std::optional<bool> confirm(std::string_view prompt, std::string_view yes, std::string_view no) = 0;
};

/// One conversation with a plugin: either it seals a file key for a recipient, or it opens one with an identity.
class PluginSession {
 public:
  /// A plugin may say so many bytes in all, in so many messages: a header full of stanzas, and as much again. This
  /// bounds memory, also that of the answers which it does not read, and how long it can go on.
  static constexpr std::size_t kMaxBytes = std::size_t{1} << 22;
  static constexpr std::size_t kMaxMessages = std::size_t{1} << 14;

  enum class State : std::uint8_t {
    talking,
    done,       ///< the plugin has said all
    failed,     ///< it says that it cannot do it: `errors`
    malformed,  ///< it does not keep to the protocol, says too much, or makes a stanza of another form than its type's
  };

  PluginSession(const PluginRecipient& recipient, const FileKey& file_key, PluginUser& user);
  /// Begins to open a file. stanzas: of one file.
  PluginSession(const PluginIdentity& identity, std::span<const Stanza> stanzas, PluginUser& user);

  /// Returns the option that the plugin is to be started with.
  [[nodiscard]] std::string_view option() const;
  /// Returns what is to be said to the plugin now, and forgets it.
  SecretText take_output();
  /// Takes what the plugin says.
  void feed(std::span<const std::uint8_t> bytes);
  /// Says that the plugin has closed its output.
  void finish();

  [[nodiscard]] State state() const { return state_; }
  [[nodiscard]] const std::vector<std::string>& errors() const { return errors_; }
  /// Return, once it is done, for a recipient: at least one stanza, and check_new_stanza says ok of each; and what all
  /// recipients of a file must have in common, sorted.
  [[nodiscard]] std::vector<Stanza>& stanzas() { return stanzas_; }
  [[nodiscard]] std::vector<std::string>& labels() { return labels_; }
  /// Returns the key once it is done, for an identity: nullopt if that opens none of the stanzas.
  [[nodiscard]] const std::optional<FileKey>& file_key() const { return file_key_; }

 private:
  void say(std::vector<std::string> arguments, std::span<const std::uint8_t> body = {});
  void say_key(std::string_view command, const SecretText& key);
  void handle(PluginMessage& message);
  bool handle_result(PluginMessage& message);
  bool handle_question(const PluginMessage& message);
  void end();

  bool seals_;
  PluginUser& user_;
  State state_ = State::talking;
  SecretText output_;
  PluginMessageReader reader_;
  std::size_t bytes_ = 0;     ///< that it has said
  std::size_t messages_ = 0;  ///< that it has sent
  std::vector<std::string> errors_;
  std::vector<Stanza> stanzas_;
  std::vector<std::string> labels_;
  bool has_labels_ = false;
  std::optional<FileKey> file_key_;
};

}  // namespace tandem::container
