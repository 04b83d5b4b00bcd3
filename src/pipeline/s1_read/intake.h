// Brings input to the workers: they read it by themselves if the source allows, otherwise a reader thread does.
#pragma once

#include "pipeline/flow.h"
#include "pipeline/s1_read/source.h"
#include "pipeline/s2_cut/cut.h"
#include "pipeline/s2_cut/framing.h"

namespace tandem::pipeline {

class Intake {
 public:
  Intake(Source& source, const Framing& framing, Cut& cut, Flow& flow);

  /// Returns whether `read_stream` must run in a separate thread.
  [[nodiscard]] bool needs_reader() const { return !source_.size(); }

  /// Body of the reader thread: reads to the end of the stream, then shuts down the queue to the workers.
  void read_stream();

  /// Returns a chunk ready to run, for workers, from any thread; nullptr if there is none: with `wait`, for good (end
  /// of input, or the run stops), without, for now.
  Chunk* take(bool wait);

 private:
  /// Reads one chunk; on failure stops the run and returns false.
  bool fill(Chunk& chunk);
  /// Reads the next chunk of a stream. Returns nullptr at its end, and when the run stops.
  Chunk* read_next();
  /// Passes a chunk to the workers. Returns false when the run stops.
  bool schedule(Chunk& chunk, bool last);

  Source& source_;
  const Framing& framing_;
  Cut& cut_;
  Flow& flow_;
  bool stream_ended_ = false;  ///< of the reader thread
};

}  // namespace tandem::pipeline
