#include "choose/auto_engine.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "choose/auto_probe.h"
#include "generated/algorithms/adapters.h"

namespace tandem::choose {
namespace {

/// The index that stands for no member.
constexpr std::uint8_t kNone = 0xff;

/// Returns what a task begins with as one number: algorithm, direction, requirement and length of the key.
std::uint32_t kind_of(const Task& task) {
  static_assert(std::is_standard_layout_v<Task> && offsetof(Task, key) == sizeof(std::uint32_t));
  std::uint32_t kind;
  std::memcpy(&kind, static_cast<const void*>(&task), sizeof kind);
  return kind;
}

bool all_ok(std::span<Task* const> tasks) {
  static_assert(Status::ok == Status{0});
  unsigned any = 0;
  for (const Task* const task : tasks) any |= static_cast<unsigned>(task->completion.status);
  return any == 0;
}

std::vector<std::string_view> names_of(const std::vector<AutoEngine::Member>& members) {
  std::vector<std::string_view> names;
  for (const AutoEngine::Member& member : members) names.push_back(member.engine->capabilities().name);
  return names;
}

}  // namespace

AutoEngine::AutoEngine(std::vector<Member> members, const Options& options)
    : options_(options), decision_(options.algorithm_name, names_of(members), options.profile, options.objective) {
  const OperationFacts* const facts = facts::find_operation(options.algorithm);
  if (facts != nullptr && facts->key_in_message) keyed_ = software::adapter(options.algorithm).keyed;
  capabilities_ = {.name = options.name,
                   .algorithm = options.algorithm,
                   .hardware = options.require == Require::hardware,
                   .max_in_flight = kInFlight};
  for (Member& member : members) {
    const Capabilities& one = member.engine->capabilities();
    const Mask bit = Mask{1} << slots_.size();
    if (one.hardware) hardware_ |= bit;
    const bool may = options.require == Require::any || one.hardware == (options.require == Require::hardware);
    if (may) {
      allowed_ |= bit;
      capabilities_.max_len_bits = std::max(capabilities_.max_len_bits, one.max_len_bits);
      // The lengths of keys are 0, which means all of them, if one member takes all.
      const bool some = allowed_ == bit || (capabilities_.key_lengths != 0 && one.key_lengths != 0);
      capabilities_.key_lengths = some ? capabilities_.key_lengths | one.key_lengths : 0;
    }
    Slot& slot = slots_.emplace_back();
    slot.health.engine = one.name;
    slot.max_len_bits = one.max_len_bits;
    slot.key_lengths = one.key_lengths;
    slot.keeps_input = one.keeps_input;
    slot.at_once = !one.hardware;
    slot.remake = std::move(member.remake);
    slot.engine = std::move(member.engine);
    slot.waiting.reserve(kInFlight);
  }
  make_answers();
}

AutoEngine::~AutoEngine() {
  // Engines end before the probes, which they may hold.
  for (Slot& slot : slots_) slot.engine.reset();
}

/// Returns the size of a task that its time follows, as a profile has it.
std::uint64_t AutoEngine::size_of(const Task& task) const {
  return keyed_ == nullptr ? task.len_bytes() : keyed_->key_bits(task);
}

/// Returns those members among the ones that a task allows that take its key and its length and, being hardware, all
/// else that it is; if there are none, others, one of which says so.
AutoEngine::Mask AutoEngine::may_run(const Task& task) const {
  Mask mask = allowed_;
  if (task.require == Require::hardware) mask &= hardware_;
  if (task.require == Require::software) mask &= ~hardware_;
  Mask of_this_key = mask;
  Mask of_this_length = mask;
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const Mask bit = Mask{1} << i;
    if (!takes_key(slots_[i].key_lengths, task.key_bytes)) of_this_key &= ~bit;
    if (slots_[i].max_len_bits < task.len_bits) of_this_length &= ~bit;
    if ((mask & hardware_ & bit) == 0 || slots_[i].engine == nullptr) continue;
    const Status status = slots_[i].engine->admits(task);
    if (status == Status::bad_key) of_this_key &= ~bit;
    if (status != Status::ok) of_this_length &= ~bit;
  }
  if ((of_this_key & of_this_length) != 0) return of_this_key & of_this_length;
  return of_this_key != 0 ? of_this_key : mask;
}

/// Returns the member for a task; kNone if no member may run it. One that is out serves only if none is in.
Decision::Choice AutoEngine::decide(const Task& task, std::size_t depth) {
  const Mask may = may_run(task);
  if (may == 0) return {kNone, Reason::only};
  const Mask mask = (may & ~out_) != 0 ? may & ~out_ : may;
  return decision_.choose(task.direction, size_of(task), depth, mask);
}

void AutoEngine::refuse(Task& task) {
  task.completion.status = Status::unsupported;
  task.completion.backend = capabilities_.name;
  task.completion.device_cycles = 0;
  leave_alone();
  finished_.push(&task);
}

/// Returns whether `last_` holds for a task as well, if it has the depth of `last_`.
bool AutoEngine::is_like_last(const Task& task) const {
  if (task.len_bits != last_.len_bits || kind_of(task) != last_.kind) return false;
  return hardware_ == 0 || (task.aad.size() == last_.aad_bytes && task.tag.size() == last_.tag_bytes);
}

/// Leaves the choice for a task in `last_`, which repeats itself as long as tasks and engines do.
void AutoEngine::choose(const Task& task, std::size_t depth) {
  if (is_like_last(task) && depth == last_.depth && out_ == last_.out) return;
  last_ = {.len_bits = task.len_bits,
           .kind = kind_of(task),
           .depth = depth,
           .aad_bytes = task.aad.size(),
           .tag_bytes = task.tag.size(),
           .out = out_,
           .choice = decide(task, depth)};
}

/// Hands tasks to a member.
inline void AutoEngine::give(std::size_t member, std::span<Task* const> tasks) {
  Slot& slot = slots_[member];
  if (&slot == alone_) {
    const std::size_t accepted = slot.engine->submit(tasks);
    slot.tasks += accepted;
    if (accepted == tasks.size()) return;
    tasks = tasks.subspan(accepted);
  } else if (slot.at_once) {
    leave_alone();
    const std::span<Task* const> done = tasks.first(slot.engine->run_at_once(tasks));
    for (Task* const task : done) {
      if (task->completion.status == Status::ok || settle(member, *task)) finished_.push(task);
    }
    if (done.size() == tasks.size()) return;
    slot.at_once = !done.empty();
    tasks = tasks.subspan(done.size());
  }
  queue(member, tasks);
}

std::size_t AutoEngine::submit(std::span<Task* const> tasks) {
  const std::span<Task* const> taken = tasks.first(std::min(tasks.size(), kInFlight - in_flight_));
  if (taken.empty()) return 0;
  in_flight_ += taken.size();
  if (out_ != 0) retry_members(taken.size());
  choose(*taken[0], taken.size());
  taken[0]->completion.reason = last_.choice.reason;
  std::size_t alike = 1;
  while (alike < taken.size() && is_like_last(*taken[alike])) taken[alike++]->completion.reason = last_.choice.reason;
  if (alike == taken.size() && last_.choice.member != kNone) {
    give(last_.choice.member, taken);
  } else {
    submit_mixture(taken);
  }
  return taken.size();
}

void AutoEngine::submit_mixture(std::span<Task* const> tasks) {
  std::array<std::uint8_t, kInFlight> members;
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    choose(*tasks[i], tasks.size());
    members[i] = last_.choice.member;
    tasks[i]->completion.reason = last_.choice.reason;
    if (members[i] == kNone) refuse(*tasks[i]);
  }
  // Each engine gets its tasks together: they are a batch to it.
  std::array<Task*, kInFlight> batch;
  for (std::size_t member = 0; member < slots_.size(); ++member) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      if (members[i] == member) batch[count++] = tasks[i];
    }
    if (count > 0) give(member, std::span(batch).first(count));
  }
}

/// Submits tasks to a member; what it has no room for waits.
void AutoEngine::queue(std::size_t member, std::span<Task* const> tasks) {
  Slot& slot = slots_[member];
  const Mask bit = Mask{1} << member;
  leave_alone();
  busy_ |= bit;
  const std::size_t accepted = slot.waiting.empty() && slot.engine != nullptr ? slot.engine->submit(tasks) : 0;
  slot.tasks += accepted;
  if (accepted == tasks.size()) {
    if (busy_ == bit && out_ == 0 && (hardware_ & bit) == 0 && finished_.empty() && replayed_.empty()) {
      alone_ = &slot;
      busy_ = 0;
    }
    return;
  }
  slot.waiting.insert(slot.waiting.end(), tasks.begin() + static_cast<std::ptrdiff_t>(accepted), tasks.end());
}

/// Ends the state in which one member counts, and only tasks that end well. Returns the one that was alone.
std::size_t AutoEngine::leave_alone() {
  if (alone_ == nullptr) return kNone;
  const auto member = static_cast<std::size_t>(alone_ - slots_.data());
  if (alone_->tasks > 0) busy_ |= Mask{1} << member;
  alone_ = nullptr;
  return member;
}

void AutoEngine::offer_waiting(Slot& slot) {
  if (slot.waiting.empty() || slot.engine == nullptr) return;
  const std::size_t accepted = slot.engine->submit(slot.waiting);
  slot.tasks += accepted;
  slot.waiting.erase(slot.waiting.begin(), slot.waiting.begin() + static_cast<std::ptrdiff_t>(accepted));
}

/// Polls a member. Returns how many of its tasks are done for good.
std::size_t AutoEngine::collect(std::size_t member, std::span<Task*> done) {
  Slot& slot = slots_[member];
  if (slot.engine == nullptr) {
    // It died and could not be made again: what waited for it fails as with any dead device.
    std::vector<Task*> lost;
    lost.swap(slot.waiting);
    busy_ &= ~(Mask{1} << member);
    std::size_t given = 0;
    for (Task* task : lost) {
      task->completion.status = Status::device_dead;
      task->completion.backend = slot.health.engine;
      if (!settle(member, *task)) continue;
      if (given < done.size()) {
        done[given++] = task;
      } else {
        finished_.push(task);
      }
    }
    return given;
  }
  const std::size_t count = sort_out(member, done.first(slot.engine->poll(done)));
  offer_waiting(slot);
  if (slot.tasks == 0 && slot.waiting.empty() && slot.probe == nullptr) busy_ &= ~(Mask{1} << member);
  return count;
}

std::size_t AutoEngine::poll(std::span<Task*> done) {
  std::size_t given = 0;
  if (alone_ != nullptr) {
    given = alone_->engine->poll(done);
    if (all_ok(done.first(given))) {
      alone_->tasks -= given;
      in_flight_ -= given;
      return given;
    }
    given = sort_out(leave_alone(), done.first(given));
    // `wait` may have promised something.
    if (given == 0) (void)wait_for_members(0);
  }
  while (given < done.size() && !finished_.empty()) done[given++] = finished_.pop();
  if (busy_ != 0) given += poll_members(done.subspan(given));
  in_flight_ -= given;
  return given;
}

/// Polls the members that have work, in turn.
std::size_t AutoEngine::poll_members(std::span<Task*> done) {
  std::size_t given = 0;
  for (std::size_t i = 0; busy_ != 0 && i < slots_.size() && given < done.size(); ++i) {
    const std::size_t member = first_ + i < slots_.size() ? first_ + i : first_ + i - slots_.size();
    if ((busy_ >> member & 1U) != 0) given += collect(member, done.subspan(given));
  }
  first_ = first_ + 1 < slots_.size() ? first_ + 1 : 0;
  return given;
}

Status AutoEngine::wait(std::uint64_t timeout_ns) {
  if (!finished_.empty() || in_flight_ == 0) return Status::ok;
  return alone_ != nullptr ? alone_->engine->wait(timeout_ns) : wait_for_members(timeout_ns);
}

/// Waits until one of the tasks that members have is done for good.
Status AutoEngine::wait_for_members(std::uint64_t timeout_ns) {
  std::array<Task*, kInFlight> done;
  while (finished_.empty() && in_flight_ > 0) {
    bool advanced = false;
    for (std::size_t member = 0; member < slots_.size() && finished_.empty(); ++member) {
      Slot& slot = slots_[member];
      if (slot.tasks == 0 && slot.waiting.empty()) continue;
      offer_waiting(slot);
      if (slot.engine != nullptr && slot.engine->wait(timeout_ns) != Status::ok) continue;
      advanced = true;
      const std::size_t count = collect(member, done);
      for (Task* const task : std::span(done).first(count)) finished_.push(task);
    }
    if (finished_.empty() && !advanced) return Status::timeout;
  }
  return Status::ok;
}

DeviceEvents AutoEngine::device_events() const {
  DeviceEvents sum;
  for (const Slot& slot : slots_) {
    if (slot.engine == nullptr) continue;
    const DeviceEvents events = slot.engine->device_events();
    sum.key_loads += events.key_loads;
    sum.interrupts += events.interrupts;
    sum.lost_interrupts += events.lost_interrupts;
  }
  return sum;
}

}  // namespace tandem::choose
