// Jobs of every operation, for tests.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include "algorithms/chacha20/check/job.h"
#include "algorithms/chacha20_poly1305/check/job.h"
#include "algorithms/zuc/check/job.h"
#include "algorithms/snow3g/check/job.h"
#include "algorithms/aes/check/job.h"
#include "algorithms/aes_gcm/check/job.h"
#include "algorithms/sha3/check/job.h"
#include "algorithms/modexp/check/job.h"
#include "generated/algorithms/operations.h"
#include "testing/reference_job.h"
#include "testing/run.h"

namespace tandem::testing {

/// `count` jobs of `bytes` bytes (of any length if the key is in the message), under one key where devices keep
/// keys; where it makes a difference, some decrypt.
inline Jobs make_jobs(Algorithm operation, Random& random, std::size_t count, std::size_t bytes) {
  switch (facts::operation(operation).primitive) {
    case Algorithm::chacha20:
      return chacha20::testing::make_jobs(operation, random, count, bytes);
    case Algorithm::chacha20_poly1305:
      return chacha20_poly1305::testing::make_jobs(operation, random, count, bytes);
    case Algorithm::zuc:
      return zuc::testing::make_jobs(operation, random, count, bytes);
    case Algorithm::snow3g:
      return snow3g::testing::make_jobs(operation, random, count, bytes);
    case Algorithm::aes:
      return aes::testing::make_jobs(operation, random, count, bytes);
    case Algorithm::aes_gcm:
      return aes_gcm::testing::make_jobs(operation, random, count, bytes);
    case Algorithm::sha3:
      return sha3::testing::make_jobs(operation, random, count, bytes);
    case Algorithm::modexp:
      return modexp::testing::make_jobs(operation, random, count, bytes);
    default:
      return make_reference_jobs(operation, random, count, bytes);
  }
}

inline std::unique_ptr<Job> make_job(Algorithm operation, Random& random, std::size_t bytes) {
  return std::move(make_jobs(operation, random, 1, bytes).front());
}

}  // namespace tandem::testing
