// The accelerator as an Engine: staging, key slots, starting tasks, completions and faults. Freestanding.
//
// Life of a task  staged (copied to DMA memory, key slot held) -> issued (with the device) -> finished (its status is
//                 known) -> handed back by poll, which takes the result out of DMA memory
// Faults          lost interrupt: found by the periodic look of `wait`, counted; error status: handed on; silence
//                 longer than stall_timeout_ns, a failing register access or an unusable ring: soft reset, every task
//                 in flight fails; failed reset: the engine is dead and every later task comes back as device_dead.
//                 Nothing reaches a destination unless its task has ended with status ok.
// Tags            the device says which tag it has computed; when decrypting, it is compared with the task's in
//                 constant time before the result leaves the staging memory. If they differ, the destination becomes
//                 zero. A task of an algorithm with tags leaves nothing in the staging memory when it fails.
// Forms           an algorithm's tasks may come into the staging memory in another form than they have (TaskForm), with
//                 keys among them: nothing of these stays there
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
#include "driver/ring.h"
#include "driver/staging.h"
#include "engine/engine.h"
#include "engine/fixed_queue.h"

namespace tandem::driver {

/// Writes `task.destination` from pads that the device made. `stages` is the device's BUILD.STAGES.
using PadFinisher = Status (*)(std::uint8_t stages, const Task& task, const std::uint8_t* pads);

/// A task as the device takes it, where that is not as it is.
struct DeviceTask {
  std::uint8_t op = 0;  ///< core operation
  std::array<std::uint8_t, 16> iv{};
  std::size_t message_bytes = 0;
  std::size_t result_bytes = 0;
};

/// How an algorithm's tasks come into another form, and their results out of it.
struct TaskForm {
  /// Room that every message of that form has.
  std::size_t max_message_bytes = 0;
  /// Writes the message for a device, which is `info`, to the beginning of `room`. Returns ok, or why the task cannot
  /// be; then it has written nothing.
  Status (*enter)(const DeviceInfo& info, const Task& task, std::span<std::uint8_t> room, DeviceTask& form) = nullptr;
  /// Whether a result may be released: ok, or why not; then the task's destination becomes zero.
  Status (*judge)(const Task& task, std::span<const std::uint8_t> result) = nullptr;
};

/// What the driver must know of an algorithm; it names none itself.
struct Operations {
  Algorithm algorithm = Algorithm::none;
  /// BUILD.ALGORITHM of a device that can run it: the algorithm, or the primitive that it is a function of.
  Algorithm device = Algorithm::none;
  std::uint8_t key_bytes = 0;  ///< 0: no key, and no key slot
  /// Core operations (first byte of a descriptor).
  std::uint8_t encrypt = 0;
  std::uint8_t decrypt = 0;
  std::uint8_t pads = 0;
  /// BUILD.STAGES from which the device does the whole operation; below, only pads can be had from it.
  std::uint8_t whole_stages = 0;
  /// nullptr where the algorithm has no pads.
  PadFinisher finish_pads = nullptr;
  /// Bytes of a task's tag, at most kTagBytes; 0: no tags. Of a hash those of its digest; 0: as many as the task asks
  /// for.
  std::uint8_t tag_bytes = 0;
  /// Bit n: a task may have a tag of n bytes, the beginning of the whole one, too.
  std::uint16_t shorter_tags = 0;
  /// With tags: false is authenticated encryption, whose tasks also have additional data, and messages of whole bytes,
  /// or none. True: the tag is all that comes out, of a message of any number of bits, or of bytes.
  bool tag_alone = false;
  bool whole_bytes = false;
  /// The digest of whole bytes is all that comes out; the device writes it where other results appear, and it goes to
  /// the task's tag. Only encryption.
  bool hash = false;
  /// Tasks of a form of their own, of which nothing stays in the staging memory; it checks all but what is said above.
  const TaskForm* form = nullptr;
  /// The longest that a device with the slowest core and a clock of 50 MHz takes for a task, where that is longer than
  /// AcceleratorOptions::stall_timeout_ns may allow for.
  std::uint64_t slowest_task_ns = 0;
  /// So many bytes at the start of the iv are not the caller's, and must be 0.
  std::uint8_t zero_iv_bytes = 0;
};

/// How tasks are started.
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
  /// Longest task; this much DMA memory is taken for each task in flight.
  std::size_t max_task_bytes = std::size_t{256} * 1024;
  /// Longest additional data beside a longest task, where the algorithm has such; a shorter task leaves room for more.
  std::size_t max_aad_bytes = 1024;
  /// 1 to AcceleratorEngine::kMaxInFlight.
  std::size_t max_in_flight = 8;
  /// With tasks issued, the longest time without any completion; more than the slowest task takes. At least
  /// Operations::slowest_task_ns.
  std::uint64_t stall_timeout_ns = 20'000'000;
  std::uint64_t reset_timeout_ns = 1'000'000;
  /// How often `wait` looks for completions whose interrupt has not come.
  std::uint64_t look_period_ns = 1'000'000;
  /// Completions per interrupt, ring only; an incomplete set interrupts after coalesce_timeout_cycles.
  std::uint8_t coalesce_count = 1;
  std::uint32_t coalesce_timeout_cycles = 4096;
};

/// Since the engine was opened.
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

  /// `bus` outlives the engine.
  AcceleratorEngine(Bus& bus, const Operations& operations, const AcceleratorOptions& options);
  /// Stops the device, wipes its key slots and the staging memory; tasks in flight are dropped.
  ~AcceleratorEngine() override;

  /// Probes and resets the device and prepares it for work; once, before anything else. Returns ok; not_found,
  /// unsupported (wrong version or algorithm, or the device cannot do what the options ask), no_memory, timeout or
  /// io_error: then the engine is dead.
  Status open();

  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }
  std::size_t submit(std::span<Task* const> tasks) override;
  std::size_t poll(std::span<Task*> done) override;
  Status wait(std::uint64_t timeout_ns) override;
  [[nodiscard]] std::size_t in_flight() const override { return options_.max_in_flight - free_.size(); }

  [[nodiscard]] DeviceEvents device_events() const override { return statistics_; }

  [[nodiscard]] const Statistics& statistics() const { return statistics_; }
  [[nodiscard]] const DeviceInfo& device_info() const { return info_; }
  /// False once the device has failed beyond a reset, and before `open`.
  [[nodiscard]] bool alive() const { return alive_; }

 private:
  struct Slot {
    Task* task = nullptr;
    std::uint32_t cookie = 0;
    std::uint8_t key_slot = 0;
    Status status = Status::ok;
    std::uint32_t device_cycles = 0;
    std::array<std::uint8_t, kTagBytes> tag{};  ///< that the device has computed
    DeviceTask form;                            ///< if the algorithm's tasks have one of their own
    Staging staging;
  };
  using Index = std::uint8_t;

  [[nodiscard]] Status check_device() const;
  Status configure();
  [[nodiscard]] Status check(const Task& task) const;
  [[nodiscard]] bool has_tag() const { return operations_.tag_bytes != 0 && !operations_.hash; }
  [[nodiscard]] bool has_aad() const { return has_tag() && !operations_.tag_alone; }
  [[nodiscard]] bool takes_tag(std::size_t bytes) const;
  [[nodiscard]] Status check_hash(const Task& task) const;
  Status take_key_slot(const Task& task, std::uint8_t& key_slot);
  void release_key_slot(std::uint8_t key_slot);
  Status stage(Slot& slot);
  bool accept(Task& task);
  [[nodiscard]] Command command(const Slot& slot) const;
  Status issue();
  Status harvest();
  Status harvest_ring();
  Status handle_causes(std::uint32_t causes);
  void finish(Index index, Status status, std::uint32_t device_cycles);
  void complete_oldest(Status status, const CompletionRecord& record);
  void progress();
  Status diagnose();
  Status recover(Status why);
  Status take_result(Slot& slot);
  Status take_digest(Slot& slot);
  Status take_formed(Slot& slot);
  void hand_back(Slot& slot);

  Bus& bus_;
  const Operations operations_;
  const AcceleratorOptions options_;
  Capabilities capabilities_;
  Device device_;
  DeviceInfo info_;
  Ring ring_;
  KeySlots keys_;
  std::array<Slot, kMaxInFlight> slots_;
  FixedQueue<Index, kMaxInFlight> free_;
  FixedQueue<Index, kMaxInFlight> staged_;
  FixedQueue<Index, kMaxInFlight> issued_;  ///< in the order in which the device finishes them
  FixedQueue<Index, kMaxInFlight> finished_;
  std::uint64_t last_progress_ns_ = 0;
  bool alive_ = false;
  Statistics statistics_;
};

}  // namespace tandem::driver
