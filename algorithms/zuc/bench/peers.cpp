// `tandem bench peers zuc`.
#include "bench/peers.h"

#include "generated/algorithms/peers.h"

namespace tandem::zuc {

bool bench_peers(bench::Report& report, const bench::PeersOptions& options) {
  // 8 KiB are 4 bytes more than intel-ipsec-mb takes.
  return bench::bench_pdu_peers(report, options,
                                {"zuc",
                                 {{Algorithm::eea3, "EEA3"},
                                  {Algorithm::eia3, "EIA3"},
                                  {Algorithm::nea6, "NEA6"},
                                  {Algorithm::nia6, "NIA6"},
                                  {Algorithm::nca6, "NCA6"}},
                                 {64, 256, 1420, 8188}});
}

}  // namespace tandem::zuc
