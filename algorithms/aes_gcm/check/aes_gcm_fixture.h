// Shared by the tests of AES-GCM: messages and their expected answers.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <utility>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "testing/jobs/aead_message.h"

namespace tandem::aes_gcm {

/// Lets GoogleTest print a parameter as the variant's name.
inline void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }

}  // namespace tandem::aes_gcm

namespace tandem::aes_gcm::testing {

using tandem::testing::AeadMessage;
using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Random;
using tandem::testing::random_bytes;

/// A message with its plaintext, and the ciphertext and tag that `reference` makes of it.
struct Case : AeadMessage {
  Case(Bytes key_bytes, Bytes iv_bytes, Bytes aad_bytes, Bytes text, std::size_t tag_bytes = kMaxTagBytes)
      : AeadMessage(tandem::testing::aes_gcm_message(std::move(key_bytes), std::move(iv_bytes), std::move(aad_bytes),
                                                     std::move(text), tag_bytes)) {}
  /// Makes a case with a key of any length, and iv and tag of their usual lengths.
  Case(Random& random, std::size_t bytes, std::size_t aad_bytes)
      : Case(random_bytes(random, 16 + 8 * random.below(3)), random_bytes(random, kIvBytes),
             random_bytes(random, aad_bytes), random_bytes(random, bytes)) {}

  /// The message, to be worked on in these buffers.
  Message with(const std::uint8_t* source, std::uint8_t* destination, std::uint8_t* tag_at) const {
    return {key, iv, aad, source, destination, plaintext.size(), {tag_at, tag.size()}, Status::would_block};
  }
};

}  // namespace tandem::aes_gcm::testing
