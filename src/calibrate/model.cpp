// Simulated accelerators: cycles of RTL, never the simulator's time, and what the driver does on this CPU.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <stdexcept>
#include <vector>

#include "calibrate/measure.h"
#include "generated/algorithms/operations.h"
#if TANDEM_HAS_SIM
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#include "bus/sim/top.h"
#include "calibrate/driver_work.h"
#include "driver/descriptor.h"
#endif

namespace tandem::calibrate {

using choose::Cell;
using choose::Curve;
using choose::HostCost;
using choose::Profile;
using choose::Source;

#if TANDEM_HAS_SIM

namespace {

/// The batches whose cycles are counted; one before them fills key slots and queues. A ring that is kept full passes on
/// as many tasks.
constexpr std::size_t kBatches = 2;

/// The time that the host adds, by the parts that a profile says are to be added.
struct HostTime {
  double call_ns = 0;
  double unit_ns = 0;  ///< of each unit of a task's size

  [[nodiscard]] double task_ns(double size) const { return unit_ns * size; }
};

HostTime host_time(const Profile& board, Algorithm algorithm) {
  using Per = HostCost::Per;
  const OperationFacts& facts = facts::operation(algorithm);
  const Per per_byte = facts.writes_destination() ? Per::byte_read_and_written : Per::byte_read;
  // Such a size is the number of a key's bits; input and output are as long.
  const double bytes = facts.key_in_message ? 1.0 / 8 : 1;
  HostTime time;
  for (const HostCost& cost : board.host_costs) {
    if (cost.per == Per::batch) time.call_ns += cost.ns();
    if (cost.per == per_byte) time.unit_ns += cost.ns() * bytes;
  }
  return time;
}

/// A function that returns the time of the driver's work for each task of a load that has run, in ns.
using DriverWork = std::function<double()>;

/// A simulated accelerator at one load, at a clock of so many MHz: its time per task, and what of it is the driver's.
struct TaskTime {
  double ns = 0;
  double driver_ns = 0;
};
using Model = std::function<TaskTime(sim::SimEngine& engine, Load& load, double clock_mhz, const DriverWork& driver)>;

[[noreturn]] void fail(const sim::SimEngine& engine, const Load& load) {
  throw std::runtime_error(
      fmt::format("{} failed at {} bytes; see `tandem selftest`", engine.capabilities().name, load.size()));
}

/// Returns the time per task of batches that follow one another.
TaskTime batch_time(sim::SimEngine& engine, Load& load, double clock_mhz, const DriverWork& driver) {
  // A key that comes with every task leaves nothing for the next: the first is like all.
  const bool all_alike = keyed_tasks(load.task(0).algorithm) != nullptr;
  const std::size_t batches = all_alike ? 1 : kBatches;
  bool good = all_alike || load.run(engine);
  const std::uint64_t start = engine.platform().cycles();
  for (std::size_t i = 0; i < batches; ++i) good = good && load.run(engine);
  if (!good) fail(engine, load);
  const auto cycles = static_cast<double>(engine.platform().cycles() - start);
  const double driver_ns = driver();
  return {cycles / static_cast<double>(batches * load.depth()) * 1e3 / clock_mhz + driver_ns, driver_ns};
}

/// Returns the time per task of a ring that a host keeps full, which takes `call_ns` for a call, and `task_ns` and the
/// driver's work for each task in it.
TaskTime ring_time(sim::SimEngine& engine, Load& load, double clock_mhz, double call_ns, double task_ns,
                   const DriverWork& driver) {
  // The device has done all that it has after the time that a whole ring takes; then only the host's time passes.
  const std::uint64_t begin = engine.platform().cycles();
  if (!load.run(engine)) fail(engine, load);
  const auto whole_ring = static_cast<double>(engine.platform().cycles() - begin);
  const double driver_ns = driver();
  const double call_cycles = call_ns * clock_mhz * 1e-3;
  const double task_cycles = (task_ns + driver_ns) * clock_mhz * 1e-3;
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
  return {(end - start) / static_cast<double>(ended - before) * 1e3 / clock_mhz, driver_ns};
}

/// Returns the time, in ns, that the port takes to read a task's message and its descriptor. In a ring a few messages
/// are counted, and some of these have been read when the count begins.
double port_ns(const sim::TopInfo& top, const sim::MemoryParameters& memory, std::size_t bytes, double clock_mhz) {
  if (power_of(top.algorithm) != 1) return 0;  // bits of a key, whose words pass while others are worked with
  const std::size_t read = (top.pads_only ? 0 : bytes) + (top.direct_only ? 0 : driver::kDescriptorBytes);
  return static_cast<double>(read) / sim::narrowest(memory, top.port_bytes) * 1e3 / clock_mhz;
}

Cell model_size(sim::SimEngine& engine, const sim::TopInfo& top, const sim::SimEngineOptions& options,
                const Curve& curve, std::size_t bytes, const Model& model, std::optional<double> driver_ns) {
  Load load(catalog::algorithm_named(curve.algorithm), curve.direction, bytes, curve.depth,
            engine.capabilities().key_lengths);
  if (curve.direction == Direction::decrypt && !load.prepare(engine)) fail(engine, load);
  const DriverWork driver = [&] { return driver_ns ? *driver_ns : measure_driver(engine, top, options, load); };
  TaskTime time = model(engine, load, curve.clock_mhz, driver);
  time.ns = std::max(time.ns, port_ns(top, options.memory, bytes, curve.clock_mhz));
  const double under_way_ns = time.ns * static_cast<double>(curve.depth);
  return {.size = static_cast<double>(bytes),
          .ns = time.ns,
          .p50_ns = under_way_ns,
          .p99_ns = under_way_ns,
          .cpu_ns = 0,
          .driver_ns = time.driver_ns};
}

/// The treatment of an accelerator whose model this machine does not have.
enum class Missing : bool { fail, skip };

std::vector<Curve> model_behind(const sim::MemoryParameters& memory, Algorithm algorithm, Direction direction,
                                std::span<const std::size_t> sizes, std::span<const std::size_t> depths,
                                double clock_mhz, const Model& model, std::optional<double> driver_ns,
                                Missing missing = Missing::fail) {
  std::vector<Curve> curves;
  for (const sim::TopInfo& top : sim::tops()) {
    if (top.algorithm != algorithm) continue;
    if (const std::string why = sim::why_no_top(top.model); !why.empty()) {
      if (missing == Missing::skip) continue;
      throw std::runtime_error(fmt::format("{} of {}: {}", top.name, catalog::algorithm_name(algorithm), why));
    }
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
               .note = fmt::format("{}; memory {}", top.title, sim::port_text(top, memory)),
               .cells = {}};
      sim::SimEngineOptions options;
      options.max_in_flight = depth;
      options.memory = memory;
      std::unique_ptr<sim::SimEngine> engine;
      if (sim::make_engine(top.name, algorithm, options, engine) != Status::ok) {
        throw std::runtime_error(fmt::format("{} cannot be simulated", top.name));
      }
      for (const std::size_t bytes : sizes) {
        curve.cells.push_back(model_size(*engine, top, options, curve, bytes, model, driver_ns));
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
          .max_outstanding_bursts = sim::kUnloadedMemory.max_outstanding_bursts,
          .port_bytes = board.memory.port_bits / 8};
}

}  // namespace

std::vector<Curve> model_accelerators(Algorithm algorithm, Direction direction, std::span<const std::size_t> sizes,
                                      std::span<const std::size_t> depths, double clock_mhz,
                                      std::optional<double> driver_ns) {
  return model_behind(sim::kUnloadedMemory, algorithm, direction, sizes, depths, clock_mhz, batch_time, driver_ns,
                      Missing::skip);
}

std::vector<Curve> model_on_board(const Profile& board, Algorithm algorithm, Direction direction,
                                  std::span<const std::size_t> sizes, std::span<const std::size_t> depths,
                                  std::optional<double> driver_ns) {
  std::vector<Curve> curves =
      model_behind(memory_of(board), algorithm, direction, sizes, depths, board.clock_mhz, batch_time, driver_ns);
  for (Curve& curve : curves) add_host_costs(board, curve);
  return curves;
}

std::vector<Curve> model_ring_on_board(const Profile& board, Algorithm algorithm, Direction direction,
                                       std::span<const std::size_t> sizes, std::size_t depth,
                                       std::optional<double> driver_ns) {
  const HostTime host = host_time(board, algorithm);
  const auto model = [&](sim::SimEngine& engine, Load& load, double clock_mhz, const DriverWork& driver) {
    return ring_time(engine, load, clock_mhz, host.call_ns, host.task_ns(static_cast<double>(load.size())), driver);
  };
  std::vector<Curve> curves =
      model_behind(memory_of(board), algorithm, direction, sizes, {&depth, 1}, board.clock_mhz, model, driver_ns);
  for (Curve& curve : curves) {
    for (Cell& cell : curve.cells) cell.cpu_ns = cell.ns;
  }
  return curves;
}

void add_host_costs(const Profile& board, Curve& curve) {
  const Algorithm algorithm = catalog::algorithm_named(curve.algorithm);
  const HostTime host = host_time(board, algorithm);
  // A top without a ring starts every task by itself.
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
                                      double /*clock_mhz*/, std::optional<double> /*driver_ns*/) {
  return {};
}

std::vector<Curve> model_on_board(const Profile& /*board*/, Algorithm /*algorithm*/, Direction /*direction*/,
                                  std::span<const std::size_t> /*sizes*/, std::span<const std::size_t> /*depths*/,
                                  std::optional<double> /*driver_ns*/) {
  return {};
}

std::vector<Curve> model_ring_on_board(const Profile& /*board*/, Algorithm /*algorithm*/, Direction /*direction*/,
                                       std::span<const std::size_t> /*sizes*/, std::size_t /*depth*/,
                                       std::optional<double> /*driver_ns*/) {
  return {};
}

void add_host_costs(const Profile& /*board*/, Curve& /*curve*/) {}

#endif

}  // namespace tandem::calibrate
