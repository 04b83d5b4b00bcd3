// A thread's work: keeps one engine busy until the input ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/engine.h"
#include "pipeline/s1_read/intake.h"
#include "pipeline/s4_run/ran.h"
#include "pipeline/s6_write/outlet.h"

namespace tandem::pipeline {

/// Returns how many chunks a worker keeps in an engine at once: software runs one at a time; a device needs the next
/// one waiting while it works, and more would only take work from faster engines near the end of the input.
std::size_t worker_depth(const Engine& engine);

class Worker {
 public:
  /// The work of an engine in a run.
  struct Share {
    std::uint64_t chunks = 0;
    std::uint64_t bytes = 0;
    std::uint64_t device_cycles = 0;
    std::vector<Ran> ran = {};
  };

  Worker(Engine& engine, const Framing& framing, Intake& intake, Outlet& outlet, Flow& flow)
      : engine_(engine), framing_(framing), intake_(intake), outlet_(outlet), flow_(flow) {}

  /// Runs in the worker's thread. Returns when there is no more input, a task has failed or the run stops, with nothing
  /// left in the engine.
  void run();

  /// Returns the share of this engine. Only after `run`.
  [[nodiscard]] const Share& share() const { return share_; }

 private:
  /// Offers chunks to the engine until it is full or none is ready; waits for one only if the engine is empty.
  void submit();
  /// Makes the next chunk with something to do the one that is offered. Returns false if there is none.
  bool take_chunk();
  /// Offers what is left of the chunk's tasks. Returns false if the engine did not take all of it.
  bool offer(Chunk& chunk);
  /// Takes back what is finished; waits if nothing is.
  void collect();
  void finish(const Task& task);
  /// Notes that a task failed; of several, the first in the chunk counts. No more is begun then.
  void fail(Chunk& chunk, std::size_t task, Status status);
  /// Gives a chunk to which nothing more will happen to the outlet.
  void complete(Chunk& chunk);

  Engine& engine_;
  const Framing& framing_;
  Intake& intake_;
  Outlet& outlet_;
  Flow& flow_;
  std::size_t chunks_ = 0;    ///< with tasks in the engine, or offered
  Chunk* offered_ = nullptr;  ///< not all of its tasks are in the engine yet
  bool failed_ = false;
  Share share_;
};

}  // namespace tandem::pipeline
