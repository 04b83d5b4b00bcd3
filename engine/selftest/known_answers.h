// Outcome of a run of the standards' own test vectors (engine/software/adapter.h has the runs). Freestanding.
#pragma once

#include <cstddef>

namespace tandem::selftest {

struct Answers {
  std::size_t right = 0;
  std::size_t wrong = 0;
};

}  // namespace tandem::selftest
