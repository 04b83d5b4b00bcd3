// AES-GCM with keys that callers hold, and of messages that come in pieces. Freestanding.
//
// Standard    SP 800-38D, sections 6 and 7
// Timing      independent of key, iv, data and tag where the variant is; lengths of pieces and whether the tag matches
//             become known
// Checked by  stream_test.cpp
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "engine/task.h"

namespace tandem::aes_gcm {

/// The alignment of expanded keys, in bytes.
inline constexpr std::size_t kKeyAlignment = 64;

/// A variant's work on whole blocks under a key that the caller holds. Every `key` is what `expand` has written.
struct Blocks {
  /// The bytes that an expanded key takes. Its owner wipes them; nothing else has to be done at its end.
  std::size_t key_bytes;
  /// Expands a key of 16, 24 or 32 bytes into `expanded`, at kKeyAlignment.
  void (*expand)(std::span<const std::uint8_t> key, void* expanded);
  /// Encrypts a block with AES. in, out: 16 bytes, which may be the same.
  void (*encrypt_block)(const void* key, const std::uint8_t* in, std::uint8_t* out);
  /// Goes on with GHASH over `count` blocks, 1 or more. sum: 16 bytes, as they stand in a tag; 0 before the first block.
  void (*hash)(const void* key, std::uint8_t* sum, const std::uint8_t* blocks, std::size_t count);
  /// Encrypts or decrypts `count` blocks, 1 or more, and goes on with GHASH over the ciphertext. counter: the counter
  /// block before the first one. source == destination is allowed, other overlap is not.
  void (*encrypt)(const void* key, const std::uint8_t* counter, std::uint8_t* sum, const std::uint8_t* source,
                  std::uint8_t* destination, std::size_t count);
  void (*decrypt)(const void* key, const std::uint8_t* counter, std::uint8_t* sum, const std::uint8_t* source,
                  std::uint8_t* destination, std::size_t count);
};

/// One message after the other under one key, each in pieces of any lengths: `begin`, then `aad` and `text` as often as
/// there are pieces, then `finish`. What it holds is wiped at the end of each message and of the stream.
///
/// Decrypted text is written before the tag is known: its reader must not trust it until `finish` has returned ok.
class Stream {
 public:
  /// blocks, key: of one variant; both outlive the stream.
  Stream(const Blocks& blocks, const void* key) : blocks_(&blocks), key_(key) {}
  Stream(const Stream&) = default;
  Stream& operator=(const Stream&) = default;
  ~Stream();

  /// Begins a message and gives up an unfinished one. iv: 1 to kMaxIvBytes bytes, never twice under one key.
  /// Returns ok, or bad_iv: then no message has begun.
  Status begin(Direction direction, std::span<const std::uint8_t> iv);
  /// Adds additional data. Returns ok; or bad_length where no message has begun, where text has come before, or where it
  /// is more than kMaxAadBytes.
  Status aad(std::span<const std::uint8_t> part);
  /// Encrypts or decrypts the next bytes of text. source == destination is allowed, other overlap is not. Returns ok; or
  /// bad_length where no message has begun, or where it is more than kMaxMessageBytes: nothing is written then.
  Status text(const std::uint8_t* source, std::uint8_t* destination, std::size_t bytes);
  /// Ends the message. tag: 4, 8 or 12 to 16 bytes, written by encryption and read by decryption. Returns ok; or
  /// authentication: the tag does not match; or bad_length for another size of tag or where no message has begun: an
  /// encrypting stream writes nothing then.
  Status finish(std::span<std::uint8_t> tag);

 private:
  enum class Part : std::uint8_t { none, aad, text };

  void hash_rest();
  void forget();

  const Blocks* blocks_;
  const void* key_;
  Part part_ = Part::none;
  Direction direction_ = Direction::encrypt;
  std::uint64_t aad_bytes_ = 0;
  std::uint64_t text_bytes_ = 0;
  std::size_t rest_bytes_ = 0;              ///< of a block that GHASH has not taken
  std::uint8_t rest_[kBlockBytes] = {};     ///< these bytes: additional data or ciphertext
  std::uint8_t pad_[kBlockBytes] = {};      ///< the key stream of that block of text
  std::uint8_t first_[kBlockBytes] = {};    ///< J0
  std::uint8_t counter_[kBlockBytes] = {};  ///< the block that was encrypted last
  std::uint8_t sum_[kBlockBytes] = {};      ///< GHASH
};

}  // namespace tandem::aes_gcm
