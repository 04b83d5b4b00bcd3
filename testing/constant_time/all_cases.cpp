// The cases of the whole check.
#include "engine/taint.h"
#include "generated/algorithms/constant_time.h"
#include "testing/constant_time/cases.h"

namespace tandem::constant_time {

std::vector<Case> cases() {
  std::vector<Case> list;
  add_toys(list);
  add_kernel_toys(list);
  add_algorithms(list);
#if !TANDEM_MEMORY_SANITIZER
  add_container(list);
#endif
  return list;
}

}  // namespace tandem::constant_time
