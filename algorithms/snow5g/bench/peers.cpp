// `tandem bench peers snow5g`.
#include "bench/peers.h"

#include "generated/algorithms/peers.h"

namespace tandem::snow5g {

bool bench_peers(bench::Report& report, const bench::PeersOptions& options) {
  return bench::bench_pdu_peers(report, options,
                                {"snow5g",
                                 {{Algorithm::nea4, "NEA4"}, {Algorithm::nia4, "NIA4"}, {Algorithm::nca4, "NCA4"}},
                                 {64, 256, 1420, 8192}});
}

}  // namespace tandem::snow5g
