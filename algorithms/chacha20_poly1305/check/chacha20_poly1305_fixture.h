// Shared by the tests of ChaCha20-Poly1305: messages and their expected answers.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <utility>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "testing/jobs/aead_message.h"

namespace tandem::chacha20_poly1305 {

/// Lets GoogleTest print a parameter as the variant's name.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

}  // namespace tandem::chacha20_poly1305

namespace tandem::chacha20_poly1305::testing {

using tandem::testing::AeadMessage;
using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Random;
using tandem::testing::random_bytes;

/// A message with its plaintext, and the ciphertext and tag that `reference` makes of it.
struct Case : AeadMessage {
  Case(Bytes key_bytes, Bytes nonce, Bytes aad_bytes, Bytes text)
      : AeadMessage(tandem::testing::chacha20_poly1305_message(std::move(key_bytes), std::move(nonce),
                                                               std::move(aad_bytes), std::move(text))) {}
  Case(Random& random, std::size_t bytes, std::size_t aad_bytes)
      : Case(random_bytes(random, kKeyBytes), random_bytes(random, kNonceBytes), random_bytes(random, aad_bytes),
             random_bytes(random, bytes)) {}

  /// The message, to be worked on in these buffers.
  Message with(const std::uint8_t* source, std::uint8_t* destination, std::uint8_t* tag_at) const {
    return {key.data(), iv.data(), aad, source, destination, plaintext.size(), tag_at, Status::would_block};
  }
};

}  // namespace tandem::chacha20_poly1305::testing
