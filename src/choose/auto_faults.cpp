// Handles tasks that come back to the engine `auto`, and engines that fail: replay, outage, probe.
#include <algorithm>

#include "choose/auto_engine.h"
#include "choose/auto_probe.h"

namespace tandem::choose {
namespace {

constexpr std::uint64_t kProbeTimeoutNs = 1'000'000'000;

/// Returns whether another engine may do better: this one failed, or is not made for such a task, or either it or the
/// key is wrong.
constexpr bool is_undone(Status status) {
  return is_fault(status) || status == Status::unsupported || status == Status::wrong_result;
}

}  // namespace

/// Computes with the first software member what each member's probe must give.
void AutoEngine::make_answers() {
  const auto software =
      std::ranges::find_if(slots_, [](const Slot& slot) { return !slot.engine->capabilities().hardware; });
  if (software == slots_.end()) return;
  for (Slot& slot : slots_) {
    const auto alike = std::ranges::find(slots_, slot.key_lengths, &Slot::key_lengths);
    if (&*alike != &slot) {
      slot.answer = alike->answer;
      continue;
    }
    Probe probe(options_.algorithm, slot.key_lengths);
    Task* task = &probe.task;
    const bool done = software->engine->submit({&task, 1}) == 1 &&
                      software->engine->wait(kProbeTimeoutNs) == Status::ok && software->engine->poll({&task, 1}) == 1;
    if (done && probe.task.completion.status == Status::ok) slot.answer = probe.answer();
  }
}

/// Sorts what a member has handed back: keeps tasks that are done for good in front, and returns their number.
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

/// Returns whether a task that a member has handed back is done for good, and is not run again.
bool AutoEngine::settle(std::size_t member, Task& task) {
  const Status status = task.completion.status;
  if (is_fault(status)) take_out(member, status);
  if (is_undone(status) && run_again(member, task)) return false;
  if (!replayed_.empty()) end_replay(task);
  return true;
}

/// Says which engines of a task that is done for good gave wrong results, if the task has been run again.
void AutoEngine::end_replay(Task& task) {
  const auto replay = std::ranges::find(replayed_, &task, &Replay::task);
  if (replay == replayed_.end()) return;
  const Mask wrong = replay->wrong;
  replayed_.erase(replay);
  Status& status = task.completion.status;
  if (wrong != 0 && is_undone(status)) status = Status::wrong_result;  // of which the output is left
  for (std::size_t member = 0; status == Status::ok && member < slots_.size(); ++member) {
    // An engine that finds its own way around wrong numbers proves nothing: the probe, with a key that is right, does.
    if ((wrong >> member & 1U) != 0) take_out(member, Status::wrong_result, 1);
  }
}

/// Gives a task that a member has not done to another, if there is one and the input is still there.
bool AutoEngine::run_again(std::size_t member, Task& task) {
  Slot& slot = slots_[member];
  auto replay = std::ranges::find(replayed_, &task, &Replay::task);
  if (replay == replayed_.end()) replay = replayed_.insert(replay, {.task = &task});
  replay->tried |= Mask{1} << member;
  if (task.completion.status == Status::wrong_result) replay->wrong |= Mask{1} << member;
  Mask left = may_run(task) & ~replay->tried;
  if ((left & ~out_) != 0) left &= ~out_;
  const bool has_input = task.source != task.destination || slot.keeps_input;
  // No software engine can do what another one cannot, and `wait` must have something for `poll`.
  const bool final = task.completion.status == Status::unsupported && (hardware_ >> member & 1U) == 0;
  if (left == 0 || !has_input || final) return false;
  const Decision::Choice choice = decision_.choose(task.direction, size_of(task), 1, left);
  ++replays_;
  task.completion = {};
  task.completion.reason = Reason::replayed;
  // The task does not go through `give`, since that engine may be in the middle of a poll.
  slots_[choice.member].waiting.push_back(&task);
  busy_ |= Mask{1} << choice.member;
  return true;
}

/// retry_after: tasks until it is tried again.
void AutoEngine::take_out(std::size_t member, Status why, std::uint64_t retry_after) {
  Slot& slot = slots_[member];
  ++slot.health.faults;
  slot.health.last_fault = why;
  if ((out_ >> member & 1U) != 0) return;
  out_ |= Mask{1} << member;
  slot.health.in = false;
  ++slot.health.outages;
  slot.retry_after = retry_after;
  slot.retry_at = submitted_ + slot.retry_after;
}

/// Counts tasks on the clock of the members that are out, and sends a probe to those that have been for long enough.
void AutoEngine::retry_members(std::size_t tasks) {
  submitted_ += tasks;
  for (std::size_t member = 0; member < slots_.size(); ++member) {
    Slot& slot = slots_[member];
    if (slot.probe != nullptr && slot.tasks == 0) {
      // A caller may ask for no more tasks than are done, and `poll` then does not come to it.
      std::array<Task*, 1> done;
      (void)sort_out(member, std::span(done).first(slot.engine->poll(done)));
    }
    if ((out_ >> member & 1U) == 0 || slot.probe != nullptr || submitted_ < slot.retry_at) continue;
    // The engine is dead beyond its own reset, if a probe has found that before.
    const bool tried_before = slot.retry_after > kFirstRetry;
    if (tried_before && slot.remake && slot.tasks == 0 && slot.health.last_fault == Status::device_dead) {
      slot.engine.reset();
      slot.engine = slot.remake();
      ++slot.health.remakes;
    }
    slot.retry_after = std::clamp(2 * slot.retry_after, kFirstRetry, kLastRetry);
    slot.retry_at = submitted_ + slot.retry_after;
    if (slot.engine == nullptr) continue;
    slot.probe = std::make_unique<Probe>(options_.algorithm, slot.key_lengths);
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
  const bool right = status == Status::ok && (slot.answer.empty() || slot.probe->answer() == slot.answer);
  slot.probe.reset();
  if (!right) {
    slot.health.last_fault = status == Status::ok ? Status::wrong_result : status;
    return;
  }
  out_ &= ~(Mask{1} << member);
  slot.health.in = true;
  ++slot.health.returns;
}

}  // namespace tandem::choose
