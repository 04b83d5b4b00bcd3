// Jobs of the operations of this folder, for tests of any engine.
#pragma once

#include <memory>
#include <utility>

#include "algorithms/zuc/check/nea6_job.h"
#include "algorithms/zuc/check/nia6_job.h"
#include "testing/jobs/aead_job.h"
#include "testing/jobs/pdu_job.h"

namespace tandem::zuc::testing {

/// Makes jobs of this folder's operations, as tandem::testing::make_jobs (generated/algorithms/jobs.h) asks for.
inline tandem::testing::Jobs make_jobs(Algorithm operation, tandem::testing::Random& random, std::size_t count,
                                       std::size_t bytes) {
  tandem::testing::Jobs jobs;
  const auto take = [&jobs](auto made) {
    for (auto& job : made) jobs.push_back(std::move(job));
  };
  switch (operation) {
    case Algorithm::nea6:
      take(tandem::testing::make_nea6_jobs(random, count, 8 * bytes));
      break;
    case Algorithm::nia6:
      take(tandem::testing::make_nia6_jobs(random, count, bytes));
      break;
    case Algorithm::nca6:
      take(tandem::testing::make_aead_jobs(operation, random, count, bytes));
      break;
    default:
      for (std::size_t i = 0; i < count; ++i) {
        jobs.push_back(std::make_unique<tandem::testing::PduJob>(operation, random, 8 * bytes));
      }
  }
  return jobs;
}

}  // namespace tandem::zuc::testing
