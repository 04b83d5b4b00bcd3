// RSA in every variant that this machine has; what engines promise is the conformance suite's, which Arm does not run.
#include "algorithms/modexp/engine/software_engine.h"

#include <gtest/gtest.h>

#include <memory>

#include "algorithms/modexp/check/rsa_job.h"

namespace tandem::modexp {
namespace {

using modexp::Operation;
using modexp::testing::Key;
using tandem::testing::from_hex;
using tandem::testing::Random;
using tandem::testing::RsaJob;
using tandem::testing::RsaJobs;
using tandem::testing::run;

TEST(SoftwareEngine, AgreesWithReferenceInEveryVariant) {
  for (const Variant& variant : modexp::kVariants) {
    if (!variant.available()) continue;
    for (const Algorithm function : tandem::testing::kRsaFunctions) {
      SoftwareEngine engine(function, variant);
      EXPECT_EQ(engine.capabilities().name, SoftwareEngine::name_of(variant));
      Random random(29);
      RsaJobs jobs;
      while (jobs.size() < 40) jobs.push_back(std::make_unique<RsaJob>(function, random));
      ASSERT_EQ(run(engine, jobs), jobs.size());
      for (const auto& job : jobs) EXPECT_TRUE(job->right()) << variant.name;
    }
  }
}

// A key whose public exponent is not the one that is said: nothing may be released that it does not verify.
TEST(SoftwareEngine, ReleasesNothingThatIsNotRight) {
  const auto& vector = modexp::vectors::kNistAcvp[0];
  Key key(vector);
  key.dq[3] ^= 1;
  for (const Variant& variant : modexp::kVariants) {
    // A library may find another way to the right result.
    if (!variant.available() || !variant.any_numbers) continue;
    SoftwareEngine engine(Algorithm::rsa_private, variant);
    Random random(30);
    RsaJob job(Operation::primes, key, from_hex(vector.base), random, true);
    EXPECT_EQ(run(engine, job), Status::wrong_result) << variant.name;
    EXPECT_EQ(job.result(), tandem::testing::Bytes(256)) << variant.name;
  }
}

TEST(SoftwareEngine, TakesEveryFormOfAKey) {
  const auto& vector = modexp::vectors::kNistAcvp[1];
  for (const Variant& variant : modexp::kVariants) {
    if (!variant.available()) continue;
    SoftwareEngine private_engine(Algorithm::rsa_private, variant);
    Random random(31);
    for (const Operation operation : {Operation::private_exponent, Operation::primes}) {
      for (const bool checked : {false, true}) {
        RsaJob job(operation, Key(vector), from_hex(vector.base), random, checked);
        EXPECT_EQ(run(private_engine, job), Status::ok) << variant.name;
        EXPECT_EQ(job.result(), from_hex(vector.result)) << variant.name;
      }
    }
  }
}

TEST(SoftwareEngine, EndsWithTheKeysThatItsThreadKeeps) {
  const auto& vector = modexp::vectors::kNistAcvp[0];
  Random random(32);
  for (const Variant& variant : modexp::kVariants) {
    if (!variant.available()) continue;
    for (const Operation operation : {Operation::private_exponent, Operation::primes}) {
      auto engine = std::make_unique<SoftwareEngine>(Algorithm::rsa_private, variant);
      RsaJob job(operation, Key(vector), from_hex(vector.base), random);
      EXPECT_EQ(run(*engine, job), Status::ok) << variant.name;
      EXPECT_EQ(modexp::keeps_keys(), !variant.any_numbers) << variant.name;
      engine.reset();
      EXPECT_FALSE(modexp::keeps_keys()) << variant.name;
    }
  }
}

}  // namespace
}  // namespace tandem::modexp
