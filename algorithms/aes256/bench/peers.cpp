// `tandem bench peers aes256`.
#include "bench/peers.h"

#include "generated/algorithms/peers.h"

namespace tandem::aes256 {

bool bench_peers(bench::Report& report, const bench::PeersOptions& options) {
  return bench::bench_pdu_peers(report, options,
                                {"aes256",
                                 {{Algorithm::nea5, "NEA5"}, {Algorithm::nia5, "NIA5"}, {Algorithm::nca5, "NCA5"}},
                                 {64, 256, 1420, 8192}});
}

}  // namespace tandem::aes256
