// Runs PDUs of any lengths and keys through the kernels of one cipher, many side by side. Freestanding.
//
//   submit -> waiting -> (initialised in groups) -> parked -> running in a lane -> finished -> poll
//
// PDUs wait in a queue. They are initialised together, as many as there are and the widest kernel has lanes, because
// initialising clocks all lanes whether one or all are in use; the columns that find no free lane are parked, ready to
// run. A lane whose PDU ends is refilled from a parked column at the next multiple of 16 words.
//
// The PDUs in flight decide which kernel runs (lanes/plan.h): with many PDUs the one that costs least per lane; with
// few the one that finishes them first, down to one lane for one long stream. Columns move when the kernel changes.
//
// Checked by  scheduler_test.cpp, scheduler_wipe_test.cpp; in engines ../../src/catalog/conformance/conformance_pdu_test.cpp
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/fixed_queue.h"
#include "engine/lanes/kernel.h"
#include "engine/pdu.h"

namespace tandem::lanes {

/// Batch scheduler over one cipher. Belongs to one thread at a time; work happens only inside `poll`.
///
/// No allocation, locks or threads: all memory is inside the object. It is wiped when the last PDU in flight finishes
/// and on destruction; a column is wiped when its lane is given up without a successor.
///
/// Latency. Let a PDU of w0 <= kTurnWords keystream words be submitted while q PDUs are in flight that have W words
/// left. Let w be the longest, but no more than kTurnWords + kSliceWords, of up to g - 1 PDUs that are submitted later
/// but initialised together with it, where g is the lanes of the bulk kernel; i the clocks of an initialisation; n the
/// lanes of the narrowest kernel that runs meanwhile. With every length rounded up to a multiple of 16 words, it is
/// handed back by a poll that ends within
///
///     (W + (g - 1) w) / (3 n / 4)  +  w0 + kSliceWords  +  i (q + g + (w0 + kSliceWords) / 16)
///
/// clocks. As long as it has no lane, more than three quarters of the n lanes are busy with those PDUs, since no others
/// overtake it: that many at least are kept busy, as to refill less than a quarter costs more than to leave it idle for
/// a while. Once it has a lane, it keeps it, but others may be refilled, and groups be initialised for that, before
/// every 16 words.
/// A PDU that has held a lane for kTurnWords words while others are parked or wait goes to the end of the parked ones:
/// the bound holds for every kTurnWords of it as for a PDU that is submitted then. So short PDUs do not wait for the
/// end of long ones, as long as there are no more long ones than lanes and parking places.
/// A poll clocks at most kSliceWords words in every lane (kSingleSliceWords where there is one), and initialises at
/// most one group before every 16 of them.
class Scheduler {
 public:
  /// PDUs that it can hold between submit and poll.
  static constexpr std::size_t kCapacity = 256;
  /// Lanes are refilled at multiples of this.
  static constexpr std::size_t kStepWords = 16;
  static constexpr std::size_t kSliceWords = 256;
  static constexpr std::size_t kSingleSliceWords = 512;
  static constexpr std::size_t kTurnWords = 2048;

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

  void run_slice();
  [[nodiscard]] bool worth_refilling(LaneMask drained) const;
  void enter(LaneMask lanes, std::size_t offset);
  void generate(std::size_t begin, std::size_t words, std::size_t stride);
  void advance(std::size_t lane, std::size_t words);
  static void prefetch(const Job& job, std::size_t bytes);
  void absorb(std::size_t lane, std::size_t stride, std::size_t end);
  void finish(LaneMask drained, std::size_t stride);
  [[nodiscard]] const std::uint8_t* keystream_of(std::size_t lane, std::size_t stride) const;
  void plan();
  void change_kernel(const Kernel& kernel);
  void take_turns();
  void exchange(std::size_t lane);
  void fill(std::size_t offset);
  void begin_group(std::span<Job* const> jobs, State& state, const Kernel& kernel);
  void start_here(std::size_t offset);
  void park_waiting();
  void unpark(std::size_t lane, std::size_t offset);
  void wipe_idle();

  /// Returns whether the kernel XORs keystream into messages itself.
  [[nodiscard]] bool applies() const { return cipher_.function.xors && kernel_->apply != nullptr; }
  [[nodiscard]] std::size_t group_size() const;
  [[nodiscard]] std::size_t rows() const { return cipher_.function.rows; }
  [[nodiscard]] std::uint32_t* running_column(std::size_t lane) { return running_->words + lane; }

  const Cipher& cipher_;
  const Kernel& bulk_;
  const Kernel* kernel_;
  bool changed_ = true;  ///< since the last plan: PDUs came or went
  std::size_t in_flight_ = 0;

  // Lanes. Entries of lanes outside busy_ have no meaning.
  LaneMask busy_ = 0;
  LaneMask over_ = 0;                            ///< their PDUs have had their turn
  LaneMask soiled_ = 0;                          ///< idle, and their columns are not wiped yet
  std::array<std::uint32_t, kMaxLanes> turn_{};  ///< words since the PDU got the lane
  std::array<Job, kMaxLanes> jobs_{};

  // The slice in progress.
  std::array<std::uint32_t, kMaxLanes> begin_{};  ///< words before those of the PDU
  /// Element n has the lanes whose PDUs end in step n; the last element has those that end after this slice.
  std::array<LaneMask, kSingleSliceWords / kStepWords + 1> ending_{};
  std::size_t reach_ = 0;  ///< where the last of them would end

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
