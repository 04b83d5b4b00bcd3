#include "driver/accelerator_engine.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "engine/wipe.h"

namespace tandem::driver {
namespace {

constexpr std::uint64_t kMaxLenBits = std::numeric_limits<std::uint32_t>::max();

AcceleratorOptions in_range(AcceleratorOptions options, std::span<const Operations> functions) {
  options.max_in_flight = std::clamp<std::size_t>(options.max_in_flight, 1, AcceleratorEngine::kMaxInFlight);
  options.max_task_bytes = std::clamp<std::size_t>(options.max_task_bytes, 1, kMaxLenBits / 8);
  options.max_aad_bytes = std::min(options.max_aad_bytes, kMaxAadBytes);
  for (const Operations& operations : functions) {
    if (operations.form == nullptr) continue;
    options.max_task_bytes = std::max(options.max_task_bytes, operations.form->max_message_bytes);
    options.stall_timeout_ns = std::max(options.stall_timeout_ns, operations.form->slowest_task_ns);
  }
  return options;
}

std::uint8_t log2_ring_entries(std::size_t max_in_flight) {
  return static_cast<std::uint8_t>(std::bit_width(std::max<std::size_t>(max_in_flight, 2) - 1));
}

/// Returns a number that is never 0, and different for neighbouring uses of one slot, so that a record is not taken for
/// another task's.
std::uint32_t make_cookie(std::uint16_t posted, std::uint8_t index) {
  return std::uint32_t{posted} << 8 | (index + 1U);
}

/// Returns whether a completion record is missing, so that no later one can be found.
bool lost_record(const DeviceError& error) {
  return error.code != Status::ok && error.source == DeviceError::Source::completion_write;
}

}  // namespace

AcceleratorEngine::AcceleratorEngine(Bus& bus, std::span<const Operations> operations,
                                     const AcceleratorOptions& options)
    : bus_(bus),
      function_count_(std::min(operations.size(), kMaxFunctions)),
      options_(in_range(options, operations)),
      device_(bus) {
  capabilities_ = {.name = options_.name,
                   .algorithm = Algorithm::none,
                   .hardware = true,
                   .max_in_flight = options_.max_in_flight,
                   .max_len_bits = std::uint64_t{options_.max_task_bytes} * 8,
                   .keeps_input = true};
  for (std::size_t i = 0; i < function_count_; ++i) {
    functions_[i] = {.operations = operations[i], .passage = &passage_of(operations[i], options.pads)};
    capabilities_.keeps_input = capabilities_.keeps_input && operations[i].form == nullptr;
  }
  if (function_count_ == 1) {
    capabilities_.algorithm = functions_[0].facts().algorithm;
    capabilities_.key_lengths = functions_[0].facts().key_lengths;
  }
  for (std::size_t i = 0; i < options_.max_in_flight; ++i) free_.push(static_cast<Index>(i));
}

AcceleratorEngine::~AcceleratorEngine() {
  // The reset comes first: it drops the tasks in flight and wipes the slots. Keys of a device that does not end its
  // reset go one by one; its tasks write nothing any more.
  const bool quiet = alive_ && device_.reset(options_.reset_timeout_ns) == Status::ok;
  for (std::size_t i = 0; !quiet && i < keys_.size(); ++i) {
    const auto slot = static_cast<std::uint8_t>(i);
    if (keys_.holds_key(slot)) (void)device_.wipe_key(slot);
  }
  for (std::size_t i = 0; i < options_.max_in_flight; ++i) slots_[i].staging.wipe(quiet);
}

Status AcceleratorEngine::open() {
  if (Status status = device_.probe(info_); status != Status::ok) return status;
  if (!(options_.start == Start::ring ? info_.ring : info_.direct)) return Status::unsupported;
  if (info_.alignment > Staging::kAlignment) return Status::unsupported;
  bool some = false;
  bool aad = false;
  for (Function& function : std::span(functions_).first(function_count_)) {
    if (options_.pads && function.operations.finish_pads == nullptr) continue;
    function.key_lengths = key_lengths_of(info_, function.facts(), options_.pads);
    function.first_code = first_code(info_, function.facts());
    function.operation_mask = operation_mask(info_, function.facts());
    some = some || function.key_lengths != 0;
    aad = aad || (function.key_lengths != 0 && function.facts().aad);
  }
  if (!some) return Status::unsupported;
  if (function_count_ == 1) capabilities_.key_lengths = functions_[0].key_lengths;
  if (options_.start == Start::ring) {
    const Status status = ring_.allocate(bus_, log2_ring_entries(options_.max_in_flight));
    if (status != Status::ok) return status;
  }
  for (std::size_t i = 0; i < options_.max_in_flight; ++i) {
    const std::size_t aad_bytes = aad ? options_.max_aad_bytes : 0;
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

/// Returns the function for the task's algorithm, or `functions_[0]`, whose checks reject the task.
const AcceleratorEngine::Function& AcceleratorEngine::function_of(const Task& task) const {
  for (const Function& function : functions()) {
    if (function.facts().algorithm == task.algorithm) return function;
  }
  return functions_[0];
}

Status AcceleratorEngine::admits(const Task& task) const {
  if (task.require == Require::software) return Status::unsupported;
  const Function& function = function_of(task);
  if (const Status status = check(function.facts(), task); status != Status::ok) return status;
  const bool has_length = (function.key_lengths >> (function.has_key() ? task.key_bytes : 0) & 1) != 0;
  if (!has_length) return Status::unsupported;  // this build alone
  const bool fits = function.passage->fits(task, slots_[0].staging, capabilities_.max_len_bits);
  return fits ? Status::ok : Status::bad_length;
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
  const Function& function = function_of(task);
  std::uint8_t key_slot = 0;
  if (status == Status::ok) status = take_key_slot(function, task, key_slot);
  if (status == Status::would_block) return false;
  if (status == Status::io_error) status = recover(status);

  const Index index = free_.pop();
  Slot& slot = slots_[index];
  slot.task = &task;
  slot.function = &function;
  if (status == Status::ok) {
    status = function.passage->enter(function.operations, info_.build(), task, slot);
    slot.command.op = static_cast<std::uint8_t>(slot.command.op + function.first_code);
    slot.command.key_slot = key_slot;
    if (status != Status::ok) release_key_slot(slot);
  }
  if (status == Status::ok) {
    staged_.push(index);
  } else {
    finish(index, status, 0);
  }
  return true;
}

Status AcceleratorEngine::take_key_slot(const Function& function, const Task& task, std::uint8_t& key_slot) {
  if (!function.has_key()) return Status::ok;
  const KeySlots::Choice choice = keys_.acquire(std::span(task.key).first(task.key_bytes), function.operation_mask);
  key_slot = choice.slot;
  Status status = choice.found ? Status::ok : Status::would_block;
  if (choice.load) {
    ++statistics_.key_loads;
    const std::span key = std::span(keys_.key(choice.slot)).first(task.key_bytes);
    status = device_.load_key(choice.slot, key, function.operation_mask);
  }
  return status;
}

void AcceleratorEngine::release_key_slot(const Slot& slot) {
  if (slot.function->has_key()) keys_.release(slot.command.key_slot);
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
    // A descriptor that the device could not read has no cookie; in order its record still comes in its turn.
    const bool unread = record.cookie == 0 && status == Status::bus_read_error;
    const std::size_t place = unread ? 0 : place_of(record);
    // The two rings have lost step in that case, and no later record can be trusted.
    if (place == issued_.size()) return Status::device_dead;
    // Nothing says whose the record is if tasks end out of order: all go.
    if (unread && info_.any_order) return status;
    complete(place, status, record);
  }
  return Status::ok;
}

/// Returns the position of the record's task among the issued tasks; `issued_.size()` if there is none.
std::size_t AcceleratorEngine::place_of(const CompletionRecord& record) const {
  const std::size_t possible = info_.any_order ? issued_.size() : 1;
  for (std::size_t place = 0; place < possible; ++place) {
    if (slots_[issued_.at(place)].cookie == record.cookie) return place;
  }
  return issued_.size();
}

Status AcceleratorEngine::handle_causes(std::uint32_t causes) {
  if ((causes & kDirectDone) != 0 && !issued_.empty()) {
    CompletionRecord record;
    Status status = device_.direct_result(record.status, record.device_cycles);
    if (status == Status::ok && slots_[issued_.front()].function->facts().authenticates())
      status = device_.direct_tag(record.tag);
    if (status != Status::ok) return status;
    complete(0, device_status(record.status), record);
  }
  if ((causes & kError) != 0) {
    DeviceError error;
    if (Status status = device_.take_error(error); status != Status::ok) return status;
    if (lost_record(error)) return error.code;
  }
  return Status::ok;
}

void AcceleratorEngine::complete(std::size_t place, Status status, const CompletionRecord& record) {
  const Index index = issued_.take(place);
  release_key_slot(slots_[index]);
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

/// Returns why no completion comes, as far as the device can say.
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
  const Function& function = *slot.function;
  const Status status =
      slot.status == Status::ok ? function.passage->leave(function.operations, info_.build(), task, slot) : slot.status;
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
  if (!function.passage->wipes(status)) return;
  // The device is done with a task whose status it gave or that a reset ended.
  slot.staging.wipe(alive_);
  if (status == Status::authentication && function.facts().writes_destination())
    wipe(task.destination, task.len_bytes());
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
