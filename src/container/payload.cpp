#include "container/payload.h"

#include "container/crypto.h"

namespace tandem::container {
namespace {

constexpr std::uint64_t kSealedChunkBytes = kChunkBytes + kTagBytes;

}  // namespace

PayloadKey derive_payload_key(const FileKey& file_key, std::span<const std::uint8_t, kPayloadNonceBytes> nonce) {
  PayloadKey key;
  hkdf_sha256(file_key.bytes, nonce, "payload", key.bytes);
  return key;
}

std::array<std::uint8_t, 12> chunk_nonce(std::uint64_t index, bool last) {
  std::array<std::uint8_t, 12> nonce{};
  for (std::size_t i = 0; i < 8; ++i) nonce[10 - i] = static_cast<std::uint8_t>(index >> (8 * i));
  nonce[11] = last ? 1 : 0;
  return nonce;
}

std::uint64_t encrypted_bytes(std::uint64_t plaintext_bytes) {
  const std::uint64_t full = plaintext_bytes / kChunkBytes;
  const std::uint64_t chunks = full + (plaintext_bytes % kChunkBytes != 0 || plaintext_bytes == 0 ? 1 : 0);
  return plaintext_bytes + chunks * kTagBytes;
}

std::optional<std::uint64_t> decrypted_bytes(std::uint64_t payload_bytes) {
  const std::uint64_t full = payload_bytes / kSealedChunkBytes;
  const std::uint64_t rest = payload_bytes % kSealedChunkBytes;
  if (rest == 0 && full > 0) return full * kChunkBytes;
  // A chunk has its tag; an empty one stands only for an empty plaintext.
  if (rest < kTagBytes || (rest == kTagBytes && full > 0)) return std::nullopt;
  return full * kChunkBytes + (rest - kTagBytes);
}

}  // namespace tandem::container
