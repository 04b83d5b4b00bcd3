// 256-NIA6 in every variant that this machine has; 256-NCA6 is in aead_engine_test.cpp, and what engines promise is the
// conformance suite's, which Arm does not run.
#include <gtest/gtest.h>

#include <memory>

#include "algorithms/zuc/check/nia6_job.h"
#include "algorithms/zuc/engine/pdu_engine.h"
#include "engine/software/pdu_engine.h"

namespace tandem::zuc {
namespace {

using tandem::testing::Nia6Job;
using tandem::testing::Nia6Jobs;
using tandem::testing::Random;
using tandem::testing::run;

TEST(Nia6Engine, AgreesWithReferenceInEveryVariant) {
  for (const zuc::Variant& variant : zuc::kVariants) {
    if (!variant.available()) continue;
    PduEngine engine(Algorithm::nia6, variant);
    EXPECT_EQ(engine.capabilities().name, PduEngine::name_of(variant));
    EXPECT_EQ(engine.capabilities().algorithm, Algorithm::nia6);
    Random random(6);
    Nia6Jobs jobs;
    for (std::size_t bytes = 1; bytes <= 100; ++bytes) jobs.push_back(std::make_unique<Nia6Job>(random, bytes));
    jobs.push_back(std::make_unique<Nia6Job>(random, 8'188));
    ASSERT_EQ(run(engine, jobs), jobs.size());
    for (const auto& job : jobs) EXPECT_TRUE(job->right()) << variant.name << ", " << job->task.len_bytes() << " bytes";
  }
}

TEST(Nia6Engine, RefusesForgeriesAndWritesNothing) {
  PduEngine engine(Algorithm::nia6, zuc::kVariants.best());
  Random random(7);
  int refused = 0;
  while (refused < 200) {
    Nia6Job job(random, 1 + random.below(80));
    if (job.task.direction == Direction::encrypt) continue;
    job.forge(random);
    EXPECT_EQ(run(engine, job), Status::authentication);
    EXPECT_TRUE(job.refused());
    ++refused;
  }
}

}  // namespace
}  // namespace tandem::zuc
