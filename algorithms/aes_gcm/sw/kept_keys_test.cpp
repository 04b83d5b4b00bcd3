// Tests that AES-GCM keys kept by a thread are wiped when they are forgotten.
#include <gtest/gtest.h>

#include <vector>

#include "algorithms/aes_gcm/sw/aes_gcm.h"
#include "testing/bytes.h"
#include "testing/forgotten_keys.h"

namespace tandem::aes_gcm {
namespace {

using tandem::testing::Bytes;
using tandem::testing::Random;

/// Buffers that stay where they are.
struct Buffers {
  std::vector<Bytes> keys{100, Bytes(kMaxKeyBytes)};
  Bytes iv = Bytes(16);
  Bytes aad = Bytes(50);
  Bytes text = Bytes(5000);
  Bytes tag = Bytes(kMaxTagBytes);
};

void run(const Variant& variant, Buffers& buffers, int seed) {
  constexpr std::size_t kLengths[] = {0, 1, 16, 100, 1500, 5000};
  Random random(static_cast<std::uint64_t>(seed));
  for (Bytes* bytes : {&buffers.iv, &buffers.aad, &buffers.text}) random.fill(*bytes);
  for (Bytes& key : buffers.keys) random.fill(key);
  for (std::size_t i = 0; i < buffers.keys.size(); ++i) {
    Message message{.key = std::span(buffers.keys[i]).first(16 + 8 * (i % 3)),
                    .iv = std::span(buffers.iv).first(i % 5 == 0 ? buffers.iv.size() : kIvBytes),
                    .aad = std::span(buffers.aad).first(i % 4 == 0 ? 0 : buffers.aad.size()),
                    .source = buffers.text.data(),
                    .destination = buffers.text.data(),
                    .bytes = kLengths[i % std::size(kLengths)],
                    .tag = buffers.tag,
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
    if (!keeps_keys()) continue;
    SCOPED_TRACE(variant.name);
    tandem::testing::expect_forgotten_keys_wiped([&](int seed) { run(variant, buffers, seed); }, keeps_keys,
                                                 forget_keys);
  }
}

}  // namespace
}  // namespace tandem::aes_gcm
