#include "container/whole_file.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "container/armor.h"
#include "container/crypto.h"
#include "container/text_encoding.h"

namespace tandem::container {
namespace {

constexpr std::size_t kSealedChunkBytes = kChunkBytes + kTagBytes;

FileStatus split_binary(std::span<const std::uint8_t> bytes, WholeFile& file) {
  FileStartParser parser;
  const std::size_t taken = parser.feed(bytes);
  parser.finish();
  if (parser.status() != FileStatus::ok) return parser.status();
  file.start = parser.start();
  file.payload.assign(bytes.begin() + static_cast<std::ptrdiff_t>(taken), bytes.end());
  return FileStatus::ok;
}

}  // namespace

FileStatus split_file(std::span<const std::uint8_t> bytes, WholeFile& file) {
  if (is_marked_or_utf16({reinterpret_cast<const char*>(bytes.data()), bytes.size()})) return FileStatus::not_utf8;
  if (!looks_armored(bytes).value_or(false)) return split_binary(bytes, file);
  ArmorDecoder decoder;
  std::vector<std::uint8_t> binary;
  FileStatus status = decoder.feed(bytes, binary);
  if (status == FileStatus::ok) status = decoder.finish();
  return status == FileStatus::ok ? split_binary(binary, file) : status;
}

FileStatus decrypt_payload(const PayloadKey& key, std::span<const std::uint8_t> payload, SecretText& plaintext) {
  plaintext.clear();
  const std::optional<std::uint64_t> bytes = decrypted_bytes(payload.size());
  if (!bytes) return FileStatus::truncated_payload;
  SecretText text(*bytes);
  auto* out = reinterpret_cast<std::uint8_t*>(text.data());
  for (std::uint64_t index = 0; !payload.empty(); ++index) {
    const auto sealed = payload.first(std::min(payload.size(), kSealedChunkBytes));
    payload = payload.subspan(sealed.size());
    const std::span<std::uint8_t> chunk(out, sealed.size() - kTagBytes);
    if (!open_message(key.bytes, chunk_nonce(index, payload.empty()), sealed, chunk)) return FileStatus::bad_payload;
    out += chunk.size();
  }
  plaintext = std::move(text);
  return FileStatus::ok;
}

}  // namespace tandem::container
