#include "driver/staging.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/wipe.h"

namespace tandem::driver {
namespace {

constexpr std::uint64_t round_up(std::uint64_t bytes) {
  return (bytes + Staging::kAlignment - 1) / Staging::kAlignment * Staging::kAlignment;
}

}  // namespace

Status Staging::allocate(Bus& bus, std::size_t message_bytes, std::size_t aad_bytes) {
  room_ = aad_bytes == 0 ? message_bytes : round_up(message_bytes) + aad_bytes;
  return CpuBuffer::allocate(bus, room_, cpu_);
}

bool Staging::fits(std::uint64_t message_bytes, std::size_t aad_bytes) const {
  const std::uint64_t before = aad_bytes == 0 ? message_bytes : round_up(message_bytes);
  return message_bytes <= room_ && before <= room_ && aad_bytes <= room_ - before;
}

Status Staging::fill(const std::uint8_t* message, std::size_t bytes, std::span<const std::uint8_t> aad) {
  std::span<std::uint8_t> room;
  if (Status status = begin(room); status != Status::ok) return status;
  std::uint8_t* const to = room.data();
  if (message != nullptr && bytes > 0) std::memcpy(to, message, bytes);
  std::size_t filled = bytes;
  if (!aad.empty()) {
    aad_offset_ = round_up(bytes);
    std::memcpy(to + aad_offset_, aad.data(), aad.size());
    filled = aad_offset_ + aad.size();
  }
  return give(filled);
}

Status Staging::begin(std::span<std::uint8_t>& room) {
  const Status status = reclaim(0);
  if (status == Status::ok) room = cpu_.span();
  return status;
}

Status Staging::give(std::size_t bytes) {
  used_ = std::max(used_, bytes);
  return to_device(std::move(cpu_), bytes, device_);
}

Status Staging::take(std::size_t bytes) {
  used_ = std::max(used_, bytes);
  return reclaim(bytes);
}

void Staging::wipe(bool quiet) {
  if (quiet && reclaim(0) != Status::ok) return;
  if (cpu_.empty()) return;
  tandem::wipe(cpu_.span().data(), used_);
  if (!quiet) return;
  if (to_device(std::move(cpu_), used_, device_) == Status::ok) used_ = 0;
}

/// Takes the memory back with the first `bytes` bytes as the device left them; it may be the CPU's already.
Status Staging::reclaim(std::size_t bytes) {
  return cpu_.empty() ? to_cpu(std::move(device_), bytes, cpu_) : Status::ok;
}

}  // namespace tandem::driver
