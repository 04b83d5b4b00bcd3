// `tandem bench sim`: what each accelerator sustains through DMA when memory is never in the way, in ring mode with
// tasks back to back, and how fast it simulates.
#include <fmt/format.h>

#include <exception>

#include "bench/board.h"
#include "bench/suites.h"
#include "bench/tops.h"
#include "bus/sim/sim_engine.h"

namespace tandem::bench {

bool bench_sim(Report& report, const SimOptions& options) try {
  for (const sim::TopInfo& top : sim::tops()) {
    if (top.algorithm != Algorithm::chacha20) continue;
    const double core_bytes_per_cycle = 64 / cycles_per_block(top.name);
    const BoardResult result = run_board({.top = top.name,
                                          .pads = top.pads_only,
                                          .cycles_per_block = cycles_per_block(top.name),
                                          .memory = sim::kUnloadedMemory,
                                          .chunk_bytes = options.chunk_kib << 10,
                                          .sample_bytes = options.sample_kib << 10});
    const double bound = std::min<double>(core_bytes_per_cycle, sim::kBeatBytes);
    const std::string row = fmt::format("chacha20 {} KiB tasks", options.chunk_kib);
    const std::string engine(top.name);
    report.add({"sim", row, engine, "steady rate", "bytes/clock", result.bytes_per_cycle, Kind::modelled,
                fmt::format("unloaded memory, {} clocks away; {}", sim::kUnloadedMemory.read_latency_cycles,
                            result.bottleneck)});
    report.add({"sim", row, engine, "share of bound", "x", result.bytes_per_cycle / bound, Kind::modelled,
                fmt::format("bound: {:.2f} bytes/clock of the {}", bound,
                            bound < core_bytes_per_cycle ? "256-bit port" : "core")});
    report.add({"sim", row, engine, "simulator speed", "clocks/s",
                static_cast<double>(result.cycles) / result.simulation_s, Kind::measured,
                "of this machine; says nothing about hardware"});
  }
  report.print("Simulated accelerators, ring mode, one instance");
  return true;
} catch (const std::exception& error) {
  fmt::print(stderr, "tandem: error: {}\n", error.what());
  return false;
}

}  // namespace tandem::bench
