#include "testing/qemu/machine/accelerator.h"

namespace tandem::sim::machine {
namespace {

constexpr std::uint32_t kOnes = 0xffffffff;
/// The simulation goes on for this long after the last access of either side. It is longer than the device takes
/// between two accesses to memory, and longer than the ring's coalescing time.
constexpr std::uint64_t kQuietCycles = 200'000;
constexpr std::uint64_t kTurnCycles = 32;

}  // namespace

std::unique_ptr<Accelerator> Accelerator::create(std::string_view model, unsigned input, GuestMemory& memory) {
  PlatformOptions options;
  options.tops = {model};
  options.device_memory = &memory;
  auto platform = Platform::create(options);
  if (platform == nullptr) return nullptr;
  return std::unique_ptr<Accelerator>(new Accelerator(std::move(platform), input));
}

std::uint32_t Accelerator::read(std::uint32_t offset) {
  stay_busy();
  if (offset >= kFaultPage) return faults_.read(offset - kFaultPage);
  std::uint32_t value = 0;
  if (faults_.stopped() || platform_->bus(0).read_register(offset, value) != Status::ok) return kOnes;
  return value;
}

void Accelerator::write(std::uint32_t offset, std::uint32_t value) {
  stay_busy();
  if (offset >= kFaultPage) {
    faults_.write(offset - kFaultPage, value);
  } else if (!faults_.stopped()) {
    // Writes are posted: a failure is not reported.
    (void)platform_->bus(0).write_register(offset, value);
  }
}

void Accelerator::run() {
  if (!busy()) return;
  platform_->run(kTurnCycles);
  const PortStatistics statistics = platform_->port_statistics(0);
  const std::uint64_t moved = statistics.read_bytes + statistics.write_bytes;
  if (moved != moved_bytes_) stay_busy();
  moved_bytes_ = moved;
}

void Accelerator::stay_busy() { busy_until_ = platform_->cycles() + kQuietCycles; }

bool Accelerator::update_interrupt(InterruptLink& link) {
  const bool raised = platform_->bus(0).wait_interrupt(0) == Status::ok;
  const bool up = faults_.holds_interrupt() || (raised && !faults_.stopped());
  if (up == line_) return true;
  line_ = up;
  if (up) faults_.count_interrupt();
  return link.set(input_, up);
}

}  // namespace tandem::sim::machine
