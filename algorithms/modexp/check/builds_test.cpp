// The RSA accelerator below the driver's forms: what it says of itself, what the shell and the core refuse, and how
// many bytes leave then.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "algorithms/modexp/check/rsa_job.h"
#include "bus/operations.h"
#include "bus/sim/platform.h"
#include "driver/accelerator_engine.h"
#include "driver/device.h"

namespace tandem::sim {
namespace {

using modexp::Operation;
using modexp::testing::Key;
using tandem::testing::Bytes;
using tandem::testing::from_hex;
using tandem::testing::Random;
using tandem::testing::RsaJob;
using ::testing::Each;

constexpr std::uint8_t kUntouched = 0xee;

/// Starts tasks by registers, with a message and room for a result in separate memory.
class ModexpBuild : public ::testing::Test {
 protected:
  ModexpBuild() {
    EXPECT_EQ(device_.probe(info_), Status::ok);
    EXPECT_EQ(device_.reset(1'000'000), Status::ok);
    EXPECT_EQ(device_.enable_interrupts(driver::kDirectDone), Status::ok);
    EXPECT_EQ(bus().allocate(16384, from_), Status::ok);
    EXPECT_EQ(bus().allocate(kResultRoom, to_), Status::ok);
  }
  static std::unique_ptr<Platform> one_top() {
    PlatformOptions options;
    options.tops = {"modexp.systolic"};
    return Platform::create(options);
  }
  driver::Bus& bus() { return platform_->bus(0); }

  /// The command of a task with a key of 2,048 bits and two primes.
  driver::Command rsa_2048() {
    const auto& vector = modexp::vectors::kNistAcvp[0];
    Random random(2048);
    const RsaJob job(Operation::primes, Key(vector), from_hex(vector.base), random);
    const TaskForm& form = *bus::operations(Algorithm::rsa_private).form;
    DeviceTask task;
    EXPECT_EQ(form.enter(info_.build(), job.task, {from_.cpu, from_.bytes}, task), Status::ok);
    return {.op = task.op,
            .source = from_.device_address,
            .destination = to_.device_address,
            .len_bits = static_cast<std::uint32_t>(8 * task.message_bytes),
            .iv = task.iv};
  }
  /// Runs the command on the device and returns its status.
  Status run(const driver::Command& command) {
    std::fill_n(to_.cpu, kResultRoom, kUntouched);
    EXPECT_EQ(bus().sync(from_, 0, from_.bytes, driver::SyncFor::device), Status::ok);
    EXPECT_EQ(bus().sync(to_, 0, kResultRoom, driver::SyncFor::device), Status::ok);
    EXPECT_EQ(device_.start_direct(command), Status::ok);
    driver::Wakeup wakeup;
    EXPECT_EQ(device_.wait(kTaskNs, wakeup), Status::ok);
    EXPECT_EQ(wakeup.causes, driver::kDirectDone);
    std::uint8_t code = 0xff;
    std::uint32_t cycles = 0;
    EXPECT_EQ(device_.direct_result(code, cycles), Status::ok);
    EXPECT_EQ(bus().sync(to_, 0, kResultRoom, driver::SyncFor::cpu), Status::ok);
    EXPECT_EQ(platform_->violation(0), "");
    return driver::device_status(code);
  }
  /// Expects `bytes` bytes of zeros, and nothing written behind them.
  void expect_zeros(std::size_t bytes) {
    EXPECT_THAT(std::span(to_.cpu, bytes), Each(0));
    EXPECT_THAT(std::span(to_.cpu + bytes, kResultRoom - bytes), Each(kUntouched));
  }

  static constexpr std::size_t kResultRoom = 1024;
  static constexpr std::uint64_t kTaskNs = 20'000'000;

  std::unique_ptr<Platform> platform_ = one_top();
  driver::Device device_{bus()};
  driver::DeviceInfo info_;
  driver::DmaRegion from_, to_;
};

TEST_F(ModexpBuild, SaysItsShape) {
  EXPECT_EQ(info_.algorithm, static_cast<std::uint8_t>(Algorithm::modexp));
  EXPECT_EQ(info_.stages, (5 - 4) << 6 | 18);
  EXPECT_EQ(info_.pipeline_cut, 61);
}

TEST_F(ModexpBuild, WritesAsManyBytesAsTheModulusHas) {
  ASSERT_EQ(run(rsa_2048()), Status::ok);
  const Bytes expected = from_hex(modexp::vectors::kNistAcvp[0].result);
  EXPECT_EQ(Bytes(to_.cpu, to_.cpu + 256), expected);
  EXPECT_THAT(std::span(to_.cpu + 256, kResultRoom - 256), Each(kUntouched));
}

TEST_F(ModexpBuild, RefusesInTheShellWhatHasNoResult) {
  driver::Command command = rsa_2048();
  command.iv[0] = command.iv[1] = 0;
  EXPECT_EQ(run(command), Status::bad_length);
  expect_zeros(0);
  command = rsa_2048();
  command.len_bits = 0;
  EXPECT_EQ(run(command), Status::bad_length);
  command = rsa_2048();
  command.op = 3;
  EXPECT_EQ(run(command), Status::unsupported);
  command = rsa_2048();
  command.flags = driver::kFlagNoSource;
  EXPECT_EQ(run(command), Status::unsupported);
  expect_zeros(0);
}

// The bits that are no whole bytes check that shell and core mean the same number.
TEST_F(ModexpBuild, GivesZerosForWhatTheCoreRefuses) {
  for (const unsigned bits : {1U, 8U, 9U, 2041U, 2049U, 2304U, 8192U}) {
    SCOPED_TRACE(bits);
    driver::Command command = rsa_2048();
    driver::wire::store(command.iv, bits, 2);
    EXPECT_EQ(run(command), Status::bad_iv);
    expect_zeros((bits + 7) / 8);
  }
  driver::Command command = rsa_2048();
  command.iv[15] = 1;
  EXPECT_EQ(run(command), Status::bad_iv);
  expect_zeros(256);
  command = rsa_2048();
  command.len_bits -= 32;
  EXPECT_EQ(run(command), Status::bad_length);
  expect_zeros(256);
  // The core goes on with the next task.
  EXPECT_EQ(run(rsa_2048()), Status::ok);
}

}  // namespace
}  // namespace tandem::sim
