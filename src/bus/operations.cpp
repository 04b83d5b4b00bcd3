#include "bus/operations.h"

#include <algorithm>
#include <cassert>

#include "generated/algorithms/devices.h"

namespace tandem::bus {

std::span<const driver::Operations> all_operations() { return kOperations; }

const driver::Operations& operations(Algorithm algorithm) {
  const auto found = std::ranges::find(all_operations(), algorithm, &driver::Operations::algorithm);
  assert(found != all_operations().end());
  return *found;
}

}  // namespace tandem::bus
