// 128-EEA1 and 128-EIA1 in every variant.
#include "generated/algorithms/constant_time.h"

#include "algorithms/snow3g/sw/snow3g.h"
#include "testing/constant_time/pdus.h"

namespace tandem::snow3g {

void add_constant_time(std::vector<constant_time::Case>& list) {
  constant_time::add_ciphers<kRows>("eea1", "eia1", kVariants, *kVariants.find("reference"), list);
}

}  // namespace tandem::snow3g
