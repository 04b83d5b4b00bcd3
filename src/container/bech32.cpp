#include "container/bech32.h"

#include <algorithm>
#include <cstddef>

#include "container/within.h"
#include "engine/opaque.h"
#include "engine/reveal.h"

namespace tandem::container {
namespace {

constexpr std::string_view kAlphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
constexpr std::size_t kChecksumCharacters = 6;

using Groups = SecretData;  ///< 5 bits each

/// Returns all ones if a == b, else 0; for values below 256.
std::uint32_t equal_mask(std::uint32_t a, std::uint32_t b) { return opaque(((a ^ b) - 1) >> 8) & 0xff; }

/// The alphabet is searched whole, so that no memory address depends on a secret.
char character_of(std::uint8_t value) {
  std::uint32_t found = 0;
  for (std::uint32_t i = 0; i < kAlphabet.size(); ++i) {
    found |= equal_mask(i, value) & static_cast<std::uint8_t>(kAlphabet[i]);
  }
  return static_cast<char>(found);
}

/// Returns 0..31, or 0xff for a character outside the alphabet.
std::uint8_t value_of(char character) {
  std::uint32_t found = 0;
  std::uint32_t known = 0;
  for (std::uint32_t i = 0; i < kAlphabet.size(); ++i) {
    const std::uint32_t mask =
        equal_mask(static_cast<std::uint8_t>(kAlphabet[i]), static_cast<std::uint8_t>(character));
    found |= mask & i;
    known |= mask;
  }
  return static_cast<std::uint8_t>(found | (~known & 0xff));
}

/// One step of the BCH code over GF(32) whose remainder is the checksum.
std::uint32_t add_to_checksum(std::uint32_t checksum, std::uint8_t value) {
  constexpr std::uint32_t kGenerator[] = {0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3};
  const std::uint32_t top = checksum >> 25;
  checksum = (checksum & 0x1ffffff) << 5 ^ value;
  for (std::uint32_t i = 0; i < 5; ++i) checksum ^= opaque(0 - (top >> i & 1)) & kGenerator[i];
  return checksum;
}

std::uint32_t checksum_of(std::string_view prefix, std::span<const std::uint8_t> groups) {
  std::uint32_t checksum = 1;
  for (const char c : prefix) checksum = add_to_checksum(checksum, static_cast<std::uint8_t>(c) >> 5);
  checksum = add_to_checksum(checksum, 0);
  for (const char c : prefix) checksum = add_to_checksum(checksum, static_cast<std::uint8_t>(c) & 31);
  for (const std::uint8_t group : groups) checksum = add_to_checksum(checksum, group);
  return checksum;
}

/// Returns a value that may become known: whether text is valid.
std::uint32_t revealed(std::uint32_t value) {
  reveal(&value, sizeof value);
  return value;
}

/// Regroups 8-bit bytes into 5-bit groups, most significant bits first, zeros after the last.
Groups to_groups(std::span<const std::uint8_t> bytes) {
  Groups groups;
  groups.reserve(bytes.size() * 8 / 5 + 1 + kChecksumCharacters);
  std::uint32_t bits = 0;
  std::uint32_t held = 0;
  for (const std::uint8_t byte : bytes) {
    bits = bits << 8 | byte;
    for (held += 8; held >= 5;) groups.push_back(bits >> (held -= 5) & 31);
  }
  if (held > 0) groups.push_back(bits << (5 - held) & 31);
  return groups;
}

/// Regroups 5-bit groups into bytes. Returns false if more than 4 bits or bits other than zero are left over.
bool to_bytes(std::span<const std::uint8_t> groups, SecretData& bytes) {
  if (groups.size() * 5 % 8 > 4) return false;
  bytes.reserve(groups.size() * 5 / 8);
  std::uint32_t bits = 0;
  std::uint32_t held = 0;
  for (const std::uint8_t group : groups) {
    bits = bits << 5 | group;
    held += 5;
    if (held >= 8) bytes.push_back(static_cast<std::uint8_t>(bits >> (held -= 8)));
  }
  return revealed(bits & ((1U << held) - 1)) == 0;
}

/// The form of a text, which tells nothing of its data.
struct Form {
  std::uint32_t upper = 0;      ///< not 0 if letters are
  std::uint32_t lower = 0;      ///< not 0 if letters are
  std::uint32_t strange = 0;    ///< not 0 if a character is not printable
  std::uint32_t separator = 0;  ///< 1 more than the place of the last "1"; 0: there is none
};

/// Puts all of `text` into lower case.
Form form_of(SecretText& text) {
  Form form;
  for (std::uint32_t i = 0; i < text.size(); ++i) {
    char& c = text[i];
    const std::uint32_t upper = within(c, 'A', 'Z');
    form.upper |= upper;
    form.lower |= within(c, 'a', 'z');
    form.strange |= ~within(c, '!', '~');
    const std::uint32_t separates = within(c, '1', '1');
    form.separator = (form.separator & ~separates) | ((i + 1) & separates);
    c = static_cast<char>(static_cast<std::uint32_t>(c) | (upper & 0x20));
  }
  reveal(&form, sizeof form);
  return form;
}

}  // namespace

SecretText encode_bech32(std::string_view prefix, std::span<const std::uint8_t> bytes, Letters letters) {
  Groups groups = to_groups(bytes);
  const std::size_t data = groups.size();
  groups.resize(data + kChecksumCharacters, 0);
  const std::uint32_t checksum = checksum_of(prefix, groups) ^ 1;
  for (std::size_t i = 0; i < kChecksumCharacters; ++i) groups[data + i] = checksum >> (5 * (5 - i)) & 31;
  SecretText text;
  text.reserve(prefix.size() + 1 + groups.size());
  text.assign(prefix.begin(), prefix.end());
  text.push_back('1');
  for (const std::uint8_t group : groups) text.push_back(character_of(group));
  if (letters == Letters::upper) {
    for (char& c : text) c = static_cast<char>(c ^ static_cast<char>(within(c, 'a', 'z') & 0x20));
  }
  return text;
}

Bech32Status decode_bech32(std::string_view text, SecretText& prefix, SecretData& bytes) {
  prefix.clear();
  bytes.clear();
  SecretText lower(text.begin(), text.end());
  const Form form = form_of(lower);
  if (form.strange != 0 || (form.upper != 0 && form.lower != 0) || form.separator < 2) return Bech32Status::malformed;
  reveal(lower.data(), form.separator);
  const std::string_view found_prefix = view(lower).substr(0, form.separator - 1);
  Groups groups;
  groups.reserve(lower.size() - form.separator);
  std::uint32_t seen = 0;
  for (const char c : view(lower).substr(form.separator)) {
    groups.push_back(value_of(c));
    seen |= groups.back();
  }
  if (revealed(seen) > 31 || groups.size() < kChecksumCharacters) return Bech32Status::malformed;
  if (revealed(checksum_of(found_prefix, groups) ^ 1) != 0) return Bech32Status::checksum;
  const std::span<const std::uint8_t> data(groups.data(), groups.size() - kChecksumCharacters);
  if (!to_bytes(data, bytes)) {
    bytes.clear();
    return Bech32Status::malformed;
  }
  prefix.assign(found_prefix.begin(), found_prefix.end());
  return Bech32Status::ok;
}

Bech32Status decode_bech32(std::string_view text, std::string_view prefix, std::span<std::uint8_t> bytes) {
  SecretText found_prefix;
  SecretData found;
  Bech32Status status = decode_bech32(text, found_prefix, found);
  if (status == Bech32Status::ok && view(found_prefix) != prefix) status = Bech32Status::other_prefix;
  if (status == Bech32Status::ok && found.size() != bytes.size()) status = Bech32Status::wrong_length;
  if (status == Bech32Status::ok) {
    std::ranges::copy(found, bytes.begin());
  } else {
    wipe(bytes.data(), bytes.size());
  }
  return status;
}

}  // namespace tandem::container
