// The accelerator as an Engine: staging, key slots, starting tasks, completions and faults. Freestanding.
//
// Life of a task  staged (copied to DMA memory, key slot held) -> issued (with the device) -> finished (its status is
//                 known) -> handed back by poll, which takes the result out of DMA memory
// Faults          lost interrupt: found by the periodic look of `wait`, counted; error status: handed on; silence
//                 longer than stall_timeout_ns, a failing register access or an unusable ring: soft reset, every task
//                 in flight fails; failed reset: the engine is dead and every later task comes back as device_dead.
//                 Nothing reaches a destination unless its task has ended with status ok.
// Functions       one, or all those of some that the device has: an engine of several takes tasks of each
// Order           a device answers in the order of the descriptors, or in any if it says so: then a record's cookie
//                 tells which task it is of
// Passage         how tasks go into the staging memory and results out of it (passage.h). Where the device computes a
//                 tag, it is compared in constant time before the result leaves the staging memory; if they differ, the
//                 destination becomes zero. What passages say must not stay in the staging memory is wiped
// Checked by      accelerator_engine_test.cpp, accelerator_form_test.cpp, accelerator_tag_test.cpp and
//                 accelerator_fault_test.cpp over a scripted bus; the conformance suite and the fault tests over the
//                 simulated device
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "driver/bus.h"
#include "driver/device.h"
#include "driver/key_slots.h"
#include "driver/operations.h"
#include "driver/passage.h"
#include "driver/ring.h"
#include "engine/engine.h"
#include "engine/fixed_queue.h"

namespace tandem::driver {

/// The way in which tasks are started.
enum class Start : std::uint8_t {
  ring,    ///< descriptors in memory; the device runs one after the other by itself
  direct,  ///< registers; one task at a time
};

struct AcceleratorOptions {
  /// Capabilities::name; the characters outlive the engine and every completion.
  std::string_view name = {};
  Start start = Start::ring;
  /// The device only makes pads (it reads no memory) and the CPU finishes the task.
  bool pads = false;
  /// The longest task; so much DMA memory is taken for each task in flight.
  std::size_t max_task_bytes = std::size_t{256} * 1024;
  /// The longest additional data beside a longest task, if the algorithm has such; a shorter task leaves room for more.
  std::size_t max_aad_bytes = 1024;
  /// The number of tasks in flight, 1 to AcceleratorEngine::kMaxInFlight.
  std::size_t max_in_flight = 8;
  /// The longest time without any completion while tasks are issued; more than the slowest task takes. At least
  /// TaskForm::slowest_task_ns.
  std::uint64_t stall_timeout_ns = 20'000'000;
  std::uint64_t reset_timeout_ns = 1'000'000;
  /// The period at which `wait` looks for completions whose interrupt has not come.
  std::uint64_t look_period_ns = 1'000'000;
  /// The completions per interrupt, ring only; an incomplete set interrupts after coalesce_timeout_cycles.
  std::uint8_t coalesce_count = 1;
  std::uint32_t coalesce_timeout_cycles = 4096;
};

/// The counts since the engine was opened.
struct Statistics : DeviceEvents {
  std::uint64_t tasks = 0;          ///< ended with status ok
  std::uint64_t bytes = 0;          ///< of those tasks
  std::uint64_t device_cycles = 0;  ///< of those tasks; tasks that the device overlaps count each
  std::uint64_t failed_tasks = 0;
  std::uint64_t resets = 0;  ///< because of faults
};

class AcceleratorEngine final : public Engine {
 public:
  static constexpr std::size_t kMaxInFlight = 64;
  static constexpr std::size_t kMaxFunctions = 32;

  /// Runs tasks of one operation. `bus` outlives the engine.
  AcceleratorEngine(Bus& bus, const Operations& operations, const AcceleratorOptions& options)
      : AcceleratorEngine(bus, std::span(&operations, 1), options) {}
  /// Runs tasks of every one of `operations` that the device has, 1 to kMaxFunctions; if there are several, the
  /// capabilities name no algorithm. `bus` outlives the engine.
  AcceleratorEngine(Bus& bus, std::span<const Operations> operations, const AcceleratorOptions& options);
  /// Stops the device, wipes its key slots and the staging memory; tasks in flight are dropped.
  ~AcceleratorEngine() override;

  /// Probes and resets the device and prepares it for work; once, before anything else. Returns ok; not_found,
  /// unsupported (wrong version or algorithm, or the device says that its build does not do what the operations and
  /// options ask), no_memory, timeout or io_error: then the engine is dead.
  Status open();

  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }
  [[nodiscard]] Status admits(const Task& task) const override;
  std::size_t submit(std::span<Task* const> tasks) override;
  std::size_t poll(std::span<Task*> done) override;
  Status wait(std::uint64_t timeout_ns) override;
  [[nodiscard]] std::size_t in_flight() const override { return options_.max_in_flight - free_.size(); }

  [[nodiscard]] DeviceEvents device_events() const override { return statistics_; }

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }
  [[nodiscard]] const DeviceInfo& device_info() const { return info_; }
  /// Returns false once the device has failed beyond a reset, and before `open`.
  [[nodiscard]] bool alive() const { return alive_; }

 private:
  /// An operation on this device.
  struct Function {
    Operations operations;
    const Passage* passage = nullptr;
    std::uint64_t key_lengths = 0;  ///< as Capabilities has them, once the device is open; 0: it has not the operation
    std::uint8_t first_code = 0;    ///< what the device adds to the operation's codes
    std::uint32_t operation_mask = 0;  ///< the device's operations that its keys serve

    [[nodiscard]] const OperationFacts& facts() const { return *operations.facts; }
    [[nodiscard]] bool has_key() const { return facts().key_bytes != 0; }
  };
  struct Slot : Carried {
    Task* task = nullptr;
    const Function* function = nullptr;
    std::uint32_t cookie = 0;
    Status status = Status::ok;
    std::uint32_t device_cycles = 0;
  };
  using Index = std::uint8_t;

  Status configure();
  [[nodiscard]] std::span<const Function> functions() const { return std::span(functions_).first(function_count_); }
  [[nodiscard]] const Function& function_of(const Task& task) const;
  Status take_key_slot(const Function& function, const Task& task, std::uint8_t& key_slot);
  void release_key_slot(const Slot& slot);
  bool accept(Task& task);
  Status issue();
  Status harvest();
  Status harvest_ring();
  Status handle_causes(std::uint32_t causes);
  void finish(Index index, Status status, std::uint32_t device_cycles);
  [[nodiscard]] std::size_t place_of(const CompletionRecord& record) const;
  void complete(std::size_t place, Status status, const CompletionRecord& record);
  void progress();
  Status diagnose();
  Status recover(Status why);
  void hand_back(Slot& slot);

  Bus& bus_;
  std::array<Function, kMaxFunctions> functions_{};
  const std::size_t function_count_;
  const AcceleratorOptions options_;
  Capabilities capabilities_;
  Device device_;
  DeviceInfo info_;
  Ring ring_;
  KeySlots keys_;
  std::array<Slot, kMaxInFlight> slots_;
  FixedQueue<Index, kMaxInFlight> free_;
  FixedQueue<Index, kMaxInFlight> staged_;
  FixedQueue<Index, kMaxInFlight> issued_;  ///< in the order in which they were
  FixedQueue<Index, kMaxInFlight> finished_;
  std::uint64_t last_progress_ns_ = 0;
  bool alive_ = false;
  Statistics statistics_;
};

}  // namespace tandem::driver
