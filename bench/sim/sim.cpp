// `tandem bench sim`: the rate that each accelerator of an algorithm sustains through DMA when memory is never in the
// way, in ring mode with tasks back to back, and the speed of its simulation.
#include <fmt/format.h>

#include <algorithm>
#include <exception>

#include "bench/modelled.h"
#include "bench/sim/board.h"
#include "bench/sim/sim_messages.h"
#include "bench/suites.h"
#include "bus/sim/sim_engine.h"
#include "generated/algorithms/core_cycles.h"

namespace tandem::bench {
namespace {

void add_steady_rate(Report& report, const sim::TopInfo& top, const SimOptions& options) {
  const BoardOptions board{.top = top.name,
                           .algorithm = top.algorithm,
                           .pads = top.pads_only,
                           .memory = sim::kUnloadedMemory,
                           .chunk_bytes = options.chunk_kib << 10,
                           .sample_bytes = options.sample_kib << 10};
  const BoardResult result = run_board(board);
  Row of = modelled_row(suite_of(top.algorithm), top, board.memory, options.clock_mhz);
  of.bytes = board.chunk_bytes;
  of.depth = board.in_flight;
  report.add(figure(of, "steady rate", "bytes/clock", result.bytes_per_cycle,
                    fmt::format("memory {} clocks away; {}", board.memory.read_latency_cycles, result.bottleneck)));
  report.add(figure(of, "rate", "MB/s", result.bytes_per_cycle * options.clock_mhz,
                    fmt::format("clock {}; no cost of host software; {}", kStated, result.bottleneck)));
  if (const double clocks = core_cycles(top, board.chunk_bytes); clocks > 0) {
    const double core = static_cast<double>(board.chunk_bytes) / clocks;
    const double bound = std::min<double>(core, top.port_bytes);
    report.add(ratio(of, "rate", "its bound", result.bytes_per_cycle / bound,
                     fmt::format("bound: {:.2f} bytes/clock of the {}", bound,
                                 bound < core ? fmt::format("{}-bit port", 8 * top.port_bytes) : "core")));
  }
  of.kind = Kind::measured;
  of.rtl.clear();
  of.parameters = {{"memory", "unloaded"}};
  report.add(figure(of, "simulator speed", "clocks/s", static_cast<double>(result.cycles) / result.simulation_s,
                    "of this machine; says nothing about hardware"));
}

}  // namespace

bool bench_sim(Report& report, const SimOptions& options) {
  for (const sim::TopInfo& top : sim::tops()) {
    if (top.algorithm == options.algorithm && !top.direct_only) add_steady_rate(report, top, options);
  }
  report.print("Simulated accelerators, ring mode, one instance");
  model_messages(report, options);
  return true;
}

}  // namespace tandem::bench
