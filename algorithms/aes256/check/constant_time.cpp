// 256-NEA5, 256-NIA5 and 256-NCA5 in every variant, with secret keys and messages.
#include "generated/algorithms/constant_time.h"

#include "algorithms/aes256/sw/aes256.h"
#include "testing/constant_time/functions_256.h"

namespace tandem::aes256 {

void add_constant_time(std::vector<constant_time::Case>& list) {
  constant_time::add_functions_256("aes256", kVariants, *kVariants.find("reference"), list);
}

}  // namespace tandem::aes256
