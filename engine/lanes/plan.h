// Chooses the kernel of a cipher to run. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/lanes/kernel.h"

namespace tandem::lanes {

/// The kernel with the least cost per lane, whatever the number of streams; of equal ones the narrower.
const Kernel& bulk_kernel(std::span<const Kernel> kernels);

/// Returns the cost of clocking `streams` streams once.
std::uint64_t clock_cost(const Kernel& kernel, std::size_t streams);

/// The kernel that clocks `streams` streams together at the least cost; the bulk kernel is the widest it considers.
const Kernel& clocking_kernel(std::span<const Kernel> kernels, std::size_t streams);

/// The kernel that finishes streams with so many words left first, lanes being refilled as they drain.
///
/// words: one per stream, at least one; reordered. kernels: no wider than the bulk kernel are considered. running: one
/// of the kernels; another is taken only if it saves more than `moving_cost`.
const Kernel& finishing_kernel(std::span<const Kernel> kernels, std::span<std::uint32_t> words, const Kernel& running,
                               std::uint64_t moving_cost);

}  // namespace tandem::lanes
