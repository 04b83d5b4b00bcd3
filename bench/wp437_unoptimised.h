// The reference code of 128-EEA3 and 128-EIA3, compiled without optimisation.
#pragma once

#include <cstdint>

namespace tandem::bench::wp437 {

/// Computes EIA3 of `data` and returns MAC-I if `integrity`, else EEA3 in place. The parameters are those of Pdu
/// (engine/pdu.h); the code behind this has a copy of them.
std::uint32_t run_unoptimised(bool integrity, const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer,
                              std::uint8_t direction, std::uint8_t* data, std::uint64_t len_bits);

}  // namespace tandem::bench::wp437
