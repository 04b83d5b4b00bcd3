// The table in which toys look up bytes.
#pragma once

#include <array>
#include <cstdint>

namespace tandem::constant_time {

/// A table in memory; which element is read must not depend on a secret.
inline const std::array<std::uint8_t, 256> kTable = [] {
  std::array<std::uint8_t, 256> table;
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = static_cast<std::uint8_t>(7 * i + 3);
  return table;
}();

}  // namespace tandem::constant_time
