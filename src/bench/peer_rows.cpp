#include "bench/peer_rows.h"

#include <fmt/format.h>

namespace tandem::bench {

void add_peer_rows(Report& report, const std::string& row, const std::string& metric,
                   std::span<const std::string> engines, std::size_t bytes, const Timing& timing) {
  for (std::size_t i = 0; i < engines.size(); ++i) {
    report.add({"peers", row, engines[i], metric, "MB/s", static_cast<double>(bytes) / timing.seconds[i] * 1e-6,
                Kind::measured, ""});
  }
  for (std::size_t i = 1; i < engines.size(); ++i) {
    if (engines[i].starts_with("cpu.")) continue;
    report.add({"peers", row, engines[0], fmt::format("to {}", engines[i]), "x", 1 / timing.ratio[i], Kind::measured,
                "median of ratios taken in turn"});
  }
}

}  // namespace tandem::bench
