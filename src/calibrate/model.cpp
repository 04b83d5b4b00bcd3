// Simulated accelerators: cycles of RTL, never the simulator's time.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <stdexcept>
#include <vector>

#include "calibrate/measure.h"
#include "selftest/shape.h"
#if TANDEM_HAS_SIM
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#endif

namespace tandem::calibrate {

#if TANDEM_HAS_SIM

namespace {

/// Batches whose cycles are counted; one before them fills key slots and queues. A ring that is kept full passes on as
/// many tasks.
constexpr std::size_t kBatches = 2;
constexpr std::uint64_t kTimeoutNs = 10'000'000'000;

/// What the host adds, by the parts that a profile says are to be added.
struct HostTime {
  double call_ns = 0;
  double unit_ns = 0;  ///< of each unit of a task's size

  [[nodiscard]] double task_ns(double size) const { return unit_ns * size; }
};

HostTime host_time(const Profile& board, Algorithm algorithm) {
  using Per = HostCost::Per;
  const selftest::Shape& shape = *selftest::shape_of(algorithm);
  const Per per_byte = shape.tag_alone ? Per::byte_read : Per::byte_read_and_written;
  // RSA's sizes are bits of the modulus, and as long are what goes in and what comes out.
  const double bytes = shape.key_in_message ? 1.0 / 8 : 1;
  HostTime time;
  for (const HostCost& cost : board.host_costs) {
    if (cost.per == Per::batch) time.call_ns += cost.ns();
    if (cost.per == per_byte) time.unit_ns += cost.ns() * bytes;
  }
  return time;
}

/// A simulated accelerator at one load: the clocks that a task takes.
using Model = std::function<double(sim::SimEngine& engine, Load& load)>;

[[noreturn]] void fail(const sim::SimEngine& engine, const Load& load) {
  throw std::runtime_error(
      fmt::format("{} failed at {} bytes; see `tandem selftest`", engine.capabilities().name, load.size()));
}

/// Batches that follow one another.
double batch_cycles(sim::SimEngine& engine, Load& load) {
  // RSA's key comes with every task, and nothing of one is left for the next: the first is like all.
  const bool all_alike = power_of(load.task(0).algorithm) != 1;
  const std::size_t batches = all_alike ? 1 : kBatches;
  bool good = all_alike || load.run(engine);
  const std::uint64_t start = engine.platform().cycles();
  for (std::size_t i = 0; i < batches; ++i) good = good && load.run(engine);
  if (!good) fail(engine, load);
  return static_cast<double>(engine.platform().cycles() - start) / static_cast<double>(batches * load.depth());
}

/// A ring that is kept full by a host that takes `call_cycles` for a call, and `task_cycles` for each task in it.
double ring_cycles(sim::SimEngine& engine, Load& load, double call_cycles, double task_cycles) {
  // In as long as a whole ring takes by itself the device has done all that it has; then only the host's time passes.
  const std::uint64_t begin = engine.platform().cycles();
  if (!load.run(engine)) fail(engine, load);
  const auto whole_ring = static_cast<double>(engine.platform().cycles() - begin);
  double idle = 0;  // cycles that need no simulation
  const auto now = [&] { return static_cast<double>(engine.platform().cycles()) + idle; };

  std::vector<Task*> ready(load.offered().begin(), load.offered().end());
  std::vector<Task*> done(load.depth());
  double start = 0;
  std::size_t before = 0;  // tasks that had ended then
  std::size_t ended = 0;
  while (before == 0 || ended < before + kBatches * load.depth()) {
    if (!ready.empty()) {
      const double host = std::ceil(call_cycles + task_cycles * static_cast<double>(ready.size()));
      engine.platform().run(static_cast<std::uint64_t>(std::min(host, whole_ring)));
      idle += std::max(0.0, host - whole_ring);
      ready.erase(ready.begin(), ready.begin() + static_cast<std::ptrdiff_t>(engine.submit(ready)));
    }
    if (engine.wait(kTimeoutNs) != Status::ok) fail(engine, load);
    const std::size_t count = engine.poll(done);
    for (Task* const task : std::span(done).first(count)) {
      if (task->completion.status != Status::ok) fail(engine, load);
      ready.push_back(task);
    }
    ended += count;
    if (before == 0 && ended >= load.depth()) {
      before = ended;
      start = now();
    }
  }
  const double end = now();
  while (engine.in_flight() > 0 && engine.wait(kTimeoutNs) == Status::ok) (void)engine.poll(done);
  return (end - start) / static_cast<double>(ended - before);
}

Cell model_size(sim::SimEngine& engine, const Curve& curve, std::size_t bytes, const Model& model) {
  Load load(catalog::algorithm_named(curve.algorithm), curve.direction, bytes, curve.depth);
  if (curve.direction == Direction::decrypt && !load.prepare(engine)) fail(engine, load);
  const double ns = model(engine, load) * 1e3 / curve.clock_mhz;
  const double under_way_ns = ns * static_cast<double>(curve.depth);
  return {.size = static_cast<double>(bytes), .ns = ns, .p50_ns = under_way_ns, .p99_ns = under_way_ns, .cpu_ns = 0};
}

std::vector<Curve> model_behind(const sim::MemoryParameters& memory, Algorithm algorithm, Direction direction,
                                std::span<const std::size_t> sizes, std::span<const std::size_t> depths,
                                double clock_mhz, const Model& model) {
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
        curve.cells.push_back(model_size(*engine, curve, bytes, model));
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
  return model_behind(sim::kUnloadedMemory, algorithm, direction, sizes, depths, clock_mhz, batch_cycles);
}

std::vector<Curve> model_on_board(const Profile& board, Algorithm algorithm, Direction direction,
                                  std::span<const std::size_t> sizes, std::span<const std::size_t> depths) {
  std::vector<Curve> curves =
      model_behind(memory_of(board), algorithm, direction, sizes, depths, board.clock_mhz, batch_cycles);
  for (Curve& curve : curves) add_host_costs(board, curve);
  return curves;
}

std::vector<Curve> model_ring_on_board(const Profile& board, Algorithm algorithm, Direction direction,
                                       std::span<const std::size_t> sizes, std::size_t depth) {
  const HostTime host = host_time(board, algorithm);
  const auto cycles = [&](double ns) { return ns * board.clock_mhz * 1e-3; };
  const auto model = [&](sim::SimEngine& engine, Load& load) {
    return ring_cycles(engine, load, cycles(host.call_ns), cycles(host.task_ns(static_cast<double>(load.size()))));
  };
  std::vector<Curve> curves =
      model_behind(memory_of(board), algorithm, direction, sizes, {&depth, 1}, board.clock_mhz, model);
  for (Curve& curve : curves) {
    for (Cell& cell : curve.cells) cell.cpu_ns = cell.ns;
  }
  return curves;
}

void add_host_costs(const Profile& board, Curve& curve) {
  const Algorithm algorithm = catalog::algorithm_named(curve.algorithm);
  const HostTime host = host_time(board, algorithm);
  // Without a ring every task is started by itself.
  const std::size_t together = sim::find_top(curve.engine, algorithm)->direct_only ? 1 : curve.depth;
  for (Cell& cell : curve.cells) {
    cell.ns += host.call_ns / static_cast<double>(together) + host.task_ns(cell.size);
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

std::vector<Curve> model_ring_on_board(const Profile& /*board*/, Algorithm /*algorithm*/, Direction /*direction*/,
                                       std::span<const std::size_t> /*sizes*/, std::size_t /*depth*/) {
  return {};
}

void add_host_costs(const Profile& /*board*/, Curve& /*curve*/) {}

#endif

}  // namespace tandem::calibrate
