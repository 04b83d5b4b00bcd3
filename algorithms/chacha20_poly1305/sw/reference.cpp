// ChaCha20-Poly1305, portable: the two references put together, in the words of the standard.
//
// Standard    RFC 8439, sections 2.6 and 2.8
// Byte order  see ../README.md
// Timing      independent of key, nonce, data and tag; whether a tag matches becomes known
// Checked by  chacha20_poly1305_test.cpp
#include "algorithms/chacha20/sw/chacha20.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/chacha20_poly1305/sw/variants.h"
#include "algorithms/poly1305/sw/accumulator.h"
#include "engine/equal.h"
#include "engine/wipe.h"

namespace tandem::chacha20_poly1305 {
namespace {

/// Section 2.4, from block `counter` on, by ChaCha20's own reference.
void chacha20_xor(const std::uint8_t* key, const std::uint8_t* nonce, std::uint32_t counter, const std::uint8_t* source,
                  std::uint8_t* destination, std::size_t bytes) {
  const chacha20::State state(std::span<const std::uint8_t, kKeyBytes>(key, kKeyBytes), counter,
                              std::span<const std::uint8_t, kNonceBytes>(nonce, kNonceBytes));
  chacha20::kVariants.back().xor_keystream(state.words(), source, destination, bytes);
}

/// Section 2.8: the tag over aad and ciphertext, both padded to whole blocks, and their lengths in bytes.
void tag_of(const Message& message, const std::uint8_t* ciphertext, std::uint8_t* tag) {
  std::uint8_t one_time_key[poly1305::kKeyBytes];
  poly1305_key(message.key, message.nonce, one_time_key);
  poly1305::Accumulator mac(one_time_key);
  mac.add(message.aad.data(), message.aad.size());
  mac.pad();
  mac.add(ciphertext, message.bytes);
  mac.pad();
  std::uint8_t lengths[16];
  for (std::size_t i = 0; i < 8; ++i) {
    lengths[i] = static_cast<std::uint8_t>(std::uint64_t{message.aad.size()} >> (8 * i));
    lengths[8 + i] = static_cast<std::uint8_t>(std::uint64_t{message.bytes} >> (8 * i));
  }
  mac.add(lengths, sizeof lengths);
  mac.finish(tag);
  wipe(one_time_key, sizeof one_time_key);
}

}  // namespace

void poly1305_key(const std::uint8_t* key, const std::uint8_t* nonce, std::uint8_t* one_time_key) {
  constexpr std::uint8_t zeros[poly1305::kKeyBytes] = {};
  chacha20_xor(key, nonce, 0, zeros, one_time_key, sizeof zeros);
}

void encrypt_reference(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = Status::bad_length;
    if (message.bytes > kMaxMessageBytes) continue;
    chacha20_xor(message.key, message.nonce, 1, message.source, message.destination, message.bytes);
    tag_of(message, message.destination, message.tag);
    message.status = Status::ok;
  }
}

void decrypt_reference(std::span<Message> messages) {
  for (Message& message : messages) {
    message.status = Status::bad_length;
    if (message.bytes > kMaxMessageBytes) continue;
    std::uint8_t tag[kTagBytes];
    tag_of(message, message.source, tag);
    if (equal_in_constant_time(tag, message.tag, kTagBytes)) {
      chacha20_xor(message.key, message.nonce, 1, message.source, message.destination, message.bytes);
      message.status = Status::ok;
    } else {
      wipe(message.destination, message.bytes);
      message.status = Status::authentication;
    }
    wipe(tag, sizeof tag);
  }
}

}  // namespace tandem::chacha20_poly1305
