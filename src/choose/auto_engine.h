// The engine `auto`: gives each task to the engine that a profile says is best, and goes on when one fails.
//
// Decision    per task, by its size and direction and how many are submitted together (decision.h). A task that an
//             engine has taken is finished there or fails there; none moves half done.
// Cost        software that runs tasks at once is not asked for them again: they are in the queue of this class
// Faults      an engine whose task ends as broken (is_fault) is excluded. Another engine runs the whole task again if
//             its input is intact: source and destination differ, or the engine keeps_input. Otherwise it comes back
//             with its status. After some tasks an excluded engine gets a probe from this class; if the answer is
//             right the engine is back in use, otherwise it waits twice as long. One that died is reopened.
// Wrong       a result that fails the check which its task brings (wrong_result): either
//             the engine computes wrongly, or the numbers of the key do not fit. Such a task is run again in the same
//             way. If one engine succeeds, those that failed are excluded, and get their probe with the next task; if
//             none succeeds, it is the key, and no engine is excluded
// Limits      a task that a device calls unsupported, such as a length of keys, is run again in the same way; the
//             device stays in use
// Checked by  auto_engine_test.cpp, auto_rsa_test.cpp, auto_fault_test.cpp, the conformance suite
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "choose/decision.h"
#include "engine/engine.h"
#include "engine/fixed_queue.h"
#include "engine/software/adapter.h"

namespace tandem::choose {

/// Returns whether a status says that the engine failed, not that the task was wrong.
constexpr bool is_fault(Status status) {
  std::uint64_t faults = 0;
  for (const Status fault : {Status::bus_read_error, Status::bus_write_error, Status::timeout, Status::device_dead,
                             Status::io_error, Status::cancelled}) {
    faults |= std::uint64_t{1} << static_cast<unsigned>(fault);
  }
  return (faults >> static_cast<unsigned>(status) & 1U) != 0;
}

/// The health of one member.
struct Health {
  std::string_view engine;
  bool in = true;
  Status last_fault = Status::ok;
  std::uint64_t faults = 0;   ///< tasks that it failed
  std::uint64_t outages = 0;  ///< times that it was excluded
  std::uint64_t returns = 0;  ///< times that it came back into use
  std::uint64_t remakes = 0;
};

class AutoEngine final : public Engine {
 public:
  /// Tasks between submit and poll.
  static constexpr std::size_t kInFlight = 64;
  /// Tasks until an excluded engine is tried again, the first time and at most.
  static constexpr std::uint64_t kFirstRetry = 64;
  static constexpr std::uint64_t kLastRetry = 65'536;

  struct Member {
    std::unique_ptr<Engine> engine;
    /// Opens the device again after the engine has died; empty where that makes no sense.
    std::function<std::unique_ptr<Engine>()> remake = {};
  };
  struct Options {
    Algorithm algorithm = Algorithm::none;
    std::string_view name = "auto";        ///< in static storage
    std::string_view algorithm_name = {};  ///< as the profile has it
    Objective objective = Objective::throughput;
    Require require = Require::any;    ///< of all tasks; each may ask for more
    const Profile* profile = nullptr;  ///< not needed after construction
  };

  /// members: 1 to Decision::kMaxMembers engines of the algorithm, in the order that counts without a profile.
  AutoEngine(std::vector<Member> members, const Options& options);
  ~AutoEngine() override;

  [[nodiscard]] const Capabilities& capabilities() const override { return capabilities_; }
  /// Tasks that no member may run come back as unsupported.
  std::size_t submit(std::span<Task* const> tasks) override;
  std::size_t poll(std::span<Task*> done) override;
  /// Waits for the members with tasks in turn: the timeout is for each of them.
  Status wait(std::uint64_t timeout_ns) override;
  [[nodiscard]] std::size_t in_flight() const override { return in_flight_; }
  [[nodiscard]] DeviceEvents device_events() const override;

  [[nodiscard]] Health health(std::size_t member) const { return slots_[member].health; }
  [[nodiscard]] std::size_t members() const { return slots_.size(); }
  [[nodiscard]] std::uint64_t replays() const { return replays_; }

 private:
  struct Probe;
  struct Slot {
    std::unique_ptr<Engine> engine;
    std::function<std::unique_ptr<Engine>()> remake;
    Health health;
    std::uint64_t max_len_bits = 0;
    std::uint64_t key_lengths = 0;  ///< as Capabilities has them
    bool keeps_input = false;
    bool at_once = false;              ///< software, until run_at_once has refused a task
    std::size_t tasks = 0;             ///< with the engine, the probe left out
    std::vector<Task*> waiting;        ///< until the engine has room
    std::uint64_t retry_at = 0;        ///< on the clock of `submitted_`
    std::uint64_t retry_after = 0;     ///< the wait that ends there
    std::unique_ptr<Probe> probe;      ///< while one is with the engine
    std::vector<std::uint8_t> answer;  ///< to its probe, from software; empty if there is none
  };
  struct Replay {
    Task* task;
    std::uint32_t tried = 0;  ///< members that failed it
    std::uint32_t wrong = 0;  ///< of these, whose result was wrong
  };
  using Mask = std::uint32_t;
  /// All that a choice depends on, but for what the decision remembers; and the choice.
  struct Chosen {
    std::uint64_t len_bits = 0;
    std::uint32_t kind = 0;  ///< algorithm, direction, require, length of the key
    std::size_t depth = 0;
    std::size_t aad_bytes = 0;  ///< where there is hardware, which may not take it; so the tag's
    std::size_t tag_bytes = 0;
    Mask out = 0;
    Decision::Choice choice{};
  };

  [[nodiscard]] std::uint64_t size_of(const Task& task) const;
  [[nodiscard]] Mask may_run(const Task& task) const;
  [[nodiscard]] Decision::Choice decide(const Task& task, std::size_t depth);
  [[nodiscard]] bool is_like_last(const Task& task) const;
  void choose(const Task& task, std::size_t depth);
  [[gnu::noinline]] void submit_mixture(std::span<Task* const> tasks);
  void refuse(Task& task);
  [[gnu::always_inline]] void give(std::size_t member, std::span<Task* const> tasks);
  // Out of line, as are two more below, so that the usual ways stay short.
  [[gnu::noinline]] void queue(std::size_t member, std::span<Task* const> tasks);
  std::size_t leave_alone();
  void offer_waiting(Slot& slot);
  std::size_t collect(std::size_t member, std::span<Task*> done);
  std::size_t sort_out(std::size_t member, std::span<Task*> done);
  bool settle(std::size_t member, Task& task);
  void end_replay(Task& task);
  [[gnu::noinline]] std::size_t poll_members(std::span<Task*> done);
  [[gnu::noinline]] Status wait_for_members(std::uint64_t timeout_ns);
  bool run_again(std::size_t member, Task& task);
  void take_out(std::size_t member, Status why, std::uint64_t retry_after = kFirstRetry);
  void retry_members(std::size_t tasks);
  void end_probe(std::size_t member);
  void make_answers();

  Capabilities capabilities_;
  Options options_;
  const software::KeyedTasks* keyed_ = nullptr;  ///< if sizes are those of keys
  std::vector<Slot> slots_;
  Decision decision_;
  Chosen last_;
  Mask allowed_ = 0;  ///< by the options' require
  Mask hardware_ = 0;
  Mask out_ = 0;
  Mask busy_ = 0;  ///< with tasks or a probe; the one that is alone left out
  /// The member, of software, that has all tasks in flight while there is nothing else to look after: none waits or is
  /// run again, no engine is out. Nullptr at other times.
  Slot* alone_ = nullptr;
  std::size_t first_ = 0;
  std::size_t in_flight_ = 0;
  std::uint64_t replays_ = 0;
  std::uint64_t submitted_ = 0;  ///< while a member was out
  std::vector<Replay> replayed_;
  FixedQueue<Task*, kInFlight> finished_;
};

}  // namespace tandem::choose
