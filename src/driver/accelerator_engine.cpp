#include "driver/accelerator_engine.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/wipe.h"

namespace tandem::driver {
namespace {

constexpr std::uint64_t kMaxLenBits = std::numeric_limits<std::uint32_t>::max();

AcceleratorOptions in_range(AcceleratorOptions options, const Operations& operations) {
  options.max_in_flight = std::clamp<std::size_t>(options.max_in_flight, 1, AcceleratorEngine::kMaxInFlight);
  options.max_task_bytes = std::clamp<std::size_t>(options.max_task_bytes, 1, kMaxLenBits / 8);
  options.max_aad_bytes = std::min(options.max_aad_bytes, kMaxAadBytes);
  if (operations.form != nullptr) {
    options.max_task_bytes = std::max(options.max_task_bytes, operations.form->max_message_bytes);
    options.stall_timeout_ns = std::max(options.stall_timeout_ns, operations.form->slowest_task_ns);
  }
  return options;
}

std::uint8_t log2_ring_entries(std::size_t max_in_flight) {
  return static_cast<std::uint8_t>(std::bit_width(std::max<std::size_t>(max_in_flight, 2) - 1));
}

/// Never 0, and different for neighbouring uses of one slot, so that a record is not taken for another task's.
std::uint32_t make_cookie(std::uint16_t posted, std::uint8_t index) {
  return std::uint32_t{posted} << 8 | (index + 1U);
}

/// Whether a completion record is missing, so that no later one can be found.
bool lost_record(const DeviceError& error) {
  return error.code != Status::ok && error.source == DeviceError::Source::completion_write;
}

}  // namespace

AcceleratorEngine::AcceleratorEngine(Bus& bus, const Operations& operations, const AcceleratorOptions& options)
    : bus_(bus),
      operations_(operations),
      passage_(passage_of(operations_, options.pads)),
      options_(in_range(options, operations)),
      device_(bus) {
  capabilities_ = {.name = options_.name,
                   .algorithm = facts().algorithm,
                   .hardware = true,
                   .max_in_flight = options_.max_in_flight,
                   .max_len_bits = std::uint64_t{options_.max_task_bytes} * 8,
                   .key_lengths = facts().key_lengths,
                   .keeps_input = operations_.form == nullptr};
  for (std::size_t i = 0; i < options_.max_in_flight; ++i) free_.push(static_cast<Index>(i));
}

AcceleratorEngine::~AcceleratorEngine() {
  // One by one and before the reset, so that keys go even from a device that memory keeps from being reset.
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const auto slot = static_cast<std::uint8_t>(i);
    if (keys_.holds_key(slot)) (void)device_.wipe_key(slot);
  }
  const bool quiet = alive_ && device_.reset(options_.reset_timeout_ns) == Status::ok;
  for (std::size_t i = 0; i < options_.max_in_flight; ++i) slots_[i].staging.wipe(quiet);
}

Status AcceleratorEngine::open() {
  if (Status status = device_.probe(info_); status != Status::ok) return status;
  if (!(options_.start == Start::ring ? info_.ring : info_.direct)) return Status::unsupported;
  if (options_.pads && operations_.finish_pads == nullptr) return Status::unsupported;
  capabilities_.key_lengths = key_lengths_of(info_, facts(), options_.pads);
  if (capabilities_.key_lengths == 0) return Status::unsupported;
  if (options_.start == Start::ring) {
    const Status status = ring_.allocate(bus_, log2_ring_entries(options_.max_in_flight));
    if (status != Status::ok) return status;
  }
  for (std::size_t i = 0; i < options_.max_in_flight; ++i) {
    const std::size_t aad_bytes = facts().aad ? options_.max_aad_bytes : 0;
    const Status status = slots_[i].staging.allocate(bus_, options_.max_task_bytes, aad_bytes);
    if (status != Status::ok) return status;
  }
  const Status status = configure();
  alive_ = status == Status::ok;
  return status;
}

Status AcceleratorEngine::configure() {
  if (Status status = device_.reset(options_.reset_timeout_ns); status != Status::ok) return status;
  keys_.reset(info_.key_slots);
  if (options_.start == Start::direct) return device_.enable_interrupts(kDirectDone | kError);
  if (Status status = ring_.clear(); status != Status::ok) return status;
  const RingSetup setup{.descriptors = ring_.descriptors_address(),
                        .completions = ring_.completions_address(),
                        .log2_entries = ring_.log2_entries(),
                        .coalesce_count = options_.coalesce_count,
                        .coalesce_timeout_cycles = options_.coalesce_timeout_cycles};
  if (Status status = device_.start_ring(setup); status != Status::ok) return status;
  return device_.enable_interrupts(kRingDone | kError);
}

Status AcceleratorEngine::admits(const Task& task) const {
  if (task.require == Require::software) return Status::unsupported;
  if (const Status status = check(facts(), task); status != Status::ok) return status;
  if (!takes_key(capabilities_.key_lengths, task.key_bytes)) return Status::unsupported;  // this build alone
  return passage_.fits(task, slots_[0].staging, capabilities_.max_len_bits) ? Status::ok : Status::bad_length;
}

std::size_t AcceleratorEngine::submit(std::span<Task* const> tasks) {
  std::size_t taken = 0;
  while (taken < tasks.size() && accept(*tasks[taken])) ++taken;
  if (Status status = issue(); status != Status::ok) (void)recover(status);
  return taken;
}

/// Takes the task into a slot, staged or already finished with an error; false if there is no room.
bool AcceleratorEngine::accept(Task& task) {
  if (free_.empty()) return false;
  Status status = alive_ ? admits(task) : Status::device_dead;
  std::uint8_t key_slot = 0;
  if (status == Status::ok) status = take_key_slot(task, key_slot);
  if (status == Status::would_block) return false;
  if (status == Status::io_error) status = recover(status);

  const Index index = free_.pop();
  Slot& slot = slots_[index];
  slot.task = &task;
  if (status == Status::ok) {
    status = passage_.enter(operations_, info_.build(), task, slot);
    slot.command.key_slot = key_slot;
    if (status != Status::ok) release_key_slot(key_slot);
  }
  if (status == Status::ok) {
    staged_.push(index);
  } else {
    finish(index, status, 0);
  }
  return true;
}

Status AcceleratorEngine::take_key_slot(const Task& task, std::uint8_t& key_slot) {
  if (!has_key()) return Status::ok;
  const KeySlots::Choice choice = keys_.acquire(std::span(task.key).first(task.key_bytes));
  key_slot = choice.slot;
  Status status = choice.found ? Status::ok : Status::would_block;
  if (choice.load) {
    ++statistics_.key_loads;
    status = device_.load_key(choice.slot, std::span(keys_.key(choice.slot)).first(task.key_bytes));
  }
  return status;
}

void AcceleratorEngine::release_key_slot(std::uint8_t key_slot) {
  if (has_key()) keys_.release(key_slot);
}

/// Starts as many staged tasks as the device takes.
Status AcceleratorEngine::issue() {
  if (staged_.empty()) return Status::ok;
  if (issued_.empty()) last_progress_ns_ = bus_.now_ns();
  if (options_.start == Start::direct) {
    if (!issued_.empty()) return Status::ok;
    issued_.push(staged_.pop());
    return device_.start_direct(slots_[issued_.front()].command);
  }
  while (!staged_.empty()) {
    const Index index = staged_.pop();
    Slot& slot = slots_[index];
    issued_.push(index);
    slot.cookie = make_cookie(ring_.posted(), index);
    if (Status status = ring_.post(slot.command, slot.cookie); status != Status::ok) return status;
  }
  return device_.ring_doorbell(ring_.posted());
}

/// Collects what the device has finished.
Status AcceleratorEngine::harvest() {
  if (issued_.empty()) return Status::ok;
  if (options_.start == Start::ring) return harvest_ring();
  std::uint32_t causes = 0;
  if (Status status = device_.take_causes(causes); status != Status::ok) return status;
  return handle_causes(causes);
}

Status AcceleratorEngine::harvest_ring() {
  while (!issued_.empty()) {
    CompletionRecord record;
    bool found = false;
    if (Status status = ring_.next(record, found); status != Status::ok) return status;
    if (!found) break;
    const Status status = device_status(record.status);
    // A descriptor that the device could not read has no cookie; its record still comes in its turn.
    const bool unread = record.cookie == 0 && status == Status::bus_read_error;
    // Otherwise the two rings have lost step, and no later record can be trusted.
    if (record.cookie != slots_[issued_.front()].cookie && !unread) return Status::device_dead;
    complete_oldest(status, record);
  }
  return Status::ok;
}

Status AcceleratorEngine::handle_causes(std::uint32_t causes) {
  if ((causes & kDirectDone) != 0 && !issued_.empty()) {
    CompletionRecord record;
    Status status = device_.direct_result(record.status, record.device_cycles);
    if (status == Status::ok && facts().authenticates()) status = device_.direct_tag(record.tag);
    if (status != Status::ok) return status;
    complete_oldest(device_status(record.status), record);
  }
  if ((causes & kError) != 0) {
    DeviceError error;
    if (Status status = device_.take_error(error); status != Status::ok) return status;
    if (lost_record(error)) return error.code;
  }
  return Status::ok;
}

void AcceleratorEngine::complete_oldest(Status status, const CompletionRecord& record) {
  const Index index = issued_.pop();
  release_key_slot(slots_[index].command.key_slot);
  slots_[index].tag = record.tag;
  last_progress_ns_ = bus_.now_ns();
  finish(index, status, record.device_cycles);
}

void AcceleratorEngine::finish(Index index, Status status, std::uint32_t device_cycles) {
  slots_[index].status = status;
  slots_[index].device_cycles = device_cycles;
  finished_.push(index);
}

/// Moves everything on that can be moved without waiting, and acts on silence.
void AcceleratorEngine::progress() {
  if (!alive_) return;
  Status status = harvest();
  if (status == Status::ok) status = issue();
  if (status != Status::ok) {
    (void)recover(status);
    return;
  }
  if (issued_.empty() || !finished_.empty()) return;
  if (bus_.now_ns() - last_progress_ns_ <= options_.stall_timeout_ns) return;
  // This thread may have slept through the deadline while the device did not: look once more.
  status = harvest();
  if (status == Status::ok && finished_.empty()) status = diagnose();
  if (status != Status::ok) (void)recover(status);
}

/// Why no completion comes, as far as the device can say.
Status AcceleratorEngine::diagnose() {
  DeviceError error;
  const bool told = device_.take_error(error) == Status::ok && lost_record(error);
  return told ? error.code : Status::device_dead;
}

/// Resets the device and fails every task that it or the engine holds: with `why`, or device_dead if the reset fails.
/// Returns the status that they got.
Status AcceleratorEngine::recover(Status why) {
  ++statistics_.resets;
  alive_ = configure() == Status::ok;
  const Status status = alive_ ? why : Status::device_dead;
  while (!issued_.empty()) finish(issued_.pop(), status, 0);
  while (!staged_.empty()) finish(staged_.pop(), status, 0);
  return status;
}

std::size_t AcceleratorEngine::poll(std::span<Task*> done) {
  progress();
  std::size_t count = 0;
  while (count < done.size() && !finished_.empty()) {
    const Index index = finished_.pop();
    hand_back(slots_[index]);
    done[count++] = slots_[index].task;
    free_.push(index);
  }
  return count;
}

/// Completes the slot's task and leaves nothing of one that failed.
void AcceleratorEngine::hand_back(Slot& slot) {
  Task& task = *slot.task;
  const Status status =
      slot.status == Status::ok ? passage_.leave(operations_, info_.build(), task, slot) : slot.status;
  task.completion.status = status;
  task.completion.backend = capabilities_.name;
  task.completion.device_cycles = slot.device_cycles;
  if (status == Status::ok) {
    ++statistics_.tasks;
    statistics_.bytes += task.len_bytes();
    statistics_.device_cycles += slot.device_cycles;
  } else {
    ++statistics_.failed_tasks;
  }
  wipe(slot.tag.data(), slot.tag.size());
  if (!passage_.wipes(status)) return;
  // The device is done with a task whose status it gave or that a reset ended.
  slot.staging.wipe(alive_);
  if (status == Status::authentication && facts().writes_destination()) wipe(task.destination, task.len_bytes());
}

Status AcceleratorEngine::wait(std::uint64_t timeout_ns) {
  const std::uint64_t start = bus_.now_ns();
  for (;;) {
    progress();
    if (!finished_.empty() || in_flight() == 0) return Status::ok;
    const std::uint64_t waited = bus_.now_ns() - start;
    if (waited >= timeout_ns) return Status::timeout;
    Wakeup wakeup;
    Status status = device_.wait(std::min(timeout_ns - waited, options_.look_period_ns), wakeup);
    if (wakeup.causes != 0) ++(wakeup.lost ? statistics_.lost_interrupts : statistics_.interrupts);
    if (status == Status::ok) status = handle_causes(wakeup.causes);
    if (status != Status::ok) (void)recover(status);
  }
}

}  // namespace tandem::driver
