// Tests the keys that an engine of AES-GCM keeps; testing/engines/aead_engine_test.cpp tests the rest.
#include "algorithms/aes_gcm/engine/software_engine.h"

#include <gtest/gtest.h>

#include <memory>

#include "testing/jobs/aead_job.h"

namespace tandem::aes_gcm {
namespace {

using tandem::testing::AeadJob;
using tandem::testing::Random;
using tandem::testing::run;

/// Freestanding builds have no memory to keep keys in.
#if TANDEM_AES_GCM_LIBRARIES
constexpr bool kHasMemory = true;
#else
constexpr bool kHasMemory = false;
#endif

TEST(AesGcmEngine, EndsWithTheKeysThatItsThreadKeeps) {
  Random random(38);
  for (const Variant& variant : kVariants) {
    if (!variant.available()) continue;
    for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
      auto engine = std::make_unique<SoftwareEngine>(Algorithm::aes_gcm, variant);
      AeadJob job(Algorithm::aes_gcm, random, direction, 100, 5);
      EXPECT_EQ(run(*engine, job), Status::ok) << variant.name;
      const bool keeps = kHasMemory && variant.name != "portable" && variant.name != "reference";
      EXPECT_EQ(keeps_keys(), keeps) << variant.name;
      engine.reset();
      EXPECT_FALSE(keeps_keys()) << variant.name;
    }
  }
}

}  // namespace
}  // namespace tandem::aes_gcm
