#include "container/stanza.h"

#include <algorithm>
#include <array>

#include "container/base64.h"
#include "container/crypto.h"

namespace tandem::container {
namespace {

constexpr std::array<std::uint8_t, 12> kZeroNonce{};

bool is_visible(char c) { return c >= 0x21 && c <= 0x7e; }

}  // namespace

void append_stanza(const Stanza& stanza, std::string& text) {
  text += "->";
  for (const std::string& argument : stanza.arguments) {
    text += ' ';
    text += argument;
  }
  text += '\n';
  std::string body;
  append_base64(stanza.body, Padding::none, body);
  for (std::size_t at = 0; at < body.size(); at += kBodyColumns) {
    text.append(body, at, kBodyColumns);
    text += '\n';
  }
  // A stanza ends with a short line, and only with one.
  if (body.size() % kBodyColumns == 0) text += '\n';
}

bool parse_argument_line(std::string_view line, Stanza& stanza) {
  if (!line.starts_with(kStanzaMark)) return false;
  line.remove_prefix(kStanzaMark.size());
  stanza = {};
  for (;;) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view argument = line.substr(0, end);
    if (argument.empty() || !std::ranges::all_of(argument, is_visible)) return false;
    stanza.arguments.emplace_back(argument);
    if (end == line.size()) return true;
    line.remove_prefix(end + 1);
  }
}

void seal_body(const SecretBytes<32>& wrap_key, const FileKey& file_key, Stanza& stanza) {
  stanza.body.resize(kSealedFileKeyBytes);
  seal_message(wrap_key.bytes, kZeroNonce, file_key.bytes, stanza.body);
}

bool open_body(const SecretBytes<32>& wrap_key, const Stanza& stanza, FileKey& file_key) {
  return open_message(wrap_key.bytes, kZeroNonce, stanza.body, file_key.bytes);
}

BodyLine parse_body_line(std::string_view line, Stanza& stanza) {
  if (line.size() > kBodyColumns || !decode_base64(line, Padding::none, stanza.body)) return BodyLine::malformed;
  return line.size() == kBodyColumns ? BodyLine::more : BodyLine::last;
}

}  // namespace tandem::container
