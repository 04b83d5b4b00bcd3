#include "console/shown.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "container/bech32.h"

namespace tandem::console {
namespace {

/// A run of so many characters of a secret gives something away.
constexpr std::size_t kTelltaleCharacters = 12;
/// The characters of 32 bytes and their checksum, in Bech32.
constexpr std::size_t kIdentityCharacters = 58;

char to_lower(char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); }

/// Returns whether a character is of the alphabet of Bech32, in either case.
bool is_bech32(char c) {
  constexpr std::string_view kAlphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
  return kAlphabet.find(to_lower(c)) != std::string_view::npos;
}
/// Returns whether a character ends a name in a sentence. A mistyped character does not end a secret.
bool is_end(char c) {
  constexpr std::string_view kEnds = " \t\r\n'\"`/,;:()=";
  return kEnds.find(c) != std::string_view::npos;
}

/// Calls `use` with all runs of characters of Bech32, until it returns true. Returns false if it never does.
template <class Use>
bool any_run(std::string_view text, Use use) {
  for (std::size_t at = 0; at < text.size();) {
    const auto* const begin = std::find_if(text.begin() + at, text.end(), is_bech32);
    const auto* const end = std::find_if_not(begin, text.end(), is_bech32);
    if (begin != end && use(std::string_view(begin, end))) return true;
    at = static_cast<std::size_t>(end - text.begin());
  }
  return false;
}

bool tells(std::string_view text) {
  return any_run(text, [](std::string_view run) { return run.size() >= kTelltaleCharacters; });
}

/// Returns whether some text is Bech32 of any bytes, with its checksum.
bool is_valid(std::string_view text) {
  container::SecretText prefix;
  container::SecretData bytes;
  return container::decode_bech32(text, prefix, bytes) == container::Bech32Status::ok && !bytes.empty();
}

/// Returns whether some characters are an identity of age without its prefix: their checksum is right behind it.
bool is_bare_identity(std::string_view characters) {
  if (characters.size() != kIdentityCharacters) return false;
  std::string lower(characters);
  std::ranges::transform(lower, lower.begin(), to_lower);
  return is_valid("age-secret-key-1" + lower) || is_valid("age-secret-key-pq-1" + lower);
}

/// The secret end of a word.
struct Secret {
  std::size_t begin = std::string_view::npos;  ///< npos: there is none
  std::string_view instead;                    ///< what is shown for it
};

/// Finds a secret in a word, which has no end of a name in it. Exact: no name is a secret because it is long. Behind a
/// prefix a mistyped or unfinished key counts, too.
Secret find_secret(std::string_view word) {
  constexpr std::size_t kNone = std::string_view::npos;
  constexpr std::string_view kDots = "...";
  std::string lower(word);
  std::ranges::transform(lower, lower.begin(), to_lower);
  // A command that takes letters for options has cut off "age-".
  for (const std::string_view mark : {"secret-key-1", "secret-key-pq-1"}) {
    const std::size_t at = lower.find(mark);
    if (at != kNone && tells(word.substr(at + mark.size()))) return {at + mark.size(), kDots};
  }
  constexpr std::string_view kPlugin = "age-plugin-";
  const std::size_t plugin = lower.find(kPlugin);
  const std::size_t separator = plugin == kNone ? kNone : lower.find("-1", plugin + kPlugin.size());
  if (separator != kNone) {
    const std::size_t begin = separator + 2;
    if (tells(word.substr(begin)) || is_valid(std::string_view(lower).substr(plugin))) return {begin, kDots};
  }
  Secret found;
  any_run(word, [&](std::string_view run) {
    if (!is_bare_identity(run)) return false;
    found = {static_cast<std::size_t>(run.data() - word.data()), "(58 characters of a key)"};
    return true;
  });
  return found;
}

/// Returns where a private key in PEM that begins at `begin` ends; npos if none begins there. Only the end of its first
/// line counts: a command that takes the dashes before it for an option has cut those off.
std::size_t end_of_pem(std::string_view text, std::size_t begin) {
  constexpr std::string_view kLabel = "PRIVATE KEY-----";
  constexpr std::string_view kEnd = "-----END ";
  if (text.compare(begin, kLabel.size(), kLabel) != 0) return std::string_view::npos;
  const std::size_t last = text.find(kEnd, begin);
  const std::size_t closed = last == std::string_view::npos ? last : text.find(kLabel, last);
  return closed == std::string_view::npos ? text.size() : closed + kLabel.size();
}

/// Calls `keep` with what is no secret, `replace` with what stands for one.
template <class Keep, class Replace>
void split(std::string_view text, Keep keep, Replace replace) {
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t end = end_of_pem(text, at); end != std::string_view::npos) {
      replace("PRIVATE KEY-----...");
      at = end;
      continue;
    }
    const auto* const word_end = std::find_if(text.begin() + at, text.end(), is_end);
    const std::string_view word(text.begin() + at, word_end);
    if (word.empty()) {
      keep(text.substr(at++, 1));
      continue;
    }
    at += word.size();
    const Secret secret = find_secret(word);
    keep(word.substr(0, secret.begin));
    if (!secret.instead.empty()) replace(secret.instead);
  }
}

/// A character in UTF-8. bytes: 0 if there is none.
struct Character {
  std::uint32_t code = 0;
  std::size_t bytes = 0;
};

Character first_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return {.code = lead, .bytes = 1};
  const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < bytes) return {};
  std::uint32_t code = lead & (0x7fU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3f);
  }
  constexpr std::array<std::uint32_t, 5> kMin{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code < 0xe000;
  return code < kMin[bytes] || code > 0x10ffff || surrogate ? Character{} : Character{.code = code, .bytes = bytes};
}

/// Returns whether it is a control character, a line separator, or changes the direction in which text runs.
bool acts(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x61c || code == 0x200e || code == 0x200f ||
         (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

std::string escape(std::uint32_t code) {
  switch (code) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      return code < 0x100 ? fmt::format("\\x{:02x}", code) : fmt::format("\\u{{{:x}}}", code);
  }
}

std::string without_secrets(std::string_view text) {
  std::string result;
  const auto append = [&](std::string_view part) { result += part; };
  split(text, append, append);
  return result;
}

std::string escaped(std::string_view text, std::string_view allowed) {
  std::string result;
  while (!text.empty()) {
    const Character character = first_character(text);
    const std::string_view bytes = text.substr(0, std::max<std::size_t>(character.bytes, 1));
    text.remove_prefix(bytes.size());
    if (character.bytes == 0) {
      result += escape(static_cast<std::uint8_t>(bytes[0]));
    } else if (acts(character.code) && allowed.find(bytes) == std::string_view::npos) {
      result += escape(character.code);
    } else {
      result += bytes;
    }
  }
  return result;
}

}  // namespace

std::string shown(std::string_view text) { return escaped(without_secrets(text), ""); }

std::string shown_lines(std::string_view text) { return escaped(without_secrets(text), "\n\t"); }

bool holds_secret(std::string_view text) {
  bool found = false;
  split(
      text, [](std::string_view) {}, [&](std::string_view) { found = true; });
  return found;
}

}  // namespace tandem::console
