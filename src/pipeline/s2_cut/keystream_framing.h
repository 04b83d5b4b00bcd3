// The framing of `tandem xor`: every byte XOR its byte of a ChaCha20 keystream, at its place.
#pragma once

#include "pipeline/s2_cut/framing.h"
#include "pipeline/s2_cut/keystream.h"

namespace tandem::pipeline {

/// The thesis' task length; measured again in docs/adr/0001-file-io.md.
inline constexpr std::size_t kDefaultChunkBytes = 256 * 1024;

/// One task per chunk, in place. Fails with counter_overflow (Stage::cut) where the keystream is too short.
class KeystreamFraming final : public Framing {
 public:
  /// keystream: outlives the framing. chunk_bytes: a multiple of the 64-byte block.
  explicit KeystreamFraming(const Keystream& keystream, std::size_t chunk_bytes = kDefaultChunkBytes);

  [[nodiscard]] ChunkShape shape() const override;
  [[nodiscard]] bool ends_explicitly() const override { return false; }
  [[nodiscard]] Pieces input(const Chunk& chunk) const override { return chunk.buffer.first(chunk.bytes); }
  void prepare(Chunk& chunk) const override;
  [[nodiscard]] std::uint64_t input_offset(const Chunk& chunk, std::size_t /*task*/) const override {
    return chunk.offset;
  }
  [[nodiscard]] std::size_t output_bytes(const Chunk& chunk, std::size_t tasks) const override;

 private:
  const Keystream& keystream_;
  std::size_t chunk_bytes_;
};

}  // namespace tandem::pipeline
