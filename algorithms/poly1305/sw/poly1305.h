// Poly1305 in software. Freestanding: no heap, exceptions, RTTI or threads.
//
// Standard    RFC 8439, section 2.5
// Byte order  see ../README.md
// Timing      independent of key and data in every variant
// Checked by  poly1305_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/variants.h"

namespace tandem::poly1305 {

inline constexpr std::size_t kKeyBytes = 32;
inline constexpr std::size_t kTagBytes = 16;
inline constexpr std::size_t kBlockBytes = 16;

/// One message under its own one-time key.
struct Message {
  const std::uint8_t* key;     ///< kKeyBytes bytes: r, then s; r is clamped here
  const std::uint8_t* source;  ///< may be null if bytes is 0
  std::size_t bytes;           ///< any, 0 included
  std::uint8_t* tag;           ///< kTagBytes bytes
};

/// One way to compute Poly1305; its name is the file suffix or dispatch target, manifest key and test id.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from ../algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  /// Writes the tag of each message; the messages are independent.
  void (*authenticate)(std::span<const Message> messages);
};

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

}  // namespace tandem::poly1305
