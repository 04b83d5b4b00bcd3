#include "driver/ring.h"

#include <utility>

namespace tandem::driver {

Status Ring::allocate(Bus& bus, std::uint8_t log2_entries) {
  log2_entries_ = log2_entries;
  CpuBuffer descriptors;
  CpuBuffer completions;
  if (Status status = CpuBuffer::allocate(bus, entries() * kDescriptorBytes, descriptors); status != Status::ok) {
    return status;
  }
  if (Status status = CpuBuffer::allocate(bus, entries() * kCompletionBytes, completions); status != Status::ok) {
    return status;
  }
  if (Status status = to_device(std::move(descriptors), 0, descriptors_); status != Status::ok) return status;
  if (Status status = to_device(std::move(completions), 0, completions_); status != Status::ok) return status;
  return clear();
}

Status Ring::clear() {
  posted_ = 0;
  taken_ = 0;
  constexpr std::array<std::uint8_t, kCompletionBytes> zero{};
  for (std::size_t entry = 0; entry < entries(); ++entry) {
    const Status status = completions_.poke(entry * kCompletionBytes, zero);
    if (status != Status::ok) return status;
  }
  return Status::ok;
}

Status Ring::post(const Command& command, std::uint32_t cookie) {
  const std::size_t entry = posted_ % entries();
  const Status status = descriptors_.poke(entry * kDescriptorBytes, encode(command, cookie));
  if (status == Status::ok) ++posted_;
  return status;
}

Status Ring::next(CompletionRecord& record, bool& found) {
  found = false;
  const std::size_t at = taken_ % entries() * kCompletionBytes;
  const std::uint8_t new_phase = ((taken_ >> log2_entries_) & 1) == 0 ? 1 : 0;
  // The device writes the phase last: what is read after it belongs to the same record.
  std::array<std::uint8_t, 1> phase;
  if (Status status = completions_.peek(at + kPhaseOffset, phase); status != Status::ok) return status;
  if (phase[0] > 1) return Status::device_dead;
  if (phase[0] != new_phase) return Status::ok;
  std::array<std::uint8_t, kCompletionBytes> bytes;
  if (Status status = completions_.peek(at, bytes); status != Status::ok) return status;
  record = decode(bytes);
  found = true;
  ++taken_;
  return Status::ok;
}

}  // namespace tandem::driver
