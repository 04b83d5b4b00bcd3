// `auto` over engines of RSA, whose tasks bring keys and checks.
#include <gtest/gtest.h>

#include <memory>

#include "algorithms/modexp/check/rsa_job.h"
#include "algorithms/modexp/engine/software_engine.h"
#include "choose/auto_engine.h"

namespace tandem::choose {
namespace {

using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Random;
using tandem::testing::RsaJob;

// The key is the caller's, as a rule: one whose numbers do not belong together, with the exponent that shows it.
TEST(AutoRsa, AKeyThatDoesNotFitTakesNoEngineOut) {
  Random random(6);
  const auto& vector = modexp::vectors::kNistAcvp[0];
  const Bytes base = from_hex(vector.base);
  const RsaJob::Key right(vector);
  RsaJob::Key wrong(vector);
  wrong.dq[3] ^= 1;
  const modexp::Variant* const library = modexp::kVariants.find("openssl");
  for (const bool own_way : {false, true}) {
    // OpenSSL finds the right result without the number that is wrong.
    const modexp::Variant* const second = own_way ? library : modexp::kVariants.find("reference");
    if (second == nullptr) continue;
    std::vector<AutoEngine::Member> members(2);
    members[0].engine =
        std::make_unique<modexp::SoftwareEngine>(Algorithm::rsa_private, *modexp::kVariants.find("portable"));
    members[1].engine = std::make_unique<modexp::SoftwareEngine>(Algorithm::rsa_private, *second);
    AutoEngine engine(std::move(members), {.algorithm = Algorithm::rsa_private, .algorithm_name = "rsa_private"});
    const auto run = [&](const RsaJob::Key& key) {
      RsaJob job(modexp::Operation::primes, key, base, random, true);
      const Status status = tandem::testing::run(engine, job);
      const auto result = from_hex(vector.result);
      EXPECT_EQ(job.result(), status == Status::ok ? result : Bytes(base.size()));
      return status;
    };
    for (int i = 0; i < 3; ++i) {
      EXPECT_EQ(run(wrong), own_way ? Status::ok : Status::wrong_result);
      EXPECT_EQ(engine.health(0).in, !own_way);
      // The engine is in after its probe.
      EXPECT_EQ(run(right), Status::ok);
      EXPECT_EQ(run(right), Status::ok);
      EXPECT_TRUE(engine.health(0).in && engine.health(1).in);
    }
    EXPECT_EQ(engine.health(0).outages, own_way ? 3U : 0U);
    EXPECT_EQ(engine.health(1).outages, 0U);
  }
}

}  // namespace
}  // namespace tandem::choose
