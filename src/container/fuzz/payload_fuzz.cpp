// Fuzz target: payloads. Two ways to decrypt, that of the pipeline and that for small files, accept exactly the one
// payload that a plaintext has, and release nothing of what is not authentic.
//
// An input is a recipe. Its first byte says how many messages a chunk of the pipeline carries; then come steps of three
// bytes, see `follow`. The chunks are sealed with the real cipher, so that wrong order, wrong flags, wrong sizes,
// truncation and changes all meet real tags.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "container/fuzz/property.h"
#include "container/payload.h"
#include "container/whole_file.h"
#include "pipeline/s2_cut/payload_framing.h"

namespace tandem::container {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kSealedChunkBytes = kChunkBytes + kTagBytes;
constexpr std::size_t kMaxBytes = 5 * kSealedChunkBytes;

const PayloadKey& fixed_key() {
  static const PayloadKey key = [] {
    PayloadKey made;
    made.bytes.fill(0x2b);
    return made;
  }();
  return key;
}

std::uint8_t plain_byte(std::uint64_t index) { return static_cast<std::uint8_t>('a' + index); }

/// A chunk as it stands in a payload; its plaintext is `bytes` times plain_byte(index).
const Bytes& sealed_chunk(std::uint64_t index, bool last, std::size_t bytes) {
  static std::map<std::tuple<std::uint64_t, bool, std::size_t>, Bytes> made;
  if (made.size() > 256) made.clear();
  Bytes& chunk = made[{index, last, bytes}];
  if (!chunk.empty()) return chunk;
  chunk.assign(bytes + kTagBytes, plain_byte(index));
  const auto nonce = chunk_nonce(index, last);
  chacha20_poly1305::Message message{.key = fixed_key().bytes.data(),
                                     .nonce = nonce.data(),
                                     .aad = {},
                                     .source = chunk.data(),
                                     .destination = chunk.data(),
                                     .bytes = bytes,
                                     .tag = chunk.data() + bytes,
                                     .status = Status::ok};
  PROPERTY(chacha20_poly1305::encrypt(chacha20_poly1305::kVariants.best(), message) == Status::ok);
  return chunk;
}

/// Follows steps of three bytes: what to do, and a number of 16 bits.
Bytes follow(std::span<const std::uint8_t> steps) {
  Bytes payload;
  std::uint64_t next_index = 0;
  for (; steps.size() >= 3; steps = steps.subspan(3)) {
    const unsigned what = steps[0];
    const std::size_t number = std::size_t{steps[1]} << 8 | steps[2];
    switch (what & 3) {
      case 0:    // a chunk: bit 2 marks it as the last, bit 3 makes it full, bits 4 and 5 are added to its index
      case 1: {  // the same, longer than it may be
        const std::size_t bytes = (what & 8) != 0 ? kChunkBytes : number;
        const Bytes& chunk = sealed_chunk(next_index + (what >> 4 & 3), (what & 4) != 0, bytes + (what & 1));
        payload.insert(payload.end(), chunk.begin(), chunk.end());
        ++next_index;
        break;
      }
      case 2:  // a changed bit, counted from the end or the beginning
        if (!payload.empty()) {
          const std::size_t at = number % payload.size();
          payload[(what & 4) != 0 ? at : payload.size() - 1 - at] ^= static_cast<std::uint8_t>(1U << (what >> 4 & 7));
        }
        break;
      default:  // truncation, or bytes behind
        payload.resize((what & 4) != 0 ? payload.size() + number % 64
                                       : payload.size() - std::min(payload.size(), number));
    }
    if (payload.size() > kMaxBytes) payload.resize(kMaxBytes);
  }
  return payload;
}

/// Returns the plaintext if this is the payload that a plaintext has.
std::optional<Bytes> expected_plaintext(const Bytes& payload) {
  Bytes canonical;
  Bytes plaintext;
  for (std::uint64_t index = 0;; ++index) {
    const std::size_t rest = payload.size() - canonical.size();
    const bool last = rest <= kSealedChunkBytes;
    if (rest < kTagBytes || (rest == kTagBytes && index > 0)) return std::nullopt;
    const std::size_t bytes = last ? rest - kTagBytes : kChunkBytes;
    const Bytes& chunk = sealed_chunk(index, last, bytes);
    canonical.insert(canonical.end(), chunk.begin(), chunk.end());
    plaintext.insert(plaintext.end(), bytes, plain_byte(index));
    if (last) break;
  }
  if (payload != canonical) return std::nullopt;
  return plaintext;
}

/// Decrypts as the pipeline does, chunk by chunk, on one thread.
std::optional<Bytes> decrypt_in_chunks(const Bytes& payload, std::size_t messages) {
  const pipeline::PayloadFraming framing(fixed_key(), Direction::decrypt, 0, {}, messages);
  const pipeline::ChunkShape shape = framing.shape();
  Bytes plaintext;
  pipeline::ChunkPool pool(1, shape);
  pipeline::Chunk& chunk = pool.chunks()[0];
  for (std::size_t index = 0; index == 0 || index * shape.input_bytes < payload.size(); ++index) {
    chunk.output = {};
    chunk.index = index;
    chunk.offset = index * shape.input_bytes;
    chunk.bytes = std::min(shape.input_bytes, payload.size() - chunk.offset);
    chunk.last = chunk.offset + chunk.bytes == payload.size();
    std::copy_n(payload.begin() + static_cast<std::ptrdiff_t>(chunk.offset), chunk.bytes, chunk.buffer.begin());
    framing.prepare(chunk);
    for (std::size_t i = 0; i < chunk.task_count; ++i) {
      Task& task = chunk.tasks[i];
      chacha20_poly1305::Message message{.key = task.key.data(),
                                         .nonce = task.iv.data() + 4,
                                         .aad = {},
                                         .source = task.source,
                                         .destination = task.destination,
                                         .bytes = task.len_bytes(),
                                         .tag = task.tag.data(),
                                         .status = Status::ok};
      if (chacha20_poly1305::decrypt(chacha20_poly1305::kVariants.best(), message) != Status::ok) {
        PROPERTY(std::all_of(task.destination, task.destination + task.len_bytes(), [](auto b) { return b == 0; }));
        return std::nullopt;
      }
    }
    if (chunk.failure) return std::nullopt;
    for (int i = 0; i < chunk.output.count(); ++i) {
      const std::span<std::uint8_t> piece = chunk.output[static_cast<std::size_t>(i)];
      plaintext.insert(plaintext.end(), piece.begin(), piece.end());
    }
  }
  return plaintext;
}

}  // namespace
}  // namespace tandem::container

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tandem::container;
  if (size == 0) return 0;
  const Bytes payload = follow({data + 1, size - 1});
  const std::optional<Bytes> expected = expected_plaintext(payload);

  SecretText whole;
  const FileStatus status = decrypt_payload(fixed_key(), payload, whole);
  PROPERTY((status == FileStatus::ok) == expected.has_value());
  PROPERTY(expected ? std::ranges::equal(view(whole), *expected) : whole.empty());
  PROPERTY(decrypt_in_chunks(payload, data[0] % 4 + 1U) == expected);
  PROPERTY(!expected || decrypted_bytes(payload.size()) == expected->size());
  PROPERTY(!expected || encrypted_bytes(expected->size()) == payload.size());
  return 0;
}
