// The confidentiality and integrity functions of 3GPP in software as engines, one per function and variant: those of TS
// 33.401, annex B, and those with keys of 256 bits. Freestanding.
//
// Checked by  testing/engines/pdu_engine_test.cpp, src/catalog/conformance/conformance_pdu_test.cpp
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/engine.h"
#include "engine/fixed_queue.h"
#include "engine/lanes/scheduler.h"
#include "engine/operation_facts.h"
#include "engine/software/batch_queue.h"

namespace tandem::software {

/// Runs the tasks of one function. submit only takes them; poll and wait work.
///
/// Encryption and decryption are the same for EEA. For EIA, NIA and NCA, encryption writes the tag, and decryption
/// compares it in constant time. generated/docs/operations.md shows which tasks are valid; a task that requires
/// hardware ends as unsupported. The status is authentication if the tag does not match, and io_error if a library
/// failed: the destination is then undefined, and no tag is written.
class PduEngine : public Engine {
 public:
  /// Tasks between submit and poll.
  static constexpr std::size_t kInFlight = lanes::Scheduler::kCapacity;

  [[nodiscard]] const Capabilities& capabilities() const final { return capabilities_; }
  std::size_t submit(std::span<Task* const> tasks) final;
  /// Does a bounded amount of work, unless there is enough to hand back already. None handed back does not mean that
  /// none is in flight.
  std::size_t poll(std::span<Task*> done) final;
  /// Works until poll has something to hand back. The engine has no clock: only work takes time.
  Status wait(std::uint64_t timeout_ns) final;
  [[nodiscard]] std::size_t in_flight() const final { return in_flight_; }

 protected:
  /// function: one for confidentiality or one for integrity. name: of the engine, in static storage.
  PduEngine(Algorithm function, std::string_view name);

  /// Takes PDUs, which with those not handed back are never more than kInFlight.
  virtual void start(std::span<Pdu* const> pdus) = 0;
  /// Does a bounded amount of work, at least some if there is any, and hands back finished PDUs; returns how many.
  virtual std::size_t advance(std::span<Pdu*> done) = 0;

  [[nodiscard]] bool begin(Task& task) const;
  Pdu& pdu_of(Task& task);
  Task* complete(Pdu& pdu);

 private:
  std::size_t collect(std::span<Task*> done);

  const OperationFacts& facts_;
  Capabilities capabilities_;
  bool has_mac_;  ///< Pdu::mac, not Pdu::tag
  std::size_t in_flight_ = 0;
  std::array<Pdu, kInFlight> pdus_{};
  std::array<std::uint16_t, kInFlight> free_;  ///< a stack of unused PDUs
  std::size_t free_count_ = kInFlight;
  FixedQueue<Task*, kInFlight> finished_;
};

/// An engine over a stream cipher, which runs many PDUs side by side (lanes/scheduler.h).
class StreamPduEngine : public PduEngine {
 public:
  /// cipher: the code that runs the function on this machine.
  StreamPduEngine(Algorithm function, std::string_view name, const lanes::Cipher& cipher);

 protected:
  void start(std::span<Pdu* const> pdus) override;
  std::size_t advance(std::span<Pdu*> done) override;

 private:
  lanes::Scheduler scheduler_;
};

/// An engine over a variant that runs batches at once.
class BatchPduEngine : public PduEngine {
 public:
  /// run: a batch, on this machine. forget_keys: wipes the keys that the calling thread keeps for it; nullptr: none.
  BatchPduEngine(Algorithm function, std::string_view name, RunBatch* run, void (*forget_keys)() = nullptr);
  /// Wipes the keys that the calling thread keeps for all engines of its kind; other threads' keys are wiped when those
  /// threads end.
  ~BatchPduEngine() override;

  /// Takes at most one batch of tasks.
  std::size_t run_at_once(std::span<Task* const> tasks) override;

 protected:
  void start(std::span<Pdu* const> pdus) override;
  std::size_t advance(std::span<Pdu*> done) override;

 private:
  using Queue = BatchQueue<kInFlight>;

  RunBatch* run_;
  void (*forget_keys_)();
  Queue queue_;
};

}  // namespace tandem::software
