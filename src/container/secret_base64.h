// Base64 (RFC 4648, section 4) of secrets: time and memory addresses depend on lengths only.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "container/base64.h"
#include "container/secret.h"

namespace tandem::container {

/// Returns the text of `bytes`, without padding.
SecretText encode_secret_base64(std::span<const std::uint8_t> bytes);

/// Decodes text that is in the one canonical form. Returns false, with `bytes` empty, if it is not.
[[nodiscard]] bool decode_secret_base64(std::string_view text, Padding padding, SecretData& bytes);

}  // namespace tandem::container
