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
  const std::size_t entry = taken_ % entries();
  const std::uint8_t phase = ((taken_ >> log2_entries_) & 1) == 0 ? 1 : 0;
  std::array<std::uint8_t, kCompletionBytes> bytes;
  const Status status = completions_.peek(entry * kCompletionBytes, bytes);
  if (status != Status::ok) return status;
  record = decode(bytes);
  found = record.phase == phase;
  if (found) ++taken_;
  return Status::ok;
}

}  // namespace tandem::driver
