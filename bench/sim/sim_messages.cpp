#include "bench/sim/sim_messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <vector>

#include "bench/modelled.h"
#include "bench/sim/board.h"
#include "bus/sim/sim_engine.h"
#include "catalog/catalog.h"
#include "console/console.h"
#include "generated/algorithms/operations.h"

namespace tandem::bench {
namespace {

/// Short and long packets, and chunks of a file.
constexpr std::size_t kMessageBytes[] = {64, 256, 1420, 16384};
constexpr std::size_t kDepths[] = {1, 8, 64};
/// A resource limits the rate if it is in use for this share of the time; tasks never follow one another perfectly.
constexpr double kBusy = 0.85;
/// Messages to simulate: enough for several rounds of the deepest ring, and no more of the shortest than that takes.
constexpr std::size_t kFewestMessages = 48;
constexpr std::size_t kMaxMessages = 1024;

using Table = std::vector<std::vector<std::string>>;

/// One message length on one accelerator with one memory.
struct Setting {
  const sim::TopInfo& top;
  const sim::MemoryParameters& memory;
  std::size_t bytes;
};

BoardResult model(const Setting& setting, std::size_t depth, Direction direction, const SimOptions& options) {
  const std::size_t messages = std::clamp((options.sample_kib << 10) / setting.bytes, kFewestMessages, kMaxMessages);
  return run_board({.top = setting.top.name,
                    .algorithm = setting.top.algorithm,
                    .direction = direction,
                    .memory = setting.memory,
                    .clock_mhz = options.clock_mhz,
                    .chunk_bytes = setting.bytes,
                    .in_flight = depth,
                    .look_cycles = 1,
                    .sample_bytes = messages * setting.bytes});
}

/// Names what limits a rate of one message in `interval` clocks, if a message alone takes `alone` clocks.
std::string limit(const BoardResult& result, std::size_t depth, double interval, double alone) {
  if (result.bottleneck_use >= kBusy) return result.bottleneck;
  // If the ring is full, a message is in flight for depth * interval clocks. If that is close to `alone`, no message
  // waits for another.
  if (depth == 1) return fmt::format("latency: {:.0f} clocks, one message at a time", interval);
  if (static_cast<double>(depth) * interval < 1.25 * alone) {
    return fmt::format("latency: {:.0f} clocks, {} messages at a time", alone, depth);
  }
  if (result.core_use == 0) return fmt::format("the core or a message's fixed cost: {:.0f} clocks", interval);
  return fmt::format("a message's fixed cost: {:.0f} clocks; {}", interval, result.bottleneck);
}

bool is_hash(Algorithm algorithm) { return facts::operation(algorithm).result == OperationFacts::Result::digest; }

/// Adds the rows of one depth in both directions, and one line to the table. `alone` is the clocks that a message of
/// that direction takes by itself; set at depth 1.
void model_depth(Report& report, const Setting& setting, std::size_t depth, double (&alone)[2],
                 const SimOptions& options, Table& table) {
  std::vector<std::string> line{std::string(setting.top.name), std::string(setting.memory.name),
                                std::to_string(setting.bytes), std::to_string(depth)};
  std::string limits;
  const bool hash = is_hash(setting.top.algorithm);
  for (const Direction direction : {Direction::encrypt, Direction::decrypt}) {
    if (hash && direction == Direction::decrypt) break;
    const BoardResult result = model(setting, depth, direction, options);
    const double interval = static_cast<double>(setting.bytes) / result.bytes_per_cycle;
    double& first = alone[static_cast<std::size_t>(direction)];
    if (depth == 1) first = interval;
    limits = limit(result, depth, interval, first);
    Row of = modelled_row(suite_of(setting.top.algorithm), setting.top, setting.memory, options.clock_mhz);
    if (!hash) of.direction = direction == Direction::encrypt ? "encrypt" : "decrypt";
    of.bytes = setting.bytes;
    of.depth = depth;
    const std::string note =
        fmt::format("clock {};{} no cost of host software; limit: {}", kStated, hash ? "" : " no aad;", limits);
    const double rate_mb_s = result.bytes_per_cycle * options.clock_mhz;
    report.add(figure(of, "rate", "bytes/clock", result.bytes_per_cycle, note));
    report.add(figure(of, "rate", "MB/s", rate_mb_s, note));
    line.push_back(format_value(result.bytes_per_cycle));
    line.push_back(format_value(rate_mb_s));
  }
  line.push_back(limits);
  table.push_back(std::move(line));
}

}  // namespace

std::string suite_of(Algorithm algorithm) { return fmt::format("sim-{}", catalog::algorithm_name(algorithm)); }

void model_messages(Report& report, const SimOptions& options) {
  const sim::MemoryParameters memories[] = {sim::kUnloadedMemory,
                                            sim::at_clock(sim::kDe10NanoMemory, sim::kDe10NanoMhz, options.clock_mhz)};
  Table table{{"engine", "memory", "bytes", "depth"}};
  const bool hash = is_hash(options.algorithm);
  for (const char* const direction : {"encrypt ", "decrypt "}) {
    table[0].push_back((hash ? "" : std::string(direction)) + "B/clock");
    table[0].push_back("MB/s");
    if (hash) break;
  }
  table[0].push_back("limit");
  for (const sim::TopInfo& top : sim::tops()) {
    if (top.algorithm != options.algorithm || top.direct_only || top.pads_only) continue;
    for (const sim::MemoryParameters& memory : memories) {
      for (const std::size_t bytes : kMessageBytes) {
        double alone[2] = {};
        for (const std::size_t depth : kDepths) model_depth(report, {top, memory, bytes}, depth, alone, options, table);
      }
    }
  }
  report.skip_printing();
  console::print("\nMessages through DMA, ring mode, one instance; MB/s at {:g} MHz, {}\n", options.clock_mhz, kStated);
  print_table(table);
  console::print(
      "\nmodelled: RTL cycles. unloaded: memory {} clocks away that is never in the way. {}: {:.1f} bytes per clock "
      "for\n"
      "both directions, {} clocks away, behind a port of {} bits. No additional data; no cost of host software.\n",
      memories[0].read_latency_cycles, memories[1].name, memories[1].bytes_per_cycle, memories[1].read_latency_cycles,
      8 * memories[1].port_bytes);
}

}  // namespace tandem::bench
