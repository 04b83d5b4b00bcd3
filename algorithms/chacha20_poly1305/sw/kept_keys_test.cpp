// Tests that a ChaCha20-Poly1305 key kept by a thread is wiped when it is forgotten.
#include <gtest/gtest.h>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"
#include "testing/bytes.h"
#include "testing/forgotten_keys.h"

namespace tandem::chacha20_poly1305 {
namespace {

using tandem::testing::Bytes;
using tandem::testing::Random;

/// Buffers that stay where they are.
struct Buffers {
  Bytes key = Bytes(kKeyBytes);
  Bytes nonce = Bytes(kNonceBytes);
  Bytes aad = Bytes(50);
  Bytes text = Bytes(5000);
  Bytes tag = Bytes(kTagBytes);
};

void run(const Variant& variant, Buffers& buffers, int seed) {
  Random random(static_cast<std::uint64_t>(seed));
  for (const std::size_t bytes : {0U, 16U, 5000U, 1500U, 100U}) {
    for (Bytes* each : {&buffers.key, &buffers.nonce, &buffers.aad, &buffers.text}) random.fill(*each);
    Message message{.key = buffers.key.data(),
                    .nonce = buffers.nonce.data(),
                    .aad = buffers.aad,
                    .source = buffers.text.data(),
                    .destination = buffers.text.data(),
                    .bytes = bytes,
                    .tag = buffers.tag.data(),
                    .status = Status::would_block};
    EXPECT_EQ(encrypt(variant, message), Status::ok);
    EXPECT_EQ(decrypt(variant, message), Status::ok);
    buffers.tag[0] ^= 1;
    EXPECT_EQ(decrypt(variant, message), Status::authentication);
  }
}

TEST(KeptKeys, AreWipedWhenTheyAreForgotten) {
  Buffers buffers;
  for (const Variant& variant : kVariants) {
    if (!variant.available()) continue;
    run(variant, buffers, 0);
    EXPECT_EQ(keeps_keys(), variant.name == "openssl") << variant.name;
    if (!keeps_keys()) continue;
    SCOPED_TRACE(variant.name);
    tandem::testing::expect_forgotten_keys_wiped([&](int seed) { run(variant, buffers, seed); }, keeps_keys,
                                                 forget_keys);
  }
}

}  // namespace
}  // namespace tandem::chacha20_poly1305
