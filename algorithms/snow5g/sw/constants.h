// The constants of SNOW 5G. Private to this folder. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>

namespace tandem::snow5g {

inline constexpr std::size_t kBlockBytes = 16;

/// Value of x^16 in the fields of A and B: the polynomials' lower coefficients.
inline constexpr std::uint16_t kFieldA = 0x4a6d;
inline constexpr std::uint16_t kFieldB = 0xcc87;

/// Byte i of sigma(x) is byte kTransposed[i] of x: rows and columns of its 4 x 4 bytes change places.
alignas(16) inline constexpr std::uint8_t kTransposed[kBlockBytes] = {0, 4, 8,  12, 1, 5, 9,  13,
                                                                      2, 6, 10, 14, 3, 7, 11, 15};

}  // namespace tandem::snow5g
