// A thread's work: keeps one engine busy until the input ends.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/engine.h"
#include "pipeline/s1_read/intake.h"
#include "pipeline/s6_write/outlet.h"

namespace tandem::pipeline {

/// Chunks that a worker keeps in an engine at once: software runs one at a time; a device needs the next one waiting
/// while it works, and more would only take work from faster engines near the end of the input.
std::size_t worker_depth(const Engine& engine);

class Worker {
 public:
  /// What an engine did in a run.
  struct Share {
    std::uint64_t chunks = 0;
    std::uint64_t bytes = 0;
    std::uint64_t device_cycles = 0;
  };

  Worker(Engine& engine, Intake& intake, Outlet& outlet, Flow& flow)
      : engine_(engine), intake_(intake), outlet_(outlet), flow_(flow) {}

  /// Body of the thread. Returns when there is no more input or the run stops, with nothing left in the engine.
  void run();

  /// After run.
  [[nodiscard]] const Share& share() const { return share_; }

 private:
  /// Offers chunks to the engine until it is full or none is ready; waits for one only if the engine is empty.
  void submit();
  /// Takes back what is finished; waits if nothing is.
  void collect();
  void finish(const Task& task);
  void fail(const Chunk& chunk, Status status);

  Engine& engine_;
  Intake& intake_;
  Outlet& outlet_;
  Flow& flow_;
  Chunk* refused_ = nullptr;  ///< read, but the engine was full
  Share share_;
};

}  // namespace tandem::pipeline
