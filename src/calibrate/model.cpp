// Simulated accelerators: cycles of RTL, never the simulator's time.
#include <fmt/format.h>

#include <cmath>
#include <stdexcept>

#include "calibrate/measure.h"
#include "selftest/shape.h"
#if TANDEM_HAS_SIM
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#endif

namespace tandem::calibrate {

#if TANDEM_HAS_SIM

namespace {

/// Batches whose cycles are counted; one before them fills key slots and queues.
constexpr std::size_t kBatches = 2;

Cell model_size(sim::SimEngine& engine, const sim::TopInfo& top, Direction direction, std::size_t bytes,
                std::size_t depth, double clock_mhz) {
  Load load(top.algorithm, direction, bytes, depth);
  bool good = direction == Direction::encrypt ? load.run(engine) : load.prepare(engine) && load.run(engine);
  const std::uint64_t start = engine.platform().cycles();
  for (std::size_t i = 0; i < kBatches; ++i) good = good && load.run(engine);
  if (!good) throw std::runtime_error(fmt::format("{} failed at {} bytes; see `tandem selftest`", top.name, bytes));
  const double batch_ns = static_cast<double>(engine.platform().cycles() - start) / kBatches * 1e3 / clock_mhz;
  return {.size = static_cast<double>(bytes),
          .ns = batch_ns / static_cast<double>(depth),
          .p50_ns = batch_ns,
          .p99_ns = batch_ns,
          .cpu_ns = 0};
}

std::vector<Curve> model_behind(const sim::MemoryParameters& memory, Algorithm algorithm, Direction direction,
                                std::span<const std::size_t> sizes, std::span<const std::size_t> depths,
                                double clock_mhz) {
  std::vector<Curve> curves;
  for (const sim::TopInfo& top : sim::tops()) {
    if (top.algorithm != algorithm) continue;
    for (const std::size_t depth : depths) {
      Curve& curve = curves.emplace_back();
      curve = {.engine = std::string(top.name),
               .algorithm = std::string(catalog::algorithm_name(algorithm)),
               .direction = direction,
               .hardware = true,
               .source = Source::modelled,
               .depth = depth,
               .clock_mhz = clock_mhz,
               .power = power_of(algorithm),
               .note = fmt::format("{}; memory port of {} bytes", top.title, top.port_bytes),
               .cells = {}};
      sim::SimEngineOptions options;
      options.max_in_flight = depth;
      options.memory = memory;
      std::unique_ptr<sim::SimEngine> engine;
      if (sim::make_engine(top.name, algorithm, options, engine) != Status::ok) {
        throw std::runtime_error(fmt::format("{} cannot be simulated", top.name));
      }
      for (const std::size_t bytes : sizes) {
        curve.cells.push_back(model_size(*engine, top, direction, bytes, depth, clock_mhz));
      }
    }
  }
  return curves;
}

sim::MemoryParameters memory_of(const Profile& board) {
  if (board.memory.latency_ns == 0) return sim::kUnloadedMemory;
  const auto cycles = static_cast<std::uint32_t>(std::ceil(board.memory.latency_ns * board.clock_mhz * 1e-3));
  return {.name = "board",
          .read_latency_cycles = cycles,
          .write_latency_cycles = cycles,
          .bytes_per_cycle = board.memory.rate_mb_s / board.clock_mhz,
          .max_outstanding_bursts = sim::kUnloadedMemory.max_outstanding_bursts};
}

}  // namespace

std::vector<Curve> model_accelerators(Algorithm algorithm, Direction direction, std::span<const std::size_t> sizes,
                                      std::span<const std::size_t> depths, double clock_mhz) {
  return model_behind(sim::kUnloadedMemory, algorithm, direction, sizes, depths, clock_mhz);
}

std::vector<Curve> model_on_board(const Profile& board, Algorithm algorithm, Direction direction,
                                  std::span<const std::size_t> sizes, std::span<const std::size_t> depths) {
  std::vector<Curve> curves = model_behind(memory_of(board), algorithm, direction, sizes, depths, board.clock_mhz);
  for (Curve& curve : curves) add_host_costs(board, curve);
  return curves;
}

void add_host_costs(const Profile& board, Curve& curve) {
  using Per = HostCost::Per;
  const Algorithm algorithm = catalog::algorithm_named(curve.algorithm);
  const Per per_byte = selftest::shape_of(algorithm)->tag_alone ? Per::byte_read : Per::byte_read_and_written;
  double batch_ns = 0;
  double byte_ns = 0;
  for (const HostCost& cost : board.host_costs) {
    if (cost.per == Per::batch) batch_ns += cost.ns();
    if (cost.per == per_byte) byte_ns += cost.ns();
  }
  // Without a ring every task is started by itself.
  const std::size_t together = sim::find_top(curve.engine, algorithm)->direct_only ? 1 : curve.depth;
  for (Cell& cell : curve.cells) {
    cell.ns += batch_ns / static_cast<double>(together) + byte_ns * cell.size;
    cell.p50_ns = cell.p99_ns = cell.ns * static_cast<double>(curve.depth);
    cell.cpu_ns = cell.ns;
  }
}

#else

std::vector<Curve> model_accelerators(Algorithm /*algorithm*/, Direction /*direction*/,
                                      std::span<const std::size_t> /*sizes*/, std::span<const std::size_t> /*depths*/,
                                      double /*clock_mhz*/) {
  return {};
}

std::vector<Curve> model_on_board(const Profile& /*board*/, Algorithm /*algorithm*/, Direction /*direction*/,
                                  std::span<const std::size_t> /*sizes*/, std::span<const std::size_t> /*depths*/) {
  return {};
}

void add_host_costs(const Profile& /*board*/, Curve& /*curve*/) {}

#endif

}  // namespace tandem::calibrate
