// Tests that a ChaCha20 key kept by a thread is wiped when it is forgotten.
#include <gtest/gtest.h>

#include "algorithms/chacha20/check/chacha20_fixture.h"
#include "algorithms/chacha20/sw/chacha20.h"
#include "testing/forgotten_keys.h"

namespace tandem::chacha20 {
namespace {

using testing::Bytes;
using testing::Random;
using testing::Secret;

/// Whole blocks, and one of which a part of its keystream is left over.
void run(const Variant& variant, Bytes& text, int seed) {
  Random random(static_cast<std::uint64_t>(seed));
  random.fill(text);
  for (const std::size_t bytes : {64U, 1500U, 5000U, 70U}) {
    Secret secret(random);
    secret.counter = 1;
    EXPECT_EQ(crypt(variant, secret.state(), text.data(), text.data(), 8 * bytes), Status::ok);
  }
}

TEST(KeptKeys, AreWipedWhenTheyAreForgotten) {
  Bytes text(5000);
  for (const Variant& variant : kVariants) {
    if (!variant.available()) continue;
    run(variant, text, 0);
    EXPECT_EQ(keeps_keys(), variant.name == "openssl") << variant.name;
    if (!keeps_keys()) continue;
    SCOPED_TRACE(variant.name);
    tandem::testing::expect_forgotten_keys_wiped([&](int seed) { run(variant, text, seed); }, keeps_keys, forget_keys);
  }
}

}  // namespace
}  // namespace tandem::chacha20
