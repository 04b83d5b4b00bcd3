// Tests the keys that an engine of ChaCha20-Poly1305 keeps; testing/engines/aead_engine_test.cpp tests the rest.
#include "algorithms/chacha20_poly1305/engine/software_engine.h"

#include <gtest/gtest.h>

#include <memory>

#include "testing/jobs/aead_job.h"

namespace tandem::chacha20_poly1305 {
namespace {

using tandem::testing::AeadJob;
using tandem::testing::Random;
using tandem::testing::run;

TEST(ChaCha20Poly1305Engine, EndsWithTheKeyThatItsThreadKeeps) {
  Random random(8439);
  for (const Variant& variant : kVariants) {
    if (!variant.available()) continue;
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      auto engine = std::make_unique<SoftwareEngine>(Algorithm::chacha20_poly1305, variant);
      AeadJob job(Algorithm::chacha20_poly1305, random, direction, 100, 5);
      EXPECT_EQ(run(*engine, job), Status::ok) << variant.name;
      EXPECT_EQ(keeps_keys(), variant.name == "openssl") << variant.name;
      engine.reset();
      EXPECT_FALSE(keeps_keys()) << variant.name;
    }
  }
}

}  // namespace
}  // namespace tandem::chacha20_poly1305
