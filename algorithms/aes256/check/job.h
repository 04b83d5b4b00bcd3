// Jobs of the operations of this folder, for tests of any engine.
#pragma once

#include "testing/reference_job.h"

namespace tandem::aes256::testing {

/// As tandem::testing::make_jobs (generated/algorithms/jobs.h).
inline tandem::testing::Jobs make_jobs(Algorithm operation, tandem::testing::Random& random, std::size_t count,
                                       std::size_t bytes) {
  return tandem::testing::make_reference_jobs(operation, random, count, bytes);
}

}  // namespace tandem::aes256::testing
