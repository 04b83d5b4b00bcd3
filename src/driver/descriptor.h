// Descriptors and completion records as docs/formats/descriptor.md lays them out. Freestanding.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tandem::driver {

inline constexpr std::size_t kDescriptorBytes = 64;
inline constexpr std::size_t kCompletionBytes = 32;
inline constexpr std::size_t kTagBytes = 16;
/// The place of the phase in a completion record: in its last four bytes, which every memory port writes last.
inline constexpr std::size_t kPhaseOffset = 29;
inline constexpr std::uint8_t kFlagNoSource = 1;

/// A request to the device, by descriptor or by direct registers.
struct Command {
  std::uint8_t op = 0;
  std::uint8_t flags = 0;
  std::uint8_t key_slot = 0;
  std::uint64_t source = 0;
  std::uint64_t destination = 0;
  std::uint32_t len_bits = 0;
  std::array<std::uint8_t, 16> iv{};
  std::uint64_t aad = 0;
  std::uint32_t aad_bytes = 0;
};

struct CompletionRecord {
  std::uint32_t cookie = 0;
  std::uint8_t status = 0;
  std::uint8_t phase = 0;
  std::uint32_t device_cycles = 0;
  std::array<std::uint8_t, kTagBytes> tag{};
};

namespace wire {

constexpr void store(std::span<std::uint8_t> at, std::uint64_t value, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i) at[i] = static_cast<std::uint8_t>(value >> (8 * i));
}

constexpr std::uint32_t load32(std::span<const std::uint8_t> at) {
  return at[0] | std::uint32_t{at[1]} << 8 | std::uint32_t{at[2]} << 16 | std::uint32_t{at[3]} << 24;
}

}  // namespace wire

constexpr std::array<std::uint8_t, kDescriptorBytes> encode(const Command& command, std::uint32_t cookie) {
  std::array<std::uint8_t, kDescriptorBytes> bytes{};
  const std::span<std::uint8_t> out = bytes;
  out[0] = command.op;
  out[1] = command.flags;
  out[2] = command.key_slot;
  wire::store(out.subspan(4), cookie, 4);
  wire::store(out.subspan(8), command.source, 8);
  wire::store(out.subspan(16), command.destination, 8);
  wire::store(out.subspan(24), command.len_bits, 4);
  std::copy(command.iv.begin(), command.iv.end(), bytes.begin() + 32);
  wire::store(out.subspan(48), command.aad, 8);
  wire::store(out.subspan(56), command.aad_bytes, 4);
  return bytes;
}

constexpr CompletionRecord decode(std::span<const std::uint8_t, kCompletionBytes> bytes) {
  CompletionRecord record{.cookie = wire::load32(bytes.subspan(24)),
                          .status = bytes[28],
                          .phase = bytes[kPhaseOffset],
                          .device_cycles = wire::load32(bytes.subspan(16))};
  std::copy(bytes.begin(), bytes.begin() + kTagBytes, record.tag.begin());
  return record;
}

}  // namespace tandem::driver
