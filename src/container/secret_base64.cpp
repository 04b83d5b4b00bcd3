#include "container/secret_base64.h"

#include <algorithm>
#include <cstddef>

#include "container/within.h"
#include "engine/reveal.h"

namespace tandem::container {
namespace {

/// A run of characters that stand for as many values.
struct Run {
  std::uint32_t first;
  std::uint32_t value;
  std::uint32_t count;
};
constexpr Run kRuns[] = {{'A', 0, 26}, {'a', 26, 26}, {'0', 52, 10}, {'+', 62, 1}, {'/', 63, 1}};

char character_of(std::uint32_t value) {
  std::uint32_t found = 0;
  for (const Run& run : kRuns) {
    found |= within(value, run.value, run.value + run.count - 1) & (value - run.value + run.first);
  }
  return static_cast<char>(found);
}

/// Returns the value of a character. Sets bits of `unknown` if it has none.
std::uint32_t value_of(char character, std::uint32_t& unknown) {
  const std::uint32_t c = static_cast<unsigned char>(character);
  std::uint32_t found = 0;
  std::uint32_t known = 0;
  for (const Run& run : kRuns) {
    const std::uint32_t mask = within(c, run.first, run.first + run.count - 1);
    known |= mask;
    found |= mask & (c - run.first + run.value);
  }
  unknown |= ~known;
  return found;
}

/// Returns whether the last character, if there is one, is "=", which may become known.
bool ends_with_padding(std::string_view text) {
  std::uint32_t padded = text.empty() ? 0 : within(text.back(), '=', '=');
  reveal(&padded, sizeof padded);
  return padded != 0;
}

}  // namespace

SecretText encode_secret_base64(std::span<const std::uint8_t> bytes) {
  SecretText text;
  text.reserve(bytes.size() * 4 / 3 + 2);
  std::uint32_t held = 0;
  unsigned count = 0;
  for (const std::uint8_t byte : bytes) {
    held = held << 8 | byte;
    for (count += 8; count >= 6;) text.push_back(character_of(held >> (count -= 6) & 63));
  }
  if (count > 0) text.push_back(character_of(held << (6 - count) & 63));
  return text;
}

bool decode_secret_base64(std::string_view text, Padding padding, SecretData& bytes) {
  bytes.clear();
  if (padding == Padding::required) {
    if (text.size() % 4 != 0) return false;
    for (int i = 0; i < 2 && ends_with_padding(text); ++i) text.remove_suffix(1);
  }
  if (text.size() % 4 == 1) return false;
  bytes.reserve(text.size() * 3 / 4);
  std::uint32_t held = 0;
  unsigned count = 0;
  std::uint32_t unknown = 0;
  for (const char character : text) {
    held = held << 6 | value_of(character, unknown);
    count += 6;
    if (count >= 8) bytes.push_back(static_cast<std::uint8_t>(held >> (count -= 8)));
  }
  std::uint32_t wrong = unknown | (held & ((1U << count) - 1));
  reveal(&wrong, sizeof wrong);
  if (wrong == 0) return true;
  bytes.clear();
  return false;
}

}  // namespace tandem::container
