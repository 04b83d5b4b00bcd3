// The CPU's part of a task whose pads a device made. Freestanding.
//
// Checked by  the conformance suite over the simulated device
#pragma once

#include "engine/device_form.h"

namespace tandem::chacha20 {

/// A PadFinisher for the pads of every core.
Status finish_pads(const CoreBuild& build, const Task& task, const std::uint8_t* pads);

}  // namespace tandem::chacha20
