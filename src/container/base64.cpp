#include "container/base64.h"

#include <algorithm>
#include <array>

namespace tandem::container {
namespace {

constexpr char kAlphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t kNone = 0xff;

constexpr std::array<std::uint8_t, 256> make_values() {
  std::array<std::uint8_t, 256> values{};
  values.fill(kNone);
  for (std::uint8_t i = 0; i < 64; ++i) values[static_cast<std::uint8_t>(kAlphabet[i])] = i;
  return values;
}

constexpr std::array<std::uint8_t, 256> kValues = make_values();

std::uint8_t value_of(char character) { return kValues[static_cast<std::uint8_t>(character)]; }

/// Removes the padding that `text` must have. Returns false if it has none.
bool strip_padding(std::string_view& text) {
  if (text.size() % 4 != 0) return false;
  if (text.ends_with('=')) text.remove_suffix(1);
  if (text.ends_with('=')) text.remove_suffix(1);
  return true;
}

/// Returns how many bytes unpadded text of that many characters has.
std::size_t decoded_size(std::size_t characters) { return characters * 3 / 4; }

/// Decodes unpadded text into `out`, which has room for it. Returns false if it is not canonical.
bool decode_unpadded(std::string_view text, std::uint8_t* out) {
  if (text.size() % 4 == 1) return false;
  const std::size_t whole = text.size() / 4 * 4;
  std::uint8_t seen = 0;  // bits 6 and 7 are set only in kNone
  for (std::size_t i = 0; i < whole; i += 4) {
    const std::uint8_t a = value_of(text[i]);
    const std::uint8_t b = value_of(text[i + 1]);
    const std::uint8_t c = value_of(text[i + 2]);
    const std::uint8_t d = value_of(text[i + 3]);
    seen |= a | b | c | d;
    *out++ = static_cast<std::uint8_t>(a << 2 | b >> 4);
    *out++ = static_cast<std::uint8_t>(b << 4 | c >> 2);
    *out++ = static_cast<std::uint8_t>(c << 6 | d);
  }
  std::uint32_t bits = 0;
  std::size_t held = 0;
  for (const char character : text.substr(whole)) {
    const std::uint8_t value = value_of(character);
    seen |= value;
    bits = bits << 6 | (value & 0x3f);
    held += 6;
    if (held >= 8) {
      held -= 8;
      *out++ = static_cast<std::uint8_t>(bits >> held);
    }
  }
  const bool canonical = (bits & ((1U << held) - 1)) == 0;
  return canonical && (seen & 0xc0) == 0;
}

}  // namespace

void append_base64(std::span<const std::uint8_t> bytes, Padding padding, std::string& text) {
  std::size_t i = 0;
  for (; i + 3 <= bytes.size(); i += 3) {
    const std::uint32_t group = std::uint32_t{bytes[i]} << 16 | std::uint32_t{bytes[i + 1]} << 8 | bytes[i + 2];
    for (int shift = 18; shift >= 0; shift -= 6) text += kAlphabet[group >> shift & 0x3f];
  }
  const std::size_t rest = bytes.size() - i;
  if (rest == 0) return;
  const std::uint32_t group = std::uint32_t{bytes[i]} << 16 | (rest == 2 ? std::uint32_t{bytes[i + 1]} << 8 : 0);
  text += kAlphabet[group >> 18];
  text += kAlphabet[group >> 12 & 0x3f];
  if (rest == 2) text += kAlphabet[group >> 6 & 0x3f];
  if (padding == Padding::required) text.append(3 - rest, '=');
}

bool decode_base64(std::string_view text, Padding padding, std::vector<std::uint8_t>& bytes) {
  if (padding == Padding::required && !strip_padding(text)) return false;
  const std::size_t before = bytes.size();
  bytes.resize(before + decoded_size(text.size()));
  const bool valid = decode_unpadded(text, bytes.data() + before);
  if (!valid) bytes.resize(before);
  return valid;
}

bool decode_base64_exactly(std::string_view text, std::span<std::uint8_t> bytes) {
  return decoded_size(text.size()) == bytes.size() && decode_unpadded(text, bytes.data());
}

}  // namespace tandem::container
