#include "bus/sim/platform.h"

#include <utility>

#include "bus/sim/register_port.h"
#include "bus/sim/top.h"

namespace tandem::sim {
namespace {

/// A waiting thread steps so many cycles before others get their turn.
constexpr std::uint64_t kTurnCycles = 256;

}  // namespace

/// One accelerator's bus. The platform's lock is taken here, once per call.
class Platform::InstanceBus final : public driver::Bus {
 public:
  InstanceBus(Platform& platform, Instance& instance) : platform_(platform), instance_(instance) {}

  Status read_register(std::uint32_t offset, std::uint32_t& value) override {
    const std::scoped_lock lock(platform_.mutex_);
    return platform_.access_register(instance_, false, offset, value);
  }
  Status write_register(std::uint32_t offset, std::uint32_t value) override {
    const std::scoped_lock lock(platform_.mutex_);
    return platform_.access_register(instance_, true, offset, value);
  }
  Status allocate(std::size_t bytes, driver::DmaRegion& region) override {
    const std::scoped_lock lock(platform_.mutex_);
    if (&platform_.device_memory_ != &platform_.dma_memory_) return Status::no_memory;
    return platform_.dma_memory_.allocate(bytes, region);
  }
  Status sync(const driver::DmaRegion& region, std::size_t offset, std::size_t bytes, driver::SyncFor side) override {
    const std::scoped_lock lock(platform_.mutex_);
    return platform_.dma_memory_.sync(region, offset, bytes, side);
  }
  Status wait_interrupt(std::uint64_t timeout_ns) override;
  std::uint64_t now_ns() override {
    const std::scoped_lock lock(platform_.mutex_);
    platform_.step();
    return platform_.to_ns(platform_.cycle_);
  }

 private:
  Platform& platform_;
  Instance& instance_;
};

struct Platform::Instance {
  Instance(Platform& platform, std::unique_ptr<Top> made_top, const MemoryParameters& parameters)
      : top(std::move(made_top)),
        memory(top->pins().memory, platform.device_memory_, parameters),
        registers(top->pins().control),
        bus(platform, *this) {}

  /// Looks at the settled pins: what is transferred in this cycle, and the interrupt line.
  void sample(std::uint64_t cycle) {
    memory.sample(cycle);
    registers.sample();
    const bool line = *top->pins().interrupt != 0;
    if (line && !line_before && interrupts_to_lose > 0) {
      --interrupts_to_lose;
      line_masked = true;
    }
    if (!line) line_masked = false;
    line_before = line;
    interrupt = line && !line_masked;
    if (top->pins().busy != nullptr) {
      for (std::size_t core = 0; core < busy.size(); ++core) busy[core] += *top->pins().busy >> core & 1;
    }
  }

  /// Sets the pins for the next cycle.
  void drive(std::uint64_t next_cycle) {
    const bool in_reset = next_cycle >= reset_from && next_cycle < reset_until;
    *top->pins().aresetn = in_reset ? 0 : 1;
    if (in_reset) {
      memory.reset();
      registers.abort();
    } else {
      memory.drive(next_cycle);
      registers.drive();
    }
  }

  std::unique_ptr<Top> top;
  MemoryPort memory;
  RegisterPort registers;
  InstanceBus bus;
  bool interrupt = false;  ///< as the CPU sees it
  bool line_before = false;
  BusyCycles busy{};
  bool line_masked = false;
  std::uint32_t interrupts_to_lose = 0;
  std::uint64_t reset_from = 0;
  std::uint64_t reset_until = kResetCycles;
  std::uint64_t register_accesses = 0;
  std::uint64_t failing_register_access = kForever;
  bool registers_hang = false;
};

Status Platform::InstanceBus::wait_interrupt(std::uint64_t timeout_ns) {
  std::uint64_t left = 0;
  {
    const std::scoped_lock lock(platform_.mutex_);
    left = platform_.to_cycles(timeout_ns);
  }
  for (;;) {
    const std::scoped_lock lock(platform_.mutex_);
    for (std::uint64_t turn = 0; turn < kTurnCycles; ++turn) {
      if (instance_.interrupt) return Status::ok;
      if (left-- == 0) return Status::timeout;
      platform_.step();
    }
  }
}

// ---------------------------------------------------------------------------------------------------- the system

std::unique_ptr<Platform> Platform::create(const PlatformOptions& options) {
  std::unique_ptr<Platform> platform(new Platform(options));
  for (const std::string_view model : options.tops) {
    const std::size_t i = platform->instances_.size();
    const bool traced = !options.vcd_path.empty();
    auto top = make_top(model, traced && i > 0 ? options.vcd_path + "." + std::to_string(i) : options.vcd_path);
    if (top == nullptr) return nullptr;
    platform->instances_.push_back(std::make_unique<Instance>(*platform, std::move(top), options.memory));
    platform->ports_.push_back(&platform->instances_.back()->memory);
  }
  for (const TrafficParameters& parameters : options.traffic) {
    platform->traffic_.push_back(std::make_unique<Traffic>(parameters, options.memory.read_latency_cycles));
    platform->masters_.push_back(platform->traffic_.back().get());
  }
  platform->run(kResetCycles);
  return platform;
}

Platform::Platform(const PlatformOptions& options)
    : clock_hz_(options.clock_hz),
      register_latency_cycles_(options.register_latency_cycles),
      half_period_ps_(500'000'000'000 / options.clock_hz),
      device_memory_(options.device_memory == nullptr ? dma_memory_ : *options.device_memory),
      memory_(options.memory) {}

Platform::~Platform() = default;

driver::Bus& Platform::bus(std::size_t i) { return instances_[i]->bus; }

std::uint64_t Platform::to_ns(std::uint64_t cycles) const {
  // Split so that the product stays in 64 bits for a long time.
  return cycles / clock_hz_ * 1'000'000'000 + cycles % clock_hz_ * 1'000'000'000 / clock_hz_;
}

std::uint64_t Platform::to_cycles(std::uint64_t ns) const {
  return ns / 1'000'000'000 * clock_hz_ + (ns % 1'000'000'000 * clock_hz_ + 999'999'999) / 1'000'000'000;
}

void Platform::step() {
  const std::uint64_t time_ps = cycle_ * 2 * half_period_ps_;
  for (const auto& instance : instances_) {
    instance->top->settle(time_ps);
    instance->sample(cycle_);
    instance->top->clock(time_ps + half_period_ps_);
  }
  ++cycle_;
  memory_.arbitrate(cycle_, ports_, masters_);
  for (const auto& instance : instances_) instance->drive(cycle_);
}

Status Platform::access_register(Instance& instance, bool write, std::uint32_t offset, std::uint32_t& value) {
  if (!write) value = 0;
  if (instance.register_accesses++ == instance.failing_register_access) return Status::io_error;
  for (std::uint32_t i = 0; i < register_latency_cycles_; ++i) step();
  RegisterPort& port = instance.registers;
  if (instance.registers_hang) {
    port.abort();
  } else if (write) {
    port.start_write(offset, value);
  } else {
    port.start_read(offset);
  }
  for (std::uint32_t i = 0; i < kRegisterTimeoutCycles; ++i) {
    step();
    if (!port.done()) continue;
    if (port.failed()) return Status::io_error;
    if (!write) value = port.value();
    return Status::ok;
  }
  port.abort();
  return Status::io_error;
}

// ---------------------------------------------------------------------------------------------------- time, traffic

std::uint64_t Platform::cycles() const {
  const std::scoped_lock lock(mutex_);
  return cycle_;
}

void Platform::run(std::uint64_t cycles) {
  const std::scoped_lock lock(mutex_);
  for (std::uint64_t i = 0; i < cycles; ++i) step();
}

bool Platform::run_until(const std::function<bool()>& condition, std::uint64_t max_cycles) {
  const std::scoped_lock lock(mutex_);
  for (std::uint64_t i = 0; i < max_cycles; ++i) {
    if (condition()) return true;
    step();
  }
  return condition();
}

std::uint64_t Platform::add_traffic(std::size_t i, std::uint64_t read_bytes, std::uint64_t write_bytes) {
  const std::scoped_lock lock(mutex_);
  return traffic_[i]->add(read_bytes, write_bytes);
}

bool Platform::traffic_done(std::size_t i, std::uint64_t job) const {
  const std::scoped_lock lock(mutex_);
  return traffic_[i]->done(job);
}

void Platform::set_background_traffic(std::size_t i, bool on) {
  const std::scoped_lock lock(mutex_);
  traffic_[i]->set_background(on);
}

// ---------------------------------------------------------------------------------------------------- what happened

PortStatistics Platform::port_statistics(std::size_t i) const {
  const std::scoped_lock lock(mutex_);
  return instances_[i]->memory.statistics();
}

BusyCycles Platform::busy_cycles(std::size_t i) const {
  const std::scoped_lock lock(mutex_);
  return instances_[i]->busy;
}

TrafficStatistics Platform::traffic_statistics(std::size_t i) const {
  const std::scoped_lock lock(mutex_);
  return traffic_[i]->statistics();
}

std::string Platform::violation(std::size_t i) const {
  const std::scoped_lock lock(mutex_);
  const char* const rule = instances_[i]->memory.violation();
  return rule == nullptr ? "" : rule;
}

// ---------------------------------------------------------------------------------------------------- faults

void Platform::fail_access(std::size_t i, Access access, std::uint64_t count) {
  const std::scoped_lock lock(mutex_);
  instances_[i]->memory.fail_access(access, count);
}

void Platform::block_channel(std::size_t i, Channel channel, std::uint64_t cycles) {
  const std::scoped_lock lock(mutex_);
  instances_[i]->memory.block(channel, cycles == kForever ? kForever : cycle_ + cycles);
}

void Platform::lose_interrupts(std::size_t i, std::uint32_t count) {
  const std::scoped_lock lock(mutex_);
  instances_[i]->interrupts_to_lose = count;
}

void Platform::reset_device(std::size_t i, std::uint64_t after_cycles) {
  const std::scoped_lock lock(mutex_);
  instances_[i]->reset_from = cycle_ + 1 + after_cycles;
  instances_[i]->reset_until = instances_[i]->reset_from + kResetCycles;
}

void Platform::fail_register_access(std::size_t i, std::uint64_t count) {
  const std::scoped_lock lock(mutex_);
  instances_[i]->failing_register_access = instances_[i]->register_accesses + count;
}

void Platform::hang_registers(std::size_t i, bool on) {
  const std::scoped_lock lock(mutex_);
  instances_[i]->registers_hang = on;
}

}  // namespace tandem::sim
