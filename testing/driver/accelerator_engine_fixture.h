// An AcceleratorEngine over a scripted bus, and the register sequences that its tests share.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <vector>

#include "bus/mock/mock_bus.h"
#include "driver/accelerator_engine.h"
#include "generated/algorithms/operations.h"

namespace tandem::driver {

inline constexpr std::uint32_t kCtrl = 0x010, kIrqStatus = 0x018, kIrqEnable = 0x01c, kErrorReg = 0x020, kTail = 0x114;
inline constexpr std::uint32_t kFullCaps = 0x0f'04'02'57;   // two key slots
inline constexpr std::uint32_t kFullBuild = 0x00'02'00'01;  // chacha20, whole operation
inline constexpr std::uint32_t kAllKeys = 7;

inline Status finish_with_complement(const CoreBuild& build, const Task& task, const std::uint8_t* pads) {
  if (build.stages == 9) return Status::counter_overflow;
  for (std::uint64_t i = 0; i < task.len_bytes(); ++i) task.destination[i] = static_cast<std::uint8_t>(~pads[i]);
  return Status::ok;
}

/// A cipher that no standard has: decryption is an operation by itself.
inline constexpr CoreCodes kCodes[] = {{.key_bytes = 32, .encrypt = 0, .decrypt = 2, .pads = 1}};
inline constexpr OperationFacts kFacts{.algorithm = Algorithm::chacha20,
                                       .primitive = Algorithm::chacha20,
                                       .key_bytes = 32,
                                       .key_lengths = std::uint64_t{1} << 32,
                                       .max_len_bits = std::uint64_t{1} << 41,
                                       .iv_mask = facts::operation(Algorithm::chacha20).iv_mask,
                                       .codes = kCodes};
inline constexpr Operations kOperations{.facts = &kFacts, .finish_pads = finish_with_complement};

inline AcceleratorOptions small_options() {
  return {.name = "mock.engine",
          .max_task_bytes = 64,
          .max_in_flight = 2,
          .stall_timeout_ns = 100'000,
          .reset_timeout_ns = 1'000,
          .look_period_ns = 10'000};
}

class AcceleratorEngineTest : public ::testing::Test {
 protected:
  void TearDown() override {
    // Engines under test are destroyed first; each test scripts that by close().
    EXPECT_EQ(engine_, nullptr);
    EXPECT_TRUE(bus_.finished()) << bus_.mismatch();
  }

  void expect_probe() {
    bus_.expect_read(0x000, 0x544E444D);
    bus_.expect_read(0x004, 0x0001'0002);
    bus_.expect_read(0x008, caps_);
    bus_.expect_read(0x00c, build_);
    bus_.expect_read(0x028, operation_mask_);
    bus_.expect_read(0x02c, key_lengths_);
  }
  void expect_reset() {
    bus_.expect_write(kCtrl, 2);
    bus_.expect_read(kCtrl, 0);
    bus_.expect_write(kIrqEnable, 0);
  }
  void expect_failing_reset() {
    bus_.set_tick_ns(1'000);  // so that one look is enough
    bus_.expect_write(kCtrl, 2);
    bus_.expect_read(kCtrl, 2);
  }
  void expect_ring_start() {
    for (const std::uint32_t offset : {0x100, 0x104, 0x108, 0x10c}) {
      bus_.expect_write(offset, offset < 0x108 ? address(0, offset) : address(1, offset));
    }
    bus_.expect_write(0x110, 1);
    bus_.expect_write(0x11c, 0x0001'0001);
    bus_.expect_write(kCtrl, 1);
    bus_.expect_write(kIrqEnable, kRingDone | kError);
  }
  void expect_key_load(std::uint8_t first_byte, std::uint32_t slot) {
    bus_.expect_write(0x080, first_byte);
    for (std::uint32_t i = 1; i < 8; ++i) bus_.expect_write(0x080 + 4 * i, 0);
    bus_.expect_write(0x0a0, 0x100 | slot);
  }
  /// The mock's first region holds descriptors, the second records, the others the data of tasks.
  static std::uint32_t address(std::uint32_t region, std::uint32_t offset) {
    const std::uint64_t base = 0x8'0000'0000 + 4096 * region;
    return static_cast<std::uint32_t>(offset % 8 == 0 ? base : base >> 32);
  }

  void open(const AcceleratorOptions& options = small_options()) {
    expect_probe();
    expect_reset();
    if (options.start == Start::ring) {
      expect_ring_start();
    } else {
      bus_.expect_write(kIrqEnable, kDirectDone | kError);
    }
    engine_ = std::make_unique<AcceleratorEngine>(bus_, operations_, options);
    ASSERT_EQ(engine_->open(), Status::ok);
    ASSERT_TRUE(bus_.finished()) << bus_.mismatch();
  }
  /// Destroys the engine: a reset takes the keys of a live device; otherwise `key_slots` are wiped one by one.
  void close(std::initializer_list<std::uint32_t> key_slots = {}) {
    if (engine_->alive()) {
      expect_reset();
    } else {
      for (const std::uint32_t slot : key_slots) bus_.expect_write(0x0a0, 0x200 | slot);
    }
    engine_.reset();
  }

  Task make_task(std::uint8_t key_byte = 0) {
    Task task;
    task.algorithm = Algorithm::chacha20;
    task.key_bytes = 32;
    task.key[0] = key_byte;
    task.source = source_;
    task.destination = destination_;
    task.len_bits = 512;
    return task;
  }
  std::size_t submit(std::initializer_list<Task*> tasks) {
    const std::vector<Task*> list(tasks);
    return engine_->submit(list);
  }
  std::vector<Task*> poll() {
    std::vector<Task*> done(8);
    done.resize(engine_->poll(done));
    return done;
  }

  const std::uint8_t* descriptor(std::uint32_t n) { return bus_.at(0x8'0000'0000) + n % 2 * 64; }
  /// Finishes the n-th descriptor as the device would: complements the data and writes the record, the n-th or another.
  void device_finishes(std::uint32_t n, Status status = Status::ok) { device_finishes(n, n, status); }
  void device_finishes(std::uint32_t n, std::uint32_t place, Status status = Status::ok) {
    const std::span<const std::uint8_t> from(descriptor(n), 64);
    std::uint8_t* data = bus_.at(wire::load32(from.subspan(16)) | std::uint64_t{wire::load32(from.subspan(20))} << 32);
    for (int i = 0; i < 64; ++i) data[i] = static_cast<std::uint8_t>(~data[i]);
    std::uint8_t* record = bus_.at(0x8'0000'1000) + place % 2 * 32;
    record[16] = 77;
    std::memcpy(record + 24, from.data() + 4, 4);
    record[28] = static_cast<std::uint8_t>(status);
    record[kPhaseOffset] = place / 2 % 2 == 0 ? 1 : 0;
  }

  // The device's properties, and the driver's view of them.
  Operations operations_ = kOperations;
  std::uint32_t caps_ = kFullCaps;
  std::uint32_t build_ = kFullBuild;
  std::uint32_t operation_mask_ = 0b111;
  std::uint32_t key_lengths_ = kAllKeys;
  mock::MockBus bus_;
  std::unique_ptr<AcceleratorEngine> engine_;
  std::uint8_t source_[64] = {1, 2, 3};
  std::uint8_t destination_[64] = {};
};

}  // namespace tandem::driver
