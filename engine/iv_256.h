// The initialisation vector of the algorithms of 3GPP with keys of 256 bits. Freestanding.
//
// PROVISIONAL. The layout of bytes 1 to 11 is deduced from the pattern of published test data: byte 1 has BEARER and
// DIRECTION, in this order, bytes 2 to 7 may be 0, and bytes 8 to 11 are COUNT. All published data agree on byte 0. We
// have not read TS 35.240 to 35.248; a reader who has them should check this file.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tandem {

/// tag_bytes: 0 for 256-NEA. combined: of 256-NCA. bearer: 0 to 31. direction: 0 or 1.
constexpr std::array<std::uint8_t, 16> iv_256(std::size_t tag_bytes, bool combined, std::uint32_t count,
                                              std::uint8_t bearer, std::uint8_t direction) {
  std::array<std::uint8_t, 16> iv{};
  iv[0] = static_cast<std::uint8_t>(8 * tag_bytes + (combined ? 4 : 0));
  iv[1] = static_cast<std::uint8_t>(bearer << 1 | direction);
  for (unsigned i = 0; i < 4; ++i) iv[8 + i] = static_cast<std::uint8_t>(count >> (24 - 8 * i));
  return iv;
}

}  // namespace tandem
