#include "console/shown.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace tandem::console {
namespace {

/// So many digits or characters in a row are a key. A commit's name has 40 hexadecimal digits.
constexpr std::size_t kKeyHexDigits = 41;
constexpr std::size_t kKeyCharacters = 41;
/// The checksum of a Bech32 text: what is shorter is no key.
constexpr std::size_t kChecksumCharacters = 6;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
char to_lower(char c) { return static_cast<char>(is_upper(c) ? c - 'A' + 'a' : c); }

bool is_of_word(char c) { return is_digit(c) || is_lower(c) || is_upper(c) || c == '-'; }
bool is_hex(char c) { return is_digit(c) || (to_lower(c) >= 'a' && to_lower(c) <= 'f'); }
/// Of the alphabet of Bech32, in either case.
bool is_bech32(char c) {
  constexpr std::string_view kOthers = "1bio-";
  return is_of_word(c) && kOthers.find(to_lower(c)) == std::string_view::npos;
}
/// What ends a name in a sentence.
bool is_end(char c) {
  constexpr std::string_view kEnds = " \t\r\n'\"`/,;:()=";
  return kEnds.find(c) != std::string_view::npos;
}

/// Length of the longest run of characters that are `wanted`, and where it begins.
struct Run {
  std::size_t begin = 0;
  std::size_t size = 0;
};

template <class Wanted>
Run longest_run(std::string_view word, Wanted wanted) {
  Run longest;
  for (std::size_t at = 0; at < word.size();) {
    const auto* const end = std::find_if_not(word.begin() + at, word.end(), wanted);
    const auto size = static_cast<std::size_t>(end - word.begin()) - at;
    if (size > longest.size) longest = {.begin = at, .size = size};
    at += size + 1;
  }
  return longest;
}

/// What stands for a word that is a secret; empty if it is none.
std::string stand_in(std::string_view word) {
  std::string lower(word);
  std::ranges::transform(lower, lower.begin(), to_lower);
  const auto after = [&](std::string_view mark) {
    const std::size_t at = lower.find(mark);
    return at == std::string::npos ? std::string_view() : std::string_view(lower).substr(at + mark.size());
  };
  // Without "age-", which a command that takes its letters for options has cut off.
  if (after("secret-key-pq-1").size() > 0) return "AGE-SECRET-KEY-PQ-1...";
  if (after("secret-key-1").size() > 0) return "AGE-SECRET-KEY-1...";
  const std::string_view plugin = after("age-plugin-");
  const std::size_t separator = plugin.rfind("-1");
  if (separator != std::string_view::npos && plugin.size() - separator - 2 >= kChecksumCharacters) {
    return "AGE-PLUGIN-...";
  }
  if (const Run digits = longest_run(word, is_hex); digits.size >= kKeyHexDigits) {
    return fmt::format("({} hexadecimal digits)", digits.size);
  }
  // Recipients are public.
  if (lower.starts_with("age1")) return "";
  const Run characters = longest_run(word, is_bech32);
  const std::string_view run = word.substr(characters.begin, characters.size);
  const bool both_cases = std::ranges::any_of(run, is_lower) && std::ranges::any_of(run, is_upper);
  return run.size() >= kKeyCharacters && !both_cases ? fmt::format("({} characters of a key)", run.size()) : "";
}

/// Where a private key in PEM that begins at `begin` ends; npos if none begins there. Only the end of its first line
/// counts: a command that takes the dashes before it for an option has cut those off.
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
    const auto* const word_end = std::find_if_not(text.begin() + at, text.end(), is_of_word);
    const std::string_view word(text.begin() + at, word_end);
    if (word.empty()) {
      keep(text.substr(at++, 1));
      continue;
    }
    at += word.size();
    const std::string other = stand_in(word);
    if (other.empty()) {
      keep(word);
      continue;
    }
    replace(other);
    // A mistyped character is no end of the secret.
    while (at < text.size() && !is_end(text[at])) ++at;
  }
}

/// A character in UTF-8. bytes: 0 where there is none.
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
  constexpr std::array<std::uint32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code < 0xe000;
  return code < kLeast[bytes] || code > 0x10ffff || surrogate ? Character{} : Character{.code = code, .bytes = bytes};
}

/// Control characters, line separators, and what changes the direction in which text runs.
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
