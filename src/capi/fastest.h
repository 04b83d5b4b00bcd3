// The variants that protect PDUs in the least time on this machine, by a measurement.
//
// Load        CPU time counts, and the first variant is replaced only by one that is clearly faster (engine/contest.h)
// Checked by  fastest_test.cpp
#pragma once

#include <array>
#include <cstdint>
#include <mutex>

#include "capi/functions.h"
#include "engine/contest.h"

namespace tandem::capi {

/// Names as tandem_variant has them, one for each of kCiphers.
using Fastest = std::array<const char*, kCipherCount>;

/// Measures when it is first asked, and again an hour later if other load disturbed that; keeps what it found
/// otherwise.
class Measurement {
 public:
  /// Returns the fastest variants. Any thread may call it.
  Fastest fastest(contest::Clock& clock);

 private:
  std::mutex mutex_;
  Fastest found_{};
  std::uint64_t until_ns_ = 0;  ///< by the wall clock
};

/// Returns the fastest variants by the measurement of this process. Any thread may call it.
Fastest fastest();

}  // namespace tandem::capi
