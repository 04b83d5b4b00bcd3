// How input reaches the workers: they read it by themselves where the source allows, else a reader thread does.
#pragma once

#include "pipeline/flow.h"
#include "pipeline/s1_read/source.h"
#include "pipeline/s2_cut/cut.h"

namespace tandem::pipeline {

class Intake {
 public:
  Intake(Source& source, Cut& cut, Flow& flow);

  /// Whether `read_stream` must run in a thread of its own.
  [[nodiscard]] bool needs_reader() const { return !source_.size(); }

  /// Body of the reader thread: reads to the end of the stream, then shuts down the queue to the workers.
  void read_stream();

  /// For workers, from any thread: a chunk ready to run. nullptr if there is none: with `wait`, for good (end of
  /// input, or the run stops), without, for now.
  Chunk* take(bool wait);

 private:
  /// Reads and prepares one chunk; on failure stops the run. True if the chunk is ready to run.
  bool fill(Chunk& chunk);

  Source& source_;
  Cut& cut_;
  Flow& flow_;
};

}  // namespace tandem::pipeline
