// Takes results from the workers: they write by themselves if the sink allows, otherwise a writer thread does, in
// order.
#pragma once

#include "pipeline/flow.h"
#include "pipeline/s6_write/sink.h"

namespace tandem::pipeline {

class Outlet {
 public:
  Outlet(Sink& sink, Flow& flow) : sink_(sink), flow_(flow) {}

  /// Returns whether `write_stream` must run in a separate thread.
  [[nodiscard]] bool needs_writer() const { return !sink_.random_access(); }

  /// Body of the writer thread: writes until the last chunk, or until the run stops.
  void write_stream();

  /// Takes a chunk that has been run, from workers in any thread. Its failure ends the run after its output is written,
  /// in its turn if the order counts.
  void give(Chunk* chunk);

 private:
  /// Writes one chunk and frees it; on a failure, the chunk's or its own, stops the run.
  void write(Chunk* chunk);

  Sink& sink_;
  Flow& flow_;
};

}  // namespace tandem::pipeline
