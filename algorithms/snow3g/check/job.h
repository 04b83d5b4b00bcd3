// Jobs of the operations of this folder, for tests of any engine.
#pragma once

#include <memory>
#include <utility>

#include "testing/jobs/pdu_job.h"

namespace tandem::snow3g::testing {

/// Makes jobs of this folder's operations, as tandem::testing::make_jobs (generated/algorithms/jobs.h) asks for.
inline tandem::testing::Jobs make_jobs(Algorithm operation, tandem::testing::Random& random, std::size_t count,
                                       std::size_t bytes) {
  tandem::testing::Jobs jobs;
  for (std::size_t i = 0; i < count; ++i) {
    jobs.push_back(std::make_unique<tandem::testing::PduJob>(operation, random, 8 * bytes));
  }
  return jobs;
}

}  // namespace tandem::snow3g::testing
