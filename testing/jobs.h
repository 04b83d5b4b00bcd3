// Jobs of any algorithm that has engines.
#pragma once

#include <memory>
#include <vector>

#include "algorithms/chacha20/sw/chacha20_test_job.h"
#include "testing/aead_job.h"
#include "testing/hash_job.h"
#include "testing/nea6_job.h"
#include "testing/nia6_job.h"
#include "testing/pdu_job.h"
#include "testing/rsa_job.h"

namespace tandem::testing {

using Jobs = std::vector<std::unique_ptr<Job>>;

/// `count` jobs of `bytes` bytes (of RSA of any length), under one key where devices keep keys; where it makes a
/// difference, some decrypt.
inline Jobs make_jobs(Algorithm algorithm, Random& random, std::size_t count, std::size_t bytes) {
  Jobs jobs;
  if (algorithm == Algorithm::chacha20) {
    for (auto& job : chacha20::testing::make_jobs(random, count, 8 * bytes)) jobs.push_back(std::move(job));
  } else if (std::ranges::find(kPduFunctions, algorithm) != kPduFunctions.end()) {
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(std::make_unique<PduJob>(algorithm, random, 8 * bytes));
  } else if (is_hash(algorithm)) {
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(std::make_unique<HashJob>(algorithm, random, bytes));
  } else if (is_rsa(algorithm)) {
    for (std::size_t i = 0; i < count; ++i) jobs.push_back(std::make_unique<RsaJob>(algorithm, random));
  } else if (algorithm == Algorithm::nia6) {
    for (auto& job : make_nia6_jobs(random, count, bytes)) jobs.push_back(std::move(job));
  } else if (algorithm == Algorithm::nea6) {
    for (auto& job : make_nea6_jobs(random, count, 8 * bytes)) jobs.push_back(std::move(job));
  } else {
    for (auto& job : make_aead_jobs(algorithm, random, count, bytes)) jobs.push_back(std::move(job));
  }
  return jobs;
}

inline std::unique_ptr<Job> make_job(Algorithm algorithm, Random& random, std::size_t bytes) {
  return std::move(make_jobs(algorithm, random, 1, bytes).front());
}

}  // namespace tandem::testing
