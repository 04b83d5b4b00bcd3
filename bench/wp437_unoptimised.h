// The reference code of 128-EEA3 and 128-EIA3, compiled without optimisation.
#pragma once

#include <cstdint>

namespace tandem::bench::wp437 {

/// EIA3 of `data` if `integrity`, and returns MAC-I; else EEA3 in place. Parameters as those of Pdu (engine/pdu.h),
/// of which the code behind this has a copy.
std::uint32_t run_unoptimised(bool integrity, const std::uint8_t* key, std::uint32_t count, std::uint8_t bearer,
                              std::uint8_t direction, std::uint8_t* data, std::uint64_t len_bits);

}  // namespace tandem::bench::wp437
