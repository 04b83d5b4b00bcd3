// For how long a task keeps the core behind a simulated accelerator busy.
// Written by `make generate` from algorithms/*/algorithm.toml; do not edit.
#pragma once

#include "algorithms/chacha20/bench/core_cycles.h"
#include "algorithms/chacha20_poly1305/bench/core_cycles.h"
#include "algorithms/zuc/bench/core_cycles.h"
#include "algorithms/aes_gcm/bench/core_cycles.h"
#include "algorithms/sha3/bench/core_cycles.h"
#include "generated/algorithms/operations.h"

namespace tandem::bench {

/// Clocks for a task of `bytes` bytes; 0 where the facts have none.
inline double core_cycles(const sim::TopInfo& top, std::size_t bytes) {
  switch (facts::operation(top.algorithm).primitive) {
    case Algorithm::chacha20:
      return chacha20::core_cycles(top, bytes);
    case Algorithm::chacha20_poly1305:
      return chacha20_poly1305::core_cycles(top, bytes);
    case Algorithm::zuc:
      return zuc::core_cycles(top, bytes);
    case Algorithm::aes_gcm:
      return aes_gcm::core_cycles(top, bytes);
    case Algorithm::sha3:
      return sha3::core_cycles(top, bytes);
    default:
      return 0;
  }
}

}  // namespace tandem::bench
