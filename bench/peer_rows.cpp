#include "bench/peer_rows.h"

namespace tandem::bench {

Row peer_row(Algorithm algorithm) {
  Row row = row_of("", algorithm);
  row.suite = "peers-" + row.algorithm;
  return row;
}

Row row_of_messages(Algorithm algorithm, std::size_t count, std::size_t bytes) {
  Row row = peer_row(algorithm);
  row.bytes = bytes;
  if (count > 1) row.parameters = {{"messages", static_cast<double>(count)}};
  return row;
}

void add_peer_rows(Report& report, Row of, std::span<const std::string> engines, std::size_t bytes,
                   const Timing& timing) {
  for (std::size_t i = 0; i < engines.size(); ++i) {
    of.engine = engines[i];
    report.add(figure(of, "rate", "MB/s", static_cast<double>(bytes) / timing.seconds[i] * 1e-6));
  }
  of.engine = engines[0];
  for (std::size_t i = 1; i < engines.size(); ++i) {
    if (!engines[i].starts_with("cpu.")) report.add(ratio(of, "ratio", engines[i], 1 / timing.ratio[i], kInTurn));
  }
}

}  // namespace tandem::bench
