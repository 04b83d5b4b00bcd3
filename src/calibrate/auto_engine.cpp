#include "calibrate/auto_engine.h"

#include <algorithm>
#include <cassert>

#include "engine/rsa_iv.h"
#include "selftest/rsa_tasks.h"
#include "selftest/shape.h"

namespace tandem::calibrate {
namespace {

constexpr std::size_t kProbeBytes = 64;
constexpr std::uint64_t kProbeTimeoutNs = 1'000'000'000;
/// No member.
constexpr std::uint8_t kNone = 0xff;

/// Whether another engine may do better: this one failed, or is not made for such a task.
constexpr bool is_undone(Status status) { return is_fault(status) || status == Status::unsupported; }

std::vector<std::string_view> names_of(const std::vector<AutoEngine::Member>& members) {
  std::vector<std::string_view> names;
  for (const AutoEngine::Member& member : members) names.push_back(member.engine->capabilities().name);
  return names;
}

}  // namespace

/// A task that an engine which was out must do right.
struct AutoEngine::Probe {
  explicit Probe(Algorithm algorithm) {
    const selftest::Shape& shape = *selftest::shape_of(algorithm);
    task.algorithm = algorithm;
    task.direction = shape.back_only ? Direction::decrypt : Direction::encrypt;
    task.key_bytes = shape.key_bytes;
    task.source = source.data();
    task.destination = shape.tag_alone ? nullptr : destination.data();
    task.len_bits = 8 * kProbeBytes;
    if (shape.key_in_message) selftest::put_rsa_key(selftest::kRsaBits[0], task, source).back() = 2;
    task.tag = std::span(tag).first(shape.tag_bytes);
  }
  [[nodiscard]] std::vector<std::uint8_t> answer() const {
    std::vector<std::uint8_t> bytes(destination.begin(), destination.end());
    bytes.insert(bytes.end(), tag.begin(), tag.end());
    return bytes;
  }

  std::array<std::uint8_t, selftest::kMaxRsaBytes> source{};
  std::array<std::uint8_t, selftest::kMaxRsaBytes> destination{};
  std::array<std::uint8_t, 64> tag{};
  Task task;
};

AutoEngine::AutoEngine(std::vector<Member> members, const Options& options)
    : options_(options), decision_(options.algorithm_name, names_of(members), options.profile, options.objective) {
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
      capabilities_.key_bytes = allowed_ == bit || capabilities_.key_bytes == one.key_bytes ? one.key_bytes : 0;
    }
    Slot& slot = slots_.emplace_back();
    slot.health.engine = one.name;
    slot.max_len_bits = one.max_len_bits;
    slot.key_bytes = one.key_bytes;
    slot.keeps_input = one.keeps_input;
    slot.remake = std::move(member.remake);
    slot.engine = std::move(member.engine);
    slot.waiting.reserve(kInFlight);
  }
  make_answer();
}

AutoEngine::~AutoEngine() {
  // Before the probes, which they may hold.
  for (Slot& slot : slots_) slot.engine.reset();
}

/// What the probe must give, from the first software member.
void AutoEngine::make_answer() {
  const auto software =
      std::ranges::find_if(slots_, [](const Slot& slot) { return !slot.engine->capabilities().hardware; });
  if (software == slots_.end()) return;
  Probe probe(options_.algorithm);
  Task* task = &probe.task;
  const bool done = software->engine->submit({&task, 1}) == 1 &&
                    software->engine->wait(kProbeTimeoutNs) == Status::ok && software->engine->poll({&task, 1}) == 1;
  if (done && probe.task.completion.status == Status::ok) answer_ = probe.answer();
}

AutoEngine::Mask AutoEngine::may_run(const Task& task) const {
  Mask mask = allowed_;
  if (task.require == Require::hardware) mask &= hardware_;
  if (task.require == Require::software) mask &= ~hardware_;
  Mask of_this_key = mask;
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    if (slots_[i].key_bytes != 0 && slots_[i].key_bytes != task.key_bytes) of_this_key &= ~(Mask{1} << i);
  }
  return of_this_key != 0 ? of_this_key : mask;
}

/// The member for a task; kNone if no member may run it. One that is out serves only where none is in.
Decision::Choice AutoEngine::decide(const Task& task, std::size_t depth) {
  const Mask may = may_run(task);
  if (may == 0) return {kNone, Reason::only};
  Mask mask = (may & ~out_) != 0 ? may & ~out_ : may;
  for (;;) {
    const Decision::Choice choice = decision_.choose(task.direction, size_of(task), depth, mask);
    const Mask others = mask & ~(Mask{1} << choice.member);
    if (task.len_bits <= slots_[choice.member].max_len_bits || others == 0) return choice;
    mask = others;
  }
}

void AutoEngine::refuse(Task& task) {
  task.completion.status = Status::unsupported;
  task.completion.backend = capabilities_.name;
  task.completion.device_cycles = 0;
  finished_.push(&task);
}

/// Whether `last_` holds for a task as well, if the depth is its own.
bool AutoEngine::is_like_last(const Task& task) const {
  return task.len_bits == last_.len_bits && task.key_bytes == last_.key_bytes && task.direction == last_.direction &&
         task.require == last_.require;
}

/// Leaves the choice for a task in `last_`, which repeats itself as long as tasks and engines do.
void AutoEngine::choose(const Task& task, std::size_t depth) {
  if (is_like_last(task) && depth == last_.depth && out_ == last_.out) return;
  last_ = {.len_bits = task.len_bits,
           .key_bytes = task.key_bytes,
           .direction = task.direction,
           .require = task.require,
           .depth = depth,
           .out = out_,
           .choice = decide(task, depth)};
}

std::size_t AutoEngine::submit(std::span<Task* const> tasks) {
  const std::span<Task* const> taken = tasks.first(std::min(tasks.size(), kInFlight - in_flight_));
  if (taken.empty()) return 0;
  submitted_ += taken.size();
  in_flight_ += taken.size();
  if (out_ != 0) retry_members();
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

/// Hands tasks to a member.
void AutoEngine::give(std::size_t member, std::span<Task* const> tasks) {
  Slot& slot = slots_[member];
  if (slot.at_once && slot.waiting.empty() && slot.engine != nullptr) {
    const std::size_t done = slot.engine->run_at_once(tasks);
    slot.at_once = done > 0;
    for (Task* const task : tasks.first(done)) {
      const bool settled = task->completion.status == Status::ok && replayed_.empty();
      if (settled || settle(member, *task)) finished_.push(task);
    }
    if (done == tasks.size()) return;
    tasks = tasks.subspan(done);
  }
  queue(member, tasks);
}

/// Submits tasks to a member; what it has no room for waits.
void AutoEngine::queue(std::size_t member, std::span<Task* const> tasks) {
  Slot& slot = slots_[member];
  busy_ |= Mask{1} << member;
  const std::size_t accepted = slot.waiting.empty() && slot.engine != nullptr ? slot.engine->submit(tasks) : 0;
  slot.tasks += accepted;
  if (accepted == tasks.size()) return;
  slot.waiting.insert(slot.waiting.end(), tasks.begin() + static_cast<std::ptrdiff_t>(accepted), tasks.end());
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

/// Of what a member has handed back: keeps what is done for good in front, and returns how many those are.
std::size_t AutoEngine::sort_out(std::size_t member, std::span<Task*> done) {
  Slot& slot = slots_[member];
  bool undone = false;
  for (const Task* const task : done) undone |= is_undone(task->completion.status);
  if (!undone && slot.probe == nullptr && replayed_.empty()) {
    slot.tasks -= done.size();
    return done.size();
  }
  std::size_t given = 0;
  for (Task* const task : done) {
    if (slot.probe != nullptr && task == &slot.probe->task) {
      end_probe(member);
      continue;
    }
    --slot.tasks;
    if (settle(member, *task)) done[given++] = task;
  }
  return given;
}

/// Whether a task that a member has handed back is done for good, and is not run again.
bool AutoEngine::settle(std::size_t member, Task& task) {
  const Status status = task.completion.status;
  if (is_fault(status)) take_out(member, status);
  if (is_undone(status) && run_again(member, task)) return false;
  if (!replayed_.empty()) std::erase_if(replayed_, [&](const Replay& replay) { return replay.task == &task; });
  return true;
}

/// The one member that has work, if there is nothing else to look after.
AutoEngine::Slot* AutoEngine::sole() {
  if (busy_ == 0 || (busy_ & (busy_ - 1)) != 0 || out_ != 0 || !finished_.empty()) return nullptr;
  Slot& slot = slots_[static_cast<std::size_t>(__builtin_ctz(busy_))];
  return slot.waiting.empty() ? &slot : nullptr;
}

/// Gives a task that a member has not done to another, if there is one and the input is still there.
bool AutoEngine::run_again(std::size_t member, Task& task) {
  Slot& slot = slots_[member];
  auto replay = std::ranges::find(replayed_, &task, &Replay::task);
  if (replay == replayed_.end()) replay = replayed_.insert(replay, {&task, 0});
  replay->tried |= Mask{1} << member;
  Mask left = may_run(task) & ~replay->tried;
  if ((left & ~out_) != 0) left &= ~out_;
  const bool has_input = task.source != task.destination || slot.keeps_input;
  // Of software, what one cannot do none can, and `wait` must have something for `poll`.
  const bool final = task.completion.status == Status::unsupported && (hardware_ >> member & 1U) == 0;
  if (left == 0 || !has_input || final) return false;
  const Decision::Choice choice = decision_.choose(task.direction, size_of(task), 1, left);
  ++replays_;
  task.completion = {};
  task.completion.reason = Reason::replayed;
  // Not through give: it may be called while that engine is being polled.
  slots_[choice.member].waiting.push_back(&task);
  busy_ |= Mask{1} << choice.member;
  return true;
}

void AutoEngine::take_out(std::size_t member, Status why) {
  Slot& slot = slots_[member];
  ++slot.health.faults;
  slot.health.last_fault = why;
  if ((out_ >> member & 1U) != 0) return;
  out_ |= Mask{1} << member;
  slot.health.in = false;
  ++slot.health.outages;
  slot.retry_after = kFirstRetry;
  slot.retry_at = submitted_ + slot.retry_after;
}

/// Sends a probe to the members that have been out for long enough.
void AutoEngine::retry_members() {
  for (std::size_t member = 0; member < slots_.size(); ++member) {
    Slot& slot = slots_[member];
    if ((out_ >> member & 1U) == 0 || slot.probe != nullptr || submitted_ < slot.retry_at) continue;
    // Dead beyond its own reset, if a probe has found that before.
    const bool tried_before = slot.retry_after > kFirstRetry;
    if (tried_before && slot.remake && slot.tasks == 0 && slot.health.last_fault == Status::device_dead) {
      slot.engine.reset();
      slot.engine = slot.remake();
      ++slot.health.remakes;
    }
    slot.retry_after = std::min(2 * slot.retry_after, kLastRetry);
    slot.retry_at = submitted_ + slot.retry_after;
    if (slot.engine == nullptr) continue;
    slot.probe = std::make_unique<Probe>(options_.algorithm);
    Task* task = &slot.probe->task;
    if (slot.engine->submit({&task, 1}) == 1) {
      busy_ |= Mask{1} << member;
    } else {
      slot.probe.reset();
    }
  }
}

void AutoEngine::end_probe(std::size_t member) {
  Slot& slot = slots_[member];
  const Status status = slot.probe->task.completion.status;
  const bool right = status == Status::ok && (answer_.empty() || slot.probe->answer() == answer_);
  slot.probe.reset();
  if (!right) {
    slot.health.last_fault = status;
    return;
  }
  out_ &= ~(Mask{1} << member);
  slot.health.in = true;
  ++slot.health.returns;
}

std::size_t AutoEngine::poll(std::span<Task*> done) {
  std::size_t given = 0;
  while (given < done.size() && !finished_.empty()) done[given++] = finished_.pop();
  if (busy_ != 0) given += poll_members(done.subspan(given));
  in_flight_ -= given;
  return given;
}

/// Polls the members that have work, in turn.
std::size_t AutoEngine::poll_members(std::span<Task*> done) {
  if (Slot* const slot = sole()) {
    const auto member = static_cast<std::size_t>(slot - slots_.data());
    const std::size_t count = sort_out(member, done.first(slot->engine->poll(done)));
    if (slot->tasks == 0) busy_ &= ~(Mask{1} << member);
    return count;
  }
  std::size_t given = 0;
  for (std::size_t i = 0; busy_ != 0 && i < slots_.size() && given < done.size(); ++i) {
    const std::size_t member = first_ + i < slots_.size() ? first_ + i : first_ + i - slots_.size();
    if ((busy_ >> member & 1U) != 0) given += collect(member, done.subspan(given));
  }
  first_ = first_ + 1 < slots_.size() ? first_ + 1 : 0;
  return given;
}

Status AutoEngine::wait(std::uint64_t timeout_ns) {
  return !finished_.empty() || in_flight_ == 0 ? Status::ok : wait_for_members(timeout_ns);
}

/// Until one of the tasks that members have is done for good.
Status AutoEngine::wait_for_members(std::uint64_t timeout_ns) {
  // Of hardware, a task that is done may have to run again, so that poll would have nothing.
  if (Slot* const slot = sole(); slot != nullptr && (busy_ & hardware_) == 0) return slot->engine->wait(timeout_ns);
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

}  // namespace tandem::calibrate
