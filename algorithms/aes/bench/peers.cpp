// `tandem bench peers aes`.
#include "bench/peers.h"

#include "generated/algorithms/peers.h"

namespace tandem::aes {

bool bench_peers(bench::Report& report, const bench::PeersOptions& options) {
  return bench::bench_pdu_peers(report, options,
                                {"aes", {{Algorithm::eea2, "EEA2"}, {Algorithm::eia2, "EIA2"}}, {64, 256, 1420, 8192}});
}

}  // namespace tandem::aes
