// Access to the fields of registers by the masks (`_bm`) of the generated header. Freestanding.
#pragma once

#include <bit>
#include <cstdint>

#include "generated/regs/tandem_regs.h"

namespace tandem::driver {

/// Returns the field of `word` that `mask` selects.
constexpr std::uint32_t get_field(std::uint32_t word, std::uint32_t mask) {
  return (word & mask) >> std::countr_zero(mask);
}

/// Returns `value` in the place that `mask` selects; bits that do not fit are dropped.
constexpr std::uint32_t put_field(std::uint32_t value, std::uint32_t mask) {
  return (value << std::countr_zero(mask)) & mask;
}

}  // namespace tandem::driver
