// What a core does by itself, which the simulated tops do not say.
#pragma once

#include <string_view>

namespace tandem::bench {

/// Clocks per 64-byte block of the core behind a simulated top: one per round for the iterative ones, one for the
/// pipelined.
inline double cycles_per_block(std::string_view top) {
  return top.find("pipelined") != std::string_view::npos ? 1 : 20;
}

}  // namespace tandem::bench
