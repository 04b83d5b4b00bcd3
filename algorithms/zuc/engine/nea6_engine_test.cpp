// 256-NEA6 in every variant that this machine has; what engines promise is the conformance suite's, which Arm does not
// run.
#include <gtest/gtest.h>

#include <memory>

#include "algorithms/zuc/check/nea6_job.h"
#include "algorithms/zuc/engine/pdu_engine.h"
#include "engine/software/pdu_engine.h"

namespace tandem::zuc {
namespace {

using tandem::testing::Nea6Job;
using tandem::testing::Nea6Jobs;
using tandem::testing::Random;
using tandem::testing::run;

TEST(Nea6Engine, AgreesWithReferenceInEveryVariant) {
  for (const zuc::Variant& variant : zuc::kVariants) {
    if (!variant.available()) continue;
    PduEngine engine(Algorithm::nea6, variant);
    EXPECT_EQ(engine.capabilities().name, PduEngine::name_of(variant));
    Random random(6);
    Nea6Jobs jobs;
    for (std::uint64_t bits = 1; bits <= 300; ++bits) jobs.push_back(std::make_unique<Nea6Job>(random, bits));
    jobs.push_back(std::make_unique<Nea6Job>(random, 65'505));
    ASSERT_EQ(run(engine, jobs), jobs.size());
    for (const auto& job : jobs) EXPECT_TRUE(job->right()) << variant.name << ", " << job->task.len_bits << " bits";
  }
}

TEST(Nea6Engine, RefusesWhatItDoesNotHave) {
  PduEngine engine(Algorithm::nea6, zuc::kVariants.best());
  Random random(7);
  Nea6Job job(random, 100);
  job.task.key_bytes = 16;
  EXPECT_EQ(run(engine, job), Status::bad_key);
  job.task.key_bytes = 32;
  job.task.algorithm = Algorithm::eea3;
  EXPECT_EQ(run(engine, job), Status::unsupported);
  EXPECT_TRUE(job.untouched());
}

}  // namespace
}  // namespace tandem::zuc
