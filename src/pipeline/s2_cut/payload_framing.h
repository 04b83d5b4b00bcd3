// The framing of `tandem encrypt` and `tandem decrypt`: the payload of an age file.
//
// Source  C2SP age.md, "Payload"; sizes and nonces come from container/payload.h
//
// A pipeline chunk carries several chunks of the format, here called messages: 64 KiB of plaintext and its tag. In a
// buffer they stand as in the file, message and tag in turn. Encryption reads into the messages' places and writes
// the whole; decryption reads the whole and writes the messages: every byte stays where it is, and both sides take one
// system call.
#pragma once

#include "container/payload.h"
#include "pipeline/s2_cut/framing.h"

namespace tandem::pipeline {

inline constexpr std::size_t kMessageBytes = container::kChunkBytes;
inline constexpr std::size_t kSealedBytes = kMessageBytes + container::kTagBytes;

/// The messages per pipeline chunk, as many bytes as `kDefaultChunkBytes`; measured in docs/adr/0004-age-payload.md.
inline constexpr std::size_t kDefaultMessages = 4;
/// The messages that fill a huge page of 2 MiB: the kernel need not clear what one write fills.
inline constexpr std::size_t kHugePageMessages = 32;

/// Returns the messages per chunk for an output whose file system likes blocks of `block_bytes` (st_blksize of stat; 0
/// for a stream).
constexpr std::size_t messages_for(std::size_t block_bytes) {
  return block_bytes >= kHugePageMessages * kMessageBytes ? kHugePageMessages : kDefaultMessages;
}

/// The part of a payload that a source gives; the default is all of it.
struct PayloadWindow {
  std::uint64_t first_message = 0;  ///< index of the source's first message
  bool reaches_end = true;          ///< the source's last message is the payload's last
  std::size_t skip_bytes = 0;       ///< decryption: bytes of plaintext at the beginning that are not wanted
  /// Decryption: bytes of plaintext that are wanted after those.
  std::uint64_t keep_bytes = ~std::uint64_t{0};
};

/// One task per message, in place.
///
/// Decryption releases a message only when its tag is right, and of a chunk with a wrong one only the messages before
/// that. What no payload can be fails as malformed (Stage::cut, bad_length): no message at all, less than a tag, or an
/// empty message behind others.
class PayloadFraming final : public Framing {
 public:
  /// key: outlives the framing. messages: per chunk, at most Pieces::kMax. output_base: bytes of output before the
  /// payload.
  PayloadFraming(const container::PayloadKey& key, Direction direction, std::uint64_t output_base = 0,
                 const PayloadWindow& window = {}, std::size_t messages = kDefaultMessages);

  [[nodiscard]] ChunkShape shape() const override;
  [[nodiscard]] bool ends_explicitly() const override { return true; }
  [[nodiscard]] Pieces input(const Chunk& chunk) const override;
  void prepare(Chunk& chunk) const override;
  [[nodiscard]] std::uint64_t input_offset(const Chunk& chunk, std::size_t task) const override;
  [[nodiscard]] std::size_t output_bytes(const Chunk& chunk, std::size_t tasks) const override;

 private:
  [[nodiscard]] bool decrypts() const { return direction_ == Direction::decrypt; }
  [[nodiscard]] std::size_t input_message_bytes() const { return decrypts() ? kSealedBytes : kMessageBytes; }
  /// Returns the bytes of input that are messages; the rest of a chunk, if there is one, is malformed.
  [[nodiscard]] std::size_t well_formed_bytes(const Chunk& chunk) const;
  void write_task(Chunk& chunk, std::size_t number, bool last) const;
  void place_output(Chunk& chunk) const;

  const container::PayloadKey& key_;
  Direction direction_;
  std::uint64_t output_base_;
  PayloadWindow window_;
  std::size_t messages_;
};

/// The messages that a range of plaintext lies in, and where they are in the payload.
struct PayloadRange {
  PayloadWindow window;
  std::uint64_t input_offset = 0;  ///< in the payload
  std::uint64_t input_bytes = 0;
};

/// Returns the messages of a range. first: below decrypted_bytes(payload_bytes), which must have a value. bytes: at
/// least 1, of what follows at most.
PayloadRange range_of(std::uint64_t payload_bytes, std::uint64_t first, std::uint64_t bytes);

}  // namespace tandem::pipeline
