// Keys and nonces as users give them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "pipeline/event.h"

namespace tandem::cli {

/// Reads a 256-bit key: a file (or pipe) of exactly 32 bytes, or of 64 hexadecimal digits and at most one end of line.
/// Throws CommandError (kKey, or interrupted). No copy is left but `key`, which is the caller's to wipe.
/// warning: becomes a sentence if others than the owner may read the file.
void read_key_file(const std::string& path, const pipeline::Event& stop, std::array<std::uint8_t, 32>& key,
                   std::string& warning);

/// Reads 24 hexadecimal digits. Throws CommandError (kKey).
std::array<std::uint8_t, 12> parse_nonce(std::string_view text);

}  // namespace tandem::cli
