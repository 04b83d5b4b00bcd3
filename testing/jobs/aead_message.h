// Messages of AES-GCM, ChaCha20-Poly1305 and 256-NCA6 with the results of the reference variants.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <span>
#include <utility>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "algorithms/zuc/sw/nia6.h"
#include "testing/aead.h"

namespace tandem::testing {

/// A message of AES-GCM with the results of the reference.
inline AeadMessage aes_gcm_message(Bytes key, Bytes iv, Bytes aad, Bytes text, std::size_t tag_bytes) {
  const std::size_t bytes = text.size();
  AeadMessage made{.algorithm = Algorithm::aes_gcm,
                   .key = std::move(key),
                   .iv = std::move(iv),
                   .aad = std::move(aad),
                   .plaintext = std::move(text),
                   .ciphertext = Bytes(bytes),
                   .tag = Bytes(tag_bytes)};
  aes_gcm::Message message{made.key,
                           made.iv,
                           made.aad,
                           made.plaintext.data(),
                           made.ciphertext.data(),
                           bytes,
                           {made.tag.data(), made.tag.size()},
                           Status::would_block};
  EXPECT_EQ(aes_gcm::encrypt(*aes_gcm::kVariants.find("reference"), message), Status::ok);
  return made;
}

/// A message of ChaCha20-Poly1305 with the results of the reference.
inline AeadMessage chacha20_poly1305_message(Bytes key, Bytes nonce, Bytes aad, Bytes text) {
  const std::size_t bytes = text.size();
  AeadMessage made{.algorithm = Algorithm::chacha20_poly1305,
                   .key = std::move(key),
                   .iv = std::move(nonce),
                   .aad = std::move(aad),
                   .plaintext = std::move(text),
                   .ciphertext = Bytes(bytes),
                   .tag = Bytes(chacha20_poly1305::kTagBytes)};
  chacha20_poly1305::Message message{made.key.data(),        made.iv.data(), made.aad,        made.plaintext.data(),
                                     made.ciphertext.data(), bytes,          made.tag.data(), Status::would_block};
  EXPECT_EQ(chacha20_poly1305::encrypt(*chacha20_poly1305::kVariants.find("reference"), message), Status::ok);
  return made;
}

/// A message of 256-NCA6 with the results of the reference.
inline AeadMessage nca6_message(const Bytes& key, const Bytes& iv, const Bytes& aad, const Bytes& text,
                                std::size_t tag_bytes) {
  AeadMessage message{Algorithm::nca6, key, iv, aad, text, Bytes(text.size()), Bytes(tag_bytes)};
  EXPECT_EQ(zuc::seal_nca6(*zuc::kVariants.find("reference"), std::span(key).first<zuc::kKey256Bytes>(),
                           std::span(iv).first<zuc::kIvBytes>(), aad, text, message.ciphertext.data(), message.tag),
            Status::ok);
  return message;
}

}  // namespace tandem::testing
