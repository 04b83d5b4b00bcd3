// SHA-3 and SHAKE in software: one message at a time, or many side by side in the lanes of a vector unit. Freestanding
// but for the variant that calls a library.
//
// Standard    FIPS 202
// Byte order  see ../README.md
// Timing      independent of messages; depends only on lengths
// Checked by  sha3_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/status.h"
#include "engine/variants.h"

namespace tandem::sha3 {

inline constexpr std::size_t kStateWords = 25;

/// One of the six functions.
struct Function {
  std::string_view name;     ///< as in ../algorithm.toml
  std::size_t rate_bytes;    ///< of the message that one permutation takes
  std::size_t digest_bytes;  ///< 0: as many as are asked for
  std::uint8_t suffix;       ///< the bits that tell it from others and the first one of the padding
};

inline constexpr Function kFunctions[] = {
    {"sha3_224", 144, 28, 0x06}, {"sha3_256", 136, 32, 0x06}, {"sha3_384", 104, 48, 0x06},
    {"sha3_512", 72, 64, 0x06},  {"shake128", 168, 0, 0x1f},  {"shake256", 136, 0, 0x1f},
};

/// The function of that name; there must be one.
constexpr const Function& function_named(std::string_view name) {
  const Function* function = kFunctions;
  while (function->name != name) ++function;
  return *function;
}

/// One message. The caller owns both buffers.
struct Message {
  const std::uint8_t* source;
  std::size_t bytes;               ///< 0 included
  std::span<std::uint8_t> digest;  ///< digest_bytes bytes; of SHAKE any number but 0
  Status status;                   ///< written
};

/// One way to compute SHA-3; its name is the file suffix or dispatch target, manifest key, test id and CLI value.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from ../algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  /// Hashes independent messages of any mix of lengths. Each status becomes ok; or bad_length if the function has
  /// digests of another length, and the digest is not written; or io_error if a library failed, and the digest is 0.
  void (*hash)(const Function& function, std::span<Message> messages);
};

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

/// Checks that the function has digests of `digest_bytes` bytes. Returns ok or bad_length.
Status check(const Function& function, std::size_t digest_bytes);

}  // namespace tandem::sha3
