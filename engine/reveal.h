// Saying that something computed from secrets may become known. Freestanding.
#pragma once

#include <cstddef>

#if TANDEM_CONSTANT_TIME
#include "engine/taint.h"
#endif

namespace tandem {

/// Declares `bytes` bytes at `data` public: whether a tag matches, whether a key is the one from before. Has an effect
/// only in builds that check that time and addresses are independent of secrets (testing/constant_time).
inline void reveal([[maybe_unused]] void* data, [[maybe_unused]] std::size_t bytes) {
#if TANDEM_CONSTANT_TIME
  constant_time::show(data, bytes);
#endif
}

}  // namespace tandem
