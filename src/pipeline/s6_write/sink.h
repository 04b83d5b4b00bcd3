// The place that results go to.
#pragma once

#include <cstdint>

#include "pipeline/pieces.h"

namespace tandem::pipeline {

/// Output of a pipeline. Does not throw.
class Sink {
 public:
  Sink() = default;
  Sink(const Sink&) = delete;
  Sink& operator=(const Sink&) = delete;
  virtual ~Sink() = default;

  /// Returns true if it is written at any offset, by several threads at once; false if by one thread, in order, without
  /// gaps.
  [[nodiscard]] virtual bool random_access() const = 0;

  /// Writes all of `data` at byte `offset`. Returns 0 or errno.
  [[nodiscard]] virtual int write(std::uint64_t offset, Pieces data) = 0;
};

}  // namespace tandem::pipeline
