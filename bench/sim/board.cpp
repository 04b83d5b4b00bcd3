#include "bench/sim/board.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <stdexcept>
#include <vector>

#include "bench/clock.h"
#include "bench/workload.h"
#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "bus/sim/sim_engine.h"
#include "bus/sim/top.h"
#include "driver/accelerator_engine.h"
#include "generated/algorithms/core_cycles.h"

namespace tandem::bench {
namespace {

/// A timeout longer than the slowest accelerator takes for the longest chunk.
constexpr std::uint64_t kStallNs = 1'000'000'000;

/// A buffer on its way: filled by the host, run by an accelerator, drained by the host.
struct Chunk {
  Load load;
  unsigned core = 0;      ///< of the host, that fills or drains it
  std::uint64_t job = 0;  ///< of that core
};

class Board {
 public:
  explicit Board(const BoardOptions& options)
      : options_(options), workload_(options.algorithm, options.direction, options.chunk_bytes, options.keys) {
    const unsigned cores = options.with_file || options.pads ? options.host.cores : 0;
    sim::PlatformOptions platform;
    top_ = sim::find_top(options.top, options.algorithm);
    if (top_ == nullptr) throw std::runtime_error(fmt::format("there is no accelerator {}", options.top));
    platform.tops.assign(options.accelerators, top_->model);
    platform.traffic.assign(cores, {options.host.read_bytes_per_cycle, options.host.write_bytes_per_cycle});
    platform.memory = options.memory;
    platform.clock_hz = static_cast<std::uint32_t>(options.clock_mhz * 1e6);
    platform.register_latency_cycles = options.register_cycles;
    platform_ = sim::Platform::create(platform);
    if (platform_ == nullptr) {
      throw std::runtime_error(fmt::format("{}: {}", options.top, sim::why_no_top(top_->model)));
    }
    jobs_of_core_.resize(cores);
    for (unsigned i = 0; i < options.accelerators; ++i) {
      lanes_.push_back(std::make_unique<Lane>());
      Lane& lane = *lanes_.back();
      const driver::AcceleratorOptions accelerator{
          .name = options.top,
          .start = top_->direct_only ? driver::Start::direct : driver::Start::ring,
          .pads = options.pads,
          // A digest may be longer than its message.
          .max_task_bytes = std::max<std::size_t>(options.chunk_bytes, facts::operation(options.algorithm).tag_bytes),
          .max_in_flight = options.in_flight,
          .stall_timeout_ns = kStallNs};
      lane.engine = std::make_unique<driver::AcceleratorEngine>(platform_->bus(i), bus::operations(options.algorithm),
                                                                accelerator);
      if (const Status status = lane.engine->open(); status != Status::ok) {
        throw std::runtime_error(fmt::format("cannot open {}: {}", options.top, status_text(status)));
      }
      for (std::size_t k = 0; k < options.in_flight; ++k) {
        lane.chunks.push_back(std::make_unique<Chunk>());
        lane.idle.push_back(lane.chunks.back().get());
      }
    }
  }

  BoardResult run() {
    const std::uint64_t target = options_.sample_bytes * options_.accelerators;
    const std::uint64_t warm = target / 4;
    const std::uint64_t wall_start = now_ns();
    const std::uint64_t start = platform_->cycles();
    std::uint64_t warm_bytes = 0;
    std::uint64_t warm_cycle = 0;
    Use at_warm;
    // A limit of far more cycles than any plausible rate needs, so that a bug ends the run.
    const std::uint64_t limit = start + 100 * target;
    for (;;) {
      const std::uint64_t before = drained_;
      for (const auto& lane : lanes_) serve(*lane);
      if (drained_ != before) {
        if (warm_bytes == 0 && drained_ >= warm) {
          warm_bytes = drained_;
          warm_cycle = platform_->cycles();
          at_warm = use();
        }
        if (drained_ >= target) break;
      }
      if (platform_->cycles() > limit) throw std::runtime_error("the modelled board makes no progress");
      platform_->run(options_.look_cycles);
    }
    const std::uint64_t end = platform_->cycles();
    const double steady_cycles = static_cast<double>(end - warm_cycle);
    BoardResult result;
    result.bytes_per_cycle = static_cast<double>(drained_ - warm_bytes) / steady_cycles;
    result.start_cycles = std::max(
        0.0, static_cast<double>(warm_cycle - start) - static_cast<double>(warm_bytes) / result.bytes_per_cycle);
    result.cycles = end - start;
    result.simulation_s = static_cast<double>(now_ns() - wall_start) * 1e-9;
    rate_use(at_warm, steady_cycles, result);
    return result;
  }

 private:
  struct Lane {
    std::unique_ptr<driver::AcceleratorEngine> engine;
    std::vector<std::unique_ptr<Chunk>> chunks;
    std::deque<Chunk*> idle;
    std::deque<Chunk*> filling;
    std::deque<Chunk*> filled;
    std::deque<Chunk*> draining;
  };

  /// Bytes moved and host cycles so far.
  struct Use {
    double reads = 0;
    double writes = 0;
    double host_bytes = 0;
    double host_busy = 0;
  };

  void serve(Lane& lane) {
    std::array<Task*, driver::AcceleratorEngine::kMaxInFlight> done{};
    const std::size_t count = lane.engine->poll(done);
    for (std::size_t i = 0; i < count; ++i) finish(lane, *done[i]);
    while (!lane.draining.empty() && host_done(*lane.draining.front())) {
      drained_ += options_.chunk_bytes;
      lane.idle.push_back(lane.draining.front());
      lane.draining.pop_front();
    }
    while (!lane.idle.empty()) {
      Chunk* chunk = lane.idle.front();
      lane.idle.pop_front();
      workload_.prepare(next_index_++, chunk->load);
      chunk->load.task.user = chunk;
      const bool fill = options_.with_file && !options_.pads;
      if (fill) host_pass(*chunk, options_.chunk_bytes, options_.chunk_bytes);
      (fill ? lane.filling : lane.filled).push_back(chunk);
    }
    while (!lane.filling.empty() && host_done(*lane.filling.front())) {
      lane.filled.push_back(lane.filling.front());
      lane.filling.pop_front();
    }
    submit(lane);
  }

  /// Offers everything that is filled at once, with one doorbell, as a host would.
  void submit(Lane& lane) {
    std::array<Task*, driver::AcceleratorEngine::kMaxInFlight> tasks{};
    const std::size_t count = std::min(lane.filled.size(), tasks.size());
    for (std::size_t i = 0; i < count; ++i) tasks[i] = &lane.filled[i]->load.task;
    const std::size_t taken = lane.engine->submit(std::span(tasks).first(count));
    lane.filled.erase(lane.filled.begin(), lane.filled.begin() + static_cast<std::ptrdiff_t>(taken));
  }

  void finish(Lane& lane, Task& task) {
    if (task.completion.status != Status::ok) {
      throw std::runtime_error(fmt::format("{} failed: {}", options_.top, status_text(task.completion.status)));
    }
    Chunk& chunk = *static_cast<Chunk*>(task.user);
    if (!workload_.right(chunk.load)) {
      throw std::runtime_error(fmt::format("{} computes something else than the CPU", options_.top));
    }
    // Pads take a summation pass and, with a file, the XOR pass that reads file and pads. Everything else takes the
    // copy out.
    const std::size_t passes = (options_.pads ? 1 : 0) + (options_.with_file ? 1 : 0);
    if (passes > 0) {
      const std::size_t read_passes = passes + (options_.pads && options_.with_file ? 1 : 0);
      host_pass(chunk, options_.chunk_bytes * read_passes, options_.chunk_bytes * passes);
      lane.draining.push_back(&chunk);
    } else {
      drained_ += options_.chunk_bytes;
      lane.idle.push_back(&chunk);
    }
  }

  /// Gives the least busy core of the host a pass over a chunk.
  void host_pass(Chunk& chunk, std::size_t read_bytes, std::size_t write_bytes) {
    chunk.core =
        static_cast<unsigned>(std::min_element(jobs_of_core_.begin(), jobs_of_core_.end()) - jobs_of_core_.begin());
    ++jobs_of_core_[chunk.core];
    chunk.job = platform_->add_traffic(chunk.core, read_bytes, write_bytes);
  }
  bool host_done(const Chunk& chunk) {
    if (!platform_->traffic_done(chunk.core, chunk.job)) return false;
    --jobs_of_core_[chunk.core];
    return true;
  }

  Use use() {
    Use sum;
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
      const sim::PortStatistics port = platform_->port_statistics(i);
      sum.reads += static_cast<double>(port.read_bytes);
      sum.writes += static_cast<double>(port.write_bytes);
    }
    for (std::size_t i = 0; i < jobs_of_core_.size(); ++i) {
      const sim::TrafficStatistics traffic = platform_->traffic_statistics(i);
      sum.host_bytes += static_cast<double>(traffic.read_bytes + traffic.write_bytes);
      sum.host_busy += static_cast<double>(traffic.busy_cycles);
    }
    return sum;
  }

  void rate_use(const Use& before, double cycles, BoardResult& result) {
    const Use now = use();
    const double accelerators = options_.accelerators;
    const double chunks_per_cycle = result.bytes_per_cycle / accelerators / static_cast<double>(options_.chunk_bytes);
    result.core_use = chunks_per_cycle * core_cycles(*top_, options_.chunk_bytes);
    result.port_use = std::max(now.reads - before.reads, now.writes - before.writes) / cycles / accelerators /
                      sim::narrowest(options_.memory, top_->port_bytes);
    if (options_.memory.bytes_per_cycle > 0) {
      result.dram_use = (now.reads - before.reads + now.writes - before.writes + now.host_bytes - before.host_bytes) /
                        cycles / options_.memory.bytes_per_cycle;
    }
    if (!jobs_of_core_.empty()) {
      result.host_use = (now.host_busy - before.host_busy) / cycles / static_cast<double>(jobs_of_core_.size());
    }
    const std::array<std::pair<double, std::string_view>, 4> uses = {{{result.core_use, "core"},
                                                                      {result.port_use, "memory port"},
                                                                      {result.dram_use, "DRAM"},
                                                                      {result.host_use, "host copies"}}};
    const auto& most = *std::max_element(uses.begin(), uses.end());
    result.bottleneck_use = most.first;
    result.bottleneck = fmt::format("{} {:.0f}%", most.second, 100 * most.first);
  }

  const BoardOptions options_;
  const sim::TopInfo* top_ = nullptr;
  std::unique_ptr<sim::Platform> platform_;
  std::vector<std::unique_ptr<Lane>> lanes_;
  std::vector<unsigned> jobs_of_core_;
  Workload workload_;
  std::uint64_t next_index_ = 0;
  std::uint64_t drained_ = 0;
};

}  // namespace

double BoardResult::mib_s(double bytes, double clock_mhz) const {
  const double seconds = (start_cycles + bytes / bytes_per_cycle) / (clock_mhz * 1e6);
  return bytes / seconds / (1 << 20);
}

BoardResult run_board(const BoardOptions& options) { return Board(options).run(); }

}  // namespace tandem::bench
