// Hexadecimal digits of secrets: time and memory addresses depend on lengths only.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace tandem::container {

/// Decodes two digits for each of `bytes`, in lower or upper case. Returns false if `text` is anything else; `bytes` is
/// then wiped.
[[nodiscard]] bool decode_secret_hex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace tandem::container
