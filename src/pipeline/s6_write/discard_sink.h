// The stub consumer: output to nowhere, for measurement.
//
// Source      the thesis' StubCryptor (section 5.2.4)
#pragma once

#include "pipeline/s6_write/sink.h"

namespace tandem::pipeline {

/// Takes everything, keeps nothing, costs nothing.
class DiscardSink final : public Sink {
 public:
  [[nodiscard]] bool random_access() const override { return true; }
  [[nodiscard]] int write(std::uint64_t /*offset*/, Pieces /*data*/) override { return 0; }
};

}  // namespace tandem::pipeline
