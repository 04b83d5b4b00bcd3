// The functions that the container's tests share: bytes as text, hexadecimal, pieces of input.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tandem::container {

using Bytes = std::vector<std::uint8_t>;

inline Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

inline Bytes from_hex(std::string_view hex) {
  Bytes bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    bytes.push_back(static_cast<std::uint8_t>(std::stoul(std::string(hex.substr(i, 2)), nullptr, 16)));
  }
  return bytes;
}

inline std::string to_hex(std::span<const std::uint8_t> bytes) {
  std::string hex;
  for (const std::uint8_t byte : bytes) {
    for (const int shift : {4, 0}) hex += "0123456789abcdef"[byte >> shift & 15];
  }
  return hex;
}

/// Returns `text` with its first `old_part` replaced by `new_part`; empty, so that tests fail, if it is not there.
inline std::string replaced(std::string text, std::string_view old_part, std::string_view new_part) {
  const std::size_t at = text.find(old_part);
  return at == std::string::npos ? std::string() : text.replace(at, old_part.size(), new_part);
}

/// Calls `feed` with the bytes in pieces of `piece` bytes.
template <class Feed>
void in_pieces(std::span<const std::uint8_t> bytes, std::size_t piece, Feed feed) {
  for (; bytes.size() > piece; bytes = bytes.subspan(piece)) feed(bytes.first(piece));
  feed(bytes);
}

}  // namespace tandem::container
