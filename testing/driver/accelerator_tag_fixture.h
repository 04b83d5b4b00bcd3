// An engine of authenticated encryption over a scripted bus, and the device at its other end.
#pragma once

#include <gmock/gmock.h>

#include <numeric>

#include "testing/driver/accelerator_engine_fixture.h"

namespace tandem::driver {

using Bytes = std::vector<std::uint8_t>;
using Tag = std::array<std::uint8_t, 16>;

inline constexpr Operations kSealing{.facts = &facts::operation(Algorithm::chacha20_poly1305)};
inline constexpr CoreCodes kCodesOfSealing = kSealing.facts->codes[0];
inline constexpr std::uint32_t kCaps = 0x0f'04'02'5b;   // direct, ring, aad
inline constexpr std::uint32_t kBuild = 0x00'00'00'03;  // chacha20_poly1305

/// The device's cipher is the complement; its tag depends on every byte of aad and ciphertext and on its place.
inline Tag tag_of(std::span<const std::uint8_t> aad, std::span<const std::uint8_t> ciphertext) {
  Tag tag;
  tag.fill(static_cast<std::uint8_t>(aad.size()));
  for (std::size_t i = 0; i < aad.size(); ++i) tag[i % 16] = static_cast<std::uint8_t>(3 * tag[i % 16] + aad[i]);
  for (std::size_t i = 0; i < ciphertext.size(); ++i) {
    tag[i % 16] = static_cast<std::uint8_t>(5 * tag[i % 16] + ciphertext[i]);
  }
  return tag;
}

inline Bytes complement(std::span<const std::uint8_t> bytes) {
  Bytes result;
  for (const std::uint8_t byte : bytes) result.push_back(static_cast<std::uint8_t>(~byte));
  return result;
}

class TagTest : public AcceleratorEngineTest {
 protected:
  TagTest() {
    operations_ = kSealing;
    caps_ = kCaps;
    build_ = kBuild;
    std::iota(source_, source_ + 64, std::uint8_t{1});
    std::iota(aad_.begin(), aad_.end(), std::uint8_t{200});
    std::fill_n(destination_, 64, std::uint8_t{0xee});
  }

  static AcceleratorOptions options() {
    AcceleratorOptions options = small_options();
    options.max_aad_bytes = 80;
    return options;
  }

  Task seal_task(std::size_t bytes, std::size_t aad_bytes) {
    Task task = make_task();
    task.algorithm = Algorithm::chacha20_poly1305;
    task.iv[4] = 9;
    task.len_bits = 8 * bytes;
    task.aad = std::span(aad_).first(aad_bytes);
    task.tag = tag_;
    return task;
  }
  /// Returns a task that undoes the first, with its tag.
  Task open_task(std::size_t bytes, std::size_t aad_bytes) {
    Task task = seal_task(bytes, aad_bytes);
    task.direction = Direction::decrypt;
    tag_ = tag_of(task.aad, {source_, bytes});
    return task;
  }

  static std::uint64_t load64(std::span<const std::uint8_t> at) {
    return wire::load32(at) | std::uint64_t{wire::load32(at.subspan(4))} << 32;
  }
  /// The staging memory of the n-th descriptor's task: message, padding, aad.
  std::span<std::uint8_t> staged(std::uint32_t n) {
    std::uint8_t* const begin = bus_.at(load64({descriptor(n) + 16, 8}));
    for (const DmaRegion& region : bus_.regions()) {
      if (region.cpu == begin) return {begin, region.bytes};
    }
    return {};
  }
  /// Runs the n-th descriptor as the device would.
  void device_runs(std::uint32_t n, Status status = Status::ok) {
    const std::span<const std::uint8_t> from(descriptor(n), 64);
    const std::span<std::uint8_t> data(bus_.at(load64(from.subspan(16))), wire::load32(from.subspan(24)) / 8);
    EXPECT_EQ(load64(from.subspan(8)), load64(from.subspan(16)));
    const std::size_t aad_bytes = wire::load32(from.subspan(56));
    std::span<const std::uint8_t> aad;
    if (aad_bytes > 0) aad = {bus_.at(load64(from.subspan(48))), aad_bytes};
    const Bytes result = complement(data);
    const Tag tag = from[0] == kCodesOfSealing.encrypt ? tag_of(aad, result) : tag_of(aad, data);
    std::ranges::copy(result, data.begin());
    std::uint8_t* record = bus_.at(0x8'0000'1000) + n % 2 * 32;
    record[16] = 77;
    std::memcpy(record + 24, from.data() + 4, 4);
    record[28] = static_cast<std::uint8_t>(status);
    record[kPhaseOffset] = n / 2 % 2 == 0 ? 1 : 0;
    std::ranges::copy(tag, record);
  }
  /// Lets the device run one task from submit to poll; `n` counts the descriptors.
  Status run(Task& task) {
    if (posted_ == 0) expect_key_load(task.key[0], 0);
    bus_.expect_write(kTail, posted_ + 1);
    EXPECT_EQ(submit({&task}), 1U);
    device_runs(posted_++);
    EXPECT_EQ(poll(), std::vector<Task*>{&task});
    return task.completion.status;
  }
  void expect_nothing_left(std::uint32_t n) { EXPECT_THAT(staged(n), ::testing::Each(0)); }

  std::array<std::uint8_t, 200> aad_{};
  Tag tag_{};
  std::uint32_t posted_ = 0;
};

}  // namespace tandem::driver
