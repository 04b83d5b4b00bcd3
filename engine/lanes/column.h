// Single columns of a State. Freestanding.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/lanes/kernel.h"
#include "engine/wipe.h"

namespace tandem::lanes {

/// Copies a column of `rows` words; the strides are the lanes of the States that they lie in.
inline void copy_column(const std::uint32_t* from, std::size_t from_stride, std::uint32_t* to, std::size_t to_stride,
                        std::size_t rows) {
  for (std::size_t row = 0; row < rows; ++row) to[row * to_stride] = from[row * from_stride];
}

/// Copies a column as copy_column does, and wipes the source.
inline void move_column(std::uint32_t* from, std::size_t from_stride, std::uint32_t* to, std::size_t to_stride,
                        std::size_t rows) {
  for (std::size_t row = 0; row < rows; ++row) {
    to[row * to_stride] = from[row * from_stride];
    from[row * from_stride] = 0;
  }
  asm volatile("" : : "r"(from) : "memory");
}

inline void wipe_column(std::uint32_t* column, std::size_t stride, std::size_t rows) {
  for (std::size_t row = 0; row < rows; ++row) column[row * stride] = 0;
  asm volatile("" : : "r"(column) : "memory");
}

/// Wipes the columns of `lanes` lanes.
inline void wipe_columns(State& state, std::size_t lanes, std::size_t rows) {
  wipe(state.words, rows * lanes * sizeof state.words[0]);
}

}  // namespace tandem::lanes
