// The self-test without an operating system: every software variant of this core, and the driver over every accelerator
// of the design, with known answers and random tasks against the reference; then the driver with hardware that fails.
//
// Memory      nothing on a heap; engines are made in static memory, one after the other
// Run by      tools/tandem_tools/bare_metal, in QEMU, where the accelerators are simulated cycle by cycle
#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "bus/bare/bare_bus.h"
#include "bus/bare/board/board.h"
#include "bus/bare/registers.h"
#include "bus/operations.h"
#include "driver/accelerator_engine.h"
#include "engine/selftest/known_answers.h"
#include "engine/selftest/random_tasks.h"
#include "engine/selftest/run_one.h"
#include "generated/algorithms/adapters.h"
#include "testing/qemu/machine/fault_register.h"

namespace tandem::bare::board {
namespace {

using driver::AcceleratorEngine;
using driver::Start;
using selftest::run_one;
namespace fault = sim::machine;

constexpr std::size_t kSoftwareTasks = 20;
constexpr std::size_t kDeviceTasks = 6;
constexpr std::uint32_t kFaultPage = 4096;
constexpr int kAttempts = 200;

selftest::Workspace workspace;
alignas(BareBus::kAlignment) std::array<std::uint8_t, std::size_t{128} * 1024> dma_memory;
unsigned failures = 0;

template <typename... Parts>
void line(Parts... parts) {
  (print(parts), ...);
  print("\n");
}

void check(bool holds, std::string_view what) {
  if (holds) return;
  ++failures;
  line("FAILED: ", what);
}

/// Known answers and random tasks.
void test(Engine& engine, Engine& reference, Algorithm algorithm, std::size_t tasks) {
  const selftest::Answers answers = software::adapter(algorithm).known_answers(engine, algorithm, workspace);
  const selftest::Result result =
      selftest::run(engine, reference, facts::operation(algorithm),
                    {.tasks = tasks, .finish = software::adapter(algorithm).finish_random}, workspace);
  line(engine.capabilities().name, " ", facts::operation(algorithm).name, " ", std::uint64_t{answers.right},
       " known answers, ", std::uint64_t{result.tasks}, " random tasks");
  check(answers.wrong == 0, "a known answer");
  check(result.verdict == selftest::Result::Verdict::right, "a random task");
  if (result.status != result.expected) {
    line("  status ", status_name(result.status), ", expected ", status_name(result.expected));
  }
}

// ---------------------------------------------------------------- software

/// Static memory for one engine at a time, whose lifetime ends with the object.
class Room final : public software::Memory {
 public:
  Engine& place(const software::Adapter& adapter, Algorithm operation, std::size_t variant) {
    clear();
    engine_ = adapter.make(operation, variant, *this);
    return *engine_;
  }
  void clear() {
    if (engine_ != nullptr) engine_->~Engine();
    engine_ = nullptr;
  }

 protected:
  void* take(std::size_t bytes, std::size_t alignment) override {
    if (bytes > memory_.size() || alignment > kAlignment) {
      print("FAILED: an engine is too large\n");
      __builtin_trap();
    }
    return memory_.data();
  }

 private:
  static constexpr std::size_t kAlignment = 64;
  alignas(kAlignment) std::array<std::uint8_t, std::size_t{192} * 1024> memory_;
  Engine* engine_ = nullptr;
};

Room engine_room;
Room reference_room;

/// The software with which an operation's results are compared.
Engine& place_reference(Algorithm operation) {
  const software::Adapter& adapter = software::adapter(operation);
  return reference_room.place(adapter, operation, adapter.count() - 1);
}

void test_software() {
  for (const OperationFacts& facts : facts::kOperations) {
    const software::Adapter& adapter = software::adapter(facts.algorithm);
    Engine& reference = place_reference(facts.algorithm);
    for (std::size_t i = 0; i < adapter.count(); ++i) {
      if (!adapter.compiled(i).available) continue;
      test(engine_room.place(adapter, facts.algorithm, i), reference, facts.algorithm, kSoftwareTasks);
    }
  }
  engine_room.clear();
}

// ---------------------------------------------------------------- accelerators

/// An accelerator with its bus, and the driver over it.
class Accelerator {
 public:
  explicit Accelerator(std::size_t index)
      : index_(index),
        port_(index),
        bus_(port_, {.registers = accelerator_address(index), .memory = dma_memory, .device_offset = 0}) {
    port_.attach(bus_);
  }

  BareBus& bus() { return bus_; }
  /// Writes to the fault port, which only a simulated accelerator has behind its registers.
  void set(fault::FaultRegister what, std::uint32_t value) {
    store_register(accelerator_address(index_) + kFaultPage + what, value);
  }

 private:
  const std::size_t index_;
  BoardPort port_;
  BareBus bus_;
};

constexpr std::uint64_t kSecondNs = 1'000'000'000;

/// `stall_ns` bounds what a task may take: a simulated device is slow, and slower on a busy host.
driver::AcceleratorOptions options_with(Start start, std::uint64_t stall_ns) {
  return {.name = start == Start::ring ? "device.ring" : "device.direct",
          .start = start,
          .max_task_bytes = selftest::kMaxBytes,
          .max_in_flight = 4,
          .stall_timeout_ns = stall_ns,
          .reset_timeout_ns = 10 * kSecondNs,
          .look_period_ns = 200'000'000};
}

void test_operation(std::size_t index, const driver::Operations& operations, Start start) {
  Engine& reference = place_reference(operations.facts->algorithm);
  static std::optional<Accelerator> accelerator;
  static std::optional<AcceleratorEngine> engine;
  engine.reset();
  accelerator.emplace(index);
  engine.emplace(accelerator->bus(), operations, options_with(start, 60 * kSecondNs));
  const Status opened = engine->open();
  check(opened == Status::ok, status_name(opened));
  if (opened != Status::ok) return;
  test(*engine, reference, operations.facts->algorithm, kDeviceTasks);
  // A device that is faster than this core has finished before anybody waits.
  for (int i = 0; i < kAttempts && engine->statistics().interrupts == 0; ++i) {
    (void)selftest::run(*engine, reference, *operations.facts,
                        {.tasks = 1, .finish = software::adapter(operations.facts->algorithm).finish_random},
                        workspace);
  }
  const driver::Statistics& statistics = engine->statistics();
  line("  ", statistics.tasks, " tasks, ", statistics.device_cycles, " device cycles, ", statistics.interrupts,
       " interrupts");
  check(statistics.interrupts != 0, "no interrupt came");
  check(statistics.lost_interrupts == 0, "an interrupt was lost");
  check(statistics.resets == 0, "the device was reset");
  engine.reset();
}

void test_faults(std::size_t index, const driver::Operations& operations) {
  static std::optional<Accelerator> accelerator;
  static std::optional<AcceleratorEngine> engine;
  accelerator.emplace(index);
  engine.emplace(accelerator->bus(), operations, options_with(Start::ring, 3 * kSecondNs));
  check(engine->open() == Status::ok, "open");
  const auto one = [&] {
    Task& task = workspace.trial.task;
    task = {};
    task.algorithm = operations.facts->algorithm;
    task.key_bytes = operations.facts->key_bytes;
    task.source = workspace.trial.source.data();
    task.destination = workspace.trial.destination.data();
    task.len_bits = std::uint64_t{8} * 1000;
    return run_one(*engine, task);
  };
  accelerator->set(fault::kFailDataRead, 0);
  check(one() == Status::bus_read_error, "an error of memory is not seen");
  check(one() == Status::ok, "the task after an error");
  for (int i = 0; i < kAttempts && engine->statistics().lost_interrupts == 0; ++i) {
    accelerator->set(fault::kLoseInterrupts, 1);
    check(one() == Status::ok, "a task whose interrupt is lost");
  }
  check(engine->statistics().lost_interrupts != 0, "the lost interrupt is not counted");
  accelerator->set(fault::kHoldInterrupt, 1);
  check(one() == Status::ok, "a task while the interrupt never falls");
  accelerator->set(fault::kHoldInterrupt, 0);
  accelerator->set(fault::kStop, 1);
  check(one() == Status::device_dead, "a device that is gone is not seen");
  check(!engine->alive(), "a device that is gone is alive");
  accelerator->set(fault::kStop, 0);
  engine.reset();
  check(load_register(accelerator_address(index) + kFaultPage + fault::kViolation) == 0,
        "a rule of the bus was broken");
  line("faults ", operations.facts->name, " done");
}

void test_accelerator(std::size_t index) {
  Accelerator accelerator(index);
  driver::DeviceInfo info;
  const Status found = driver::Device(accelerator.bus()).probe(info);
  check(found == Status::ok, "no accelerator where one should be");
  if (found != Status::ok) return;
  for (const driver::Operations& operations : bus::all_operations()) {
    if (!driver::is_for(info, *operations.facts)) continue;
    test_operation(index, operations, Start::ring);
    test_operation(index, operations, Start::direct);
  }
}

}  // namespace

int program() {
  test_software();
  for (std::size_t i = 0; i < kAccelerators; ++i) test_accelerator(i);
  test_faults(0, bus::operations(Algorithm::chacha20));
  line(std::uint64_t{failures}, " failures");
  return failures == 0 ? 0 : 1;
}

}  // namespace tandem::bare::board
