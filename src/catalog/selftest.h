// Checks whether an engine of this machine computes what the reference does.
#pragma once

#include <cstdint>
#include <string>

#include "catalog/catalog.h"

namespace tandem::catalog {

struct SelftestOptions {
  std::uint64_t seed = 1;
  std::size_t tasks = 200;
};

struct SelftestResult {
  std::size_t tasks = 0;    ///< that came back right
  std::uint64_t bytes = 0;  ///< of those
  DeviceEvents events;
  std::string failure;  ///< what went wrong first, for people; empty if all is well
};

/// Opens the engine of `entry`, which must be available and be of one algorithm, and runs random tasks of all kinds
/// that the algorithm has through it and through the algorithm's reference: encryption and decryption, lengths up to
/// 4,096 bytes in the algorithm's own unit, additional data, and for every fifth task with a tag a wrong one.
SelftestResult selftest(const Entry& entry, const SelftestOptions& options);

}  // namespace tandem::catalog
