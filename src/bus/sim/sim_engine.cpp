#include "bus/sim/sim_engine.h"

#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "generated/builds/builds.h"

namespace tandem::sim {
namespace {

class OwningEngine final : public SimEngine {
 public:
  OwningEngine(std::unique_ptr<Platform> platform, const driver::Operations& operations,
               const driver::AcceleratorOptions& options)
      : platform_(std::move(platform)), accelerator_(platform_->bus(0), operations, options) {}

  Status open() { return accelerator_.open(); }
  [[nodiscard]] const Capabilities& capabilities() const override { return accelerator_.capabilities(); }
  [[nodiscard]] Status admits(const Task& task) const override { return accelerator_.admits(task); }
  std::size_t submit(std::span<Task* const> tasks) override { return accelerator_.submit(tasks); }
  std::size_t poll(std::span<Task*> done) override { return accelerator_.poll(done); }
  Status wait(std::uint64_t timeout_ns) override { return accelerator_.wait(timeout_ns); }
  [[nodiscard]] std::size_t in_flight() const override { return accelerator_.in_flight(); }
  [[nodiscard]] DeviceEvents device_events() const override { return accelerator_.device_events(); }
  [[nodiscard]] Platform& platform() override { return *platform_; }
  [[nodiscard]] const driver::AcceleratorEngine& accelerator() const override { return accelerator_; }

 private:
  std::unique_ptr<Platform> platform_;
  driver::AcceleratorEngine accelerator_;
};

}  // namespace

std::span<const TopInfo> tops() { return kTops; }

const TopInfo* find_top(std::string_view name, Algorithm algorithm) {
  for (const TopInfo& top : kTops) {
    if (top.name == name && top.algorithm == algorithm) return &top;
  }
  return nullptr;
}

std::string port_text(const TopInfo& top, const MemoryParameters& memory) {
  const std::string own = "port of " + std::to_string(8 * top.port_bytes) + " bits";
  const std::uint32_t narrowest_bytes = narrowest(memory, top.port_bytes);
  return narrowest_bytes == top.port_bytes ? own
                                           : own + " behind the board's of " + std::to_string(8 * narrowest_bytes);
}

driver::AcceleratorOptions accelerator_options(const TopInfo& top, const SimEngineOptions& options) {
  return {.name = top.name,
          .start = top.direct_only ? driver::Start::direct : options.start,
          .pads = options.pads || top.pads_only,
          .max_task_bytes = options.max_task_bytes,
          .max_in_flight = options.max_in_flight,
          .stall_timeout_ns = options.stall_timeout_ns};
}

Status make_engine(std::string_view name, Algorithm algorithm, const SimEngineOptions& options,
                   std::unique_ptr<SimEngine>& engine) {
  engine.reset();
  const TopInfo* const info = find_top(name, algorithm);
  if (info == nullptr) return Status::not_found;
  PlatformOptions platform_options;
  platform_options.tops = {info->model};
  platform_options.memory = options.memory;
  platform_options.clock_hz = options.clock_hz;
  platform_options.vcd_path = options.vcd_path;

  auto platform = Platform::create(platform_options);
  if (platform == nullptr) return Status::not_found;
  auto made = std::make_unique<OwningEngine>(std::move(platform), bus::operations(algorithm),
                                             accelerator_options(*info, options));
  const Status status = made->open();
  if (status == Status::ok) engine = std::move(made);
  return status;
}

}  // namespace tandem::sim
