#include "container/secret_hex.h"

#include <cstddef>

#include "container/within.h"
#include "engine/reveal.h"
#include "engine/wipe.h"

namespace tandem::container {
namespace {

/// Returns the value of a digit. Sets bits of `unknown` if it is none.
std::uint32_t value_of(char digit, std::uint32_t& unknown) {
  const std::uint32_t c = static_cast<unsigned char>(digit);
  const std::uint32_t decimal = within(digit, '0', '9');
  const std::uint32_t letter = within(static_cast<char>(digit | 0x20), 'a', 'f');
  unknown |= ~(decimal | letter);
  return (decimal & (c - '0')) | (letter & ((c | 0x20) - 'a' + 10));
}

}  // namespace

bool decode_secret_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  std::uint32_t unknown = 0;
  if (text.size() == 2 * bytes.size()) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      const std::uint32_t high = value_of(text[2 * i], unknown);
      bytes[i] = static_cast<std::uint8_t>(high << 4 | value_of(text[2 * i + 1], unknown));
    }
    reveal(&unknown, sizeof unknown);
    if (unknown == 0) return true;
  }
  wipe(bytes.data(), bytes.size());
  return false;
}

}  // namespace tandem::container
