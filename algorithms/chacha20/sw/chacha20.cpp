// The parts of ChaCha20 that every variant shares: state, lengths in bits, counter border.
//
// Standard    RFC 8439, sections 2.3 and 2.4
// Byte order  see ../README.md
// Timing      independent of key and data
// Checked by  chacha20_test.cpp
#include "algorithms/chacha20/sw/chacha20.h"

#include <bit>
#include <cstring>
#include <utility>

#include "engine/wipe.h"

namespace tandem::chacha20 {
namespace {

/// Value of a word stored little endian, or the reverse.
std::uint32_t little_endian(std::uint32_t word) {
  return std::endian::native == std::endian::little ? word : __builtin_bswap32(word);
}

void load_words(std::uint32_t* words, std::span<const std::uint8_t> bytes) {
  std::memcpy(words, bytes.data(), bytes.size());
  for (std::size_t i = 0; i < bytes.size() / 4; ++i) words[i] = little_endian(words[i]);
}

/// Bytes that a task of `len_bits` from block `counter` on occupies, if it may run.
Status check_length(std::uint32_t counter, std::uint64_t len_bits, std::size_t& bytes) {
  constexpr std::uint64_t kBlockBits = 8 * kBlockBytes;
  const std::uint64_t blocks = len_bits / kBlockBits + (len_bits % kBlockBits != 0);
  const std::uint64_t exact_bytes = len_bits / 8 + (len_bits % 8 != 0);
  if (blocks == 0) return Status::bad_length;
  if (blocks > kMaxBlocks - counter) return Status::counter_overflow;
  if (!std::in_range<std::size_t>(exact_bytes)) return Status::bad_length;
  bytes = static_cast<std::size_t>(exact_bytes);
  return Status::ok;
}

/// destination = source XOR (pads + addend), word by word, for the first `bytes` bytes of a block.
inline void apply_pad_block(const std::uint32_t addend[16], const std::uint8_t* pads, const std::uint8_t* source,
                            std::uint8_t* destination, std::size_t bytes) {
  std::uint32_t keystream[16] = {};
  std::uint32_t text[16] = {};
  std::memcpy(keystream, pads, bytes);
  std::memcpy(text, source, bytes);
  for (int i = 0; i < 16; ++i) text[i] ^= little_endian(little_endian(keystream[i]) + addend[i]);
  std::memcpy(destination, text, bytes);
}

/// Clears the bits of the last byte that lie past `len_bits`.
void clear_trailing_bits(std::uint8_t* last_byte, std::uint64_t len_bits) {
  if (len_bits % 8 != 0) *last_byte &= static_cast<std::uint8_t>(0xff00U >> (len_bits % 8));
}

}  // namespace

State::State(std::span<const std::uint8_t, kKeyBytes> key, std::uint32_t counter,
             std::span<const std::uint8_t, kNonceBytes> nonce)
    : words_{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574} {
  load_words(words_ + 4, key);
  words_[12] = counter;
  load_words(words_ + 13, nonce);
}

State::~State() { wipe(words_, sizeof words_); }

Status crypt(const Variant& variant, const State& state, const std::uint8_t* source, std::uint8_t* destination,
             std::uint64_t len_bits) {
  std::size_t bytes = 0;
  if (const Status status = check_length(state.counter(), len_bits, bytes); status != Status::ok) return status;
  if (!variant.xor_keystream(state.words(), source, destination, bytes)) {
    wipe(destination, bytes);
    return Status::io_error;
  }
  clear_trailing_bits(destination + bytes - 1, len_bits);
  return Status::ok;
}

Status apply_pads(Pads pads_kind, const State& state, const std::uint8_t* pads, const std::uint8_t* source,
                  std::uint8_t* destination, std::uint64_t len_bits) {
  std::size_t bytes = 0;
  if (const Status status = check_length(state.counter(), len_bits, bytes); status != Status::ok) return status;
  std::uint32_t addend[16] = {};
  if (pads_kind == Pads::rounds) std::memcpy(addend, state.words(), sizeof addend);
  const std::uint32_t counter_step = pads_kind == Pads::rounds ? 1 : 0;
  std::size_t at = 0;
  for (; bytes - at >= kBlockBytes; at += kBlockBytes, addend[12] += counter_step) {
    apply_pad_block(addend, pads + at, source + at, destination + at, kBlockBytes);
  }
  apply_pad_block(addend, pads + at, source + at, destination + at, bytes - at);
  wipe(addend, sizeof addend);
  clear_trailing_bits(destination + bytes - 1, len_bits);
  return Status::ok;
}

}  // namespace tandem::chacha20
