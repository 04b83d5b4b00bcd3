// Drives a core with tasks, pauses every channel at random, and checks every rule of docs/formats/core-ports.md.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

#include "engine/status.h"
#include "hw/tb/core/core_model.h"

namespace tandem::core_bench {

/// A task for the core and what must come back.
struct Job {
  Header header;
  std::vector<std::uint8_t> aad{};       ///< header.aad_bytes bytes
  std::vector<std::uint8_t> message{};   ///< empty without has_data
  std::vector<std::uint8_t> expected{};  ///< output
  Status status = Status::ok;
  std::array<std::uint8_t, 16> tag{};
};

/// The chance, per clock and in 1/256, that each side of the core pauses. A pause lasts 1 to 4 clocks, one in 32 up to
/// `longest`.
struct Pauses {
  int task = 0;
  int data_in = 0;
  int data_out = 0;
  int result = 0;
  int longest = 4;
  /// Clocks at the start in which no beat is taken.
  std::uint64_t sink_stalls = 0;
};

/// Clock cycles of the transfers of a run.
struct Trace {
  std::vector<std::uint64_t> headers;
  std::vector<std::uint64_t> beats;
  std::vector<std::uint64_t> results;  ///< in the order in which they came
};

/// The order in which a core answers. With `any`, a task comes only when no other one with its ctx is inside.
enum class Order { of_tasks, any };

class CoreBench {
 public:
  /// A run fails when nothing moves for `max_idle_clocks`.
  CoreBench(CoreModel& core, std::uint64_t seed, Order order = Order::of_tasks, std::uint64_t max_idle_clocks = 5000)
      : core_(core), random_(seed), order_(order), max_idle_clocks_(max_idle_clocks) {}

  /// Holds reset for as few clocks as a core may get, with every input valid.
  void reset();

  /// Runs the jobs, in order, until every result has come, then makes sure that nothing more comes. Any deviation is
  /// a GoogleTest failure that ends the run.
  Trace run(std::span<const Job> jobs, const Pauses& pauses = {});

  /// Offers the jobs at full speed for a number of clocks, taking beats or results or neither; checks what comes.
  Trace run_for(std::span<const Job> jobs, std::uint64_t clocks, bool take_beats, bool take_results);

 private:
  struct Run;

  CoreModel& core_;
  std::mt19937_64 random_;
  Order order_;
  std::uint64_t max_idle_clocks_;
};

}  // namespace tandem::core_bench
