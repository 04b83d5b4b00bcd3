// The payload of an age file: a nonce, then chunks of 64 KiB, each sealed separately with ChaCha20-Poly1305.
//
// Source  C2SP age.md, "Payload"
//
// Sizes, keys and nonces only. The chunks themselves are tasks for engines: key of `derive_payload_key`, nonce of
// `chunk_nonce`, no additional data, 16 bytes of tag after each chunk.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "container/secret.h"

namespace tandem::container {

inline constexpr std::size_t kChunkBytes = 65536;
inline constexpr std::size_t kTagBytes = 16;
inline constexpr std::size_t kPayloadNonceBytes = 16;

/// The secret of one file, which its header seals for every recipient; never used for two files.
struct FileKey : SecretBytes<16> {};

struct PayloadKey : SecretBytes<32> {};

/// Returns the key of all chunks of a file. nonce: the 16 bytes between header and first chunk.
/// Throws CryptoFailure (crypto.h).
PayloadKey derive_payload_key(const FileKey& file_key, std::span<const std::uint8_t, kPayloadNonceBytes> nonce);

/// Returns the nonce of chunk `index`, from 0: 11 bytes big endian, then 1 for the last chunk of the payload, else 0.
std::array<std::uint8_t, 12> chunk_nonce(std::uint64_t index, bool last);

/// Returns the bytes of the payload, without header and nonce, of a plaintext of that many bytes. An empty one still
/// has a chunk. plaintext_bytes: below 2^63.
std::uint64_t encrypted_bytes(std::uint64_t plaintext_bytes);

/// Returns the bytes of plaintext in a payload of that many bytes, without header and nonce. nullopt: no valid payload
/// has that size; it was truncated or something follows it. The converse is not true: only the last chunk's tag proves
/// that it is the last.
std::optional<std::uint64_t> decrypted_bytes(std::uint64_t payload_bytes);

}  // namespace tandem::container
