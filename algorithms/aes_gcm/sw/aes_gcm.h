// AES-GCM in software: with AVX-512, AVX2 or Armv8's instructions, from libraries, and for any CPU.
//
// Standard    SP 800-38D; FIPS 197
// Byte order  see ../README.md
// Timing      Variant::constant_time says whether it is independent of key, iv, data and tag; whether a tag matches and
//             whether two messages have the same key becomes known
// Checked by  aes_gcm_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/status.h"
#include "engine/variants.h"

namespace tandem::aes_gcm {

inline constexpr std::size_t kBlockBytes = 16;
inline constexpr std::size_t kMaxKeyBytes = 32;
/// The length of an iv that the mode is made for; any other costs a hash.
inline constexpr std::size_t kIvBytes = 12;
inline constexpr std::size_t kMaxIvBytes = 128;
inline constexpr std::size_t kMaxTagBytes = 16;
/// Longest message (SP 800-38D, 5.2.1.1): all blocks of a 32-bit counter but two.
inline constexpr std::uint64_t kMaxMessageBytes = ((std::uint64_t{1} << 32) - 2) * kBlockBytes;
/// Longest aad: its length in bits fits into 64 bits.
inline constexpr std::uint64_t kMaxAadBytes = (std::uint64_t{1} << 61) - 1;

struct Blocks;

/// One message with its own key and iv. The caller owns every buffer.
struct Message {
  std::span<const std::uint8_t> key;  ///< 16, 24 or 32 bytes; not read where `expanded` is given
  std::span<const std::uint8_t> iv;   ///< 1 to kMaxIvBytes bytes; never twice under one key
  std::span<const std::uint8_t> aad;  ///< authenticated, not encrypted; any length
  const std::uint8_t* source;
  std::uint8_t* destination;    ///< `bytes` bytes; `source == destination` is allowed, other overlap is not
  std::size_t bytes;            ///< 0: only the aad is authenticated
  std::span<std::uint8_t> tag;  ///< 4, 8 or 12 to 16 bytes: written by encrypt, read by decrypt
  Status status;                ///< written by both
  /// The key as the variant's `blocks` has expanded it; nullptr: the variant expands `key`, or finds it among the last
  /// ones of the thread.
  const void* expanded = nullptr;
};

/// One way to compute AES-GCM; its name is the file suffix, manifest key, test id and CLI value.
struct Variant {
  std::string_view name;
  /// Extensions or library that the variant needs, in words for people; from ../algorithm.toml.
  std::string_view needs;
  /// Returns whether this machine has what the variant needs.
  bool (*available)();
  /// Returns whether the variant is constant-time on this machine. Libraries use tables if the CPU lacks instructions
  /// for AES and GHASH.
  bool (*constant_time)();
  /// Encrypts and authenticates independent messages, of any mix of keys and lengths. Each status becomes ok; or
  /// bad_key, bad_iv or bad_length, as `check` returns them, and nothing is written; or io_error if a library failed,
  /// and destination and tag are 0.
  void (*encrypt)(std::span<Message> messages);
  /// Decrypts the messages whose tag matches. The statuses are those of `encrypt`, and authentication if the tag does
  /// not match: all `bytes` bytes of the destination are then 0, as after io_error.
  void (*decrypt)(std::span<Message> messages);
  /// Keys that callers hold and messages in pieces (stream.h); nullptr for those of libraries, which take no `expanded`.
  const Blocks* blocks;
};

/// The variants of this folder.
extern const variants::List<Variant> kVariants;

/// Returns whether a key may have so many bytes.
constexpr bool is_key_size(std::size_t bytes) { return bytes == 32 || bytes == 16 || bytes == 24; }

/// Returns whether a tag may have so many bytes.
constexpr bool is_tag_size(std::size_t bytes) {
  return (bytes >= 12 && bytes <= kMaxTagBytes) || bytes == 4 || bytes == 8;
}

/// Checks the lengths in a message against the standard. Returns ok, bad_key, bad_iv or bad_length.
inline Status check(const Message& message) {
  if (message.expanded == nullptr && !is_key_size(message.key.size())) return Status::bad_key;
  if (message.iv.empty() || message.iv.size() > kMaxIvBytes) return Status::bad_iv;
  const bool fits = message.bytes <= kMaxMessageBytes && message.aad.size() <= kMaxAadBytes;
  return is_tag_size(message.tag.size()) && fits ? Status::ok : Status::bad_length;
}

/// One message; returns its status.
Status encrypt(const Variant& variant, Message& message);
Status decrypt(const Variant& variant, Message& message);

/// Wipes the key schedules that the calling thread keeps. Variants with vectors or libraries remember the last keys of
/// each thread, since a schedule takes longer than a short message; the end of the thread wipes them, too, and the end
/// of an engine that ran in it (../engine/software_engine.h).
void forget_keys();

/// Returns whether the calling thread keeps any keys.
bool keeps_keys();

}  // namespace tandem::aes_gcm
