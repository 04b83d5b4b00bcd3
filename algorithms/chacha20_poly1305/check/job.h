// Jobs of the operations of this folder, for tests of any engine.
#pragma once

#include <memory>
#include <utility>

#include "testing/jobs/aead_job.h"

namespace tandem::chacha20_poly1305::testing {

/// Makes jobs of this folder's operations, as tandem::testing::make_jobs (generated/algorithms/jobs.h) asks for.
inline tandem::testing::Jobs make_jobs(Algorithm operation, tandem::testing::Random& random, std::size_t count,
                                       std::size_t bytes) {
  tandem::testing::Jobs jobs;
  for (auto& job : tandem::testing::make_aead_jobs(operation, random, count, bytes)) jobs.push_back(std::move(job));
  return jobs;
}

}  // namespace tandem::chacha20_poly1305::testing
