// `tandem bench peers snow3g`.
#include "bench/peers.h"

#include "generated/algorithms/peers.h"

namespace tandem::snow3g {

bool bench_peers(bench::Report& report, const bench::PeersOptions& options) {
  return bench::bench_pdu_peers(
      report, options, {"snow3g", {{Algorithm::eea1, "EEA1"}, {Algorithm::eia1, "EIA1"}}, {64, 256, 1420, 8192}});
}

}  // namespace tandem::snow3g
