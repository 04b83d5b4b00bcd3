#include "bus/uio/uio_engine.h"

#include <utility>

#include "bus/uio/uio_bus.h"

namespace tandem::uio {
namespace {

/// The period, in real time, at which `wait` looks for completions.
constexpr std::uint64_t kLookPeriodNs = 250'000'000;

class OwningEngine final : public UioEngine {
 public:
  OwningEngine(std::unique_ptr<UioBus> bus, const driver::Operations& operations,
               const driver::AcceleratorOptions& options)
      : bus_(std::move(bus)), accelerator_(*bus_, operations, options) {}

  Status open() { return accelerator_.open(); }
  [[nodiscard]] const Capabilities& capabilities() const override { return accelerator_.capabilities(); }
  [[nodiscard]] Status admits(const Task& task) const override { return accelerator_.admits(task); }
  std::size_t submit(std::span<Task* const> tasks) override { return accelerator_.submit(tasks); }
  std::size_t poll(std::span<Task*> done) override { return accelerator_.poll(done); }
  Status wait(std::uint64_t timeout_ns) override { return accelerator_.wait(timeout_ns); }
  [[nodiscard]] std::size_t in_flight() const override { return accelerator_.in_flight(); }
  [[nodiscard]] DeviceEvents device_events() const override { return accelerator_.device_events(); }
  [[nodiscard]] const driver::AcceleratorEngine& accelerator() const override { return accelerator_; }

 private:
  std::unique_ptr<UioBus> bus_;
  driver::AcceleratorEngine accelerator_;
};

}  // namespace

Status make_engine(const DeviceInfo& device, const driver::Operations& operations, const UioEngineOptions& options,
                   std::unique_ptr<UioEngine>& engine, std::string& error) {
  engine.reset();
  auto bus = UioBus::open(options.roots, device, error);
  if (bus == nullptr) return Status::io_error;
  auto made = std::make_unique<OwningEngine>(std::move(bus), operations,
                                             driver::AcceleratorOptions{.name = options.name,
                                                                        .start = options.start,
                                                                        .pads = options.pads,
                                                                        .max_task_bytes = options.max_task_bytes,
                                                                        .max_in_flight = options.max_in_flight,
                                                                        .stall_timeout_ns = options.stall_timeout_ns,
                                                                        .reset_timeout_ns = options.reset_timeout_ns,
                                                                        .look_period_ns = kLookPeriodNs});
  const Status status = made->open();
  if (status == Status::ok) {
    engine = std::move(made);
  } else {
    error = device.title() + ": " + std::string(status_text(status));
  }
  return status;
}

}  // namespace tandem::uio
