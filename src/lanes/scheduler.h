// Runs PDUs of any lengths and keys through the kernels of one cipher, many side by side. Freestanding.
//
//   submit -> waiting -> (initialised in groups) -> parked -> running in a lane -> finished -> poll
//
// PDUs wait in a queue. They are initialised together, as many as there are and the widest kernel has lanes, because
// initialising clocks all lanes whether one or all are in use; the columns that find no free lane are parked, ready to
// run. A lane whose PDU ends is refilled from a parked column at the next multiple of 16 words.
//
// Which kernel runs follows from what is there (lanes/plan.h): with many PDUs the one that costs least per lane; with
// few the one that finishes them first, down to one lane for one long stream. Columns move when it changes.
//
// Checked by  scheduler_test.cpp, mixed_batches_test.cpp
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/fixed_queue.h"
#include "engine/pdu.h"
#include "lanes/kernel.h"

namespace tandem::lanes {

/// Batch scheduler over one cipher. Belongs to one thread at a time; work happens inside `poll` alone.
///
/// No allocation, locks or threads: all memory is inside the object. It is wiped when the last PDU in flight finishes
/// and on destruction; a column is wiped when its lane is given up without a successor.
///
/// Latency. Let a PDU be submitted while the PDUs in flight have W keystream words left in all; let n be the lanes of
/// the running kernel, g those of the widest one that it uses, i the clocks of an initialisation, w the longest and w0
/// the PDU's own keystream words, every count of words rounded up to a multiple of 16. It is finished after no more
/// clocks than
///
///     (W + g min(w, kTurnWords)) / n + w0 + i (1 + number of PDUs in flight)
///
/// because as long as it has no lane all lanes are busy with PDUs that were in flight before it, or in its own group of
/// at most g; nothing that is submitted later overtakes it, but for those of its group that are longer, and in turns. A
/// PDU that has held a lane for kTurnWords words while others wait goes to the end of the parked ones: short PDUs do
/// not wait for long ones unless these are more than the lanes and parking places together.
/// A poll clocks at most kSliceWords words in every lane (kSingleSliceWords where there is one), and initialises at
/// most one group before every 16 of them.
class Scheduler {
 public:
  /// PDUs that it can hold between submit and poll.
  static constexpr std::size_t kCapacity = 256;
  static constexpr std::size_t kSliceWords = 64;
  static constexpr std::size_t kSingleSliceWords = 512;
  static constexpr std::size_t kTurnWords = 4096;

  /// cipher: of a variant that is available here; it outlives the scheduler.
  explicit Scheduler(const Cipher& cipher);
  Scheduler(const Scheduler&) = delete;
  Scheduler& operator=(const Scheduler&) = delete;
  ~Scheduler();

  /// Takes PDUs from the front of `pdus` and returns how many it took; fewer than offered means full. PDUs and their
  /// buffers stay untouched by the caller until they come back from poll. All of them are valid (engine/pdu.h).
  std::size_t submit(std::span<Pdu* const> pdus);

  /// Runs a slice unless `done.size()` PDUs are finished already, then hands back finished ones, in any order; returns
  /// how many. That can be none while PDUs are in flight: call again.
  std::size_t poll(std::span<Pdu*> done);

  /// PDUs taken and not handed back.
  [[nodiscard]] std::size_t in_flight() const { return in_flight_; }
  /// PDUs that the next poll hands back without running anything.
  [[nodiscard]] std::size_t finished() const { return finished_.size(); }

 private:
  using LaneMask = std::uint32_t;
  static_assert(kMaxLanes <= 8 * sizeof(LaneMask));
  static constexpr std::int32_t kIdle = INT32_MAX;

  /// Words left in the busy lanes.
  struct Reach {
    std::int32_t shortest;  ///< kIdle if no lane is busy
    std::int32_t longest;
  };

  void run_slice();
  [[nodiscard]] Reach reach_of_lanes() const;
  LaneMask drain(std::int32_t words);
  void absorb(std::size_t lane, std::size_t stride, std::size_t end);
  void finish(std::size_t lane, std::size_t stride);
  void plan();
  void change_kernel(const Kernel& kernel);
  void take_turns();
  void exchange(std::size_t lane);
  void fill(std::size_t offset);
  void begin_job(Job& job, std::uint32_t* column, std::size_t stride);
  void start_here(std::size_t offset);
  void park_waiting();
  void park_running(std::size_t lane);
  void unpark(std::size_t lane, std::size_t offset);
  void wipe_idle();

  [[nodiscard]] std::size_t group_size() const;
  [[nodiscard]] std::size_t rows() const { return cipher_.function.rows; }
  [[nodiscard]] std::uint32_t* running_column(std::size_t lane) { return running_->words + lane; }

  const Cipher& cipher_;
  const Kernel& bulk_;
  const Kernel* kernel_;
  bool changed_ = true;  ///< since the last plan: PDUs came or went
  std::size_t in_flight_ = 0;

  // Lanes. What stands at a lane outside busy_ means nothing; an idle lane's left_ is kIdle.
  LaneMask busy_ = 0;
  LaneMask soiled_ = 0;                           ///< idle, and their columns are not wiped yet
  std::array<std::int32_t, kMaxLanes> left_;      ///< words until the PDU ends
  std::array<std::uint32_t, kMaxLanes> begin_{};  ///< words of this slice before the PDU's
  std::array<std::uint32_t, kMaxLanes> turn_{};   ///< words since the PDU got the lane
  std::array<Job, kMaxLanes> jobs_{};

  // Parking places: columns of parked_, in the order in which they leave.
  std::size_t places_;
  LaneMask free_places_;
  FixedQueue<std::uint8_t, kMaxLanes> parked_order_;
  std::array<Job, kMaxLanes> parked_jobs_{};

  FixedQueue<Pdu*, kCapacity> waiting_;
  FixedQueue<Pdu*, kCapacity> finished_;

  std::array<State, 2> states_{};
  State* running_;
  State* spare_;
  State parked_{};
  std::size_t soiled_keystream_ = 0;  ///< bytes
  alignas(64) std::array<std::uint8_t, 4 * kSliceWords * kMaxLanes> keystream_{};
};

}  // namespace tandem::lanes
