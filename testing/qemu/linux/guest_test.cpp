// Tests that the driver, on the real kernel, copes with a device that fails. They run inside the virtual machine of
// `make linux-test` and `make linux-test-arm64`. The faults come from the second page of the simulated device's window.
#include <fcntl.h>
#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "bus/operations.h"
#include "bus/uio/file.h"
#include "bus/uio/uio_bus.h"
#include "bus/uio/uio_engine.h"
#include "driver/accelerator_engine.h"
#include "generated/algorithms/jobs.h"
#include "testing/qemu/machine/fault_register.h"

namespace tandem::uio {
namespace {

using sim::machine::FaultRegister;
using testing::Random;

constexpr std::size_t kPage = 4096;

/// The fault port of a simulated accelerator: the page behind its registers, which the device does not have.
class Faults {
 public:
  explicit Faults(const DeviceInfo& device) {
    file_ = File(::open("/dev/mem", O_RDWR | O_SYNC | O_CLOEXEC));
    mapping_ = Mapping(file_.get(), kPage, device.maps.at(0).address + kPage);
  }

  [[nodiscard]] bool usable() const { return mapping_.data() != nullptr; }
  void set(FaultRegister offset, std::uint32_t value) const { *at(offset) = value; }
  [[nodiscard]] std::uint32_t get(FaultRegister offset) const { return *at(offset); }

 private:
  [[nodiscard]] volatile std::uint32_t* at(FaultRegister offset) const {
    return reinterpret_cast<volatile std::uint32_t*>(mapping_.data() + offset);
  }

  File file_;
  Mapping mapping_;
};

/// Tests over the accelerator that runs ChaCha20.
class GuestTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string error;
    for (const DeviceInfo& device : devices({}, kNamePrefix)) {
      const auto what = identify({}, device, error);
      if (!what || what->algorithm != static_cast<std::uint8_t>(Algorithm::chacha20)) continue;
      device_ = device;
      faults_ = std::make_unique<Faults>(device);
    }
    ASSERT_NE(faults_, nullptr) << "no device runs ChaCha20: " << error;
    ASSERT_TRUE(faults_->usable());
    open();
  }
  void TearDown() override {
    engine_.reset();
    const bool broken = faults_ != nullptr && faults_->get(sim::machine::kViolation) != 0;
    EXPECT_FALSE(broken) << "a rule of the bus was broken";
  }

  void open(driver::Start start = driver::Start::ring) {
    engine_.reset();
    const UioEngineOptions options{.name = "uio",
                                   .start = start,
                                   .max_task_bytes = 65536,
                                   .stall_timeout_ns = 3'000'000'000,
                                   .reset_timeout_ns = 500'000'000};
    std::string error;
    ASSERT_EQ(make_engine(device_, bus::operations(Algorithm::chacha20), options, engine_, error), Status::ok) << error;
  }

  /// Runs one task of `bytes` bytes. The result must be right if the task ended well, and nothing may be written
  /// otherwise.
  Status run_one(std::size_t bytes) {
    const auto job = testing::make_job(Algorithm::chacha20, random_, bytes);
    // The wait below is longer than the device may stay silent.
    Task* task = &job->task;
    Task* done = nullptr;
    EXPECT_EQ(engine_->submit({&task, 1}), 1U);
    EXPECT_EQ(engine_->wait(20'000'000'000), Status::ok);
    EXPECT_EQ(engine_->poll({&done, 1}), 1U);
    const Status status = job->task.completion.status;
    EXPECT_TRUE(status == Status::ok ? job->right() : job->untouched());
    return status;
  }
  void expect_it_works() {
    for (const std::size_t bytes : {1U, 64U, 1000U, 20000U}) EXPECT_EQ(run_one(bytes), Status::ok) << bytes;
  }
  [[nodiscard]] const driver::Statistics& statistics() const { return engine_->accelerator().statistics(); }

  DeviceInfo device_;
  std::unique_ptr<Faults> faults_;
  std::unique_ptr<UioEngine> engine_;
  Random random_{1};
};

TEST_F(GuestTest, NoneOfTenThousandInterruptsIsLost) {
  constexpr std::uint64_t kInterrupts = 10'000;
  std::uint64_t tasks = 0;
  while (statistics().interrupts < kInterrupts && tasks < 2 * kInterrupts) {
    ASSERT_EQ(run_one(64), Status::ok);
    ++tasks;
  }
  EXPECT_EQ(statistics().interrupts, kInterrupts);
  EXPECT_EQ(statistics().lost_interrupts, 0U);
  EXPECT_EQ(statistics().resets, 0U);
  std::printf("%llu tasks, %llu interrupts\n", static_cast<unsigned long long>(tasks),
              static_cast<unsigned long long>(statistics().interrupts));
}

TEST_F(GuestTest, AnInterruptThatIsNotSeenIsFoundAndCounted) {
  faults_->set(sim::machine::kLoseInterrupts, 1);
  expect_it_works();
  EXPECT_LE(statistics().lost_interrupts, 1U);
  EXPECT_EQ(statistics().resets, 0U);
}

TEST_F(GuestTest, AStormOfInterruptsWithoutCauseDoesNoHarm) {
  faults_->set(sim::machine::kHoldInterrupt, 1);
  expect_it_works();
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  expect_it_works();
  faults_->set(sim::machine::kHoldInterrupt, 0);
  expect_it_works();
  EXPECT_EQ(statistics().resets, 0U);
}

TEST_F(GuestTest, AnErrorOfMemoryFailsItsTaskAlone) {
  faults_->set(sim::machine::kFailDataRead, 0);
  EXPECT_EQ(run_one(4000), Status::bus_read_error);
  expect_it_works();
  faults_->set(sim::machine::kFailDataWrite, 0);
  EXPECT_EQ(run_one(4000), Status::bus_write_error);
  expect_it_works();
}

TEST_F(GuestTest, ADeviceThatIsResetInATaskFailsItAndGoesOn) {
  faults_->set(sim::machine::kResetDevice, 2000);
  const Status status = run_one(65536);
  EXPECT_TRUE(status == Status::device_dead || status == Status::io_error) << status_name(status);
  expect_it_works();
  EXPECT_GE(statistics().resets, 1U);
}

TEST_F(GuestTest, MemoryThatDoesNotAnswerIsAnErrorAndNotAHang) {
  faults_->set(sim::machine::kHoldReads, 1);
  EXPECT_EQ(run_one(1000), Status::device_dead);
  EXPECT_EQ(run_one(1000), Status::device_dead) << "no reset ends while memory owes an answer";
  faults_->set(sim::machine::kHoldReads, 0);
  open();
  expect_it_works();
}

TEST_F(GuestTest, ADeviceThatIsGoneIsAnErrorAndNotAHang) {
  faults_->set(sim::machine::kStop, 1);
  EXPECT_EQ(run_one(1000), Status::device_dead);
  engine_.reset();
  std::string error;
  EXPECT_FALSE(identify({}, device_, error));
  EXPECT_NE(error.find("ID reads 0xffffffff"), std::string::npos) << error;
  faults_->set(sim::machine::kStop, 0);
  open();
  expect_it_works();
}

TEST_F(GuestTest, RegistersStartTasksToo) {
  open(driver::Start::direct);
  expect_it_works();
  EXPECT_EQ(statistics().lost_interrupts, 0U);
}

TEST_F(GuestTest, AnotherOpeningOfTheDeviceIsRefused) {
  std::string error;
  EXPECT_EQ(UioBus::open({}, device_, error), nullptr);
  EXPECT_NE(error.find("another process drives the device"), std::string::npos) << error;
  expect_it_works();
}

}  // namespace
}  // namespace tandem::uio
