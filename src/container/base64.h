// Base64 (RFC 4648, section 4) in its one canonical form. For public data: its time depends on the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tandem::container {

/// The use of "=" to fill the last group of four. The header of an age file has none, the armor always.
enum class Padding { none, required };

/// Appends the text of `bytes`.
void append_base64(std::span<const std::uint8_t> bytes, Padding padding, std::string& text);

/// Appends the bytes of `text`. Returns false, and appends nothing, unless `text` is what `append_base64` makes of some
/// bytes: a character outside the alphabet, missing or surplus padding, a length that no bytes have, and bits set that
/// no byte takes are all refused.
[[nodiscard]] bool decode_base64(std::string_view text, Padding padding, std::vector<std::uint8_t>& bytes);

/// Decodes unpadded text of exactly `bytes.size()` bytes. Returns false if it is anything else; `bytes` is then
/// undefined.
[[nodiscard]] bool decode_base64_exactly(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace tandem::container
