// 256-NEA4, 256-NIA4 and 256-NCA4 in every variant, with secret keys and messages.
#include "generated/algorithms/constant_time.h"

#include "algorithms/snow5g/sw/snow5g.h"
#include "testing/constant_time/functions_256.h"

namespace tandem::snow5g {

void add_constant_time(std::vector<constant_time::Case>& list) {
  constant_time::add_functions_256("snow5g", kVariants, *kVariants.find("reference"), list);
}

}  // namespace tandem::snow5g
