// The cases of the check of src/container alone.
#include "testing/constant_time/cases.h"

namespace tandem::constant_time {

std::vector<Case> cases() {
  std::vector<Case> list;
  add_toys(list);
  add_container(list);
  return list;
}

}  // namespace tandem::constant_time
