// The PDUs of one function of a batch, and who computes it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <variant>

#include "capi/functions.h"
#include "capi/tandem.h"
#include "engine/lanes/plan.h"
#include "engine/lanes/scheduler.h"
#include "engine/pdu.h"
#include "engine/software/batch_queue.h"
#include "engine/software/hold.h"

namespace tandem::capi {

/// PDUs in a batch.
inline constexpr std::size_t kCapacity = 1024;

/// A PDU in flight: what runs, whose it is, and what it came to once it is finished.
struct Slot {
  Pdu pdu;
  tandem_pdu* owner;
  tandem_status status;
  const Function* function;
  std::array<std::uint8_t, 16> iv;  ///< of PDUs that bring none
};

/// The PDUs that wait for others, and those that run.
class Line {
 public:
  Line(const lanes::Cipher& cipher, std::uint64_t most_wait_ns)
      : runner_(std::in_place_type<lanes::Scheduler>, cipher),
        hold_(lanes::bulk_kernel(cipher.kernels).lanes, most_wait_ns) {}
  Line(software::RunBatch* run_batch, std::uint64_t most_wait_ns)
      : runner_(std::in_place_type<Queue>, run_batch), hold_(kEnough, most_wait_ns) {}

  void hold(Slot* slot, std::uint64_t now_ns) { hold_.push(slot, now_ns); }
  [[nodiscard]] bool holds() const { return hold_.size() > 0; }

  /// Returns false if there is no room.
  bool start(Pdu* pdu) {
    return std::visit([&](auto& runner) { return runner.submit({&pdu, 1}) == 1; }, runner_);
  }

  /// Lets those that wait go, as far as there is room, if it is time: by the clock, or in any case if `now_ns` is
  /// nothing.
  void release(std::optional<std::uint64_t> now_ns) {
    if (now_ns && !hold_.due(*now_ns)) return;
    while (holds() && in_flight() < lanes::Scheduler::kCapacity) start(&hold_.pop()->pdu);
  }

  /// Runs a slice of what there is; returns how many have ended.
  std::size_t run(std::span<Pdu*> done) {
    return in_flight() == 0 ? 0 : std::visit([&](auto& runner) { return runner.poll(done); }, runner_);
  }

 private:
  using Queue = software::BatchQueue<kCapacity>;
  /// A run is worth so many PDUs if there are no lanes to fill.
  static constexpr std::size_t kEnough = 16;

  [[nodiscard]] std::size_t in_flight() const {
    return std::visit([](const auto& runner) { return runner.in_flight(); }, runner_);
  }

  std::variant<lanes::Scheduler, Queue> runner_;
  software::Hold<Slot*, kCapacity> hold_;
};

}  // namespace tandem::capi
