// Expected answers of the core, computed by the software reference.
#pragma once

#include <cstdint>
#include <vector>

#include "algorithms/chacha20/sw/chacha20.h"
#include "hw/tb/core/core_bench.h"

namespace tandem::chacha20::tb {

using core_bench::CoreBench;
using core_bench::CoreModel;
using core_bench::Header;
using core_bench::Job;
using core_bench::Pauses;
using core_bench::Trace;

/// Operations of the ChaCha20 core.
inline constexpr std::uint8_t kOpXor = 0;
inline constexpr std::uint8_t kOpPads = 1;

/// Words 12..15 and the key of a header as software knows them.
State state_of(const Header& header);

/// Fills in `expected` and `status` for a core with these stages (0 rounds, 1 also the summation, 2 also the XOR).
/// len_bits must be at least 1 and the message as long as has_data says.
void expect(Job& job, int stages);

/// The same, for a task that can be run and whose keystream is known, at least as long as the task.
void expect_keystream(Job& job, int stages, std::vector<std::uint8_t> keystream);

}  // namespace tandem::chacha20::tb
