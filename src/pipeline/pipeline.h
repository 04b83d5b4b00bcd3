// Runs the input through engines: read, cut, queue, run, order, write.
//
// A constant number of chunks circulates between threads: one worker per engine, a reader and a writer only where
// source or sink are streams. The next free engine takes the next chunk, so that engines of any speed share the work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/engine.h"
#include "pipeline/event.h"
#include "pipeline/failure.h"
#include "pipeline/s1_read/source.h"
#include "pipeline/s2_cut/framing.h"
#include "pipeline/s4_run/ran.h"
#include "pipeline/s6_write/sink.h"

namespace tandem::pipeline {

struct Job {
  Source& source;
  Sink& sink;
  const Framing& framing;
  /// One thread each; at least one.
  std::span<const std::unique_ptr<Engine>> engines;
  /// Called from the caller's thread about five times a second with the bytes of input whose output is
  /// written; may be empty.
  std::function<void(std::uint64_t bytes_done)> on_progress{};
};

/// The work of one engine; in the order of Job::engines.
struct EngineShare {
  std::string_view engine;
  std::uint64_t chunks = 0;
  std::uint64_t bytes = 0;  ///< of input
  std::uint64_t device_cycles = 0;
  DeviceEvents events{};  ///< of all runs of the engine
  std::vector<Ran> ran{};
};

struct Result {
  /// The first error; then the sink holds an unusable part of the output.
  std::optional<Failure> failure;
  /// Somebody set `stop` before the end; then, too, the output is a part.
  bool stopped = false;
  std::uint64_t bytes = 0;  ///< of input whose output is written
  std::vector<EngineShare> shares;

  [[nodiscard]] bool ok() const { return !failure && !stopped; }
};

/// Does the job; returns when every thread has ended and no engine holds a task.
///
/// stop: set it (also from a signal handler) to end the run early; a failure sets it too, so that streams that were
/// given the same event wake up. Not set before.
/// Throws std::bad_alloc or std::system_error if there is no memory or no thread to start with.
Result run(const Job& job, Event& stop);

}  // namespace tandem::pipeline
