// The operations of every algorithm that has an accelerator, whatever its bus, as the driver needs them. Freestanding.
#pragma once

#include <span>

#include "driver/accelerator_engine.h"
#include "engine/task.h"

namespace tandem::bus {

/// One per operation that there is a core for. Those of RSA need a heap and a library, and are not in freestanding
/// builds.
std::span<const driver::Operations> all_operations();

/// Returns the operation of `algorithm`, which must be among them.
const driver::Operations& operations(Algorithm algorithm);

}  // namespace tandem::bus
