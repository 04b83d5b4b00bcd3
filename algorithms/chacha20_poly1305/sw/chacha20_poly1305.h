// ChaCha20-Poly1305 in software: on vector units, portable, from libraries. Freestanding but for the variants of
// libraries: no heap, exceptions, RTTI or threads.
//
// Standard    RFC 8439, section 2.8
// Byte order  see ../README.md
// Timing      independent of key, nonce, data and tag in every variant; whether a tag matches becomes known
// Checked by  chacha20_poly1305_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/status.h"
#include "engine/variants.h"

namespace tandem::chacha20_poly1305 {

inline constexpr std::size_t kKeyBytes = 32;
inline constexpr std::size_t kNonceBytes = 12;
inline constexpr std::size_t kTagBytes = 16;
/// Longest message: all blocks of a 32-bit counter but block 0, which makes the key of Poly1305.
inline constexpr std::uint64_t kMaxMessageBytes = ((std::uint64_t{1} << 32) - 1) * 64;

/// One message with its own key and nonce. The caller owns every buffer.
struct Message {
  const std::uint8_t* key;            ///< kKeyBytes bytes
  const std::uint8_t* nonce;          ///< kNonceBytes bytes; never twice under one key
  std::span<const std::uint8_t> aad;  ///< authenticated, not encrypted; any length
  const std::uint8_t* source;
  std::uint8_t* destination;  ///< `bytes` bytes; `source == destination` is allowed, other overlap is not
  std::size_t bytes;          ///< 0: only the aad is authenticated
  std::uint8_t* tag;          ///< kTagBytes bytes: written by encrypt, read by decrypt
  Status status;              ///< written by both
};

/// One way to compute ChaCha20-Poly1305; its name is the file suffix or dispatch target, manifest key, test id and CLI
/// value.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from ../algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  /// Encrypts and authenticates independent messages, of any mix of lengths. Each status becomes ok; or bad_length if
  /// the message is longer than kMaxMessageBytes, and destination and tag are untouched; or io_error if a library
  /// failed, and destination and tag are 0.
  void (*encrypt)(std::span<Message> messages);
  /// Decrypts the messages whose tag matches. The statuses are those of `encrypt`, and authentication if the tag does
  /// not match: all `bytes` bytes of the destination are then 0, as after io_error.
  void (*decrypt)(std::span<Message> messages);
};

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

/// One message; returns its status.
Status encrypt(const Variant& variant, Message& message);
Status decrypt(const Variant& variant, Message& message);

/// Wipes the key that the calling thread keeps: OpenSSL's variant remembers the last one. The end of the thread wipes
/// it, too, and the end of an engine that ran in it (../engine/software_engine.h).
void forget_keys();

/// Returns whether the calling thread keeps a key.
bool keeps_keys();

}  // namespace tandem::chacha20_poly1305
