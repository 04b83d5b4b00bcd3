// `tandem bench sim`: what each accelerator of an algorithm sustains through DMA when memory is never in the way, in
// ring mode with tasks back to back, and how fast it simulates.
#include <fmt/format.h>

#include <algorithm>
#include <exception>

#include "bench/board.h"
#include "bench/sim_messages.h"
#include "bench/suites.h"
#include "bench/tops.h"
#include "bus/sim/sim_engine.h"
#include "catalog/catalog.h"

namespace tandem::bench {
namespace {

void add_steady_rate(Report& report, const sim::TopInfo& top, const SimOptions& options) {
  const std::size_t bytes = options.chunk_kib << 10;
  const BoardResult result = run_board({.top = top.name,
                                        .algorithm = top.algorithm,
                                        .pads = top.pads_only,
                                        .memory = sim::kUnloadedMemory,
                                        .chunk_bytes = bytes,
                                        .sample_bytes = options.sample_kib << 10});
  const double core = static_cast<double>(bytes) / core_cycles(top, bytes);
  const double bound = std::min<double>(core, top.port_bytes);
  const std::string row = fmt::format("{} {} KiB tasks", catalog::algorithm_name(top.algorithm), options.chunk_kib);
  const std::string engine(top.name);
  const std::string port = sim::port_text(top, sim::kUnloadedMemory);
  report.add({"sim", row, engine, "steady rate", "bytes/clock", result.bytes_per_cycle, Kind::modelled,
              fmt::format("unloaded memory, {} clocks away; {}; {}", sim::kUnloadedMemory.read_latency_cycles, port,
                          result.bottleneck)});
  report.add({"sim", row, engine, "rate", "MB/s", result.bytes_per_cycle * options.clock_mhz, Kind::modelled,
              fmt::format("at {}; {}; no cost of host software; {}", stated_clock(options.clock_mhz), port,
                          result.bottleneck)});
  report.add({"sim", row, engine, "share of bound", "x", result.bytes_per_cycle / bound, Kind::modelled,
              fmt::format("bound: {:.2f} bytes/clock of the {}", bound,
                          bound < core ? fmt::format("{}-bit port", 8 * top.port_bytes) : "core")});
  report.add({"sim", row, engine, "simulator speed", "clocks/s",
              static_cast<double>(result.cycles) / result.simulation_s, Kind::measured,
              "of this machine; says nothing about hardware"});
}

}  // namespace

bool bench_sim(Report& report, const SimOptions& options) {
  for (const sim::TopInfo& top : sim::tops()) {
    if (top.algorithm == options.algorithm && !top.direct_only) add_steady_rate(report, top, options);
  }
  report.print("Simulated accelerators, ring mode, one instance");
  if (options.algorithm != Algorithm::chacha20) model_messages(report, options);
  return true;
}

}  // namespace tandem::bench
